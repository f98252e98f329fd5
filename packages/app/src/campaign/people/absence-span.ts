import { DAY, type Instant } from '@chancery/core';
import { type CampaignRow, NO_END, type Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inPlay } from '../pace/in-play.ts';
import { wordFaults } from '../terms/words.ts';

/** From when until when they are away; or for so many turns, the one in hand among them. */
export type AbsenceSpan = { readonly from: Instant; readonly until: Instant } | { readonly turns: number };

/** How long an absence lasts, as it is kept; or what is wrong with it. */
interface Lasts {
  readonly columns: { readonly fromAt: Instant; readonly untilAt: Instant; readonly throughTurn: number | null };
  readonly faults: readonly string[];
}

const LONGEST = 90 * DAY;
const MOST_TURNS = 50;

/** Reads what somebody says of their absence, the note for the masters included. */
export const lastsOf = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  said: AbsenceSpan & { readonly note: string },
): Promise<Lasts> => {
  const lasts = 'turns' in said ? await throughTurns(trx, app, campaign, said.turns) : untilBack(said, app.now());
  return { ...lasts, faults: [...lasts.faults, ...wordFaults('note', said.note, { least: 0, most: 1000 })] };
};

const throughTurns = async (trx: Trx, app: App, campaign: CampaignRow, turns: number): Promise<Lasts> => {
  const { pace, key } = await inPlay(trx, app, campaign);
  const last = pace.time.lastTurnOf(key, turns);
  const columns = { fromAt: app.now(), untilAt: NO_END, throughTurn: last };
  if (last === null) return { columns, faults: ['turns: in live play wanted from when until when'] };
  const fits = Number.isInteger(turns) && turns >= 1 && turns <= MOST_TURNS;
  return { columns, faults: fits ? [] : [`turns: wanted 1 to ${MOST_TURNS}`] };
};

const untilBack = ({ from, until }: Extract<AbsenceSpan, { from: Instant }>, now: Instant): Lasts => ({
  columns: { fromAt: from, untilAt: until, throughTurn: null },
  faults: spanFaults(from, until, now),
});

const spanFaults = (from: Instant, until: Instant, now: Instant): readonly string[] => {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(until)) return ['from, until: wanted milliseconds UTC'];
  if (until <= from || until <= now) return ['until: wanted a time after the beginning, and to come'];
  if (from < now - DAY) return ['from: wanted today or later'];
  return until - from > LONGEST ? [`until: wanted at most ${LONGEST / DAY} days of absence`] : [];
};

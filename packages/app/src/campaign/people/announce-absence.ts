import { type CampaignId, DAY, err, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import { type AbsenceId, absencesOf, addAbsence, isPast, NO_END, newId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { type InPlay, inPlay } from '../pace/in-play.ts';
import { ALIVE } from '../terms/status.ts';
import { wordFaults } from '../terms/words.ts';
import { momentIn } from './list-absences.ts';

/** From when until when they are away; or for so many turns, the one in hand among them. */
export type AbsenceSpan = { readonly from: Instant; readonly until: Instant } | { readonly turns: number };

export type AnnounceAbsence = AbsenceSpan & {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** For the masters; may be empty. */
  readonly note: string;
};

const LONGEST = 90 * DAY;
const MOST = 20;
const MOST_TURNS = 50;

/**
 * A ruler says that they will be away, and until when or for how many turns. Turns whose window closes meanwhile are not counted against them; their
 * orders, or those that they left standing, are carried out as always. The clock does not wait for them.
 */
export const announceAbsence = useCase<AnnounceAbsence, { readonly id: AbsenceId }>(
  'announceAbsence',
  (app, actor, input) => transact(app.store, (trx) => noteAbsence({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteAbsence = async (
  { app, trx, actor }: Within,
  input: AnnounceAbsence,
): Promise<Result<{ readonly id: AbsenceId }, AppError>> => {
  const { campaignId, seat, note } = input;
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'announceAbsence',
    of: { campaignId, seat },
    wanted: ALIVE,
  });
  if (!held.ok) return held;
  const { campaign, permit } = held.value;
  const moment = momentIn(app, campaign);
  const lasts =
    'turns' in input ? throughTurns(await inPlay(trx, app, campaign), input.turns) : untilBack(input, moment.now);
  const faults = [...lasts.faults, ...wordFaults('note', note, { least: 0, most: 1000 })];
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const said = (await absencesOf(trx, campaignId, seat)).filter((row) => !isPast(row, moment));
  if (said.length >= MOST) return err({ code: 'too-many', what: 'absences', limit: MOST, until: null });
  const id = newId<'absence'>();
  const userId = permit.userId ?? campaign.createdBy;
  const row = { fromAt: moment.now, untilAt: NO_END, throughTurn: null, ...lasts.columns };
  await addAbsence(trx, { campaignId, id, seat, userId, note: note.trim(), saidAt: moment.now, ...row });
  const { fromAt: from, untilAt: until, throughTurn: through } = row;
  const facts = { seat, from, ...(through === null ? { until } : { through }) };
  await audit(trx, app, { permit, campaignId, action: 'announceAbsence', facts });
  return ok({ id });
};

/** How long it lasts, as it is kept; or what is wrong with it. */
interface Lasts {
  readonly columns: { readonly fromAt?: Instant; readonly untilAt?: Instant; readonly throughTurn?: number };
  readonly faults: readonly string[];
}

const throughTurns = ({ pace, key }: InPlay, turns: number): Lasts => {
  const last = pace.time.lastTurnOf(key, turns);
  if (last === null) return { columns: {}, faults: ['turns: in live play wanted from when until when'] };
  const fits = Number.isInteger(turns) && turns >= 1 && turns <= MOST_TURNS;
  return { columns: { throughTurn: last }, faults: fits ? [] : [`turns: wanted 1 to ${MOST_TURNS}`] };
};

const untilBack = ({ from, until }: Extract<AbsenceSpan, { from: Instant }>, now: Instant): Lasts => ({
  columns: { fromAt: from, untilAt: until },
  faults: spanFaults(from, until, now),
});

const spanFaults = (from: Instant, until: Instant, now: Instant): readonly string[] => {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(until)) return ['from, until: wanted milliseconds UTC'];
  if (until <= from || until <= now) return ['until: wanted a time after the beginning, and to come'];
  if (from < now - DAY) return ['from: wanted today or later'];
  return until - from > LONGEST ? [`until: wanted at most ${LONGEST / DAY} days of absence`] : [];
};

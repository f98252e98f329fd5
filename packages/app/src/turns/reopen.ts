import { type CampaignRow, changeCampaign, changeSeat, type SheetRow, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellEverybody } from '../campaigns/everybody.ts';
import { type ClockSetting, firstClock, keptClock, NO_CLOCK, openedClock, stoppedClock } from '../deadlines/clock.ts';
import { clockSoFar } from '../live/clock-so-far.ts';
import { keepAsDrafts } from '../live/keep-as-drafts.ts';
import { labelOf } from '../live/label.ts';
import { liveWindow } from '../live/live-window.ts';
import { wakeIfLive } from '../live/wake.ts';
import { noteOnDesk, notify } from '../notices/notify.ts';
import { publish } from '../webhooks/publish.ts';
import { inPlay } from './in-play.ts';
import { readAgain } from './read-again.ts';
import { tellTurn } from './tell-turn.ts';

/** A campaign that was taken back. */
export interface Reopening {
  /** The game is over with the turns that were run again. */
  readonly over: boolean;
  readonly to: number;
  readonly reason: string;
  /** Sheets that had been sent in for the turn that is in hand now. */
  readonly waiting: readonly SheetRow[];
  /** Drafts for it that were newer: they are its rulers' drafts again. In live play drafts last by themselves. */
  readonly drafts: readonly SheetRow[];
  /** The seat that has taken its own post back, and the clock that goes on with it; else a master has, and it is set anew. */
  readonly by?: string;
  readonly clock?: CampaignRow;
}

/** Opens the window after the last turn that stands, with a deadline of its own, and tells everybody. Who holds which seat stays as it is. */
export const reopen = async (
  trx: Trx,
  app: App,
  before: CampaignRow,
  { over, to, reason, waiting, drafts, by, clock }: Reopening,
): Promise<void> => {
  const { id, edition, turn } = before;
  const now = app.now();
  const changes = over
    ? { ...NO_CLOCK, status: 'ended' as const, endedAt: now }
    : clock === undefined
      ? await clockOf(trx, app, before)
      : keptClock(clock, now);
  await changeCampaign(trx, id, changes);
  const campaign: CampaignRow = { ...before, ...changes };
  // Whoever was ready was so for the turn as it was before.
  for (const { seat } of await seatsOf(trx, id)) await changeSeat(trx, id, seat, { readyForTurn: null });
  const { ruleset, position, window } = await inPlay(trx, app, campaign);
  if (liveWindow(window) !== null) await keepAsDrafts(trx, app, campaign, waiting);
  else if (!over) {
    await readAgain(trx, app, { campaign, ruleset, position, window }, waiting, 'window');
    await keepAsDrafts(trx, app, campaign, drafts);
  }
  await wakeIfLive(trx, app, campaign);
  const facts = {
    kind: 'turn-rerun',
    turn: to,
    ...labelOf(window),
    reason,
    ...(by === undefined ? {} : { by }),
    ...(turn > to ? { through: turn } : {}),
    deadline: campaign.deadline,
  } as const;
  const key = `turn-rerun:${id}:${edition}`;
  // That a ruler has taken back his own post is to be read by everybody, and nobody is woken by a mail for it.
  await tellEverybody(trx, app, campaign, facts, key, by === undefined ? notify : noteOnDesk);
  await publish(trx, app, campaign, facts, key);
  if (turn > to) await tellTurn(trx, app, { campaign, ruleset, position, window }, window);
};

/** A paused campaign stays paused, with the whole time of the new window left. */
const clockOf = async (trx: Trx, app: App, campaign: CampaignRow): Promise<ClockSetting> => {
  const now = app.now();
  const opened = ((await isFirstWindow(trx, app, campaign)) ? firstClock : openedClock)(campaign, now);
  return campaign.status === 'paused' ? stoppedClock({ ...campaign, ...opened }, now) : opened;
};

/** A live window is the first one as long as the clock goes on with which the campaign began. */
const isFirstWindow = async (trx: Trx, app: App, campaign: CampaignRow): Promise<boolean> => {
  const play = await inPlay(trx, app, campaign);
  const live = liveWindow(play.window);
  return live === null ? campaign.turn === 0 : (await clockSoFar(trx, play, live)).since === 1;
};

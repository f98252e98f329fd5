import {
  type CampaignRow,
  changeCampaign,
  changeSeat,
  commitmentOf,
  type SheetRow,
  seatsOf,
  type Trx,
} from '@chancery/store';
import {
  type ClockSetting,
  firstClock,
  keptClock,
  NO_CLOCK,
  openedClock,
  stoppedClock,
} from '../../campaign/clock/clock.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { setGoing } from '../../campaign/pace/set-going.ts';
import { tellWindow } from '../../campaign/pace/tell-window.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { readAgain } from '../../desk/sheets/read-again.ts';
import type { App } from '../../ground/app.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { noteOnDesk, notify } from '../../ground/tell/notify.ts';
import { publish } from '../../ground/tell/publish.ts';
import { tellTurn } from '../run/tell-turn.ts';
import { keepAsDrafts } from './keep-as-drafts.ts';

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
  /** The turn that is open now had been run: it has another secret, since the one before was told. */
  readonly newDice: boolean;
  /** The seat that has taken its own post back, and the clock that goes on with it; else a master has, and it is set anew. */
  readonly by?: string;
  readonly clock?: CampaignRow;
  /** A master has edited the last turn: its clock goes on, and whom it concerns is told by others. */
  readonly quietly?: true;
}

/** Opens the window after the last turn that stands, with a deadline of its own, and tells everybody. Who holds which seat stays as it is. */
export const reopen = async (
  trx: Trx,
  app: App,
  before: CampaignRow,
  { over, to, reason, waiting, drafts, newDice, by, clock, quietly }: Reopening,
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
  const play = await inPlay(trx, app, campaign);
  if (!over) {
    const sheets = play.pace.back.sheets(waiting, drafts);
    await readAgain(trx, app, play, { sheets: sheets.reread, why: 'window' });
    await keepAsDrafts(trx, app, campaign, sheets.drafts);
  }
  await setGoing(trx, app, campaign);
  if (quietly === true) return;
  const promised = newDice ? await commitmentOf(trx, turnInHand(campaign)) : undefined;
  const facts = {
    kind: 'turn-rerun',
    turn: to,
    ...(play.pace.listed.movers(play.window) === null ? {} : play.pace.listed.label(play.window)),
    reason,
    ...(by === undefined ? {} : { by }),
    ...(turn > to ? { through: turn } : {}),
    ...(promised === undefined ? {} : { newDice: promised }),
    deadline: campaign.deadline,
  } as const;
  const key = `turn-rerun:${id}:${edition}`;
  // That a ruler has taken back their own post is to be read by everybody, and nobody is woken by a mail for it.
  await tellEverybody(trx, app, campaign, { facts, key, tell: by === undefined ? notify : noteOnDesk });
  await publish(trx, app, campaign, { news: facts, key });
  if (turn > to) await tellTurn(trx, app, play, { before: play });
  else await tellWindow(trx, app, play);
};

/** A paused campaign stays paused, with the whole time of the new window left. */
const clockOf = async (trx: Trx, app: App, campaign: CampaignRow): Promise<ClockSetting> => {
  const now = app.now();
  const play = await inPlay(trx, app, campaign);
  const timed = play.window.kind === 'window' ? play.window : {};
  const opened = ((await isFirstWindow(trx, play)) ? firstClock : openedClock)(campaign, now, timed);
  return campaign.status === 'paused' ? stoppedClock({ ...campaign, ...opened }, now) : opened;
};

/** A window is the first one as long as the clock goes on with which the campaign began. */
const isFirstWindow = async (trx: Trx, play: InPlay): Promise<boolean> => (await play.pace.time.since(trx, play)) === 1;

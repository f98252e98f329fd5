import type { SeatId, Window } from '@chancery/core';
import {
  type CampaignRow,
  changeCampaign,
  changeSeat,
  countingMarks,
  type SeatRow,
  type SheetRow,
  seatsOf,
  type Trx,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { type Play, turnInHand } from '../play/play.ts';
import { settingsOf } from '../terms/settings.ts';
import { closingTime, movedClock } from './clock.ts';

/**
 * Whether nobody needs the window any more: every ruler with a say in it is ready. Seats that nobody rules, or that a
 * caretaker looks after, hold nobody up.
 */
export const nobodyNeedsMore = (
  { seats: asked }: Window,
  turn: number,
  seats: readonly SeatRow[],
  sheets: readonly Pick<SheetRow, 'seat'>[],
): boolean => {
  const waitedFor = seats.filter(
    ({ seat, status, control }) => status === 'held' && control === 'ruler' && asked.includes(seat),
  );
  const sent = new Set(sheets.map(({ seat }) => seat));
  return waitedFor.length > 0 && waitedFor.every(({ seat, readyForTurn }) => sent.has(seat) && readyForTurn === turn);
};

/** Whether a window may close before its deadline, and nobody needs it any more. */
export const closesEarly = (
  campaign: CampaignRow,
  window: Play['window'],
  seats: readonly SeatRow[],
  sheets: readonly Pick<SheetRow, 'seat'>[],
): boolean =>
  campaign.status === 'running' &&
  campaign.heldSince === null &&
  window.kind === 'window' &&
  settingsOf(campaign).earlyWhenReady &&
  nobodyNeedsMore(window, turnInHand(campaign).turn, seats, sheets);

/**
 * Notes whether a ruler is ready, or leaves it as it was, and has a worker close the window if it can close now. Hold the
 * campaign with `lockCampaign`, unless readiness stays as it was.
 */
export const noteReady = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { campaign, window }: Pick<Play, 'campaign' | 'window'>,
  { seat, ready }: { readonly seat: SeatId; readonly ready: boolean | undefined },
): Promise<void> => {
  const { id, turn } = campaign;
  if (ready !== undefined) await changeSeat(trx, id, seat, { readyForTurn: ready ? turn + 1 : null });
  if (ready === undefined) return;
  const sheets = await countingMarks(trx, turnInHand(campaign));
  if (closesEarly(campaign, window, await seatsOf(trx, id), sheets)) {
    await changeCampaign(trx, id, { dueAt: app.now() });
  } else if (ready === false) {
    await rearmAfterUnready(trx, app, campaign);
  }
};

/** Somebody does need their time: the window is due when its clock says so, and no sooner. */
export const rearmAfterUnready = async (trx: Trx, app: Pick<App, 'now'>, campaign: CampaignRow): Promise<void> => {
  if (campaign.status !== 'running' || campaign.heldSince !== null) return;
  const now = app.now();
  const { dueAt } = movedClock(campaign.deadline, now);
  await changeCampaign(trx, campaign.id, { dueAt: dueAt !== null && dueAt <= now ? closingTime(campaign) : dueAt });
};

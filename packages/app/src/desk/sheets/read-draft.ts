import { type AnyOrder, hashOf, type Instant, ok } from '@chancery/core';
import { findSeat, type SheetChannel, type SheetKind } from '@chancery/store';
import { atDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import { useCase } from '../../ground/use-case.ts';

/** The newest orders that a ruler has kept or sent in for the turn in hand, wherever they wrote them. */
export interface KeptDraft {
  readonly turn: number;
  /** Of the newest sheet; 0 when there is none. A sheet that goes on from this one names it as its `base`. */
  readonly number: number;
  /** How, where and when it was written; null when there is none. */
  readonly kind: SheetKind | null;
  readonly channel: SheetChannel | null;
  readonly at: Instant | null;
  readonly orders: readonly AnyOrder[];
  readonly hash: string;
  /** They have said that they need no more time. */
  readonly ready: boolean;
  /** In live play: the turn that their last post became, as long as it can be taken back; otherwise null. */
  readonly undo: number | null;
}

/** What a device asks that comes back to orders it has kept itself: whether another has gone on meanwhile. */
export const readDraft = useCase<SeatOf, KeptDraft>('readTurnFile', async (app, actor, input) => {
  const { db } = app.store;
  const desk = await atDesk(db, actor, 'readTurnFile', input);
  if (!desk.ok) return desk;
  const { campaign } = desk.value;
  const play = await inPlay(db, app, campaign);
  const row = await findSeat(db, campaign.id, input.seat);
  const { taken, back } = play.pace;
  const asked = row !== undefined && (isAsked(play, input.seat) || taken.admits(play, row, true));
  if (!asked) return ok({ ...NOTHING, turn: campaign.turn + 1 });
  const { turn, number, sheet, orders } = await taken.draft(db, app, play, row);
  const { kind, channel, at } = sheet ?? NOTHING;
  const undo = (await back.undo(db, play, input.seat)) === null ? campaign.turn : null;
  const ready = row.readyForTurn === turn;
  return ok({ turn, number, kind, channel, at, orders, hash: hashOf(orders), ready, undo });
});

const NOTHING = {
  number: 0,
  kind: null,
  channel: null,
  at: null,
  orders: [],
  hash: hashOf([]),
  ready: false,
  undo: null,
} as const;

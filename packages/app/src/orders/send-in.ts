import { err, type Instant, ok, type Result } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  type CampaignRow,
  countingMarks,
  findSeat,
  jsonText,
  newestSheet,
  newId,
  plainJsonText,
  type SheetChannel,
  type SheetKind,
  sheetsInOrder,
  type Trx,
  type TurnKey,
  textHash,
} from '@chancery/store';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import type { AppError } from '../errors.ts';
import { labelOf } from '../live/label.ts';
import { liveWindow } from '../live/live-window.ts';
import { placePost } from '../live/place-post.ts';
import { transact } from '../transact.ts';
import { type InPlay, inPlay } from '../turns/in-play.ts';
import { couldReturn, isAsked } from '../turns/seating.ts';
import { type AtDesk, atDesk, heldAtDesk, type SeatOf } from './at-desk.ts';
import { type GivenOrders, givenFaults, type ReadOrders, readGiven, turnNamed } from './read-given.ts';
import { type Receipt, type ReceiptContent, wordsOf } from './receipt.ts';
import { type Placed, placeSheet } from './taking.ts';

/** A sheet as it comes in. */
export interface SendIn extends SeatOf, GivenOrders {
  readonly channel: SheetChannel;
  /** The turn that it was written for; whoever does not say means the one that is open. */
  readonly turn?: number | undefined;
  /**
   * The number of the sheet that this one goes on from, 0 for none. If a newer one has come meanwhile, from another device
   * or by mail, nothing is taken: whoever sends decides what becomes of the two.
   */
  readonly base?: number | undefined;
}

export interface SentIn {
  readonly trx: Trx;
  readonly desk: AtDesk;
  readonly play: InPlay;
  readonly placed: Placed;
  readonly receipt: Receipt;
}

export interface Sending {
  readonly useCase: 'submitOrders' | 'saveDraft';
  /** `waiting`: a draft that is sent in by itself as soon as the game asks for its seat. */
  readonly kind: Exclude<SheetKind, 'withdrawn'>;
  /** `lock` when what follows changes the campaign. */
  hold(play: InPlay): 'share' | 'lock';
  /** What follows in the same transaction. */
  then(sent: SentIn): Promise<Result<void, AppError>>;
}

/** So many sheets of a seat for one turn are more than anybody sends. */
const MOST_SHEETS = 5000;
/** Drafts leave room for what is sent in. */
const MOST_DRAFTS = 4500;

/**
 * Takes a sheet in: it is read by what the seat knows, then kept for good with its receipt. It is read before the
 * transaction begins, so that nobody waits for the reading; only if a turn came out meanwhile is it read again in it.
 */
export const sendIn = async (
  app: App,
  actor: Actor,
  input: SendIn,
  sending: Sending,
): Promise<Result<Receipt, AppError>> => {
  const arrivedAt = app.now();
  const faults = givenFaults(input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const desk = await atDesk(app.store.db, actor, sending.useCase, input);
  if (!desk.ok) return desk;
  const play = await inPlay(app.store.db, app, desk.value.campaign);
  const read = readGiven(play, input.seat, input);
  if (!read.ok) return read;
  const before = { play, read: read.value };
  return transact<Receipt, AppError>(app.store, (trx) => keep({ app, actor, trx, input, sending, arrivedAt, before }));
};

/** A sheet as it is understood at some moment of a campaign. */
interface Understood {
  readonly play: InPlay;
  readonly read: ReadOrders;
}

interface Keeping {
  readonly app: App;
  readonly actor: Actor;
  readonly trx: Trx;
  readonly input: SendIn;
  readonly sending: Sending;
  readonly arrivedAt: number;
  readonly before: Understood;
}

const keep = async (keeping: Keeping): Promise<Result<Receipt, AppError>> => {
  const { app, actor, trx, input, sending, before } = keeping;
  const desk = await heldAtDesk(trx, actor, sending.useCase, input, sending.hold(before.play));
  if (!desk.ok) return desk;
  const { campaign, permit } = desk.value;
  const understood = await understoodNow(trx, app, campaign, input, before);
  if (!understood.ok) return understood;
  const { play, read } = understood.value;
  const now = app.now();
  const named = input.turn ?? turnNamed(input);
  const live = liveWindow(play.window);
  const drafted = sending.kind !== 'submitted';
  const placed =
    live === null
      ? placeSheet(campaign, play.out, named, keeping.arrivedAt, now)
      : await placePost(trx, play, live, { named, drafted, now });
  if (!placed.ok) return placed;
  const { key, ahead } = placed.value.taking;
  const atMove = isAsked(play, input.seat);
  // In live play a plan can be made at any time: it waits for its move.
  const asked = ahead || atMove || (live === null ? await mayReturn(trx, play, input) : drafted);
  if (!asked) return err({ code: 'not-asked', seat: input.seat, turn: key.turn, ...labelOf(play.window) });
  const overtaken = live !== null && placed.value.insteadOf !== null;
  if (input.base !== undefined && !overtaken) {
    const newest = (await newestSheet(trx, key, input.seat))?.number ?? 0;
    if (newest !== input.base) return err({ code: 'conflict', what: 'draft', found: String(newest) });
  }

  const { orders } = read.reading;
  const empty = orders.length === 0 && read.reading.lines.length > 0;
  const stands = empty && (live !== null || (await countingMarks(trx, key)).some(({ seat }) => seat === input.seat));
  const counts = !drafted && !stands;
  // A draft is work in hand: what is not allowed yet stays on its list, with its reasons.
  const kept = drafted ? read.reading.lines.flatMap(({ order }) => order ?? []) : orders;
  const keptText = jsonText(kept);
  const sheet = {
    ...key,
    id: newId<'sheet'>(),
    seat: input.seat,
    kind: counts
      ? ('submitted' as const)
      : sending.kind === 'waiting' && !atMove
        ? ('waiting' as const)
        : ('draft' as const),
    channel: input.channel,
    userId: permit.userId,
    text: read.text,
    orders: keptText,
    hash: textHash(keptText),
    at: live === null ? now : await inOrder(trx, key, now),
  };
  const number = await addSheet(trx, sheet);
  const limit = drafted ? MOST_DRAFTS : MOST_SHEETS;
  if (number > limit) return err({ code: 'too-many', what: 'sheets', limit, until: null });
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: placed.value.insteadOf,
    number,
    counts,
    provisional: ahead,
    ...wordsOf(play.ruleset, read),
  };
  const { id: sheetId, seat, hash } = sheet;
  const id = newId<'receipt'>();
  const receipt: Receipt = { ...content, id, sheet: sheetId, seat, hash, at: now };
  if (sending.kind === 'submitted') {
    const { campaignId } = key;
    await addReceipt(trx, { campaignId, id, sheetId, seat, hash, lines: plainJsonText(content), at: now });
  }
  const after = await sending.then({ trx, desk: desk.value, play, placed: placed.value, receipt });
  return after.ok ? ok(receipt) : after;
};

/** Posts of a live window are resolved in the order in which they came: no two bear the same time. */
const inOrder = async (trx: Trx, key: TurnKey, now: Instant): Promise<Instant> =>
  Math.max(now, ((await sheetsInOrder(trx, key)).at(-1)?.at ?? 0) + 1);

/** A ruler whose seat the rules play since he was silent has it back when he sends orders. */
const mayReturn = async (trx: Trx, play: InPlay, { campaignId, seat }: SeatOf): Promise<boolean> => {
  const row = await findSeat(trx, campaignId, seat);
  return row !== undefined && couldReturn(play, row);
};

/** As it was understood before, unless since then a turn came out, or was taken back, or the press was opened or closed. */
const understoodNow = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  input: SendIn,
  before: Understood,
): Promise<Result<Understood, AppError>> => {
  const { turn, edition, pressMode } = before.play.campaign;
  if (campaign.turn === turn && campaign.edition === edition && campaign.pressMode === pressMode) return ok(before);
  const play = await inPlay(trx, app, campaign);
  const read = readGiven(play, input.seat, input);
  return read.ok ? ok({ play, read: read.value }) : read;
};

import { err, hashOf, ok, type Result } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  type CampaignRow,
  countingSheets,
  jsonText,
  newId,
  type SheetChannel,
  type SheetKind,
  type Trx,
} from '@chancery/store';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import type { AppError } from '../errors.ts';
import { transact } from '../transact.ts';
import { type InPlay, inPlay } from '../turns/in-play.ts';
import { type AtDesk, atDesk, heldAtDesk, type SeatOf } from './at-desk.ts';
import { type GivenOrders, givenFaults, type ReadOrders, readGiven, turnNamed } from './read-given.ts';
import { type Receipt, type ReceiptContent, wordsOf } from './receipt.ts';
import { type Placed, placeSheet } from './taking.ts';

/** A sheet as it comes in. */
export interface SendIn extends SeatOf, GivenOrders {
  readonly channel: SheetChannel;
  /** The turn that it was written for; whoever does not say means the one that is open. */
  readonly turn?: number | undefined;
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
  readonly kind: Extract<SheetKind, 'draft' | 'submitted'>;
  /** `lock` when what follows changes the campaign. */
  hold(campaign: CampaignRow, play: InPlay): 'share' | 'lock';
  /** What follows in the same transaction. */
  then(sent: SentIn): Promise<Result<void, AppError>>;
}

/** So many sheets of a seat for one turn are more than anybody sends. */
const MOST_SHEETS = 5000;
const TRIES = 3;

/**
 * Takes a sheet in: it is read by what the seat knows, then kept for good with its receipt. It is read before the
 * transaction begins, so that nobody waits for the reading; if a turn came out meanwhile it is read again.
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
  for (let tries = 1; ; tries += 1) {
    const desk = await atDesk(app.store.db, app, actor, sending.useCase, input);
    if (!desk.ok) return desk;
    const play = await inPlay(app.store.db, app, desk.value.campaign);
    const read = readGiven(play, input.seat, input);
    if (!read.ok) return read;
    const kept = await transact<Receipt, AppError | typeof MOVED_ON>(app.store, (trx) =>
      keep({ app, actor, trx, input, sending, arrivedAt, play, read: read.value }),
    );
    if (kept.ok) return kept;
    if (kept.error.code !== 'moved-on') return err(kept.error);
    if (tries === TRIES) throw new Error(`the campaign moved on ${TRIES} times while a sheet was read`);
  }
};

/** A turn came out, or was taken back, since the sheet was read. */
const MOVED_ON = { code: 'moved-on' } as const;

interface Keeping {
  readonly app: App;
  readonly actor: Actor;
  readonly trx: Trx;
  readonly input: SendIn;
  readonly sending: Sending;
  readonly arrivedAt: number;
  readonly play: InPlay;
  readonly read: ReadOrders;
}

const keep = async (keeping: Keeping): Promise<Result<Receipt, AppError | typeof MOVED_ON>> => {
  const { app, actor, trx, input, sending, play, read } = keeping;
  const hold = sending.hold(play.campaign, play);
  const desk = await heldAtDesk(trx, app, actor, sending.useCase, input, hold);
  if (!desk.ok) return desk;
  const { campaign, permit } = desk.value;
  if (campaign.turn !== play.campaign.turn || campaign.edition !== play.campaign.edition) return err(MOVED_ON);
  const now = app.now();
  const named = input.turn ?? turnNamed(input);
  const placed = placeSheet(campaign, play.out, named, keeping.arrivedAt, now);
  if (!placed.ok) return placed;
  const { key, ahead } = placed.value.taking;
  const asked = ahead || (play.window.kind === 'window' && play.window.seats.includes(input.seat));
  if (!asked) return err({ code: 'not-asked', seat: input.seat, turn: key.turn });

  const { orders } = read.reading;
  const empty = orders.length === 0 && read.reading.lines.length > 0;
  const replaced = empty ? (await countingSheets(trx, key)).find(({ seat }) => seat === input.seat) : undefined;
  const counts = sending.kind === 'submitted' && replaced === undefined;
  const sheet = {
    ...key,
    id: newId<'sheet'>(),
    seat: input.seat,
    kind: counts ? ('submitted' as const) : ('draft' as const),
    channel: input.channel,
    userId: permit.userId,
    text: read.text,
    orders: jsonText(orders),
    hash: hashOf(orders),
    at: now,
  };
  const number = await addSheet(trx, sheet);
  if (number > MOST_SHEETS) return err({ code: 'too-many', what: 'sheets', limit: MOST_SHEETS, until: null });
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
    await addReceipt(trx, { campaignId, id, sheetId, seat, hash, lines: jsonText(content), at: now });
  }
  const after = await sending.then({ trx, desk: desk.value, play, placed: placed.value, receipt });
  return after.ok ? ok(receipt) : after;
};

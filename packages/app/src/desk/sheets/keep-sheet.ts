import { type AnyOrder, err, type Instant, inSections, ok, type Result } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  dropOldDrafts,
  jsonText,
  newId,
  plainJsonText,
  type SheetChannel,
  type SheetKind,
  type Trx,
  textHash,
  type UserId,
} from '@chancery/store';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { answersGiven } from '../../campaign/play/answers.ts';
import type { Placed } from '../../campaign/play/placed.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import { keepOrders } from '../../campaign/position/orders-in.ts';
import type { AppError } from '../../ground/errors.ts';
import type { ReadOrders } from './read-given.ts';
import { askedBy, type Receipt, type ReceiptContent, undoneBy, wordsOf } from './receipt.ts';
import { receiptProofs } from './receipt-proofs.ts';
import { sectionReceipts } from './section-receipt.ts';
import { waitsSaid } from './waits.ts';

/** A sheet that may be kept. */
export interface ToKeep extends Pick<SeatOf, 'seat'> {
  readonly channel: SheetChannel;
  /** As it was sent. */
  readonly kind: Exclude<SheetKind, 'withdrawn'>;
  readonly userId: UserId | null;
  readonly play: InPlay;
  readonly read: ReadOrders;
  /** The orders that counted before, where sheets have sections. */
  readonly before: readonly AnyOrder[];
  /** Of a sheet that holds nothing for the turn: what its ruler goes on drafting, since it takes the place of no other. */
  readonly goesOn: readonly AnyOrder[] | null;
  /** It takes back some of them on its arrival, so that it counts though nothing else came with it. */
  readonly tookBack?: boolean;
  readonly placed: Placed;
  readonly now: Instant;
}

/** So many sheets of a seat for one turn are more than anybody sends. */
const MOST_SHEETS = 5000;
/** Drafts leave room for what is sent in. */
const MOST_DRAFTS = 4500;

/** So many drafts of a seat for one turn are kept: the one in hand, and what other devices went on from. */
const NEWEST_DRAFTS = 5;

/** Writes a sheet down for good, with a receipt if it was sent in. */
export const keepSheet = async (trx: Trx, sheet: ToKeep): Promise<Result<Receipt, AppError>> => {
  const { play, read, before, goesOn, placed, seat, channel, userId, now } = sheet;
  const { key, ahead } = placed.taking;
  const drafted = sheet.kind !== 'submitted';
  const counts = !drafted && goesOn === null && (sheet.tookBack === true || !(await leavesWhatCounts(trx, sheet)));
  // A draft is work in hand: what is not allowed yet stays on its list, with its reasons.
  const kept = drafted ? drafts(sheet) : (goesOn ?? read.reading.orders);
  const orders = jsonText(kept);
  const hash = textHash(orders);
  const id = newId<'sheet'>();
  const at = await play.pace.taken.sentAt(trx, key, now);
  const kind = counts ? 'submitted' : sheet.kind === 'waiting' && !isAsked(play, seat) ? 'waiting' : 'draft';
  if (counts) keepOrders(id, orders);
  const number = await addSheet(trx, { ...key, id, seat, kind, channel, userId, text: read.text, orders, hash, at });
  if (drafted) await dropOldDrafts(trx, key, seat, NEWEST_DRAFTS - 1);
  const limit = drafted ? MOST_DRAFTS : MOST_SHEETS;
  if (number > limit) return err({ code: 'too-many', what: 'sheets', limit, until: null });
  const asked = counts && !ahead ? askedBy(play, seat, read, await answersGiven(trx, key)) : [];
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: placed.insteadOf,
    number,
    counts,
    ...(goesOn === null ? {} : { apart: true as const }),
    provisional: ahead,
    ...wordsOf(play.ruleset, read),
    ...(ahead || goesOn !== null || isDeskDraft(sheet) ? {} : { undone: undoneBy(play.ruleset, read) }),
    ...(asked.length === 0 ? {} : { asked }),
    ...(counts ? sectionsSaid(sheet, before) : {}),
    ...(counts && !ahead ? waitsSaid(play, seat, read.reading.orders) : {}),
    ...(drafted || goesOn !== null ? {} : { proofs: await receiptProofs(trx, key, { number, hash }) }),
  };
  const receipt: Receipt = { ...content, id: newId<'receipt'>(), sheet: id, seat, hash, at: now };
  if (!drafted) {
    const { campaignId } = key;
    const lines = plainJsonText(content);
    await addReceipt(trx, { campaignId, id: receipt.id, sheetId: id, seat, hash, lines, at: now });
  }
  return ok(receipt);
};

const drafts = ({ play, read }: ToKeep): readonly AnyOrder[] =>
  inSections(
    play.ruleset.orders,
    read.reading.lines.flatMap(({ order }) => order ?? []),
    (order) => order,
  );

const sectionsSaid = (
  { play: { ruleset }, read: { known, reading } }: ToKeep,
  before: readonly AnyOrder[],
): Pick<ReceiptContent, 'sections'> => {
  const sections = sectionReceipts({ ruleset, known, reading, before });
  return sections === undefined ? {} : { sections };
};

/** Something was written, and nothing of it taken. What was kept of an earlier sheet did not come with this one. */
const isNothingTaken = ({ ruleset }: ToKeep['play'], { reading }: ReadOrders): boolean => {
  if (ruleset.orders.replaces !== 'sections') return reading.orders.length === 0 && reading.lines.length > 0;
  return reading.sections?.length === 0 && reading.lines.some(({ kept }) => kept !== true);
};

/** The desk says by itself what its draft leaves undone, and saves it often. */
const isDeskDraft = ({ kind, read }: ToKeep): boolean =>
  kind !== 'submitted' && read.text === '' && read.reading.lines.length > 0;

/** A sheet of which nothing could be taken does not count where there is something that it would replace. */
const leavesWhatCounts = async (trx: Trx, { play, read, placed, seat }: ToKeep): Promise<boolean> => {
  return isNothingTaken(play, read) && play.pace.taken.passesOver(trx, placed.taking.key, seat);
};

import {
  type AnyOrder,
  type ArrivalAct,
  arrivalsOf,
  err,
  hashOf,
  isMeantBy,
  ok,
  orderKindOf,
  type Result,
} from '@chancery/core';
import { receiptsOf, type Trx, type TurnKey } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import { inPart } from '../../ground/transact.ts';
import type { Within } from '../../ground/within.ts';
import type { Arrived } from '../sheets/arrived.ts';
import type { DoneLine } from '../sheets/done-line.ts';
import { receiptFrom } from '../sheets/receipt.ts';
import type { Arriving } from '../sheets/send-in.ts';
import { actNow } from './act-now.ts';

/** An order for which something was done in the turn before now. */
interface DoneOrder {
  readonly hash: string;
  readonly done: DoneLine;
}

/**
 * Does what a sheet asks for on its arrival, line by line; each is done or refused by itself, by what the actor may do. Hold the
 * campaign: what came before is read from the receipts of the turn, so that the same order that comes again, with the same sheet
 * or another, is not done twice.
 */
export const carryOutArrivals = async (
  within: Within,
  { play, seat, read, key, before: counted }: Arriving,
): Promise<Result<ReadonlyMap<number, Arrived>, AppError>> => {
  const arrived = new Map<number, Arrived>();
  const lines = arrivalsOf(play.ruleset.orders, read.reading);
  const earlier = lines.length === 0 ? [] : [...(await doneInTurn(within.trx, key, seat))];
  for (const { place, order } of lines) {
    const hash = hashOf(order);
    const act = orderKindOf(play.ruleset.orders, order.verb)?.onArrival?.(read.known, order);
    if (act === undefined) continue;
    const meant = act.act === 'take-back' ? counted.filter((each) => isMeantBy(act, each)) : [];
    // What was given once more after it was taken back is taken back anew.
    const before = meant.length > 0 ? undefined : doneBefore(earlier, hash, act);
    if (before !== undefined) {
      arrived.set(place, { done: { ...before, before: true } });
      continue;
    }
    const acted = await inPart(within.trx, () => actNow(within, { play, seat, order, act, meant }));
    if (!acted.ok && OURS.has(acted.error.code)) return err(acted.error);
    if (acted.ok) {
      const done = { act: act.act, at: within.app.now(), text: acted.value };
      earlier.push({ hash, done });
      arrived.set(place, { done });
    } else arrived.set(place, { refused: acted.error });
  }
  return ok(arrived);
};

/** Then nothing of the sheet is taken, and whoever sent it sends it again. */
const OURS: ReadonlySet<AppError['code']> = new Set(['incident', 'not-saved']);

const doneInTurn = async (trx: Trx, key: TurnKey, seat: Arriving['seat']): Promise<readonly DoneOrder[]> =>
  (await receiptsOf(trx, key, seat)).flatMap((row) =>
    receiptFrom(row).lines.flatMap(({ order, done }) =>
      order === null || done === undefined || done.before === true ? [] : [{ hash: hashOf(order as AnyOrder), done }],
    ),
  );

const PRESENCE: ReadonlySet<ArrivalAct['act']> = new Set(['away', 'back']);

/** Being away and being back end each other: what the other has ended since is done anew. */
const doneBefore = (earlier: readonly DoneOrder[], hash: string, { act }: ArrivalAct): DoneLine | undefined => {
  if (!PRESENCE.has(act)) return earlier.find((each) => each.hash === hash)?.done;
  const last = earlier.findLast(({ done }) => PRESENCE.has(done.act));
  return last?.hash === hash ? last.done : undefined;
};

import { listReceipts, type Submitted, saveDraft, submitOrders } from '@chancery/app';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';
import type { SeatWanted } from './load-seat.ts';
import type { SeatOf } from './seat-of.ts';

/** Orders as they stand on a page. */
export interface Written extends SeatOf {
  readonly text: string;
  /** The turn for which they were written. */
  readonly turn: number | undefined;
  /** What is to be done with them: `check`, `send`, or `anyway`, though something is left undone. */
  readonly deed: string;
  /** The receipt that was the newest when the page was read; empty if the page does not say. */
  readonly last: string;
}

/** What came of them: they are in, or what is to be said on the page. */
export type GivenOrders =
  | { readonly sent: Submitted }
  | { readonly sent: null; readonly found: Pick<SeatWanted, 'checked' | 'asks' | 'fault' | 'overtaken'> };

/** Checks orders, or sends them in if nothing speaks against it that their ruler has to know first. */
export const giveOrders = async (
  { app }: PageHouse,
  { actor }: Visitor,
  { deed, last, ...written }: Written,
): Promise<GivenOrders> => {
  const sheet = { ...written, channel: 'desk' } as const;
  const found = (what: Pick<SeatWanted, 'checked' | 'asks' | 'fault' | 'overtaken'>) => ({ sent: null, found: what });
  if (deed === 'check') {
    const drafted = await saveDraft(app, actor, sheet);
    return found(drafted.ok ? { checked: drafted.value } : { fault: drafted.error });
  }
  // From another window of theirs, their mail, their desk.
  const receipts = last === '' ? null : await listReceipts(app, actor, written);
  const newest = receipts?.ok ? receipts.value.at(-1) : undefined;
  if (newest !== undefined && newest.turn === written.turn && newest.id !== last) return found({ overtaken: true });
  if (deed === 'send') {
    const drafted = await saveDraft(app, actor, sheet);
    if (drafted.ok && (drafted.value.undone ?? []).length > 0) return found({ checked: drafted.value, asks: true });
  }
  const taken = await submitOrders(app, actor, sheet);
  return taken.ok ? { sent: taken.value } : found({ fault: taken.error });
};

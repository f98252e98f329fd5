import type { NoOrders } from './find-orders.ts';
import type { Doubt } from './sender.ts';

/** Why a mail with orders, or meant to have some, did not become a sheet. */
export type RefusedMail =
  | {
      readonly code: 'no-orders';
      readonly why: NoOrders;
      readonly files: readonly string[];
      /** What came with it and was not read. */
      readonly unread: readonly string[];
    }
  | { readonly code: 'too-large'; readonly size: number; readonly limit: number }
  /** `release`: the address of the page on which its ruler can let it count after all; null when they cannot. */
  | {
      readonly code: 'doubtful';
      readonly why: Doubt;
      readonly from: string | null;
      readonly receivedAt: string;
      readonly release: string | null;
    }
  /** Orders that were sent later, by whatever way, count already. */
  | { readonly code: 'overtaken'; readonly standing: string }
  /** `called`: the open one in the words of the rules, where its number means nothing to rulers. */
  | { readonly code: 'other-turn'; readonly named: number; readonly open: number; readonly called: string | null }
  | { readonly code: 'other-game'; readonly named: string; readonly game: string }
  | { readonly code: 'other-realm'; readonly named: string; readonly realm: string }
  | { readonly code: 'not-a-ruler' }
  | { readonly code: 'ended' };

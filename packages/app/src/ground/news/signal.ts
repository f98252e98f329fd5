import type { Instant, SeatId } from '@chancery/core';
import type { LetterId } from '@chancery/store';
import type { PublicNews } from './news.ts';
import type { OfTurn } from './notice.ts';

/** Of an article no more than that it is there: it may be withdrawn. */
type OfNews = Exclude<PublicNews, { readonly kind: 'press' }> | { readonly kind: 'press' };

/** What somebody who watches a campaign is told the moment it happens. What it is about is then to be read. */
export type SignalFacts =
  | OfNews
  /** It takes orders for the turn. */
  | (OfTurn & {
      readonly kind: 'window-opened';
      readonly seats: readonly SeatId[];
      readonly may: readonly SeatId[];
      readonly live: boolean;
      readonly deadline: Instant | null;
    })
  // for one party
  | { readonly kind: 'letter'; readonly letter: LetterId }
  /** Another seat has sent in an order for the turn that has this one for its addressee. */
  | (OfTurn & { readonly kind: 'offer' });

/** A signal before it is written. `party`: the seat that alone hears of it, or the masters; null: everybody. */
export interface Signal {
  readonly facts: SignalFacts;
  readonly party: SeatId | null;
  /** Names what it is about: nobody is told the same thing twice. */
  readonly key: string;
}

import type { Board, ConditionalGift, Contract, PeaceOffer, Privy, TradeOffer } from './state.ts';
import type { NationNumber } from './words.ts';

/** What one viewer sees: the board, on which abilities that they do not know are 0, and what is their own (W83-18.1 to 18.4). */
export interface View extends Board {
  /** The nation of the reader; null for spectators and masters. */
  readonly nation: NationNumber | null;
  readonly own: Own | null;
  /** The treasuries of all, for masters only. */
  readonly treasuries: readonly (number | null)[] | null;
}

export interface Own extends Privy {
  readonly peaceOffers: readonly PeaceOffer[];
  readonly tradeOffers: readonly TradeOffer[];
  readonly gifts: readonly ConditionalGift[];
  readonly contracts: readonly Contract[];
}

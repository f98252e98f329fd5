import type { State } from './state.ts';
import type { KingdomNumber } from './words.ts';

/** What a viewer sees: the whole board (HEP-15.1), and which kingdom is theirs. */
export interface View {
  /** Null for the public and the master. */
  readonly kingdom: KingdomNumber | null;
  readonly master: boolean;
  readonly board: State;
}

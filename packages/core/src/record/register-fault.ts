import type { ProofKind } from './proof-lines.ts';

/** What is wrong in a register, and where: turn 0 is the campaign itself. */
export interface RegisterFault {
  readonly code: RegisterFaultCode;
  readonly turn: number;
  readonly edition: number;
  /** The thing that a reader kept, or was told. */
  readonly kind?: ProofKind;
  /** Which of several, from 1: a line of the list, a sheet. */
  readonly number?: number;
  /** Of the dice that fell otherwise. */
  readonly label?: string;
}

export const REGISTER_FAULTS = [
  /** The reader kept something of which the register tells nothing any more. */
  'kept-missing',
  /** The register tells other than what the reader kept. */
  'kept-other',
  /** The reader was told two different things of the same. */
  'kept-twice',
  /** A told secret is not the one that was committed to. */
  'secret-other',
  /** The turn is out and its secret was not told. */
  'secret-missing',
  /** The secret was told while orders could still come. */
  'secret-early',
  /** A told secret serves for orders that came after. */
  'secret-used-again',
  /** The window was open before its dice were committed to. */
  'commitment-late',
  /** The turn is out and shows no list. */
  'list-missing',
  /** D is not the hash of the lines. */
  'list-other',
  /** The list was closed only after the turn was run. */
  'list-late',
  /** A seat has two lines. */
  'seat-twice',
  /** The turn was run again with other dice than before. */
  'first-list-other',
  /** New dice, and nobody was told why. */
  'reason-missing',
  /** No edition of the turn is shown that stands. */
  'turn-missing',
  /** The reader's own line, as it is opened, is not on the list. */
  'own-line-missing',
  /** It holds other orders than the receipt, and nothing is said to explain it. */
  'own-orders-other',
  /** Run again, the turn has other orders of the reader than before. */
  'own-orders-changed',
  /** A public roll is not what secret and list give. */
  'roll-other',
] as const;
export type RegisterFaultCode = (typeof REGISTER_FAULTS)[number];

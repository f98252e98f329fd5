import type { Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';

/** How often somebody has asked lately, of all processes of the server together. */
export interface RequestCountTable {
  /** A digest of who it is, since a row may be about an address. */
  readonly who: Fixed<string>;
  readonly began: Instant;
  readonly used: number;
}

import type { AnyOrder, CampaignId, Instant, Rulings } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** A turn that is out; turn 0 is the beginning. Triggers let nothing through but that it is superseded, once. */
export interface TurnTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly turn: Fixed<number>;
  readonly edition: Fixed<number>;
  readonly resolvedAt: Fixed<Instant>;
  /** Seals the record of this turn and, through `previousHash`, of all before it. */
  readonly hash: Fixed<string>;
  /** Null for turn 0. */
  readonly previousHash: Fixed<string | null>;
  readonly stateHash: Fixed<string>;
  /** Of the ruleset. */
  readonly version: Fixed<number>;
  /** Of Chancery. */
  readonly engine: Fixed<string>;
  readonly acts: Fixed<JsonText<readonly AnyOrder[]>>;
  readonly rulings: Fixed<JsonText<Rulings>>;
  /** Why it was run again, for everybody to read; null the first time. */
  readonly reason: Fixed<string | null>;
  /** Who closed it by hand; null for the clock. */
  readonly byUser: Fixed<UserId | null>;
  /** The edition that took its place after a roll back; null while it stands. */
  readonly supersededBy: number | null;
}

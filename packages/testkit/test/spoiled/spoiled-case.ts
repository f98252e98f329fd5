import type { Ruleset } from '@chancery/core';
import type { PlayedTurn } from '../../src/index.ts';
import type { SuiteCampaign } from '../../src/suite/material.ts';
import type { Purses } from '../toy/purses-types.ts';

type Faults = readonly string[] | Promise<readonly string[]>;

/** A fault that is planted into Purses, the check that must notice it, and what the check must say. */
export interface SpoiledCase {
  readonly what: string;
  readonly spoiled: Partial<Ruleset<Purses>>;
  faults(ruleset: Ruleset<Purses>, campaigns: readonly SuiteCampaign<Purses>[]): Faults;
  readonly found: RegExp;
  /** How the check says where to look. */
  readonly hint?: RegExp;
}

/** Looks at every turn that the spoiled ruleset has played. */
export const inTurns =
  (faultsOf: (ruleset: Ruleset<Purses>, turn: PlayedTurn<Purses>) => readonly string[]): SpoiledCase['faults'] =>
  (ruleset, campaigns) =>
    campaigns.flatMap(({ turns }) => turns.flatMap((turn) => faultsOf(ruleset, turn)));

import type { Order } from './order.ts';
import type { PlanBook } from './plans.ts';
import type { UnitId } from './unit-id.ts';
import type { Location, RealmNumber, Relation } from './words.ts';

/** A realm's orders of this turn in list order, with their list positions (MD-1.33). */
export interface Listed<O extends Order = Order> {
  readonly realm: RealmNumber;
  readonly position: number;
  readonly order: O;
}

/** What the phases of one turn keep in mind until it is over. Never stored. */
export interface Memory {
  /** All orders, realm by realm in canonical order, then by list position. Filled by `begin`. */
  listed: readonly Listed[];
  /** The plans of all units and how far they have come (MD-1.13). */
  readonly plans: PlanBook;
  /** relations[a][b] when the turn began (MD-3.9). */
  readonly relationsAtStart: readonly (readonly Relation[])[];
  /** Armies that left this phase across a border on which they met enemies, waiting for M11. */
  crossings: { unit: UnitId; from: Location; to: Location }[];
  /** Provinces in which a battle of this phase ended undecided: no owner change follows (MD-8.11). */
  readonly undecided: Set<Location>;
  /** Builders: armies that have passed the Move-point test of MD-5.22 this turn. */
  readonly builders: Set<UnitId>;
  /** Workers used this turn, by unit (MD-12.32). */
  readonly workers: Map<UnitId, number>;
}

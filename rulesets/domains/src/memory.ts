import type { Action } from './order.ts';
import type { DomainNumber, ProvinceNumber, Round, UnitId } from './words.ts';

/** An action that is taken in the round in hand, and its place on the list of its domain. */
export interface Taken {
  readonly order: Action;
  readonly position: number;
}

/** Enemies that have met in the field of a province; null stands for natives. */
export interface Contact {
  readonly province: ProvinceNumber;
  readonly aggressor: DomainNumber | null;
  readonly defender: DomainNumber | null;
}

/** What the phases of one turn keep in mind. */
export interface Memory {
  /** The round in hand; null before the first. */
  round: Round | null;
  /** The actions of the round in hand, by domain. */
  readonly actions: Map<DomainNumber, readonly Taken[]>;
  /** Domains that had no underling when the rounds began (DOM-3.4). */
  readonly unserved: Set<DomainNumber>;
  /** Domains whose ruler has died this turn, and in which round (DOM-3.8). */
  readonly bereaved: Map<DomainNumber, Round>;
  /** Where enemies have met in this round's marches (DOM-7.13). */
  readonly contacts: Contact[];
  /** The province from which a unit has come this round: where it falls back to (DOM-11.28). */
  readonly cameFrom: Map<UnitId, number>;
}

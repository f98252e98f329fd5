import type { Fighter } from '../events/battle.ts';
import type { Station, Unit } from '../state.ts';
import type { Crossing } from './land-modifiers.ts';

/** A Land Unit that attacks, and where it goes back to on a tie; null: it has not come from elsewhere (HEP-10.21). */
export interface LandAttacker extends Fighter {
  readonly boost: number;
  readonly crossing: Crossing;
  readonly origin: Station | null;
}

export const fighterOf = ({ id, kind, owner }: Unit): Fighter => ({ unit: id, kind, owner });

/** A unit that stands in the area already: it attacks without crossing (HEP-10.21). */
export const attackerOnTheSpot = (unit: Unit): LandAttacker => ({
  ...fighterOf(unit),
  boost: unit.boost,
  crossing: 'none',
  origin: null,
});

/** No more of a fighter than an event tells. */
export const plain = ({ unit, kind, owner }: Fighter): Fighter => ({ unit, kind, owner });

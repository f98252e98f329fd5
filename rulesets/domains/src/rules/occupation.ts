import type { UnitTable } from '../setting.ts';
import type { Holding, Province, State } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { unitsInField, unitsInside } from './find.ts';
import { effLevel, pointsOf } from './levels.ts';
import { areHostile, mayInvade } from './war.ts';

/** Who occupies what. */

/** Unit points that occupying it takes: its level, and one unit at least (DOM-13.3, 13.4). */
export const pointsToOccupy = (holding: Holding): number => Math.max(1, effLevel(holding));

/** Whether the occupiers are still enough (DOM-13.5). */
export const isStillOccupied = (state: State, units: UnitTable, holding: Holding): boolean => {
  const occupiers = unitsInside(state, holding.id).filter(({ owner }) => owner === holding.occupiedBy);
  return pointsOf(units, occupiers) >= pointsToOccupy(holding);
};

/** Whether a domain could occupy the province if it stood there alone (DOM-13.14). */
const mayOccupy = (state: State, domain: DomainNumber, { ruler }: Province): boolean =>
  ruler === null || (ruler !== domain && mayInvade(state, domain, ruler));

/** The domains that stand in the field of a province unopposed and may occupy it. */
export const occupiersOf = (state: State, province: Province): readonly DomainNumber[] => {
  const field = unitsInField(state, province.number);
  const owners = [...new Set(field.flatMap(({ owner }) => (owner === null ? [] : [owner])))];
  return owners.filter(
    (domain) =>
      mayOccupy(state, domain, province) &&
      !field.some(({ owner }) => owner !== domain && areHostile(state, domain, owner)),
  );
};

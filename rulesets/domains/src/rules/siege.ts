import type { UnitTable } from '../setting.ts';
import type { Holding, State, Unit } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { unitsInField, unitsInside } from './find.ts';
import { isOccupied, pointsOf } from './levels.ts';
import { areAllied, mayInvade } from './war.ts';

/** Sieges: who besieges what, and whether they are enough. */

/** Walls, or troops inside (DOM-12.1, 12.15). */
export const canBeBesieged = (state: State, holding: Holding): boolean =>
  !isOccupied(holding) && (holding.fortified || unitsInside(state, holding.id).length > 0);

/** Unit points that neutralise it: its own level and the units inside (DOM-12.2). */
export const pointsToBesiege = (state: State, units: UnitTable, holding: Holding): number =>
  holding.level + pointsOf(units, unitsInside(state, holding.id));

/** Units in the field that besiege it: whose domain has declared war on its owner (DOM-8.20, 12.3). */
export const besiegersOf = (state: State, { id, province, owner }: Holding): readonly Unit[] =>
  unitsInField(state, province).filter(
    (unit) =>
      unit.task?.kind === 'besiege' &&
      unit.task.holding === id &&
      unit.owner !== null &&
      mayInvade(state, unit.owner, owner),
  );

/** The domains that besiege it together, if they are enough: one, and those allied with it; else none (DOM-12.2, 12.3). */
export const besiegingDomains = (state: State, units: UnitTable, holding: Holding): readonly DomainNumber[] => {
  const besiegers = besiegersOf(state, holding);
  if (besiegers.length === 0 || !canBeBesieged(state, holding)) return [];
  const domains = [...new Set(besiegers.map(({ owner }) => owner as DomainNumber))];
  const needed = Math.max(1, pointsToBesiege(state, units, holding));
  for (const first of domains) {
    const together = domains.filter((domain) => domain === first || areAllied(state, domain, first));
    const points = pointsOf(
      units,
      besiegers.filter(({ owner }) => together.includes(owner as DomainNumber)),
    );
    if (points >= needed) return together;
  }
  return [];
};

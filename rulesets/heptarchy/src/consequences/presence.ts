import { areaUnder, isLandUnit } from '../rules/find.ts';
import type { State } from '../state.ts';
import type { KingdomNumber } from '../words.ts';

/** By area: the kingdoms of which Land Units stand there, ascending. Areas where nobody stands are left out. */
export const presenceOf = (state: Pick<State, 'units'>): readonly (readonly KingdomNumber[] | undefined)[] => {
  const presence: KingdomNumber[][] = [];
  for (const unit of state.units) {
    if (!isLandUnit(unit)) continue;
    const area = areaUnder(state, unit);
    if (area === null) continue;
    const there = presence[area] ?? [];
    presence[area] = there;
    if (!there.includes(unit.owner)) there.push(unit.owner);
  }
  for (const there of presence) there?.sort((a, b) => a - b);
  return presence;
};

import { type MarkerBase, sentence, type TroopMarker } from '@chancery/core';
import { realm as realmWords } from '../names/names.ts';
import { force } from '../names/troop-words.ts';
import type { Setting } from '../setting.ts';
import { kindOf, realmOf } from '../unit-id.ts';
import { miniatureOf } from '../units/miniature.ts';
import type { UnitView, View } from '../view-types.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';

/**
 * Troop miniatures: for each place and base the number of troops and the picture of the most valuable type; touching one
 * tells the troops by owner (MD-16.11, MD-16.12, MD-16.46). `kinds` leaves armies, fleets or garrisons out (MD-16.14).
 */
export const markersOf = (setting: Setting, view: View, kinds?: readonly string[]): readonly TroopMarker[] => {
  const groups = new Map<string, { area: Location; base: MarkerBase; units: UnitView[] }>();
  for (const unit of view.units) {
    if (unit.troops.length + unit.commanders === 0) continue;
    if (kinds !== undefined && !kinds.includes(kindOf(unit.id))) continue;
    const base = baseOf(view, realmOf(unit.id));
    const key = `${unit.location} ${base}`;
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else groups.set(key, { area: unit.location, base, units: [unit] });
  }
  return [...groups.values()].map(({ area, base, units }) => ({
    area,
    base,
    miniature: miniatureOf(
      setting,
      units.flatMap(({ troops }) => troops),
    ),
    count: headcount(units),
    title: titleOf(setting, units),
  }));
};

const baseOf = ({ realm, alliances }: View, owner: RealmNumber): MarkerBase => {
  if (owner === IND) return 'independent';
  if (realm === null) return 'foreign';
  if (owner === realm) return 'own';
  return alliances.some((pair) => pair.includes(realm) && pair.includes(owner)) ? 'allied' : 'foreign';
};

/** Troops; where there are none, commanders. */
const headcount = (units: readonly UnitView[]): number => {
  const troops = units.reduce((sum, unit) => sum + unit.troops.reduce((all, { count }) => all + count, 0), 0);
  return troops > 0 ? troops : units.reduce((sum, { commanders }) => sum + commanders, 0);
};

const titleOf = (setting: Setting, units: readonly UnitView[]): string =>
  [...Map.groupBy(units, ({ id }) => realmOf(id))]
    .map(([owner, forces]) => {
      const commanders = forces.reduce((sum, unit) => sum + unit.commanders, 0);
      const troops = forces.flatMap((unit) => unit.troops);
      return `${sentence(realmWords({ setting }, owner))}: ${force(setting, troops, commanders)}`;
    })
    .join('; ');

import { onceFor } from '@chancery/core';
import { knownLand, type Land } from '../../known/land.ts';
import { getTroop } from '../../rules/find.ts';
import { isSoldier } from '../../rules/troops.ts';
import { COMMANDER, type Setting } from '../../setting.ts';
import type { MdKnown } from '../../types.ts';
import { realmOf } from '../../unit-id.ts';
import type { ProvinceView, UnitView } from '../../view-types.ts';
import type { Location, RealmNumber } from '../../words.ts';

/** How the board stands for one reader: what all parts of the outlook look up. */
export interface Stand {
  readonly known: MdKnown;
  readonly me: RealmNumber;
  /** As far as it is seen. Never written to. */
  readonly land: Land;
  readonly own: readonly ProvinceView[];
  /** What each realm has in a place, on land or aboard ship. */
  forcesIn(location: Location): ReadonlyMap<RealmNumber, Force>;
}

/** Soldiers and commanders, who hold or take land (MD-11.5). */
export interface Force {
  readonly troops: number;
  readonly combat: number;
  /** In tenths, without modifiers (MD-16.48). */
  readonly hitPoints: number;
}

export const NO_FORCE: Force = { troops: 0, combat: 0, hitPoints: 0 };

/** Null for whoever rules nothing. */
export const standOf = onceFor((known: MdKnown): Stand | null => {
  const { view } = known;
  const { realm } = view;
  if (realm === null || view.master || view.realms[realm]?.control === 'defeated') return null;
  const units: UnitView[][] = [];
  for (const unit of view.units) {
    const there = units[unit.location];
    if (there === undefined) units[unit.location] = [unit];
    else there.push(unit);
  }
  const forces: ReadonlyMap<RealmNumber, Force>[] = [];
  return {
    known,
    me: realm,
    land: knownLand(view),
    own: view.provinces.filter((province) => province !== null).filter(({ owner }) => owner === realm),
    forcesIn: (location) => {
      const there = forces[location] ?? forcesOf(known.setting, units[location] ?? []);
      forces[location] = there;
      return there;
    },
  };
});

/** The same while there is something left to do: null once the campaign is over. */
export const openStandOf = (known: MdKnown): Stand | null => (known.view.outcome === null ? standOf(known) : null);

const forcesOf = (setting: Setting, units: readonly UnitView[]): ReadonlyMap<RealmNumber, Force> =>
  new Map([...Map.groupBy(units, ({ id }) => realmOf(id))].map(([realm, theirs]) => [realm, forceOf(setting, theirs)]));

const forceOf = ({ troops: list }: Setting, units: readonly UnitView[]): Force => {
  let { troops, combat, hitPoints } = NO_FORCE;
  for (const { troops: counts, commanders } of units) {
    troops += commanders;
    combat += commanders * COMMANDER.attacks * COMMANDER.combat;
    hitPoints += commanders * COMMANDER.hitPoints;
    for (const { type, count } of counts) {
      const troop = getTroop({ troops: list }, type);
      if (!isSoldier(troop)) continue;
      troops += count;
      combat += count * troop.attacks * troop.combat;
      hitPoints += count * troop.hitPoints;
    }
  }
  return { troops, combat, hitPoints };
};

/** What a realm has on land in a province. */
export const forceIn = ({ forcesIn }: Stand, location: Location, realm: RealmNumber): Force =>
  forcesIn(location).get(realm) ?? NO_FORCE;

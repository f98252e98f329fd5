import { onceFor } from '@chancery/core';
import { knownState } from '../../known/desk.ts';
import { getTroop } from '../../rules/find.ts';
import { isSoldier } from '../../rules/troops.ts';
import { COMMANDER, type Setting } from '../../setting.ts';
import type { State } from '../../state.ts';
import type { MdKnown } from '../../types.ts';
import { realmOf } from '../../unit-id.ts';
import type { ProvinceView, UnitView, View } from '../../view-types.ts';
import type { Location, RealmNumber } from '../../words.ts';

/** How the board stands for one reader: what all parts of the outlook look up. */
export interface Stand {
  readonly known: MdKnown;
  readonly me: RealmNumber;
  /** As far as it is seen. Never written to. */
  readonly state: State;
  readonly own: readonly ProvinceView[];
  unitsIn(location: Location): readonly UnitView[];
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
export const standOf = (known: MdKnown): Stand | null => {
  const { view } = known;
  const { realm } = view;
  if (realm === null || view.master || view.realms[realm]?.control === 'defeated') return null;
  const byPlace = placesOf(view);
  return {
    known,
    me: realm,
    state: knownState(view),
    own: view.provinces.filter((province) => province !== null).filter(({ owner }) => owner === realm),
    unitsIn: (location) => byPlace.get(location) ?? [],
  };
};

/** The same while there is something left to do: null once the campaign is over. */
export const openStandOf = (known: MdKnown): Stand | null => (known.view.outcome === null ? standOf(known) : null);

const placesOf = onceFor((view: View) => Map.groupBy(view.units, ({ location }) => location));

export const forceOf = ({ troops: list }: Setting, units: readonly UnitView[]): Force => {
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
export const forceIn = ({ known, unitsIn }: Stand, location: Location, realm: RealmNumber): Force =>
  forceOf(
    known.setting,
    unitsIn(location).filter(({ id }) => realmOf(id) === realm),
  );

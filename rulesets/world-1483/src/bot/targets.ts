import { getNation, getPlace, isNpc, territoriesOf } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { atWar } from '../rules/war.ts';
import type { Territory } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { defenceStrength, weightOf } from './odds.ts';
import { isMine, type Realm } from './realm.ts';

/** What a bot would like to have, the best first: what is nobody's, what its enemies have, and what it may go to war for. */
export interface Target {
  readonly place: PlaceNumber;
  readonly owner: number;
  /** What it is worth, to be weighed against what holds it. */
  readonly worth: number;
  readonly held: number;
  /** A nation at peace, on which war would have to be declared. */
  readonly peaceful: boolean;
}

const WORTH = { land: 3, value: 4, city: 4, first: 12 } as const;

const worthOf = ({ nation, tribal }: Realm, { number, value, city }: Territory): number =>
  WORTH.land +
  WORTH.value * value +
  (city === null || tribal ? 0 : WORTH.city) +
  (nation.original.includes(number) ? WORTH.first : 0);

/** Every land beside its own that another holds; `victim` is a nation at peace that it is ready to attack. */
export const targetsOf = (realm: Realm, victim: NationNumber | null): readonly Target[] => {
  const near = new Set(realm.lands.flatMap(({ number }) => landAdjacent(realm.setting, number)));
  return [...near]
    .filter((place) => !isMine(realm, place) && mayTake(realm, place, victim))
    .map((place) => targetAt(realm, place))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.place - b.place);
};

export const mayTake = ({ view, me }: Realm, place: PlaceNumber, victim: NationNumber | null): boolean => {
  const owner = view.territories[place]?.owner ?? me;
  return owner !== me && (owner <= 0 || owner === victim || atWar(view, me, owner));
};

export const targetAt = (realm: Realm, place: PlaceNumber): Target => {
  const territory = realm.view.territories[place] as Territory;
  const { owner } = territory;
  return {
    place,
    owner,
    worth: worthOf(realm, territory),
    held: weightOf(defenceStrength(realm.view, place)),
    peaceful: owner > 0 && !atWar(realm.view, realm.me, owner),
  };
};

/** What little is held is taken first. */
const scoreOf = ({ worth, held }: Target): number => (100 * worth) / (20 + held);

/** Nations beside its own that it is at peace with, the weakest first: what they have for each of their lands. */
export const neighboursOf = (realm: Realm): readonly NationNumber[] => {
  const { setting, view, me, lands } = realm;
  const near = new Set(
    lands
      .flatMap(({ number }) => landAdjacent(setting, number))
      .map((place) => view.territories[place]?.owner ?? me)
      .filter((owner) => owner > 0 && owner !== me && !atWar(view, me, owner)),
  );
  return [...near].toSorted((a, b) => a - b);
};

/** Nations that nobody plays within reach of its influence: beside it, or on the same waters. */
export const courtable = (realm: Realm): readonly NationNumber[] => {
  const { setting, view, me, lands } = realm;
  const zones = new Set(lands.flatMap(({ number }) => getPlace(setting, number).coasts));
  const near = new Set(neighboursOf(realm));
  for (const { number, owner } of territoriesOf(view)) {
    if (owner > 0 && getPlace(setting, number).coasts.some((zone) => zones.has(zone))) near.add(owner);
  }
  return [...near]
    .filter((nation) => nation !== me && isNpc(getNation(view, nation)) && !atWar(view, me, nation))
    .filter((nation) => getNation(view, nation).kind === 'npc')
    .toSorted((a, b) => a - b);
};

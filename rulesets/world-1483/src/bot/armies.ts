import type { UnitItem } from '../order.ts';
import { isGeneral } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { threatBeside } from '../rules/npc-placement.ts';
import type { Territory, Unit } from '../state.ts';
import { LAND_TYPES, type PlaceNumber } from '../words.ts';
import { attackStrength, weightOf } from './odds.ts';
import { idleIn, isMine, type Realm } from './realm.ts';
import type { Target } from './targets.ts';

/** Armies: who stays, who attacks where it can win, and who goes to where they are wanted. */

/** How many times what holds a land it wants to have before it attacks, in tenths. */
const ODDS = { wild: 14, enemy: 18, peaceful: 22 } as const;

/** Those who may leave a land: a tribe has to stay where it would collect, cities keep a watch, and threatened ones a guard. */
export const freeIn = (realm: Realm, place: PlaceNumber): readonly Unit[] => {
  const idle = idleIn(realm, place);
  const stay = watchOf(realm, realm.view.territories[place] as Territory);
  const here = realm.units.filter((unit) => unit.place === place && unit.carrier === null).length;
  const away = here - idle.length;
  const staying = Math.max(0, stay - away);
  const inOrder = idle.toSorted((a, b) => Number(a.type !== 'inf') - Number(b.type !== 'inf') || a.id - b.id);
  return inOrder.slice(staying);
};

const watchOf = (
  { setting, view, me, tribal, nation }: Realm,
  { number, city, tribalCity, value }: Territory,
): number => {
  if (tribal) return tribalCity === me ? 2 : value > 0 ? 1 : 0;
  const threat = threatBeside(setting, view, me, number);
  const guard = Math.min(6, Math.ceil(threat / 12));
  const home = setting.nations[nation.number]?.capital === number;
  return Math.max(guard, home ? 2 : city === null ? 0 : 1);
};

/** Attacks, the best target first, each with no more than it takes. */
export const attack = (realm: Realm, targets: readonly Target[]): void => {
  for (const target of targets) {
    const army = armyFor(realm, target);
    if (army === null) continue;
    realm.aims.add(target.place);
    for (const [from, units] of Map.groupBy(army, ({ place }) => place)) march(realm, units, from, [target.place]);
  }
};

export const wouldAttack = (realm: Realm, target: Target): boolean => armyFor(realm, target) !== null;

/** The smallest army of those who are ready that has the odds: cavalry first, then knights, then infantry; null without odds. */
const armyFor = (realm: Realm, target: Target): readonly Unit[] | null => {
  const ready = staging(realm, target.place).flatMap((place) => freeIn(realm, place));
  const inOrder = ready.toSorted((a, b) => ARMY_ORDER.indexOf(a.type) - ARMY_ORDER.indexOf(b.type) || a.id - b.id);
  const fighters = inOrder.filter(({ type }) => type !== 'art');
  const skill = Math.max(0, ...ready.map(({ place }) => generalIn(realm, place)?.skill ?? 0));
  for (let count = 1; count <= fighters.length; count += 1) {
    const army = fighters.slice(0, count);
    if (!hasOdds(realm, target, army, skill)) continue;
    const guns =
      target.held > 0
        ? inOrder.filter(({ type, place }) => type === 'art' && army.some((unit) => unit.place === place))
        : [];
    return [...army, ...guns];
  }
  return null;
};
const ARMY_ORDER: readonly string[] = ['cav', 'knt', 'inf', 'art'];

const hasOdds = (
  { setting }: Realm,
  { place, held, owner, peaceful }: Target,
  army: readonly Unit[],
  skill: number,
): boolean => {
  const odds = peaceful ? ODDS.peaceful : owner > 0 ? ODDS.enemy : ODDS.wild;
  return 10 * weightOf(attackStrength(setting, army, place, { skill, afloat: false })) >= odds * held;
};

const generalIn = ({ units, busy }: Realm, place: PlaceNumber): Unit | null =>
  units
    .filter((unit) => unit.place === place && isGeneral(unit) && unit.carrier === null && !busy.has(unit.id))
    .toSorted((a, b) => b.skill - a.skill || a.id - b.id)[0] ?? null;

/** Sends units on a way, with the best general who is there. */
export const march = (realm: Realm, units: readonly Unit[], from: PlaceNumber, to: readonly PlaceNumber[]): void => {
  const general = generalIn(realm, from);
  for (const { id } of units) realm.busy.add(id);
  if (general !== null) realm.busy.add(general.id);
  realm.orders.push({
    verb: 'MARCH',
    section: 'actions',
    args: { units: countsOf(units), from, to, ...(general === null ? {} : { with: general.id }) },
  });
};

/** So many of each type. */
export const countsOf = (units: readonly Unit[]): readonly UnitItem[] =>
  LAND_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [{ count, type }];
  });

/** Whoever has nothing to do goes a step, over own land, towards the nearest of the lands where they are wanted. */
export const gather = (realm: Realm, wanted: readonly PlaceNumber[]): void => {
  const { setting, view, me, lands } = realm;
  const distance = distancesTo(realm, wanted);
  for (const { number } of lands) {
    const left = distance.get(number) ?? 0;
    if (left === 0 || threatBeside(setting, view, me, number) > 0) continue;
    const to = landAdjacent(setting, number).find((next) => distance.get(next) === left - 1);
    const units = to === undefined ? [] : freeIn(realm, number);
    if (to !== undefined && units.length > 0) march(realm, units, number, [to]);
  }
};

/** Steps over own land from each own land to the nearest of some. */
export const distancesTo = (realm: Realm, goals: readonly PlaceNumber[]): ReadonlyMap<PlaceNumber, number> => {
  const distance = new Map(goals.map((goal) => [goal, 0]));
  for (const [place, steps] of distance) {
    for (const next of landAdjacent(realm.setting, place)) {
      if (!distance.has(next) && isMine(realm, next)) distance.set(next, steps + 1);
    }
  }
  return distance;
};

/** Own lands beside a target, where its army has to gather. */
export const staging = (realm: Realm, target: PlaceNumber): readonly PlaceNumber[] =>
  landAdjacent(realm.setting, target).filter((place) => isMine(realm, place));

import { GENERAL_COST, PORT_COST, UNITS } from '../data/units.ts';
import { coreOf, isFar } from '../rules/core.ts';
import {
  CITY_COST,
  developCost,
  INFLUENCE_COST,
  incorporationCost,
  MARRIAGE_COST,
  STEAL_COST,
} from '../rules/costs.ts';
import { getNation, getPlace, isGeneral, isShip, isTribe, nationsOf } from '../rules/find.ts';
import { haveLandBorder } from '../rules/geography.ts';
import { boxOf } from '../rules/war.ts';
import type { Territory } from '../state.ts';
import { ALLIED, FAVORABLE, type NationNumber, type PlaceNumber, type ShipType, type TroopType } from '../words.ts';
import { pays, type Realm } from './realm.ts';
import { courtable } from './targets.ts';

/** What a bot pays for: land that it governs first, then armies, then what brings more in later. */

/** Conquests that wait for a government, those that cost least for what they bring first. A tribe needs none (W83-16.10). */
export const incorporate = (realm: Realm): void => {
  if (realm.tribal) return;
  const waiting = realm.lands
    .filter(({ incorporatedBy }) => incorporatedBy !== realm.me)
    .map(({ number, value }) => ({ number, value, cost: incorporationCost(realm.view, realm.me, number) }))
    .toSorted((a, b) => a.cost - b.cost || b.value - a.value || a.number - b.number);
  for (const { number, cost } of waiting) {
    pays(realm, cost, { verb: 'INCORPORATE', section: 'actions', args: { territory: number } });
  }
};

/** Money is kept for what this turn's armies should take. */
export const incorporateAims = (realm: Realm): void => {
  if (realm.tribal) return;
  for (const place of [...realm.aims].toSorted((a, b) => a - b)) {
    const cost = incorporationCost(realm.view, realm.me, place);
    pays(realm, cost, { verb: 'INCORPORATE', section: 'actions', args: { territory: place } });
  }
};

/** Cities in which it may raise troops, those nearest to where they are wanted first. */
const citiesOf = ({ lands, me, tribal }: Realm, distance: ReadonlyMap<PlaceNumber, number>): readonly Territory[] =>
  lands
    .filter(({ city, tribalCity, incorporatedBy }) =>
      tribal && tribalCity === me ? true : city !== null && incorporatedBy === me,
    )
    .toSorted((a, b) => (distance.get(a.number) ?? FAR) - (distance.get(b.number) ?? FAR) || a.number - b.number);
const FAR = 99;

/** Troops where they are wanted: more infantry where it is threatened, more cavalry where it attacks. */
const RAISED: { readonly [Mood in 'threatened' | 'attacking']: readonly TroopType[] } = {
  threatened: ['inf', 'inf', 'cav'],
  attacking: ['inf', 'cav'],
};
/** A colony raises few at a time, and far ones are no use (W83-6.44). */
const MOST_RAISED = 20;

export const raise = (
  realm: Realm,
  plan: {
    readonly mood: keyof typeof RAISED;
    readonly budget: number;
    readonly distance: ReadonlyMap<PlaceNumber, number>;
  },
): void => {
  const [city] = citiesOf(realm, plan.distance).filter(({ number }) => !isFarOff(realm, number));
  if (city === undefined) return;
  const least = realm.purse - Math.min(plan.budget, realm.purse);
  hireGeneral(realm, city.number, least);
  const cycle = RAISED[plan.mood];
  const counts = new Map<TroopType, number>();
  for (let at = 0; at < MOST_RAISED; at += 1) {
    const type = cycle[at % cycle.length] as TroopType;
    if (realm.purse - UNITS[type].cost < least) continue;
    realm.purse -= UNITS[type].cost;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [type, count] of counts) {
    realm.orders.push({ verb: 'BUILD', section: 'actions', args: { count, type, at: city.number } });
  }
};

const isFarOff = ({ setting, view, me, nation }: Realm, place: PlaceNumber): boolean =>
  !nation.original.includes(place) && isFar(setting, coreOf(setting, view, me), place);

const MANY_TROOPS = 4;
const hireGeneral = (realm: Realm, at: PlaceNumber, least: number): void => {
  const generals = realm.units.filter(isGeneral).length;
  const troops = realm.units.length - generals;
  if (generals > 0 || troops < MANY_TROOPS) return;
  const special = realm.purse - least > 5 * GENERAL_COST.special;
  const cost = special ? GENERAL_COST.special : GENERAL_COST.standard;
  if (realm.purse - cost < least + UNITS.inf.cost) return;
  pays(realm, cost, { verb: 'BUILD_GENERAL', section: 'actions', args: { special, at } });
};

/** A port where it has none, then merchantmen: how many ships a bot wants in all. */
const WANTED_SHIPS = 7;
export const buildFleet = (realm: Realm): void => {
  const { setting, lands, units } = realm;
  const ports = lands.filter(({ port }) => port);
  const coastal = lands.filter(
    ({ number, incorporatedBy }) => incorporatedBy === realm.me && getPlace(setting, number).coasts.length > 0,
  );
  const [place] = coastal.filter(({ number, city }) => city !== null && !isFarOff(realm, number));
  if (ports.length === 0) {
    if (place !== undefined)
      pays(realm, PORT_COST, { verb: 'BUILD_PORT', section: 'actions', args: { at: place.number } });
    return;
  }
  if (units.filter(isShip).length >= WANTED_SHIPS) return;
  const port = realm.oneOf('port', ports);
  const zone =
    port === null
      ? undefined
      : getPlace(setting, port.number).coasts.find((each) => getPlace(setting, each).special !== 'barents');
  if (port === null || zone === undefined) return;
  const type: ShipType = realm.chance('frigate', 20) ? 'frg' : 'mer';
  const count = type === 'mer' && realm.purse >= 3 * UNITS.mer.cost ? 2 : 1;
  pays(realm, count * UNITS[type].cost, {
    verb: 'BUILD_SHIPS',
    section: 'actions',
    args: { count, type, at: zone, from: port.number },
  });
};

/** Builds up the land that costs least, steals trade, and founds a city where it governs a land without one. */
export const develop = (realm: Realm): void => {
  if (realm.tribal) return;
  const governed = realm.lands.filter(({ incorporatedBy }) => incorporatedBy === realm.me);
  const cheapest = governed.toSorted((a, b) => a.value - b.value || a.number - b.number)[0];
  if (realm.chance('city', 10)) {
    const bare = governed.filter(({ city, value }) => city === null && value > 0)[0];
    if (bare !== undefined)
      pays(realm, CITY_COST, { verb: 'FOUND_CITY', section: 'actions', args: { territory: bare.number } });
  }
  if (realm.chance('steal', 35)) steal(realm);
  if (cheapest === undefined) return;
  pays(realm, developCost(cheapest.value, false), {
    verb: 'DEVELOP',
    section: 'actions',
    args: { territory: cheapest.number },
  });
};

const steal = (realm: Realm): void => {
  const { setting, view, me } = realm;
  const rich = nationsOf(view).filter(
    ({ number, landTrade }) => number !== me && landTrade > 0 && haveLandBorder(setting, view, me, number),
  );
  const victim = realm.oneOf(
    'victim',
    rich.filter((nation) => !isTribe(nation)),
  );
  if (victim !== null)
    pays(realm, STEAL_COST, { verb: 'STEAL_LAND', section: 'actions', args: { nation: victim.number } });
};

/** Courts one neighbour that nobody plays: influence until it is friendly, then marriage. */
export const court = (realm: Realm): void => {
  if (realm.tribal) return;
  const { view, me } = realm;
  const warmth = (npc: NationNumber): number => boxOf(view, npc, me);
  const all = courtable(realm).filter((npc) => !getNation(view, npc).unmarriageable);
  const loved = all.toSorted((a, b) => warmth(b) - warmth(a) || a - b)[0];
  if (loved === undefined) return;
  if (warmth(loved) >= FAVORABLE) {
    pays(realm, MARRIAGE_COST, { verb: 'MARRY', section: 'actions', args: { npc: loved } });
    if (warmth(loved) >= ALLIED) return;
  }
  const times = realm.purse >= 8 * INFLUENCE_COST ? 2 : 1;
  pays(realm, times * INFLUENCE_COST, {
    verb: 'INFLUENCE',
    section: 'actions',
    args: times === 1 ? { npc: loved } : { npc: loved, times },
  });
};

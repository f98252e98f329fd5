import { by, sorted } from '@chancery/core';
import { FOUNDING, PRICE } from '../data/figures.ts';
import { provinceCodeOf } from '../rules/city-name.ts';
import { getProvince, livingNations, provincesOf } from '../rules/find.ts';
import { allUnitsOf, countOf } from '../rules/forces.ts';
import { cincOf, generalsOf, isFit } from '../rules/generals.ts';
import { improvedMost, payrollOf, revenueSum } from '../rules/revenue.ts';
import type { Nation, Province } from '../state.ts';
import { type Arm, LOYALTY, type NationNumber, type ProvinceNumber } from '../words.ts';
import { armySize, hostileStrength, isFront, ownStrength, ownUnits, worthOf } from './ground.ts';
import { isOwn, pays, type Realm } from './realm.ts';

/** Cities, generals, and what friends are worth. */

/** Tenths that stay in the treasury, whatever it builds. */
const RESERVE = 40;
/** Tenths for each point of its revenue above which it can spare something. */
const WEALTHY = 10;
/** Tenths of a gift to a friend. */
const GIFT = 50;
const GENERALS = { fewest: 3, most: 6, eachProvinces: 3 } as const;
/** How likely it does what seldom pays. */
const SELDOM = { gift: 30, cession: 10, refuge: 4, colony: 30, sack: 10, rank: 6, conversion: 30 } as const;

export const keepHouse = (realm: Realm): void => {
  moveCapital(realm);
  dismiss(realm);
  settle(realm);
  rebuild(realm);
  found(realm);
  improve(realm);
  retrain(realm);
  appoint(realm);
  command(realm);
  beGenerous(realm);
  plunder(realm);
};

const safe = (realm: Realm, { number }: Province): boolean => hostileStrength(realm, number) === 0;

/** A capital in other hands is no capital, and one that is about to fall is left in time; tribes need no city (UM-6.5, 9.21). */
const moveCapital = (realm: Realm): void => {
  const { own, provinces } = realm;
  if (!realm.allows('investment') || (own.capital !== null && isHeld(realm, own.capital))) return regain(realm);
  const [best] = sorted(
    provinces.filter((province) => (province.cty === 'Y' || own.kind === 'tribal') && safe(realm, province)),
    by(({ number }) => -worthOf(realm, number)),
  );
  if (best === undefined) return;
  const cost = best.originalOwner === realm.me ? PRICE.capitalOriginal : PRICE.capitalOther;
  pays(realm, cost, { verb: 'CAPITAL', section: 'options', args: { province: best.number } });
};

const isHeld = (realm: Realm, capital: ProvinceNumber): boolean =>
  isOwn(realm, capital) && hostileStrength(realm, capital) <= DOOMED * ownStrength(realm, capital);

/** So many times as strong as its garrison is whoever takes a city. */
const DOOMED = 3;

/** A capital that was lost and taken again is one only when it is made so once more (UM-9.24). */
const regain = (realm: Realm): void => {
  const { own, state, setting } = realm;
  const capital = own.capital === null ? null : getProvince(state, own.capital);
  if (!realm.allows('investment') || capital === null || capital.owner !== realm.me) return;
  if (capital.loyalty === LOYALTY.capital || capital.loyaltyCap < LOYALTY.capital || !safe(realm, capital)) return;
  const cost = capital.originalOwner === realm.me ? PRICE.capitalOriginal : PRICE.capitalOther;
  if (realm.purse < cost + payrollOf(setting, state, realm.me) / 4) return;
  pays(realm, cost, { verb: 'CAPITAL', section: 'options', args: { province: capital.number } });
};

/** Troops that cannot be paid go, and ships that carry nobody, where their pay would keep an army instead. */
const dismiss = (realm: Realm): void => {
  const { setting, state, me, own } = realm;
  if (own.kind !== 'civilised' || !realm.allows('demobilisation')) return;
  const over = payrollOf(setting, state, me) - 10 * revenueSum(setting, state, me);
  const left = Math.ceil(Math.max(0, over - Math.max(0, own.treasury)) / 10);
  if (left > 0) return disband(realm, left, ['sea', 'land']);
  if (over > -MARGIN) disband(realm, Math.min(MOST_SHIPS, idleShips(realm)), ['sea']);
};

/** Tenths of revenue above its pay with which it needs no more, and the most ships that it lets go at once. */
const MARGIN = 30;
const MOST_SHIPS = 4;

/** Ships beyond one for two of its army. */
const idleShips = ({ setting, state, me }: Realm): number => {
  const all = allUnitsOf(setting, state, me);
  return Math.max(0, countOf(setting, all, 'sea') - Math.ceil(countOf(setting, all, 'land') / 2));
};

/** So many units, where no enemy is near, one of each type staying in its place. */
const disband = (realm: Realm, units: number, arms: readonly Arm[]): void => {
  let left = units;
  for (const { number } of provincesOf(realm.state)) {
    for (const { type, category } of realm.setting.types) {
      if (left === 0) return;
      if (category === 'spy' || !arms.includes(category) || (category === 'land' && isFront(realm, number))) continue;
      const count = Math.min(left, Math.max(0, (ownUnits(realm, number)[type] ?? 0) - 1));
      if (count === 0) continue;
      left -= count;
      realm.orders.push({ verb: 'DISBAND', section: 'options', args: { province: number, type, count } });
    }
  }
};

/** Where a captured province is small, its garrison settles there, and makes it a colony (UM-7.3); tribes are counted by their men. */
const settle = (realm: Realm): void => {
  const { setting, own } = realm;
  if (own.kind !== 'civilised' || !realm.allows('demobilisation')) return;
  for (const province of realm.provinces) {
    const { number, loyalty, loyaltyCap } = province;
    if (loyalty !== LOYALTY.captured || loyaltyCap === LOYALTY.captured || !safe(realm, province)) continue;
    const count = Math.max(1, worthOf(realm, number));
    const type = setting.types.find(
      (each) => each.category === 'land' && (ownUnits(realm, number)[each.type] ?? 0) > count,
    )?.type;
    if (type === undefined || SETTLERS * count > armySize(realm) || !realm.chance('colony', SELDOM.colony)) continue;
    realm.orders.push({ verb: 'DISBAND', section: 'options', args: { province: number, type, count } });
    return;
  }
};

/** It gives at most one unit of so many for a colony. */
const SETTLERS = 6;

const rebuild = (realm: Realm): void => {
  if (!realm.allows('investment') || realm.own.kind !== 'civilised') return;
  for (const province of realm.provinces) {
    if (province.cty !== 'D' || !safe(realm, province)) continue;
    const cost = PRICE.rebuildEach * Math.max(1, province.base);
    if (realm.purse < cost + RESERVE) continue;
    pays(realm, cost, { verb: 'REBUILD', section: 'options', args: { province: province.number } });
  }
};

/** Improvements pay for themselves in two collections: most of what is left goes into them, at home first. */
const improve = (realm: Realm): void => {
  if (!realm.allows('investment')) return;
  const homes = sorted(
    realm.provinces.filter((province) => province.cty === 'Y' && safe(realm, province)),
    by((province) => (realm.own.capital === province.number ? 0 : LOYALTY.capital + 1 - province.loyalty)),
  );
  for (const { number, base, inv, invPending, orig } of homes) {
    const room = improvedMost({ orig }) - base - inv - invPending;
    const points = Math.min(room, Math.floor((realm.purse - RESERVE) / PRICE.improve));
    if (points < 1) continue;
    pays(realm, points * PRICE.improve, { verb: 'IMPROVE', section: 'options', args: { province: number, points } });
  }
};

const SMALLEST_CITY = 2;

/** A city in the wilds, named after the country about it. */
const found = (realm: Realm): void => {
  if (!realm.allows('investment') || realm.own.kind !== 'civilised') return;
  const cost = FOUNDING[SMALLEST_CITY] ?? 0;
  const wild = realm.provinces.find(
    (province) => isBare(realm, province) && safe(realm, province) && province.loyaltyCap > LOYALTY.captured,
  );
  const name = wild && `${wild.name.split(' ')[0]}ton`;
  if (wild === undefined || name === undefined || provinceCodeOf(name) !== wild.code) return;
  if (realm.purse < cost + RESERVE) return;
  const args = { province: wild.number, revenue: SMALLEST_CITY, name };
  pays(realm, cost, { verb: 'FOUND', section: 'options', args });
};

/** Land that earns less than the smallest city does, or ruins that it cannot pay to build up again. */
const isBare = (realm: Realm, { number, cty, base }: Province): boolean => {
  if (cty === 'N') return worthOf(realm, number) <= SMALLEST_CITY;
  return cty === 'D' && realm.purse < PRICE.rebuildEach * Math.max(1, base) + RESERVE;
};

const retrain = (realm: Realm): void => {
  const { setting, state } = realm;
  if (!realm.allows('investment') || setting.conversions.length === 0) return;
  for (const { number } of provincesOf(state)) {
    for (const { from, to } of setting.conversions) {
      const there = ownUnits(realm, number)[from] ?? 0;
      if (there < 2 || realm.purse < PRICE.convert + RESERVE || !realm.chance('retrain', SELDOM.conversion)) continue;
      pays(realm, PRICE.convert, {
        verb: 'CONVERT',
        section: 'options',
        args: { province: number, from, to, count: 1 },
      });
      return;
    }
  }
};

/** As many generals as there are places to be in at once. */
const appoint = (realm: Realm): void => {
  const { state, me, provinces } = realm;
  const fit = generalsOf(state, me).filter(isFit).length;
  const wanted = Math.min(
    GENERALS.most,
    Math.max(GENERALS.fewest, Math.ceil(provinces.length / GENERALS.eachProvinces)),
  );
  if (fit >= wanted || provinces.length === 0 || realm.purse < PRICE.appoint + 2 * RESERVE) return;
  pays(realm, PRICE.appoint, { verb: 'APPOINT', section: 'options', args: { command: 'land' } });
};

/** Somebody commands the fleet; who is famous rises. */
const command = (realm: Realm): void => {
  const { setting, state, me } = realm;
  const generals = generalsOf(state, me).filter(isFit);
  const chief = cincOf(state, me);
  const hasShips = provincesOf(state).some(({ number }) =>
    setting.types.some(({ type, category }) => category === 'sea' && (ownUnits(realm, number)[type] ?? 0) > 1),
  );
  const last = generals.at(-1);
  if (hasShips && generals.length > 2 && last !== undefined && generals.every((each) => each.command === 'land')) {
    const args = { general: last.number, command: 'sea' } as const;
    pays(realm, PRICE.reassign, { verb: 'REASSIGN', section: 'options', args });
  }
  const [famous] = sorted(
    generals,
    by(({ reputation }) => -reputation),
  );
  if (famous === undefined || chief === null || famous.number === chief.number) return;
  if (famous.seniority >= chief.seniority || famous.reputation <= chief.reputation) return;
  if (!realm.chance('rank', SELDOM.rank)) return;
  realm.orders.push({
    verb: 'RANK',
    section: 'options',
    args: { general: famous.number, level: Math.max(0, chief.seniority - 1) },
  });
};

/** Money for whoever fights the same enemy, and their own land back to those who are no enemies. */
const beGenerous = (realm: Realm): void => {
  const { state, me, enemies } = realm;
  const friends = livingNations(state).filter(({ number }) => number !== me && !enemies.includes(number));
  if (
    realm.purse > WEALTHY * revenueSum(realm.setting, state, me) &&
    enemies.length > 0 &&
    realm.chance('gift', SELDOM.gift)
  ) {
    const friend = realm.oneOf('friend', friends);
    if (friend !== null) {
      pays(realm, GIFT, { verb: 'TRANSFER', section: 'options', args: { nation: friend.number, tenths: GIFT } });
    }
  }
  giveLand(realm, friends);
};

/** Their own land, but no great prize, back to those who are no enemies, and of the small now and then to a friend what they can hardly hold. */
const giveLand = (realm: Realm, friends: readonly Nation[]): void => {
  const captured = realm.provinces.filter(({ loyalty }) => loyalty === LOYALTY.captured);
  const isFriend = (nation: NationNumber): boolean => friends.some(({ number }) => number === nation);
  const theirs = captured.find(
    ({ number, originalOwner }) =>
      isFriend(originalOwner) && worthOf(realm, number) <= PRIZE && ownStrength(realm, number) <= GARRISON,
  );
  if (theirs !== undefined) return cede(realm, theirs, theirs.originalOwner, SELDOM.cession);
  if (realm.provinces.length > SMALL) return;
  const shaky = captured.find(({ number, dev }) => dev > 0 && isFront(realm, number));
  const friend = realm.oneOf('heir', friends);
  if (shaky !== undefined && friend !== null) cede(realm, shaky, friend.number, SELDOM.refuge);
};

/** Worth so many points it keeps what it has taken. */
const PRIZE = 4;
/** Tenths of a force that can hold a province; what holds less is no army. */
const GARRISON = 40;
/** Who has no more provinces than these would rather have a friend beside it than lose them. */
const SMALL = 6;

const cede = (realm: Realm, { number }: Province, nation: NationNumber, percent: number): void => {
  if (!realm.chance('cede', percent)) return;
  realm.orders.push({ verb: 'CEDE', section: 'options', args: { province: number, nation } });
};

/** What cannot be held is sacked. */
const plunder = (realm: Realm): void => {
  for (const { number, loyalty, cty } of realm.provinces) {
    if (cty !== 'Y' || loyalty !== LOYALTY.captured || hostileStrength(realm, number) > 0) continue;
    const threatened = isFront(realm, number) && getProvince(realm.state, number).dev > 0;
    if (!threatened || ownStrength(realm, number) > GARRISON || !realm.chance('sack', SELDOM.sack)) continue;
    realm.orders.push({ verb: 'SACK', section: 'options', args: { province: number } });
    return;
  }
};

import { FOUNDING, PRICE } from '../data/figures.ts';
import { allows } from '../rules/calendar.ts';
import { findStack, getProvince, livingNations, provincesOf } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import { generalsOf } from '../rules/generals.ts';
import { areEnemies } from '../rules/hostility.ts';
import { improvedMost, revenueOf } from '../rules/revenue.ts';
import type { Province } from '../state.ts';
import { INDEPENDENTS, LOYALTY, TENTHS } from '../words.ts';
import { buy, chance, enemyWorth, order, ownProvinces, type Realm } from './realm.ts';

/** What a bot does at step 3: court, cities, intrigue. `keep` is what the troops will cost, in tenths. */
export const giveOptions = (realm: Realm, keep: number): void => {
  keepCourt(realm, keep);
  keepCapital(realm, keep);
  build(realm, keep);
  thinOut(realm);
  intrigue(realm, keep);
  giveAway(realm, keep);
};

/** Enough generals, each with a rank, and one of them for the ships. */
const keepCourt = (realm: Realm, keep: number): void => {
  const { setting, state, me, known } = realm;
  const generals = generalsOf(state, me);
  if (generals.length < ENOUGH_GENERALS) {
    buy(realm, PRICE.appoint, { verb: 'APPOINT', args: { command: 'land' } }, keep);
  }
  const unranked = generals.find(({ seniority }) => seniority === 0);
  if (unranked !== undefined) {
    const level = Math.max(
      1,
      Math.min(...generals.map(({ seniority }) => seniority).filter((each) => each > 0), 3) - 1,
    );
    order(realm, { verb: 'RANK', args: { general: unranked.number, level } });
  }
  const ships = known.view.stacks.some((here) =>
    here.some(({ nation, units }) => nation === me && countOf(setting, units, 'sea') > 1),
  );
  const lacksAdmiral = ships && !generals.some(({ command }) => command === 'sea');
  const junior = generals.filter(({ command }) => command === 'land').at(-1);
  if (lacksAdmiral && junior !== undefined && generals.length > 2 && chance(realm, 50)) {
    buy(realm, PRICE.reassign, { verb: 'REASSIGN', args: { general: junior.number, command: 'sea' } }, keep);
  }
};
const ENOUGH_GENERALS = 3;

/** A capital that is lost is given up for another city. */
const keepCapital = (realm: Realm, keep: number): void => {
  const { setting, state, me, own } = realm;
  if (!allows(setting, state.turn, 'investment') || own.capital === null) return;
  const present = getProvince(state, own.capital);
  if (present.owner === me && present.loyalty === LOYALTY.capital) return;
  if (present.owner === me) {
    buy(realm, PRICE.capitalOther, { verb: 'CAPITAL', args: { province: present.number } }, keep);
    return;
  }
  const [best] = richest(realm).filter(({ cty }) => cty === 'Y' || own.kind === 'tribal');
  if (best !== undefined) buy(realm, PRICE.capitalOther, { verb: 'CAPITAL', args: { province: best.number } });
};

const richest = (realm: Realm): readonly Province[] =>
  [...ownProvinces(realm)].sort((one, other) => other.base - one.base || one.number - other.number);

/** Ruins, new cities and better ones, in this order. */
const build = (realm: Realm, keep: number): void => {
  const { setting, state, own } = realm;
  if (!allows(setting, state.turn, 'investment')) return;
  const safe = richest(realm).filter(({ number }) => enemyWorth(realm, number) === 0);
  for (const { number, cty, orig } of safe) {
    if (cty === 'D') buy(realm, orig * PRICE.rebuildEach, { verb: 'REBUILD', args: { province: number } }, keep);
  }
  const bare = safe.find(
    (each) => each.cty === 'N' && revenueOf(setting, state, each) < FOUNDED && each.loyaltyCap > 1,
  );
  const cost = FOUNDING[FOUNDED] ?? 0;
  if (own.kind === 'civilised' && bare !== undefined && chance(realm, 40)) {
    const name = newName(realm, bare);
    buy(realm, cost, { verb: 'FOUND', args: { province: bare.number, revenue: FOUNDED, name } }, keep);
  }
  const room = safe.find((each) => each.cty === 'Y' && improvedMost(each) > each.base + each.inv + each.invPending);
  if (room !== undefined && realm.money - keep >= PRICE.improve * 3) {
    const points = Math.min(
      improvedMost(room) - (room.base + room.inv + room.invPending),
      Math.floor((realm.money - keep) / PRICE.improve / 2),
    );
    buy(realm, points * PRICE.improve, { verb: 'IMPROVE', args: { province: room.number, points } }, keep);
  }
};
const FOUNDED = 3;

/** A name whose letters nobody has: those of the province behind other ones. */
const newName = ({ state }: Realm, { name }: Province): string => {
  const letters = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  const codes = new Set(provincesOf(state).map(({ code }) => code));
  const start = ['Nova', 'Bel', 'Fort', 'Mons', 'Villa', 'Campo', 'Urbs', 'Aqua'].find(
    (each) => !codes.has(each.slice(0, 3).toUpperCase()),
  );
  return `${start ?? 'Xan'} ${letters}`.slice(0, 24).trim();
};

/** Troops that cannot be paid go home; captured provinces may become colonies by it. */
const thinOut = (realm: Realm): void => {
  const { setting, state, me, own } = realm;
  if (!allows(setting, state.turn, 'demobilisation') || own.kind !== 'civilised' || own.treasury >= 0) return;
  for (const { number } of ownProvinces(realm)) {
    const units = findStack(state, me, number)?.units ?? [];
    const type = setting.types.find((each) => each.category === 'land' && (units[each.type] ?? 0) > 2)?.type;
    if (type === undefined || enemyWorth(realm, number) > 0) continue;
    order(realm, { verb: 'DISBAND', args: { province: number, type, count: 1 } });
    return;
  }
};

/** Gates that gold opens, and generals whom it removes. */
const intrigue = (realm: Realm, keep: number): void => {
  const { setting, state, me, known } = realm;
  for (const { number, owner, cty } of provincesOf(state)) {
    const units = findStack(state, me, number)?.units ?? [];
    const besieges = countOf(setting, units, 'land') > 0 && countOf(setting, units, 'spy') > 0;
    const isFoe = owner === INDEPENDENTS || (owner !== me && areEnemies(state, me, owner));
    if (!besieges || !isFoe || cty !== 'Y' || enemyWorth(realm, number) === 0) continue;
    buy(realm, BRIBE, { verb: 'BRIBE', args: { province: number, tenths: BRIBE } }, keep);
  }
  const [prey] = known.view.known.generals
    .filter(({ turn }) => turn >= known.view.turn - 1)
    .flatMap(({ general }) => known.view.generals.filter(({ number }) => number === general))
    .filter(({ nation }) => nation !== me && areEnemies(state, me, nation));
  if (prey !== undefined && chance(realm, 15)) {
    buy(realm, KILLER, { verb: 'ASSASSINATE', args: { general: prey.number, tenths: KILLER } }, keep * 2);
  }
};
const BRIBE = 8 * TENTHS;
const KILLER = 12 * TENTHS;

/** What is lost anyway, or does more good elsewhere. */
const giveAway = (realm: Realm, keep: number): void => {
  const { state, me, own, setting } = realm;
  const friends = livingNations(state).filter(({ number }) => number !== me && !areEnemies(state, me, number));
  const [friend] = friends;
  if (friend !== undefined && realm.money > keep * 2 + RICH && chance(realm, 10)) {
    buy(realm, GIFT, { verb: 'TRANSFER', args: { nation: friend.number, tenths: GIFT } });
  }
  for (const { number, cty, loyalty, originalOwner } of ownProvinces(realm)) {
    const garrison = findStack(state, me, number)?.units ?? [];
    if (number === own.capital || loyalty !== LOYALTY.captured || countOf(setting, garrison, 'land') > 0) continue;
    const heir = friends.find((each) => each.number === originalOwner);
    if (heir !== undefined && chance(realm, 5)) {
      order(realm, { verb: 'CEDE', args: { province: number, nation: heir.number } });
    } else if (cty === 'Y' && own.treasury < 0 && originalOwner !== me && chance(realm, 20)) {
      order(realm, { verb: 'SACK', args: { province: number } });
    }
  }
};
const RICH = 40 * TENTHS;
const GIFT = 5 * TENTHS;

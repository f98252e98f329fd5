import { by, sorted } from '@chancery/core';
import { getProvinceInfo, getType } from '../rules/find.ts';
import { allUnitsOf, countOf } from '../rules/forces.ts';
import { type Recruits, recruitable } from '../rules/recruitment.ts';
import { payrollOf, revenueSum } from '../rules/revenue.ts';
import type { Province } from '../state.ts';
import { isFront, ownStrength } from './ground.ts';
import { sendSpies } from './plots.ts';
import { pays, type Realm } from './realm.ts';

/** Recruits: as many as the land can pay, near the enemy, of what fights best there. */

const RESERVE = 20;
/** Of what is collected so many percent go to the troops; in war all of it. */
const SHARE = { peace: 80, war: 110 } as const;
/** One siege train for so many others, and one ship for so many, where there is a coast to attack. */
const ONE_IN = { siege: 6, ship: 4 } as const;
const MOST_LINES = 8;

export const raise = (realm: Realm): void => {
  sendSpies(realm);
  let room = roomForTroops(realm);
  let lines = 0;
  for (const province of nearestFirst(realm)) {
    for (const { type, most } of bestFirst(realm, province)) {
      const { cost } = getType(realm.setting, type);
      const affordable = cost === 0 ? room : Math.floor((realm.purse - RESERVE) / cost);
      const count = Math.min(most ?? 0, room, affordable);
      if (count < 1) continue;
      if (lines === MOST_LINES) return;
      const args = { province: province.number, type, count };
      if (!pays(realm, count * cost, { verb: 'RECRUIT', section: 'recruits', args })) continue;
      room -= count;
      lines += 1;
    }
  }
};

/** How many more units its revenue maintains, and its treasury, until they have won something; tribes pay nobody. */
const roomForTroops = ({ setting, state, me, own, enemies, purse }: Realm): number => {
  if (own.kind === 'tribal') return Number.POSITIVE_INFINITY;
  const share = enemies.length > 0 ? SHARE.war : SHARE.peace;
  const paid = Math.floor((revenueSum(setting, state, me) * share) / 100) + Math.floor(purse / RAISED_AND_KEPT);
  return Math.max(0, paid - Math.ceil(payrollOf(setting, state, me) / 10));
};

/** Tenths for a unit and its pay of two years. */
const RAISED_AND_KEPT = 50;

const nearestFirst = (realm: Realm): readonly Province[] =>
  sorted(
    realm.provinces,
    by(({ number }) => (isFront(realm, number) ? 0 : 100) - Math.min(50, ownStrength(realm, number))),
  );

/** By open factor there for each unit; siege trains and ships come first while it has too few. */
const bestFirst = (realm: Realm, { number }: Province): readonly Recruits[] => {
  const { setting, state, me } = realm;
  const { terrain } = getProvinceInfo(setting, number);
  const all = allUnitsOf(setting, state, me);
  const [troops, ships] = [countOf(setting, all, 'land'), countOf(setting, all, 'sea')];
  const trains = setting.types.reduce((sum, { type, siege }) => sum + (siege >= SIEGE_TRAIN ? (all[type] ?? 0) : 0), 0);
  const worth = ({ type }: Recruits): number => {
    const { category, open, siege } = getType(setting, type);
    if (category === 'sea') return ships * ONE_IN.ship < troops ? MUCH : 0;
    return siege >= SIEGE_TRAIN && trains * ONE_IN.siege < troops ? MUCH : (open[terrain] ?? 0);
  };
  const wanted = recruitable(setting, state, me, number).filter(
    (each) => getType(setting, each.type).category !== 'spy' && worth(each) > 0,
  );
  return sorted(
    wanted,
    by((each) => -worth(each)),
  ).map((each) => (worth(each) === MUCH ? { ...each, most: Math.min(each.most ?? 0, 1) } : each));
};

/** A siege factor in tenths that is worth taking along, and a worth above all open factors. */
const SIEGE_TRAIN = 25;
const MUCH = 1000;

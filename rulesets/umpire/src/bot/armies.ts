import { by, sorted } from '@chancery/core';
import type { TroopItem } from '../order.ts';
import { getProvince, provincesOf } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import { generalsIn, generalsOf, isFit } from '../rules/generals.ts';
import type { General } from '../state.ts';
import type { CombatOrder, ProvinceNumber } from '../words.ts';
import {
  expectedStrength,
  garrisonOf,
  hostileStrength,
  isFront,
  isPrey,
  ownStrength,
  ownUnits,
  type Path,
  pathsFrom,
  strengthOf,
  worthOf,
} from './ground.ts';
import { land } from './landings.ts';
import { moveOrder } from './move-order.ts';
import { isOwn, type Realm } from './realm.ts';

/** Armies: besiege what they stand before, drive out who has come, march on what can be taken, gather at the front. */

/** How much stronger it wants to be, in percent: to attack a city, to storm it, to attack a country without one, to relieve. */
const SUPERIOR = { city: 150, storm: 250, country: 110, relief: 100 } as const;
/** A march of so many points takes the rest of a year. */
const NEAR = 16;
/** How likely it looks to the sea first where it has ships. */
const SAILS = 35;

export const marchArmies = (realm: Realm): void => {
  const busy = new Set<number>();
  for (const { number } of strongestFirst(realm)) command(realm, number, busy);
  bringGenerals(realm, busy);
};

/** Where it has troops and somebody to lead them. */
const strongestFirst = (realm: Realm) =>
  sorted(
    provincesOf(realm.state).filter(
      ({ number }) =>
        countOf(realm.setting, ownUnits(realm, number), 'land') > 0 && leadersAt(realm, number).length > 0,
    ),
    by(({ number }) => -ownStrength(realm, number)),
  );

const leadersAt = ({ state, me }: Realm, province: ProvinceNumber): readonly General[] =>
  generalsIn(state, province, [me]).filter(isFit);

const command = (realm: Realm, at: ProvinceNumber, busy: Set<number>): void => {
  const leaders = leadersAt(realm, at).filter(({ number }) => !busy.has(number));
  const [leader] = leaders;
  if (leader === undefined) return;
  busy.add(leader.number);
  if (isPrey(realm, getProvince(realm.state, at))) return besiege(realm, at, leader);
  if (hostileStrength(realm, at) > 0) return stand(realm, at, leader);
  if (realm.allows('lastCampaign')) return;
  if (realm.chance(`sail.${at}`, SAILS) && land(realm, at, leader)) return;
  const march = relief(realm, at) ?? attack(realm, at);
  if (march !== null && goes(realm, leader, march, riskOf(realm, at, march))) return;
  if (land(realm, at, leader)) return;
  const gather = isFront(realm, at) ? null : toTheFront(realm, at);
  if (gather !== null) goes(realm, leader, gather, '2D');
};

/** Where it is far stronger than whoever may be there it storms at once, before hunger and relief have their say. */
const riskOf = (realm: Realm, at: ProvinceNumber, { to }: Path): CombatOrder => {
  const strength = strengthOf(realm, movable(realm, at), to) + ownStrength(realm, to);
  return 100 * strength >= SUPERIOR.storm * expectedStrength(realm, to) ? '3R' : '2R';
};

/** Before a city it dares the assault at the lowest odds that its generals ask for, and else waits for hunger (UM-14.10, 14.18). */
const besiege = (realm: Realm, at: ProvinceNumber, { number: general }: General): void => {
  const [ours, theirs] = [ownStrength(realm, at), hostileStrength(realm, at)];
  const army: CombatOrder = 2 * ours < theirs ? '1R' : ours >= theirs ? '3R' : '2R';
  realm.orders.push({ verb: 'STANCE', section: 'movement', args: { general, army } });
};

/** At home, or on its way through the land of others, it goes out to fight when it is the stronger. */
const stand = (realm: Realm, at: ProvinceNumber, { number: general }: General): void => {
  const army: CombatOrder = ownStrength(realm, at) > hostileStrength(realm, at) ? '3D' : '1D';
  realm.orders.push({ verb: 'STANCE', section: 'movement', args: { general, army } });
};

/** A march that is worth it, and how much it is worth. */
interface Aim {
  readonly path: Path;
  readonly worth: number;
}

const bestOf = (aims: readonly Aim[]): Path | null =>
  sorted(
    aims,
    by(({ worth }) => -worth),
  )[0]?.path ?? null;

const movable = (realm: Realm, at: ProvinceNumber): readonly number[] => {
  let stays = garrisonOf(realm, at);
  const weakestFirst = sorted(
    [...realm.setting.types],
    by(({ multi }) => multi),
  );
  const left = [...ownUnits(realm, at)];
  for (const { type, category } of weakestFirst) {
    if (category !== 'land') left[type] = 0;
    const here = Math.min(stays, left[type] ?? 0);
    left[type] = (left[type] ?? 0) - here;
    stays -= here;
  }
  return left;
};

/** An own province in which an enemy stands that it can beat. */
const relief = (realm: Realm, at: ProvinceNumber): Path | null => {
  const units = movable(realm, at);
  return bestOf(
    pathsFrom(realm, at, 'land').flatMap((path): Aim[] => {
      const foe = isOwn(realm, path.to) && path.points <= NEAR ? hostileStrength(realm, path.to) : 0;
      const strength = strengthOf(realm, units, path.to) + ownStrength(realm, path.to);
      return foe > 0 && 100 * strength >= SUPERIOR.relief * foe
        ? [{ path, worth: 2 * worthOf(realm, path.to) - path.points }]
        : [];
    }),
  );
};

/** The richest and nearest that its strength allows. */
const attack = (realm: Realm, at: ProvinceNumber): Path | null => {
  const units = movable(realm, at);
  if (countOf(realm.setting, units, 'land') === 0) return null;
  return bestOf(
    pathsFrom(realm, at, 'land').flatMap((path): Aim[] => {
      const province = getProvince(realm.state, path.to);
      if (!isPrey(realm, province) || path.points > NEAR) return [];
      const wanted = province.cty === 'Y' ? SUPERIOR.city : SUPERIOR.country;
      const strength = strengthOf(realm, units, path.to) + ownStrength(realm, path.to);
      return 100 * strength >= wanted * expectedStrength(realm, path.to)
        ? [{ path, worth: 3 * Math.max(1, worthOf(realm, path.to)) - path.points }]
        : [];
    }),
  );
};

/** The nearest own province that touches the enemy, the one where most troops stand already. */
const toTheFront = (realm: Realm, at: ProvinceNumber): Path | null =>
  bestOf(
    pathsFrom(realm, at, 'land').flatMap((path): Aim[] =>
      isOwn(realm, path.to) && isFront(realm, path.to)
        ? [{ path, worth: ownStrength(realm, path.to) - 4 * path.points }]
        : [],
    ),
  );

/** All that can leave goes; false when nothing can. */
const goes = (realm: Realm, leader: General, path: Path, army: CombatOrder): boolean => {
  const units = movable(realm, leader.location);
  const troops = units.flatMap((count, type): TroopItem[] => (count > 0 ? [{ type, count }] : []));
  if (troops.length === 0) return false;
  realm.orders.push(moveOrder([leader.number], troops, path, { army }));
  return true;
};

/** Idle generals go to where troops have nobody to lead them. */
const bringGenerals = (realm: Realm, busy: Set<number>): void => {
  const { setting, state, me } = realm;
  const taken = new Set<ProvinceNumber>();
  for (const general of generalsOf(state, me)) {
    if (busy.has(general.number) || !isFit(general) || !isSpare(realm, general)) continue;
    const path = pathsFrom(realm, general.location, 'land').find(
      ({ to }) =>
        !taken.has(to) &&
        isOwn(realm, to) &&
        countOf(setting, ownUnits(realm, to), 'land') > 1 &&
        leadersAt(realm, to).length === 0,
    );
    if (path === undefined) continue;
    taken.add(path.to);
    realm.orders.push(moveOrder([general.number], null, path));
  }
};

/** Nobody misses them where they are. */
const isSpare = (realm: Realm, { location, number }: General): boolean =>
  countOf(realm.setting, ownUnits(realm, location), 'land') === 0 || leadersAt(realm, location)[0]?.number !== number;

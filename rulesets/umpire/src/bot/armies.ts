import { by, sorted } from '@chancery/core';
import type { TroopItem } from '../order.ts';
import { getProvince } from '../rules/find.ts';
import { generalsOf, isFit } from '../rules/generals.ts';
import type { General } from '../state.ts';
import type { CombatOrder, ProvinceNumber } from '../words.ts';
import { attack, type Field, relief, riskOf, toTheFront } from './aims.ts';
import { type Army, armiesOf, hasTroops, isTrusted, leadersAt } from './army.ts';
import { hostileStrength, isFront, isPrey, ownStrength, type Path, pathsFrom } from './ground.ts';
import { land } from './landings.ts';
import { moveOrder } from './move-order.ts';
import type { Realm } from './realm.ts';

/** Armies: besiege what they stand before, drive out who has come, march on what can be taken, gather at the front. */

/** How likely it looks to the sea first where it has ships. */
const SAILS = 35;

export const marchArmies = (realm: Realm): void => {
  const armies = armiesOf(realm);
  const aims = new Map<ProvinceNumber, ProvinceNumber>();
  for (const army of armies) aims.set(army.at, command(realm, army, { armies, aims }) ?? army.at);
  bringGenerals(realm);
};

/** Where it goes; null when it stays. */
const command = (realm: Realm, army: Army, field: Field): ProvinceNumber | null => {
  const { at } = army;
  const [leader] = leadersAt(realm, at);
  if (leader === undefined) return null;
  if (isPrey(realm, getProvince(realm.state, at))) return besiege(realm, at, leader);
  if (hostileStrength(realm, at) > 0) return stand(realm, at, leader);
  if (realm.allows('lastCampaign')) return null;
  const sails = realm.chance(`sail.${at}`, SAILS) ? land(realm, at, leader) : null;
  if (sails !== null) return sails;
  const march = relief(realm, army, field) ?? attack(realm, army, field);
  const goal = march && goes(realm, army, leader, { path: march, order: riskOf(realm, army, march) });
  if (goal !== null) return goal;
  const lands = land(realm, at, leader);
  if (lands !== null) return lands;
  const gather = isFront(realm, at) ? null : toTheFront(realm, army);
  return gather && goes(realm, army, leader, { path: gather, order: '2D' });
};

/** Before a city it dares the assault at the lowest odds that its generals ask for, and else waits for hunger (UM-14.10, 14.18). */
const besiege = (realm: Realm, at: ProvinceNumber, { number: general }: General): null => {
  const [ours, theirs] = [ownStrength(realm, at), hostileStrength(realm, at)];
  const army: CombatOrder = 2 * ours < theirs ? '1R' : ours >= theirs ? '3R' : '2R';
  realm.orders.push({ verb: 'STANCE', section: 'movement', args: { general, army } });
  return null;
};

/** At home, or on its way through the land of others, it goes out to fight when it is the stronger. */
const stand = (realm: Realm, at: ProvinceNumber, { number: general }: General): null => {
  const army: CombatOrder = ownStrength(realm, at) > hostileStrength(realm, at) ? '3D' : '1D';
  realm.orders.push({ verb: 'STANCE', section: 'movement', args: { general, army } });
  return null;
};

interface March {
  readonly path: Path;
  readonly order: CombatOrder;
}

/** All that can leave goes; null when nothing can. */
const goes = (realm: Realm, { units }: Army, leader: General, { path, order }: March): ProvinceNumber | null => {
  const troops = units.flatMap((count, type): TroopItem[] => (count > 0 ? [{ type, count }] : []));
  if (troops.length === 0) return null;
  realm.orders.push(moveOrder([leader.number], troops, path, { army: order }));
  return path.to;
};

/** Who has nothing to do goes to where troops have nobody to lead them, abroad too, and leaves a small troop for one far greater. */
const bringGenerals = (realm: Realm): void => {
  const { state, me } = realm;
  const taken = new Set<ProvinceNumber>();
  for (const general of generalsOf(state, me).filter(isFit)) {
    if (isOrdered(realm, general) || !isTrusted(realm, general)) continue;
    const left = isMissed(realm, general) ? ownStrength(realm, general.location) : 0;
    const [path] = sorted(
      pathsFrom(realm, general.location, 'land').filter(
        ({ to }) =>
          !taken.has(to) &&
          leadersAt(realm, to).length === 0 &&
          ownStrength(realm, to) > Math.max(ALONE, FAR_GREATER * left),
      ),
      by(({ to, points }) => points - ownStrength(realm, to)),
    );
    if (path === undefined) continue;
    taken.add(path.to);
    realm.orders.push(moveOrder([general.number], null, path));
  }
};

/** Tenths of a unit that needs nobody, and how much greater a troop is for which another is left. */
const ALONE = 16;
const FAR_GREATER = 2;

const isOrdered = ({ orders }: Realm, { number }: General): boolean =>
  orders.some(
    (order) =>
      (order.verb === 'MOVE' && order.args.generals.includes(number)) ||
      (order.verb === 'STANCE' && order.args.general === number),
  );

/** Troops where they are have nobody else. */
const isMissed = (realm: Realm, { location, number }: General): boolean =>
  hasTroops(realm, location) && leadersAt(realm, location)[0]?.number === number;

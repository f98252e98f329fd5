import { findUnit, provinceOf, troopOf } from '../rules/find.ts';
import { armiesAboard, loadOf } from '../rules/loading.ts';
import { hasPermission } from '../rules/permission.ts';
import { isProvince } from '../rules/places.ts';
import { isEmpty, storageOf, weightOf } from '../rules/troops.ts';
import type { Stack, Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';
import { settleLeader } from './leaders.ts';
import { intoNewUnit } from './new-unit.ts';

/**
 * M7: armies whose ships can no longer carry them are shifted to other ships, put ashore, or lost
 * (MD-6.51 to MD-6.58, MD-6.65). Armies whose fleet was destroyed count as aboard a fleet of storage 0.
 */
export const storageChecked = (turn: Turn): void => {
  for (const { id } of turn.state.units.filter(({ kind }) => kind === 'F')) relieveFleet(turn, id);
  for (const army of turn.state.units.filter(
    (unit) => unit.loadedOn !== null && !findUnit(turn.state, unit.loadedOn),
  )) {
    relieve(turn, {
      fleet: army.loadedOn as UnitId,
      realm: army.realm,
      location: army.location,
      storage: 0,
      armies: [army.id],
    });
    abandon(turn, army.id);
  }
};

/** MD-6.53 to MD-6.57 for one fleet. */
export const relieveFleet = (turn: Turn, id: UnitId): void => {
  const fleet = findUnit(turn.state, id);
  if (!fleet || loadOf(turn.setting, turn.state, fleet) <= storageOf(turn.setting, fleet.stacks)) return;
  relieve(turn, {
    fleet: id,
    realm: fleet.realm,
    location: fleet.location,
    storage: storageOf(turn.setting, fleet.stacks),
    armies: armiesAboard(turn.state, fleet).map((army) => army.id),
  });
};

/** What carries too much: a fleet, or the wreck of one. */
interface Carrier {
  readonly fleet: UnitId;
  readonly realm: RealmNumber;
  readonly location: number;
  readonly storage: number;
  readonly armies: readonly UnitId[];
}

const aboard = (turn: Turn, { fleet, armies }: Carrier): readonly Unit[] =>
  armies.flatMap((id) => {
    const army = findUnit(turn.state, id);
    return army && army.loadedOn === fleet ? [army] : [];
  });

const excess = (turn: Turn, carrier: Carrier): number =>
  aboard(turn, carrier).reduce((sum, army) => sum + weightOf(turn.setting, army.stacks), 0) - carrier.storage;

const relieve = (turn: Turn, carrier: Carrier): void => {
  shiftArmies(turn, carrier);
  while (excess(turn, carrier) > 0) shedTroops(turn, carrier, excess(turn, carrier));
  for (const id of carrier.armies) {
    const army = findUnit(turn.state, id);
    if (army && isEmpty(army)) turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: id, why: 'empty' });
  }
};

/** Whole armies first, the last in canonical order first (MD-6.54). */
const shiftArmies = (turn: Turn, carrier: Carrier): void => {
  for (const army of aboard(turn, carrier).toReversed()) {
    if (excess(turn, carrier) <= 0) return;
    const weight = weightOf(turn.setting, army.stacks);
    const fleet = shipsWithRoom(turn, carrier, army.realm, weight);
    if (weight === 0 || !fleet) continue;
    turn.emit({ kind: 'reloaded', rule: 'MD-6.54', army: army.id, from: carrier.fleet, to: fleet.id });
  }
};

/** The lowest-numbered other fleet there with so much free storage: of the carrying realm, else of the army's own. */
const shipsWithRoom = (turn: Turn, carrier: Carrier, armyRealm: RealmNumber, weight: number): Unit | undefined => {
  const fits = (realm: RealmNumber): Unit | undefined =>
    turn.state.units.find(
      (unit) =>
        unit.kind === 'F' &&
        unit.realm === realm &&
        unit.id !== carrier.fleet &&
        unit.location === carrier.location &&
        freeStorage(turn, unit) >= weight,
    );
  return fits(carrier.realm) ?? (armyRealm === carrier.realm ? undefined : fits(armyRealm));
};

const freeStorage = (turn: Turn, fleet: Unit): number =>
  storageOf(turn.setting, fleet.stacks) - loadOf(turn.setting, turn.state, fleet);

/** As many as need be of the troops that go next: to other ships, else ashore, else they are lost. */
const shedTroops = (turn: Turn, carrier: Carrier, tooMuch: number): void => {
  const next = nextToGo(turn, carrier);
  if (!next) throw new Error(`fleet ${carrier.fleet} is over its storage and carries nothing`);
  const { army, stack } = next;
  const { weight } = troopOf(turn.setting, stack.type);
  const wanted = Math.min(stack.count, Math.ceil(tooMuch / weight));
  const fleet = shipsWithRoom(turn, carrier, army.realm, weight);
  if (fleet) {
    const count = Math.min(wanted, Math.floor(freeStorage(turn, fleet) / weight));
    return joinAboard(turn, army, fleet, { ...stack, count });
  }
  const troops = [{ ...stack, count: wanted }];
  if (isProvince(turn.setting, carrier.location) && mayLand(turn, army)) return goAshore(turn, army, troops);
  turn.emit({
    kind: 'troops-gone',
    rule: 'MD-6.55',
    unit: army.id,
    troops,
    commanders: [],
    why: 'drowned',
    gold: 0,
    rolls: [],
  });
};

/** Heavier before lighter, cheaper before dearer, later in the table, higher army number (MD-6.56). */
const nextToGo = (turn: Turn, carrier: Carrier): { readonly army: Unit; readonly stack: Stack } | undefined => {
  const value = (type: number): { weight: number; cost: number } => troopOf(turn.setting, type);
  return aboard(turn, carrier)
    .flatMap((army) => army.stacks.map((stack) => ({ army, stack })))
    .sort(
      (a, b) =>
        value(b.stack.type).weight - value(a.stack.type).weight ||
        value(a.stack.type).cost - value(b.stack.type).cost ||
        b.stack.type - a.stack.type ||
        b.army.id - a.army.id ||
        a.stack.rank - b.stack.rank,
    )[0];
};

const joinAboard = (turn: Turn, army: Unit, fleet: Unit, stack: Stack): void => {
  const host = armiesAboard(turn.state, fleet).find(({ realm }) => realm === army.realm);
  if (host) move(turn, army, host, [stack], 'storage');
  else intoNewUnit(turn, 'MD-6.54', army.realm, 'A', army, [stack], [], 'storage', fleet.id);
};

const mayLand = ({ state }: Turn, army: Unit): boolean =>
  hasPermission(state, provinceOf(state, army.location), army.realm);

/** MD-6.57 */
const goAshore = (turn: Turn, army: Unit, troops: readonly Stack[]): void => {
  const host = turn.state.units.find(
    (unit) =>
      unit.kind === 'A' && unit.realm === army.realm && unit.location === army.location && unit.loadedOn === null,
  );
  if (host) move(turn, army, host, troops, 'ashore');
  else intoNewUnit(turn, 'MD-6.57', army.realm, 'A', army, troops, [], 'ashore');
};

const move = (turn: Turn, from: Unit, to: Unit, troops: readonly Stack[], why: 'storage' | 'ashore'): void => {
  const mpUsed = Math.max(from.mpUsed, to.mpUsed);
  const rule = why === 'storage' ? 'MD-6.54' : 'MD-6.57';
  turn.emit({ kind: 'transferred', rule, from: from.id, to: to.id, troops, commanders: [], mpUsed, why });
};

/** Commanders on a wreck change to any own ship in that sea, or are lost with it (MD-6.58). */
const abandon = (turn: Turn, id: UnitId): void => {
  const army = findUnit(turn.state, id);
  if (!army || findUnit(turn.state, army.loadedOn as UnitId)) return;
  const { commanders, realm, location, stacks } = army;
  const ship = turn.state.units.find((unit) => unit.kind === 'F' && unit.realm === realm && unit.location === location);
  if (stacks.length > 0) throw new Error(`army ${id} is left on a wreck`);
  if (ship) {
    const mpUsed = Math.max(army.mpUsed, ship.mpUsed);
    turn.emit({
      kind: 'transferred',
      rule: 'MD-6.58',
      from: id,
      to: ship.id,
      troops: [],
      commanders,
      mpUsed,
      why: 'storage',
    });
    settleLeader(turn, ship.id);
  } else {
    turn.emit({
      kind: 'troops-gone',
      rule: 'MD-6.58',
      unit: id,
      troops: [],
      commanders,
      why: 'drowned',
      gold: 0,
      rolls: [],
    });
  }
  turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: id, why: 'empty' });
};

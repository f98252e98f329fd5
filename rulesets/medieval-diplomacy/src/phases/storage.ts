import { findUnit, getProvince, getUnit } from '../rules/find.ts';
import { armiesAboard } from '../rules/loading.ts';
import { hasPermission } from '../rules/permission.ts';
import { isProvince } from '../rules/places.ts';
import { isEmpty, storageOf } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import { settleLeader } from './leaders.ts';
import { intoNewUnit } from './new-unit.ts';
import { aboard, type Carrier, excess, inOrderOfLoss, lot } from './storage/carrier.ts';
import { shiftArmies, shiftTroops } from './storage/shifting.ts';

/**
 * M7: armies whose ships can no longer carry them are shifted to other ships, put ashore, or lost
 * (MD-6.51 to MD-6.58, MD-6.65). Armies whose fleet was destroyed count as aboard a fleet of storage 0.
 */
export const storageChecked = (turn: Turn): void => {
  for (const { id } of turn.state.units.filter(({ kind }) => kind === 'F')) relieveFleet(turn, id);
  for (const wreck of wrecks(turn)) {
    relieve(turn, wreck);
    for (const army of wreck.armies) abandon(turn, wreck, army);
  }
};

/** MD-6.53 to MD-6.57 for one fleet. */
export const relieveFleet = (turn: Turn, id: UnitId): void => {
  const fleet = getUnit(turn.state, id);
  relieve(turn, {
    fleet: id,
    realm: fleet.realm,
    location: fleet.location,
    storage: storageOf(turn.setting, fleet.stacks),
    armies: armiesAboard(turn.state, fleet).map((army) => army.id),
  });
};

/** Fleets that are gone while armies are still aboard. */
const wrecks = ({ state }: Turn): readonly Carrier[] => {
  const lost = state.units.filter(({ loadedOn }) => loadedOn !== null && !findUnit(state, loadedOn));
  return [...Map.groupBy(lost, ({ loadedOn }) => loadedOn as UnitId)]
    .sort(([a], [b]) => a - b)
    .map(([fleet, armies]) => ({
      fleet,
      realm: realmOf(fleet),
      location: (armies[0] as Unit).location,
      storage: 0,
      armies: armies.map(({ id }) => id),
    }));
};

/** First to other ships, whole armies before single troops; then ashore, or over the side. */
const relieve = (turn: Turn, carrier: Carrier): void => {
  if (excess(turn, carrier) <= 0) return;
  shiftArmies(turn, carrier);
  shiftTroops(turn, carrier);
  if (carrier.storage === 0 && isProvince(turn.setting, carrier.location)) landArmies(turn, carrier);
  shedTroops(turn, carrier);
  for (const id of carrier.armies) {
    if (isEmpty(getUnit(turn.state, id))) turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: id, why: 'empty' });
  }
};

/** Where all must leave the ships, armies go ashore as they are (MD-6.57). */
const landArmies = (turn: Turn, carrier: Carrier): void => {
  for (const army of aboard(turn, carrier)) {
    if (!mayLand(turn, army)) continue;
    turn.emit({ kind: 'put-ashore', rule: 'MD-6.57', army: army.id, at: carrier.location, why: 'no-room' });
  }
};

/** As many as need be, ashore if they may land there, else they are lost (MD-6.55 to MD-6.57). */
const shedTroops = (turn: Turn, carrier: Carrier): void => {
  for (const { army: id, stack } of inOrderOfLoss(turn, carrier)) {
    const tooMuch = excess(turn, carrier);
    if (tooMuch <= 0) return;
    const army = getUnit(turn.state, id);
    const troops = [{ ...stack, count: Math.min(stack.count, lot(turn, stack.type, tooMuch)) }];
    if (isProvince(turn.setting, carrier.location) && mayLand(turn, army)) goAshore(turn, army, troops);
    else drown(turn, 'MD-6.55', army, { troops });
  }
};

const mayLand = ({ state }: Turn, army: Unit): boolean =>
  hasPermission(state, getProvince(state, army.location), army.realm);

/** MD-6.57 */
const goAshore = (turn: Turn, army: Unit, troops: Unit['stacks']): void => {
  const rule = 'MD-6.57';
  const host = turn.state.units.find(
    ({ kind, realm, location, loadedOn }) =>
      kind === 'A' && realm === army.realm && location === army.location && loadedOn === null,
  );
  if (!host) return intoNewUnit(turn, rule, army, { kind: 'A', troops, why: 'ashore' });
  const mpUsed = Math.max(army.mpUsed, host.mpUsed);
  turn.emit({ kind: 'transferred', rule, from: army.id, to: host.id, troops, commanders: [], mpUsed, why: 'ashore' });
};

const drown = (
  turn: Turn,
  rule: string,
  { id }: Unit,
  { troops = [], commanders = [] }: { readonly troops?: Unit['stacks']; readonly commanders?: readonly number[] },
): void => turn.emit({ kind: 'troops-gone', rule, unit: id, troops, commanders, why: 'drowned', gold: 0, rolls: [] });

/** Who is still on a wreck: commanders change to any own ship in that sea, or are lost with it (MD-6.58). */
const abandon = (turn: Turn, wreck: Carrier, id: UnitId): void => {
  const rule = 'MD-6.58';
  const army = findUnit(turn.state, id);
  if (!army || army.loadedOn !== wreck.fleet) return;
  const { commanders, realm, location, stacks } = army;
  const ship = turn.state.units.find((unit) => unit.kind === 'F' && unit.realm === realm && unit.location === location);
  if (ship) {
    const mpUsed = Math.max(army.mpUsed, ship.mpUsed);
    turn.emit({ kind: 'transferred', rule, from: id, to: ship.id, troops: [], commanders, mpUsed, why: 'storage' });
    settleLeader(turn, ship.id);
    if (stacks.length > 0) drown(turn, rule, army, { troops: stacks });
  } else drown(turn, rule, army, { troops: stacks, commanders });
  turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: id, why: 'empty' });
};

import { getTroop, getUnit } from '../../rules/find.ts';
import { armiesAboard, loadOf } from '../../rules/loading.ts';
import { storageOf, weightOf } from '../../rules/troops.ts';
import type { Stack, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { RealmNumber } from '../../words.ts';
import { intoNewUnit } from '../new-unit.ts';
import { aboard, type Carrier, excess, inOrderOfLoss, lot } from './carrier.ts';

/** To other ships at the same place (MD-6.53, MD-6.54). */
const RULE = 'MD-6.54';

/** Whole armies, the last in canonical order first. */
export const shiftArmies = (turn: Turn, carrier: Carrier): void => {
  for (const army of aboard(turn, carrier).toReversed()) {
    if (excess(turn, carrier) <= 0) return;
    const weight = weightOf(turn.setting, army.stacks);
    const fleet = shipsWithRoom(turn, carrier, army.realm, weight);
    if (weight === 0 || !fleet) continue;
    turn.emit({ kind: 'reloaded', rule: RULE, army: army.id, from: carrier.fleet, to: fleet.id });
  }
};

/** Then as many single troops as find room, in the order in which they would be lost. */
export const shiftTroops = (turn: Turn, carrier: Carrier): void => {
  for (const { army, stack } of inOrderOfLoss(turn, carrier)) shiftStack(turn, carrier, army, stack);
};

const shiftStack = (turn: Turn, carrier: Carrier, id: UnitId, stack: Stack): void => {
  const { weight } = getTroop(turn.setting, stack.type);
  let left = stack.count;
  while (left > 0 && excess(turn, carrier) > 0) {
    const army = getUnit(turn.state, id);
    const fleet = shipsWithRoom(turn, carrier, army.realm, weight);
    if (!fleet) return;
    const room = Math.floor(freeStorage(turn, fleet) / weight);
    const count = Math.min(left, room, lot(turn, stack.type, excess(turn, carrier)));
    joinAboard(turn, army, fleet, { ...stack, count });
    left -= count;
  }
};

/** The lowest-numbered fleet there with so much free storage: of the carrying realm, else of the army's own. */
const shipsWithRoom = (turn: Turn, carrier: Carrier, armyRealm: RealmNumber, weight: number): Unit | undefined => {
  const fits = (realm: RealmNumber): Unit | undefined =>
    turn.state.units.find(
      (unit) =>
        unit.kind === 'F' &&
        unit.realm === realm &&
        unit.location === carrier.location &&
        freeStorage(turn, unit) >= weight,
    );
  return fits(carrier.realm) ?? fits(armyRealm);
};

const freeStorage = (turn: Turn, fleet: Unit): number =>
  storageOf(turn.setting, fleet.stacks) - loadOf(turn.setting, turn.state, fleet);

/** Into the lowest-numbered army of their realm aboard, else into a new one. */
const joinAboard = (turn: Turn, army: Unit, fleet: Unit, stack: Stack): void => {
  const host = armiesAboard(turn.state, fleet).find(({ realm }) => realm === army.realm);
  const troops = [stack];
  if (!host) return intoNewUnit(turn, RULE, army, { kind: 'A', troops, why: 'storage', loadedOn: fleet.id });
  const mpUsed = Math.max(army.mpUsed, host.mpUsed);
  const why = 'storage';
  turn.emit({ kind: 'transferred', rule: RULE, from: army.id, to: host.id, troops, commanders: [], mpUsed, why });
};

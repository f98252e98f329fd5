import type { Load } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { canReachShore, isTooHeavy, loadOf } from '../../rules/loading.ts';
import { areAtWar } from '../../rules/permission.ts';
import { storageOf, weightOf } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { cancelPlan, failEntry, inListOrder } from '../plan-steps.ts';
import { realmByCode, unitNamed } from '../steps.ts';

/** M3: no harbour is needed, no Move-points are used by the fleet; the army's own moves are over (MD-6.9 to MD-6.16). */
export const fleetsLoad = (turn: Turn): void =>
  inListOrder(turn, ['LOAD'], (entry, fleet) => {
    const army = armyNamed(turn, entry);
    if (army) load(turn, entry, fleet, army);
    else failEntry(turn, entry, 'M3', { code: 'unknown-unit', unit: entry.order.args.army });
    return 'done';
  });

const load = (turn: Turn, entry: PlanEntry<Load>, fleet: Unit, army: Unit): void => {
  const reason = cannotLoad(turn, entry, fleet, army);
  if (reason) return failEntry(turn, entry, 'M3', reason);
  turn.emit({ kind: 'loaded', rule: 'MD-6.9', fleet: fleet.id, army: army.id, second: fleet.unloaded });
  cancelPlan(turn, army.id, ['MARCH', 'HOLD'], { why: 'loaded', rule: 'MD-6.13' });
};

/** The army that a fleet's order names. */
export const armyNamed = (
  turn: Turn,
  { realm, order }: PlanEntry<Extract<PlanEntry['order'], { verb: 'LOAD' | 'UNLOAD' }>>,
): Unit | undefined => {
  const { army, armyRealm } = order.args;
  const owner = armyRealm === undefined ? realm : realmByCode(turn, armyRealm);
  const named = unitNamed(turn, owner, army);
  return named?.kind === 'A' ? named : undefined;
};

const cannotLoad = (turn: Turn, { order }: PlanEntry<Load>, fleet: Unit, army: Unit): Refusal | null => {
  const { setting, state } = turn;
  const name = order.args.army;
  if (army.loadedOn !== null) return { code: 'is-loaded', unit: name };
  if (!canReachShore(setting, fleet.location, army.location)) return { code: 'army-out-of-reach', army: name };
  if (army.realm !== fleet.realm) {
    if (areAtWar(state, army.realm, fleet.realm)) return { code: 'enemy', realm: army.realm };
    if (army.boardRealm !== fleet.realm) return { code: 'not-boarded', army: name, realm: army.realm };
  }
  if (army.retreated) return { code: 'retreated', unit: name };
  if (fleet.retreated) return { code: 'fleet-retreated', unit: order.unit };
  if (fleet.unloaded && fleet.extraLoads > 0) return { code: 'second-lift-used', unit: order.unit };
  if (!isTooHeavy(setting, state, fleet, army)) return null;
  const both = loadOf(setting, state, fleet) + weightOf(setting, army.stacks);
  return { code: 'too-heavy', army: name, load: both, storage: storageOf(setting, fleet.stacks) };
};

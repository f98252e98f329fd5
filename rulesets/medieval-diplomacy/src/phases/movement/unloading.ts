import type { Unload } from '../../orders/order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { findProvince, findUnit, provinceOf, troopOf } from '../../rules/find.ts';
import { canReachShore } from '../../rules/loading.ts';
import { mayEnter, wouldInvade } from '../../rules/permission.ts';
import { hasBarrier } from '../../rules/places.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import { failEntry, inListOrder } from '../plan-steps.ts';
import { armyNamed } from './loading.ts';

/** An army at the gunwale: everything is right, and only the surf is left to be asked. */
interface Landing {
  readonly entry: PlanEntry<Unload>;
  readonly fleet: UnitId;
  readonly army: UnitId;
  readonly to: number;
  readonly second: boolean;
}

/** M8: armies go ashore; those who invade need luck, one roll for each realm and province (MD-6.18 to MD-6.37). */
export const armiesUnload = (turn: Turn): void => {
  const landings: Landing[] = [];
  const secondLift = new Set(turn.state.units.filter(({ unloaded }) => unloaded).map(({ id }) => id));
  inListOrder(turn, ['UNLOAD'], (entry, fleet) => {
    const army = armyNamed(turn, entry);
    const second = secondLift.has(fleet.id);
    const reason = cannotUnload(turn, entry, fleet, army, second, landings);
    if (reason || !army) {
      failEntry(turn, entry, 'M8', reason ?? { code: 'unknown-unit', unit: entry.order.args.army });
      return 'done';
    }
    const landing: Landing = { entry, fleet: fleet.id, army: army.id, to: entry.order.args.location, second };
    if (wouldInvade(turn.state, provinceOf(turn.state, landing.to), army.realm)) landings.push(landing);
    else ashore(turn, landing, false);
    return 'done';
  });
  invade(turn, landings);
};

const cannotUnload = (
  turn: Turn,
  { order }: PlanEntry<Unload>,
  fleet: Unit,
  army: Unit | undefined,
  second: boolean,
  landings: readonly Landing[],
): Refusal | null => {
  const { army: name, location } = order.args;
  const province = findProvince(turn.state, location);
  if (!army) return { code: 'unknown-unit', unit: name };
  if (army.loadedOn !== fleet.id || landings.some((landing) => landing.army === army.id)) {
    return { code: 'not-on-fleet', army: name };
  }
  if (!province) return { code: 'not-a-province', location };
  if (fleet.retreated) return { code: 'fleet-retreated', unit: order.unit };
  if (second && (fleet.extraUnloads > 0 || landings.some((landing) => landing.fleet === fleet.id))) {
    return { code: 'second-lift-used', unit: order.unit };
  }
  if (!canReachShore(turn.setting, fleet.location, location)) {
    const code = hasBarrier(turn.setting, fleet.location, location) ? 'barrier' : 'not-adjacent';
    return { code, from: fleet.location, to: location };
  }
  if (mayEnter(turn.state, province, army.realm)) return null;
  return { code: 'no-permission', province: location, owner: province.owner };
};

const ashore = (turn: Turn, { fleet, army, to, second }: Landing, invading: boolean): void =>
  turn.emit({ kind: 'unloaded', rule: 'MD-6.18', fleet, army, to, invading, second });

/** Provinces by number, realms of the armies in canonical order (MD-1.34). */
const invade = (turn: Turn, landings: readonly Landing[]): void => {
  const realmOf = ({ army }: Landing): number => findUnit(turn.state, army)?.realm ?? 0;
  const groups = Map.groupBy(landings, (landing) => landing.to * 100 + realmOf(landing));
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    const [first] = group;
    if (!first) continue;
    const chance = group.reduce((sum, { army }) => sum + landingCombat(turn, army), 0);
    const roll = chance > 0 && chance < 100 ? turn.dice.at('landing', first.to).d(100) : null;
    const landed = roll === null ? chance >= 100 : roll <= chance;
    turn.emit({
      kind: 'landing-tried',
      rule: 'MD-6.32',
      realm: realmOf(first),
      province: first.to,
      armies: group.map(({ army }) => army),
      chance,
      roll,
      landed,
    });
    for (const landing of group) {
      if (landed) ashore(turn, landing, true);
      else {
        const army = landing.entry.order.args.army;
        failEntry(turn, landing.entry, 'M8', { code: 'landing-failed', army, province: first.to, chance });
      }
    }
  }
};

/** Attacks x combat of the soldiers; commanders do not count (MD-6.33). */
const landingCombat = (turn: Turn, army: UnitId): number =>
  (findUnit(turn.state, army)?.stacks ?? []).reduce((sum, { type, count }) => {
    const { attacks, combat } = troopOf(turn.setting, type);
    return sum + count * attacks * combat;
  }, 0);

import type { Unload } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { findProvince, getProvince, getTroop, getUnit } from '../../rules/find.ts';
import { canReachShore } from '../../rules/loading.ts';
import { mayEnter, wouldInvade } from '../../rules/permission.ts';
import { hasBarrier } from '../../rules/places.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { RealmNumber } from '../../words.ts';
import { failEntry, inListOrder } from '../plan-steps.ts';
import { armyNamed } from './loading.ts';

/** An army at the gunwale: everything is right, and only the surf is left to be asked. */
interface Landing {
  readonly entry: PlanEntry<Unload>;
  readonly fleet: UnitId;
  readonly army: UnitId;
  readonly realm: RealmNumber;
  readonly to: number;
  readonly second: boolean;
}

/** M8: armies go ashore; those who invade need luck, one roll for each realm and province (MD-6.18 to MD-6.37). */
export const armiesUnload = (turn: Turn): void => {
  const landings: Landing[] = [];
  const secondLift = new Set(turn.state.units.filter(({ unloaded }) => unloaded).map(({ id }) => id));
  inListOrder(turn, ['UNLOAD'], (entry, fleet) => {
    const landing = landingOf(turn, entry, { fleet, second: secondLift.has(fleet.id) }, landings);
    if ('code' in landing) failEntry(turn, entry, 'M8', landing);
    else if (wouldInvade(turn.state, getProvince(turn.state, landing.to), landing.realm)) landings.push(landing);
    else ashore(turn, landing, false);
    return 'done';
  });
  invade(turn, landings);
};

/** Who lands where, or why not. */
const landingOf = (
  turn: Turn,
  entry: PlanEntry<Unload>,
  { fleet, second }: { readonly fleet: Unit; readonly second: boolean },
  landings: readonly Landing[],
): Landing | Refusal => {
  const { unit, args } = entry.order;
  const { army: name, location } = args;
  const province = findProvince(turn.state, location);
  const army = armyNamed(turn, entry);
  if (!army) return { code: 'unknown-unit', unit: name };
  if (army.loadedOn !== fleet.id || landings.some((landing) => landing.army === army.id)) {
    return { code: 'not-on-fleet', army: name };
  }
  if (!province) return { code: 'not-a-province', location };
  if (fleet.retreated) return { code: 'fleet-retreated', unit };
  if (second && (fleet.extraUnloads > 0 || landings.some((landing) => landing.fleet === fleet.id))) {
    return { code: 'second-lift-used', unit };
  }
  if (!canReachShore(turn.setting, fleet.location, location)) {
    const code = hasBarrier(turn.setting, fleet.location, location) ? 'barrier' : 'not-adjacent';
    return { code, from: fleet.location, to: location };
  }
  if (!mayEnter(turn.state, province, army.realm)) {
    return { code: 'no-permission', province: location, owner: province.owner };
  }
  return { entry, fleet: fleet.id, army: army.id, realm: army.realm, to: location, second };
};

const ashore = (turn: Turn, { fleet, army, to, second }: Landing, invading: boolean): void =>
  turn.emit({ kind: 'unloaded', rule: 'MD-6.18', fleet, army, to, invading, second });

/** Provinces by number, realms of the armies in canonical order (MD-1.34). */
const invade = (turn: Turn, landings: readonly Landing[]): void => {
  const groups = Map.groupBy(landings, ({ to, realm }) => to * 100 + realm);
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    const [first] = group as [Landing];
    const chance = group.reduce((sum, { army }) => sum + landingCombat(turn, army), 0);
    const roll = chance > 0 && chance < 100 ? turn.dice.at('landing', first.to).d(100) : null;
    const landed = roll === null ? chance >= 100 : roll <= chance;
    turn.emit({
      kind: 'landing-tried',
      rule: 'MD-6.32',
      realm: first.realm,
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
  getUnit(turn.state, army).stacks.reduce((sum, { type, count }) => {
    const { attacks, combat } = getTroop(turn.setting, type);
    return sum + count * attacks * combat;
  }, 0);

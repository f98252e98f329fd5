import type { CombatOrders } from '../../order.ts';
import { usualOrder } from '../../rules/combat-orders.ts';
import { getProvince } from '../../rules/find.ts';
import { countOf, strengthIn } from '../../rules/forces.ts';
import type { GameTurn } from '../../types.ts';
import type { Arm, CombatOrder, NationNumber, ProvinceNumber } from '../../words.ts';
import type { Group, Marches } from './groups.ts';
import type { Outcome } from './outcome.ts';

/** Combat orders of the lines that were carried out, in their order: of several for one stack the last holds (UM-11.40 to 11.42). */
export const giveCombatOrders = (turn: GameTurn, outcomes: readonly Outcome[]): void => {
  for (const { line, orders } of outcomes) {
    if (orders === null) continue;
    const { place: province, given, group } = orders;
    const { nation } = line;
    const army = orderFor(turn, { nation, province, given, group }, 'land');
    const fleet = orderFor(turn, { nation, province, given, group }, 'sea');
    if (army === null && fleet === null) continue;
    turn.emit({ kind: 'combat-orders-set', rule: 'UM-11.40', nation, province, army, fleet });
  }
};

interface Given {
  readonly nation: NationNumber;
  readonly province: ProvinceNumber;
  readonly given: CombatOrders;
  /** Null: of those who stand. */
  readonly group: Group | null;
}

/** What an arm is told to do there; null if the line says nothing to it. Marching troops without orders get the usual ones (UM-11.2). */
const orderFor = (
  { setting, state }: GameTurn,
  { nation, province, given, group }: Given,
  arm: Arm,
): CombatOrder | null => {
  const marches = group === null || countOf(setting, group.units, arm) > 0;
  if (!marches || strengthIn({ setting, state }, nation, province, arm) === 0) return null;
  const order = arm === 'land' ? given.army : given.fleet;
  if (order !== undefined) return order;
  return group === null ? null : usualOrder(getProvince(state, province), nation, arm);
};

/** Whoever came to relieve a siege and is still there (UM-12.31). */
export const markRelief = ({ turn, relief }: Marches): void => {
  const { setting, state, emit } = turn;
  for (const { nation, province } of relief) {
    const stays = strengthIn({ setting, state }, nation, province, 'land') > 0;
    if (stays) emit({ kind: 'relief-arrived', rule: 'UM-12.31', nation, province });
  }
};

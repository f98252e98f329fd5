import { required } from '@chancery/kit';
import type { Province, Stack, State } from '../state.ts';
import {
  type Arm,
  type CombatOrder,
  DEFAULT_ACTIONS,
  type DefaultAction,
  INDEPENDENTS,
  type NationNumber,
  type Risk,
} from '../words.ts';
import { getProvince } from './find.ts';

export const riskOf = (order: CombatOrder): Risk => Number(order[0]) as Risk;
export const actionOf = (order: CombatOrder): DefaultAction =>
  required(
    DEFAULT_ACTIONS.find((action) => action === order[1]),
    'default action',
    0,
  );
export const combatOrder = (risk: Risk, action: DefaultAction): CombatOrder => `${risk}${action}`;

/** What troops obey who were given none: 1D where their nation owns a standing city, else 1R (UM-12.4); Independents UM-22.2, 22.3. */
export const usualOrder = (
  { owner, cty, rebelAgainst }: Pick<Province, 'owner' | 'cty' | 'rebelAgainst'>,
  nation: NationNumber,
  arm: Arm,
): CombatOrder => {
  const holdsCity = owner === nation && cty === 'Y';
  if (nation !== INDEPENDENTS) return holdsCity ? '1D' : '1R';
  if (owner !== INDEPENDENTS && rebelAgainst !== null) return arm === 'land' ? '3M' : '2M';
  if (arm === 'sea') return '1D';
  return holdsCity ? '1D' : '2M';
};

/** What a stack obeys there. */
export const orderOf = (state: Pick<State, 'provinces'>, province: number, stack: Stack, arm: Arm): CombatOrder =>
  (arm === 'land' ? stack.armyOrder : stack.fleetOrder) ?? usualOrder(getProvince(state, province), stack.nation, arm);

/** What allies obey together: the lowest risk, and D before R before M (UM-12.6). Throws of nobody. */
export const combined = (orders: readonly CombatOrder[]): CombatOrder => {
  const risk = Math.min(...orders.map(riskOf)) as Risk;
  const action = required(
    [...DEFAULT_ACTIONS].reverse().find((each) => orders.some((order) => actionOf(order) === each)),
    'order among',
    orders.length,
  );
  return combatOrder(risk, action);
};

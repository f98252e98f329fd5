import type { Refusal } from '../../refusals.ts';
import { getGeneral } from '../../rules/find.ts';
import { strengthIn } from '../../rules/forces.ts';
import { isFit } from '../../rules/generals.ts';
import type { Setting } from '../../setting.ts';
import type { Arm } from '../../words.ts';
import { isThere, type Marches, positionNow } from './groups.ts';
import type { Stood } from './outcome.ts';
import type { PlannedStance } from './plan.ts';

/** A general gives orders to those who stand with them, at the tick at which they have time for it (UM-11.41, 11.48). */
export const stand = (marches: Marches, { line, general, from }: PlannedStance): Stood | Refusal => {
  const { setting, state } = marches.turn;
  if (!isFit(getGeneral(state, general))) return { code: 'general-unfit', general };
  if (!isThere(marches, general, from)) return { code: 'not-together', general };
  const board = { setting, state: positionNow(marches) };
  const { army, fleet } = line.order.args;
  const obeyed = (arm: Arm): boolean => strengthIn(board, line.nation, from, arm) > 0;
  const orders = {
    ...(army !== undefined && obeyed('land') ? { army } : {}),
    ...(fleet !== undefined && obeyed('sea') ? { fleet } : {}),
  };
  const missing = army !== undefined && !obeyed('land') ? 'land' : fleet !== undefined && !obeyed('sea') ? 'sea' : null;
  const lacking: Refusal | null =
    missing === null ? null : { code: 'no-units', province: from, type: firstOf(setting, missing) };
  return lacking !== null && Object.keys(orders).length === 0 ? lacking : { orders, lacking };
};

/** A scenario may have no type of the arm at all. */
const firstOf = ({ types }: Setting, arm: Arm): number => types.find(({ category }) => category === arm)?.type ?? 0;

import type { Turn } from '../../types.ts';
import { fail, giverOf, ordersOf } from '../steps.ts';

/** M10: in time for the battles of phase 1; later phases have nothing left to change (MD-4.31, MD-4.32). */
export const defendOptionChanged = (turn: Turn): void => {
  if (turn.state.phase !== 1) return;
  for (const listed of ordersOf(turn, 'DEFEND')) {
    const unit = giverOf(turn, listed);
    if (!unit) fail(turn, listed, 'M10', { code: 'unknown-unit', unit: listed.order.unit });
    else turn.emit({ kind: 'defend-set', rule: 'MD-4.31', unit: unit.id, on: listed.order.args.on });
  }
};

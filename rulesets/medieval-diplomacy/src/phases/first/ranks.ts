import { countOf } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Turn } from '../../types.ts';
import { fail, giverOf, ordersOf } from '../steps.ts';

/** E9: what is not mentioned of a type goes to rank 5 (MD-4.24). */
export const ranksReassigned = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'RANK')) {
    const { order } = listed;
    const unit = giverOf(turn, listed);
    const type = troopTypeOf(turn.setting, order.args.type);
    if (!unit) fail(turn, listed, 'E9', { code: 'unknown-unit', unit: order.unit });
    else if (type === null) fail(turn, listed, 'E9', { code: 'unknown-troop', type: order.args.type });
    else {
      const wanted = order.args.ranks.reduce((sum, count) => sum + count, 0);
      const present = countOf(unit.stacks, type);
      if (wanted > present || present === 0)
        fail(turn, listed, 'E9', { code: 'too-many-in-ranks', type, wanted, present });
      else {
        const ranks = order.args.ranks.map((count, i) => (i === 4 ? count + present - wanted : count));
        turn.emit({ kind: 'ranks-set', rule: 'MD-4.24', unit: unit.id, type, ranks });
      }
    }
  }
};

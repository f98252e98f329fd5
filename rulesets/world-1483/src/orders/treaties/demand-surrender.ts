import { isNpc } from '../../rules/find.ts';
import { enemiesOf } from '../../rules/war.ts';
import { oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** It ends a war with a tribute (W83-13.20). */
export const demandSurrender = action('DEMAND_SURRENDER', {
  rule: 'W83-13.20',
  title: 'Demand surrender',
  help: 'Demands the surrender of a non-player nation that you are at war with, once a turn. The chance is 3 in 10, and 2 more for each territory it has lost.',
  group: GROUPS.treaties,
  params: { npc: { type: NATION, help: 'which non-player nation' } },
  lines: [{ pattern: 'DEMAND SURRENDER <npc>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const enemies = enemiesOf(known.view, nation).filter((enemy) => {
      const other = known.view.nations[enemy];
      return other !== null && other !== undefined && isNpc(other);
    });
    return oneNation(known, 'npc', enemies);
  },
});

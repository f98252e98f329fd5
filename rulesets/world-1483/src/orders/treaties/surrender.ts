import { isNpc } from '../../rules/find.ts';
import { enemiesOf } from '../../rules/war.ts';
import { oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A non-player nation takes it at once (W83-13.26). */
export const surrender = action('SURRENDER', {
  rule: 'W83-13.26',
  title: 'Surrender',
  help: 'Surrenders to a non-player nation: the war ends, and you pay tribute for five turns.',
  group: GROUPS.treaties,
  params: { npc: { type: NATION, help: 'which non-player nation' } },
  lines: [{ pattern: 'SURRENDER TO <npc>' }],
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

import { enemiesOf } from '../../rules/war.ts';
import { npcs, oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** It costs nothing but the good will of the threatened (W83-5.22 to 5.29). */
export const threaten = action('THREATEN', {
  rule: 'W83-5.22',
  title: 'Threaten',
  help: 'Demands that a non-player nation ends its war with another: on 3 to 10 if it borders you, else on 9 or 10. Its box for you moves to the left in any case, and if it does not obey you must be at war with it by the end of your next turn.',
  group: GROUPS.diplomacy,
  params: {
    npc: { type: NATION, help: 'which non-player nation' },
    nation: { type: NATION, help: 'with whom it is at war' },
  },
  lines: [{ pattern: 'THREATEN <npc> OVER <nation>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const fighting = npcs(known).filter((npc) => {
      const enemies = enemiesOf(known.view, npc);
      return enemies.length > 0 && !enemies.includes(nation);
    });
    return oneNation(known, 'npc', fighting, (npc) => oneNation(known, 'nation', enemiesOf(known.view, npc)));
  },
});

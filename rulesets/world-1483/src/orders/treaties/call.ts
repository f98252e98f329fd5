import { boxOf, enemiesOf } from '../../rules/war.ts';
import { ALLIED } from '../../words.ts';
import { npcs, oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** An ally among the non-player nations comes into a war (W83-13.30). */
export const call = action('CALL', {
  rule: 'W83-13.30',
  title: 'Call an ally',
  help: 'Calls a non-player nation that is allied to you into a war of yours in which a battle has been fought. It must border the enemy, have a merchantman at sea, or a port within four sea zones.',
  group: GROUPS.treaties,
  params: {
    npc: { type: NATION, help: 'which ally' },
    nation: { type: NATION, help: 'against whom' },
  },
  lines: [{ pattern: 'CALL <npc> AGAINST <nation>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const against = oneNation(known, 'nation', enemiesOf(known.view, nation));
    const allies = npcs(known).filter((npc) => boxOf(known.view, npc, nation) === ALLIED);
    return against && oneNation(known, 'npc', allies, against);
  },
});

import { boxOf } from '../../rules/war.ts';
import { FAVORABLE } from '../../words.ts';
import { npcs, oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Two houses become one (W83-13.44). */
export const marry = action('MARRY', {
  rule: 'W83-13.44',
  title: 'Propose a marriage',
  help: 'For 10 resources you court a non-player nation that is favorable or allied to you, once a turn. A 10 brings you all that it has, a 9 as well if it is allied; a 1 brings war.',
  group: GROUPS.treaties,
  params: { npc: { type: NATION, help: 'which non-player nation' } },
  lines: [{ pattern: 'MARRY <npc>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    return oneNation(
      known,
      'npc',
      npcs(known).filter(
        (npc) => boxOf(known.view, npc, nation) >= FAVORABLE && known.view.nations[npc]?.unmarriageable === false,
      ),
    );
  },
});

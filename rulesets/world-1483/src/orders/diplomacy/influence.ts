import { boxOf } from '../../rules/war.ts';
import { ALLIED } from '../../words.ts';
import { npcs, oneNation, self, TIMES_CHOICE } from '../offers.ts';
import { NATION, TIMES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** 5 resources and a 9 or 10 (W83-5.17). */
export const influence = action('INFLUENCE', {
  rule: 'W83-5.17',
  title: 'Influence',
  help: 'For 5 resources a roll of 9 or 10 moves the box in which a non-player nation has you one to the right; out of At War only a 10 does.',
  group: GROUPS.diplomacy,
  params: {
    npc: { type: NATION, help: 'which non-player nation' },
    times: { type: TIMES, optional: true, help: 'how often' },
  },
  lines: [{ pattern: 'INFLUENCE <npc> [x<times>]' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    return oneNation(
      known,
      'npc',
      npcs(known).filter((npc) => boxOf(known.view, npc, nation) < ALLIED),
      TIMES_CHOICE,
    );
  },
});

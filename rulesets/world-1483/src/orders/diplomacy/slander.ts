import { npcs, oneNation, others, self, TIMES_CHOICE } from '../offers.ts';
import { NATION, TIMES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** 8 resources and a 9 or 10 (W83-5.19). */
export const slander = action('SLANDER', {
  rule: 'W83-5.19',
  title: 'Slander',
  help: 'For 8 resources a roll of 9 or 10 moves the box in which a non-player nation has another nation one to the left, but never to At War.',
  group: GROUPS.diplomacy,
  params: {
    npc: { type: NATION, help: 'with which non-player nation' },
    nation: { type: NATION, help: 'against whom' },
    times: { type: TIMES, optional: true, help: 'how often' },
  },
  lines: [{ pattern: 'SLANDER <npc> AGAINST <nation> [x<times>]' }],
  options: (known) => {
    if (self(known) === null) return null;
    const against = oneNation(
      known,
      'nation',
      others(known).filter((other) => known.view.nations[other]?.kind !== 'tribal'),
      TIMES_CHOICE,
    );
    return against && oneNation(known, 'npc', npcs(known), against);
  },
});

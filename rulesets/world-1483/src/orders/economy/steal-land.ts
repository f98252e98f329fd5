import { oneNation, others, self, TIMES_CHOICE } from '../offers.ts';
import { NATION, TIMES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A land trade route changes hands (W83-6.7). */
export const stealLand = action('STEAL_LAND', {
  rule: 'W83-6.7',
  title: 'Steal land trade',
  help: 'For 5 resources you try to take a land trade route from a nation. It works on 1 to 5, and you must border them.',
  group: GROUPS.economy,
  params: {
    nation: { type: NATION, help: 'from whom' },
    times: { type: TIMES, optional: true, help: 'how often' },
  },
  lines: [{ pattern: 'STEAL LAND FROM <nation> [x<times>]' }],
  options: (known) =>
    self(known) === null
      ? null
      : oneNation(
          known,
          'nation',
          others(known).filter((other) => (known.view.nations[other]?.landTrade ?? 0) > 0),
          TIMES_CHOICE,
        ),
});

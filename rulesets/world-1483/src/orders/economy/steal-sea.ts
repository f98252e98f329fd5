import { oneNation, others, self, TIMES_CHOICE } from '../offers.ts';
import { NATION, TIMES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A sea trade route changes hands (W83-6.2). */
export const stealSea = action('STEAL_SEA', {
  rule: 'W83-6.2',
  title: 'Steal sea trade',
  help: 'For 5 resources you try to take a sea trade route from a nation. Your ships against theirs make the chance: 5 in 10, and one more or less for each ship of difference.',
  group: GROUPS.economy,
  params: {
    nation: { type: NATION, help: 'from whom' },
    times: { type: TIMES, optional: true, help: 'how often' },
  },
  lines: [{ pattern: 'STEAL SEA FROM <nation> [x<times>]' }],
  options: (known) =>
    self(known) === null
      ? null
      : oneNation(
          known,
          'nation',
          others(known).filter((other) => (known.view.nations[other]?.seaTrade ?? 0) > 0),
          TIMES_CHOICE,
        ),
});

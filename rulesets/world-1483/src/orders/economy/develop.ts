import { numbersOf, onePlace, ownIncorporated, TIMES_CHOICE } from '../offers.ts';
import { TERRITORY, TIMES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** The value of a territory rises for ever on 1 to 5 (W83-6.15). */
export const develop = action('DEVELOP', {
  rule: 'W83-6.15',
  title: 'Develop',
  help: 'Pays by the value of a territory that you have incorporated, and rolls: on 1 to 5 its value rises by 1 for ever. A colony costs half.',
  group: GROUPS.economy,
  params: {
    territory: { type: TERRITORY, help: 'which territory' },
    times: { type: TIMES, optional: true, help: 'how often' },
  },
  lines: [{ pattern: 'DEVELOP <territory> [x<times>]' }],
  options: (known) => onePlace(known, 'territory', numbersOf(ownIncorporated(known)), TIMES_CHOICE),
});

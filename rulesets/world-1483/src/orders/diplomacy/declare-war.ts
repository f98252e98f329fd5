import { atWar } from '../../rules/war.ts';
import { oneNation, others, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Free, and before all other lines of Action 1 (W83-5.6, 5.8). */
export const declareWar = action('DECLARE_WAR', {
  rule: 'W83-5.8',
  title: 'Declare war',
  help: 'Puts you at war with a nation at once, before anything else of your turn. It costs nothing.',
  group: GROUPS.diplomacy,
  params: { nation: { type: NATION, help: 'on whom' } },
  lines: [{ pattern: 'DECLARE WAR <nation>' }],
  also: [{ pattern: 'DECLARE WAR ON <nation>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    return oneNation(
      known,
      'nation',
      others(known).filter((other) => !atWar(known.view, nation, other)),
    );
  },
});

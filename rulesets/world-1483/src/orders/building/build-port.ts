import { PORT_COST } from '../../data/units.ts';
import { isCoastal } from '../../rules/geography.ts';
import { numbersOf, onePlace, ownLands } from '../offers.ts';
import { TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A port, in a coastal territory that was one's own when the turn began (W83-7.34). */
export const buildPort = action('BUILD_PORT', {
  rule: 'W83-7.34',
  title: 'Build a port',
  help: 'For 15 resources a coastal territory of yours gets a port at the end of your turn. Far from your core it needs a colonial city.',
  group: GROUPS.buying,
  params: { at: { type: TERRITORY, help: 'where' } },
  lines: [{ pattern: 'BUILD PORT AT <at>' }],
  options: (known) =>
    (known.view.own?.treasury ?? 0) < PORT_COST
      ? null
      : onePlace(
          known,
          'at',
          numbersOf(ownLands(known).filter(({ number, port }) => !port && isCoastal(known.setting, number))),
        ),
});

import { branch, numberOf, oneOf } from '@chancery/kit';
import { UNITS } from '../../data/units.ts';
import { typeName } from '../../names/names.ts';
import { getPlace } from '../../rules/find.ts';
import { SHIP_TYPES } from '../../words.ts';
import { numbersOf, onePlace, ownLands } from '../offers.ts';
import { COUNTED, SHIP_TYPE, TERRITORY, ZONE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Ships, from a port that stood when the turn began (W83-7.32). */
export const buildShips = action('BUILD_SHIPS', {
  rule: 'W83-7.32',
  title: 'Build ships',
  help: 'Buys ships that a port of yours sends into a sea zone on its coast at the end of your turn.',
  group: GROUPS.buying,
  about: ['type', 'at', 'from'],
  params: {
    count: { type: COUNTED, help: 'how many' },
    type: { type: SHIP_TYPE, help: 'of which type' },
    at: { type: ZONE, help: 'into which sea zone' },
    from: { type: TERRITORY, help: 'from which port' },
  },
  lines: [{ pattern: 'BUILD <count> <type> AT <at> FROM <from>' }],
  options: (known) => {
    const treasury = known.view.own?.treasury ?? 0;
    const what = oneOf(
      'type',
      SHIP_TYPES.map((type) => {
        const most = Math.floor(treasury / UNITS[type].cost);
        return most < 1
          ? null
          : branch(type, `${typeName(type)}, ${UNITS[type].cost} each`, numberOf('count', { from: 1, to: most }));
      }),
    );
    const ports = numbersOf(ownLands(known).filter(({ port }) => port));
    return (
      what &&
      onePlace(known, 'from', ports, (port) => onePlace(known, 'at', getPlace(known.setting, port).coasts, what))
    );
  },
});

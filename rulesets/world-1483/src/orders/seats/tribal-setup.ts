import { type Choice, DONE } from '@chancery/core';
import { typeName } from '../../names/names.ts';
import { getNation, isTribe } from '../../rules/find.ts';
import { settlingPlaces } from '../../rules/tribes.ts';
import { SETUP_TERRITORIES, TROOP_TYPES } from '../../words.ts';
import { onePlace, self } from '../offers.ts';
import { SETUP_UNITS, TERRITORY } from '../param-types.ts';
import { GROUPS, setupOrder } from '../shared.ts';

/** Where a tribe begins (W83-16.1 to 16.4). */
export const tribalSetup = setupOrder('TRIBAL_SETUP', {
  rule: 'W83-16.3',
  title: 'Settle',
  help: 'Chooses the territories of your two tribal cities and where 75 resources of units stand, in up to six territories, the cities among them. Each of the others gets at least one unit. What is left is your treasury.',
  group: GROUPS.setup,
  params: {
    first: { type: TERRITORY, help: 'the first city' },
    second: { type: TERRITORY, help: 'the second city' },
    units: { type: SETUP_UNITS, help: 'units and where they stand' },
  },
  lines: [{ pattern: 'TRIBAL SETUP CITY <first> CITY <second> UNITS <units>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null || known.view.stage === 'phases' || !isTribe(getNation(known.view, nation))) return null;
    const free = settlingPlaces(known.setting, known.view);
    const units: Choice = {
      ask: 'groups',
      param: 'units',
      from: 1,
      to: SETUP_TERRITORIES * TROOP_TYPES.length,
      of: free.flatMap((territory) =>
        TROOP_TYPES.map((type) => ({
          label: `${typeName(type)} at ${known.setting.places[territory]?.name ?? ''}`,
          group: { type, territory },
          count: { param: 'count', from: 1, to: 15 },
        })),
      ),
      then: DONE,
    };
    return onePlace(known, 'first', free, (first) =>
      onePlace(
        known,
        'second',
        free.filter((second) => second !== first),
        units,
      ),
    );
  },
});

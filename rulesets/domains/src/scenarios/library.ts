import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rules. */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'orrany',
    title: 'The Isle of Orrany',
    description: 'Eight lords, two merchants and two prelates on one island of sixty provinces.',
    seats: 12,
    minutes: { least: 30, most: 90 },
    scenario: () => import('./orrany/scenario.json', { with: { type: 'json' } }),
    world: () => import('./orrany/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'sarn',
    title: 'The Vale of Sarn',
    description:
      'Four lords, a merchant and a prelate on both banks of a river with one bridge: twelve months, and the one to learn by.',
    seats: 6,
    minutes: { least: 10, most: 40 },
    scenario: () => import('./sarn/scenario.json', { with: { type: 'json' } }),
    world: () => import('./sarn/world.json', { with: { type: 'json' } }),
  },
]);

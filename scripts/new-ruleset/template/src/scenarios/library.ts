import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rules. */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'the-hill',
    title: 'The Hill',
    description: 'Two houses, and a hill between them.',
    seats: 2,
    minutes: { least: 3, most: 10 },
    scenario: () => import('./the-hill/scenario.json', { with: { type: 'json' } }),
    world: () => import('./the-hill/world.json', { with: { type: 'json' } }),
  },
]);

import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rulebook. */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'europe-1320',
    title: 'Europe in 1320',
    description:
      'Twenty-three realms from Norway to Egypt and from Ireland to the Volga, and nearly a hundred independent lands.',
    seats: 23,
    minutes: { least: 30, most: 90 },
    scenario: () => import('./europe-1320/scenario.json', { with: { type: 'json' } }),
    world: () => import('./europe-1320/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'four-crowns',
    title: 'Four Crowns',
    description: 'Four realms of four peoples on one island: for short campaigns, and for learning.',
    seats: 4,
    minutes: { least: 15, most: 40 },
    scenario: () => import('./four-crowns/scenario.json', { with: { type: 'json' } }),
    world: () => import('./four-crowns/world.json', { with: { type: 'json' } }),
  },
]);

import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rules. */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'italia1449',
    title: 'Italia 1449',
    description:
      'Six states of Renaissance Italy, and captains who serve whoever pays: forty-eight provinces, eight years of six turns.',
    seats: 6,
    minutes: { least: 30, most: 120 },
    scenario: () => import('./italia1449/scenario.json', { with: { type: 'json' } }),
    world: () => import('./italia1449/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'punic218',
    title: 'Hannibal ad Portas',
    description:
      'Rome, Carthage, Macedon and three tribes in the western Mediterranean: fifty-four provinces, seventeen years of five turns.',
    seats: 6,
    minutes: { least: 30, most: 120 },
    scenario: () => import('./punic218/scenario.json', { with: { type: 'json' } }),
    world: () => import('./punic218/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'arven',
    title: 'The Pass of Arven',
    description:
      'Two towns and a tribe about one mountain pass and an island: fourteen provinces, three years of four turns, and the one to learn by.',
    seats: 3,
    minutes: { least: 10, most: 40 },
    scenario: () => import('./arven/scenario.json', { with: { type: 'json' } }),
    world: () => import('./arven/world.json', { with: { type: 'json' } }),
  },
]);

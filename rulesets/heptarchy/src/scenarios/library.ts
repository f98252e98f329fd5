import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rulebook (HEP-18.6). */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'heptarchy',
    title: 'Heptarchy',
    description:
      'Thirty-six kingdoms of England between the Channel and the Tees in the days of the first dragon ships.',
    seats: 36,
    minutes: { least: 15, most: 45 },
    scenario: () => import('./heptarchy/scenario.json', { with: { type: 'json' } }),
    world: () => import('./heptarchy/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'saxon-shore',
    title: 'The Saxon Shore',
    description:
      'Ten kingdoms between the Thames and the Channel, three of them for players: for short games, and for learning.',
    seats: 10,
    minutes: { least: 10, most: 25 },
    scenario: () => import('./saxon-shore/scenario.json', { with: { type: 'json' } }),
    world: () => import('./saxon-shore/world.json', { with: { type: 'json' } }),
  },
]);

import { scenarioLibrary } from '@chancery/kit';

/** The scenarios that come with the rules. */
export const { scenarios: LIBRARY, scenarioData } = scenarioLibrary([
  {
    id: 'world-1483',
    title: 'World 1483',
    description:
      'Forty-two nations and two tribes from Iceland to Kamchatka, thirty more that nobody plays, and 265 territories: for long campaigns by many.',
    seats: 44,
    minutes: { least: 20, most: 90 },
    scenario: () => import('./world-1483/scenario.json', { with: { type: 'json' } }),
    world: () => import('./world-1483/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'two-shores',
    title: 'The Two Shores',
    description:
      'Seven nations and a tribe about one inland sea and its strait, with five neighbours that nobody plays: the one to learn by.',
    seats: 8,
    minutes: { least: 10, most: 45 },
    scenario: () => import('./two-shores/scenario.json', { with: { type: 'json' } }),
    world: () => import('./two-shores/world.json', { with: { type: 'json' } }),
  },
]);

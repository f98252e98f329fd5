import type { ScenarioInfo } from '@chancery/core';

/** The scenarios that come with the rulebook (HEP-18.6). */
export const LIBRARY: readonly ScenarioInfo[] = [
  {
    id: 'heptarchy',
    title: 'Heptarchy',
    description:
      'Thirty-six kingdoms of England between the Channel and the Tees in the days of the first dragon ships.',
    seats: 36,
    minutes: { least: 15, most: 45 },
  },
  {
    id: 'saxon-shore',
    title: 'The Saxon Shore',
    description:
      'Ten kingdoms between the Thames and the Channel, three of them for players: for short games, and for learning.',
    seats: 10,
    minutes: { least: 10, most: 25 },
  },
];

/** The files of a scenario. They are large, and read only when somebody begins a campaign. */
export const scenarioData = async (id: string): Promise<unknown> => {
  if (!Object.hasOwn(DATA, id)) throw new Error(`there is no built-in scenario ${id}`);
  const [scenario, world] = await DATA[id as keyof typeof DATA]();
  return { scenario: scenario.default, world: world.default };
};

const DATA = {
  heptarchy: () =>
    Promise.all([
      import('./heptarchy/scenario.json', { with: { type: 'json' } }),
      import('./heptarchy/world.json', { with: { type: 'json' } }),
    ]),
  'saxon-shore': () =>
    Promise.all([
      import('./saxon-shore/scenario.json', { with: { type: 'json' } }),
      import('./saxon-shore/world.json', { with: { type: 'json' } }),
    ]),
} as const;

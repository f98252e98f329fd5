import type { ScenarioInfo } from '@chancery/core';

/** The scenarios that come with the rulebook. */
export const LIBRARY: readonly ScenarioInfo[] = [
  {
    id: 'europe-1320',
    title: 'Europe in 1320',
    description:
      'Twenty-three realms from Norway to Egypt and from Ireland to the Volga, and nearly a hundred independent lands.',
    seats: 23,
    minutes: { least: 30, most: 90 },
  },
  {
    id: 'four-crowns',
    title: 'Four Crowns',
    description: 'Four realms of four peoples on one island: for short campaigns, and for learning.',
    seats: 4,
    minutes: { least: 15, most: 40 },
  },
];

/** The files of a scenario. They are large, and read only when somebody begins a campaign. */
export const scenarioData = async (id: string): Promise<unknown> => {
  if (!Object.hasOwn(DATA, id)) throw new Error(`there is no built-in scenario ${id}`);
  const [scenario, world] = await DATA[id as keyof typeof DATA]();
  return { scenario: scenario.default, world: world.default };
};

const DATA = {
  'europe-1320': () =>
    Promise.all([
      import('./europe-1320/scenario.json', { with: { type: 'json' } }),
      import('./europe-1320/world.json', { with: { type: 'json' } }),
    ]),
  'four-crowns': () =>
    Promise.all([
      import('./four-crowns/scenario.json', { with: { type: 'json' } }),
      import('./four-crowns/world.json', { with: { type: 'json' } }),
    ]),
} as const;

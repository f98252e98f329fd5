import type { World } from '@chancery/core';
import type { ScenarioFile } from './scenario-file.ts';

/** Where the map and the tables of a scenario do not say the same: areas, and every border with its kind (HEP-18.2). */
export const faultsOfMap = (file: ScenarioFile, world: World): readonly string[] => {
  const { areas, seas } = file;
  const names = [...areas, ...seas].map(({ name }) => name);
  const kinds = [...areas.map(() => 'land'), ...seas.map(() => 'sea')];
  const places = world.areas.flatMap(({ number, name, kind }) => {
    const wanted = names[number - 1];
    if (wanted === undefined) return [`world: area ${number} ${name} is no area of the scenario`];
    const isSame = wanted === name && kinds[number - 1] === kind;
    return isSame ? [] : [`world: area ${number} is the ${kind} ${name}, wanted the ${kinds[number - 1]} ${wanted}`];
  });
  const missing = names.flatMap((name, at) =>
    world.areas.some(({ number }) => number === at + 1) ? [] : [`world: area ${at + 1} ${name} is missing`],
  );
  if (places.length + missing.length > 0) return [...places, ...missing];
  return borderFaults(file, world);
};

const borderFaults = (file: ScenarioFile, world: World): readonly string[] => {
  const told = bordersTold(file);
  const drawn = new Map(world.borders.map(({ a, b, kind }) => [keyOf(a, b), kind === 'strait' ? 'river' : kind]));
  const names = [...file.areas, ...file.seas].map(({ name }) => name);
  const fault = (key: string, text: string): string => {
    const [a, b] = key.split('-').map((number) => names[Number(number) - 1]);
    return `world: ${a} and ${b} ${text}`;
  };
  return [
    ...[...told].flatMap(([key, kind]) => {
      const there = drawn.get(key);
      if (there === kind) return [];
      return [
        fault(key, there === undefined ? `have no border, wanted ${kind}` : `have a ${there} border, not ${kind}`),
      ];
    }),
    ...[...drawn].flatMap(([key, kind]) => (told.has(key) ? [] : [fault(key, `have a ${kind} border, wanted none`)])),
  ];
};

type BorderName = 'land' | 'river' | 'coast' | 'sea';

/** Every border that the tables tell of, by the numbers of the world. */
const bordersTold = ({ areas, seas }: ScenarioFile): ReadonlyMap<string, BorderName> => {
  const told = new Map<string, BorderName>();
  for (const { number, neighbours, rivers, seas: shores } of areas) {
    for (const other of neighbours) told.set(keyOf(number, other), rivers.includes(other) ? 'river' : 'land');
    for (const sea of shores) told.set(keyOf(number, areas.length + sea), 'coast');
  }
  for (const { number, adjacent } of seas) {
    for (const other of adjacent) told.set(keyOf(areas.length + number, areas.length + other), 'sea');
  }
  return told;
};

const keyOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

import type { ScenarioFault, World } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile } from './scenario-file.ts';

const SAME_AREAS = 'Name the areas of the map as the tables do, lands first and in their order, then seas.';
const SAME_BORDERS = 'Write the border as the map draws it, on both sides, or take another map.';

/** Where the map and the tables of a scenario do not say the same: areas, and every border with its kind (HEP-18.2). */
export const faultsOfMap = (file: ScenarioFile, world: World): readonly ScenarioFault[] => {
  const entries = entriesOf(file);
  const places = world.areas.flatMap(({ number, name, kind }) => {
    const wanted = entries[number - 1];
    if (wanted === undefined) {
      return [faultAt('areas', `world: area ${number} ${name} is no area of the scenario`, SAME_AREAS)];
    }
    const isSame = wanted.name === name && wanted.kind === kind;
    const text = `world: area ${number} is the ${kind} ${name}, wanted the ${wanted.kind} ${wanted.name}`;
    return isSame ? [] : [faultAt(`${wanted.path}.name`, text, SAME_AREAS)];
  });
  const numbers = new Set(world.areas.map(({ number }) => number));
  const missing = entries.flatMap(({ name, path }, at) =>
    numbers.has(at + 1) ? [] : [faultAt(path, `world: area ${at + 1} ${name} is missing`, SAME_AREAS)],
  );
  if (places.length + missing.length > 0) return [...places, ...missing];
  return borderFaults(file, world);
};

/** Areas and seas in the order of their numbers in the world. */
const entriesOf = ({ areas, seas }: ScenarioFile) => [
  ...areas.map(({ name }, at) => ({ name, kind: 'land', path: `areas[${at}]` })),
  ...seas.map(({ name }, at) => ({ name, kind: 'sea', path: `seas[${at}]` })),
];

const borderFaults = (file: ScenarioFile, world: World): readonly ScenarioFault[] => {
  const told = bordersTold(file);
  const drawn = new Map(world.borders.map(({ a, b, kind }) => [keyOf(a, b), kind === 'strait' ? 'river' : kind]));
  const entries = entriesOf(file);
  const fault = (key: string, text: string): ScenarioFault => {
    const [a, b] = key.split('-').map((number) => entries[Number(number) - 1]);
    return faultAt(a?.path ?? '', `world: ${a?.name} and ${b?.name} ${text}`, SAME_BORDERS);
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

import { type ScenarioWarning, series, type World } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import type { ProvinceNumber } from '../words.ts';

/** Provinces that only rivers without a bridge join to the rest: allowed, since bridges can be built (DOM-18.2). */
export const warningsOfScenario = ({ provinces }: ScenarioFile, world: World): readonly ScenarioWarning[] => {
  const [, ...cutOff] = joinedDry(
    provinces.map(({ number }) => number),
    world,
  );
  return cutOff.map((numbers) => {
    const names = numbers.map((number) => world.areas.find((area) => area.number === number)?.name ?? `${number}`);
    const at = provinces.findIndex(({ number }) => number === numbers[0]);
    return faultAt(
      `provinces[${at}]`,
      `only rivers without a bridge lead to ${series(names)}`,
      'Leave it so, since rulers can build bridges, or draw a bridge on the map.',
    );
  });
};

/** The provinces by what hangs together without crossing a river, the largest part first, each ascending. */
const joinedDry = (numbers: readonly ProvinceNumber[], { borders }: World): readonly (readonly ProvinceNumber[])[] => {
  const dry = borders.filter(({ kind }) => kind !== 'river');
  const parts: ProvinceNumber[][] = [];
  const seen = new Set<ProvinceNumber>();
  for (const first of [...numbers].sort((one, other) => one - other)) {
    if (seen.has(first)) continue;
    const part = new Set([first]);
    for (const each of part) {
      for (const { a, b } of dry) if (a === each || b === each) part.add(a === each ? b : a);
    }
    for (const each of part) seen.add(each);
    parts.push([...part].filter((each) => numbers.includes(each)).sort((one, other) => one - other));
  }
  return parts.sort((one, other) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0));
};

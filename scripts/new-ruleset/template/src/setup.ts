import { byNumber, type Dice, sorted, type World } from '@chancery/core';
import type { Scenario } from './scenario.ts';
import type { AreaInfo, Options, Setting } from './setting.ts';
import type { Company } from './state.ts';
import type { GamePosition } from './types.ts';

/** The men of every company, and the die that is added to them (NEW-2.1). */
const LEAST_MEN = 3;
const MEN_DIE = 3;

export const setup = ({ file, world }: Scenario, options: Options, dice: Dice): GamePosition => {
  const setting: Setting = {
    title: file.title,
    options,
    powers: [null, ...file.powers.map(({ home: _, companies: __, ...power }, at) => ({ ...power, number: at + 1 }))],
    areas: areasOf(world),
    world,
  };
  const homes = file.powers.flatMap(({ home, companies }, at) =>
    Array.from({ length: companies }, () => ({ owner: at + 1, at: home })),
  );
  const companies = homes.map(
    (standing, at): Company => ({
      id: at + 1,
      ...standing,
      men: LEAST_MEN + dice.at('muster', at + 1).d(MEN_DIE),
    }),
  );
  const owners = new Map(file.powers.map(({ home }, at) => [home, at + 1]));
  return {
    setting,
    state: {
      turn: 1,
      powers: setting.powers.map((power) => power && { number: power.number, points: 0 }),
      areas: setting.areas.map((area) => area && { number: area.number, owner: owners.get(area.number) ?? null }),
      companies,
    },
  };
};

/** The areas of the map in the places of their numbers, each with those that border it. */
const areasOf = ({ areas, borders }: World): readonly (AreaInfo | null)[] => {
  const list: (AreaInfo | null)[] = Array.from(
    { length: Math.max(...areas.map(({ number }) => number)) + 1 },
    () => null,
  );
  for (const { number, name } of areas) {
    const beside = borders.flatMap(({ a, b }) => (a === number ? [b] : b === number ? [a] : []));
    list[number] = { number, name, borders: sorted(beside, byNumber) };
  }
  return list;
};

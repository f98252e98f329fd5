import { describe, expect, test } from 'vitest';
import type { AreaInfo, SeaInfo } from '../src/setting.ts';
import { clause } from './rulebook.ts';
import { firstPosition, HEPTARCHY, SAXON_SHORE } from './scenario-under-test.ts';

type Scenario = typeof HEPTARCHY;

const areasOf = ({ areas }: Scenario): readonly AreaInfo[] => areas.filter((area) => area !== null);
const seaOf = ({ seas }: Scenario, number: number): SeaInfo | null | undefined => seas[number];

/** An area with everything that it borders by name, of areas and seas that are in both games. */
const described = (scenario: Scenario, known: ReadonlySet<string>, area: AreaInfo): unknown => {
  const names = (numbers: readonly number[]): readonly string[] =>
    numbers.flatMap((number) => scenario.areas[number]?.code ?? []).filter((code) => known.has(code));
  const { number: _number, neighbours, rivers, seas, ...rest } = area;
  const shores = seas.flatMap((sea) => seaOf(scenario, sea)?.name ?? []).filter((name) => known.has(name));
  return { ...rest, neighbours: names(neighbours), rivers: names(rivers), seas: shores };
};

describe('HEP-18.7 The Saxon Shore', () => {
  const lands = areasOf(SAXON_SHORE);
  const known = new Set([...lands.map(({ code }) => code), ...SAXON_SHORE.seas.map((sea) => sea?.name ?? '')]);

  test('HEP-18.7 has the ten Land Areas and two seas that the book names, in its order', () => {
    const [, list = ''] = /HEP-18\.4, (.*?), numbered/.exec(clause('HEP-18.7')) ?? [];
    expect(lands.map(({ name }) => name)).toEqual(list.split(/, | and /));
    expect(SAXON_SHORE.seas.slice(1).map((sea) => sea?.name)).toEqual(['Southern Bight', 'The Channel']);
  });

  test('HEP-18.7 everything is as in the large game but for borders that lead out', () => {
    const large = areasOf(HEPTARCHY).filter(({ code }) => known.has(code));
    expect(lands.map((area) => described(SAXON_SHORE, known, area))).toEqual(
      large.map((area) => described(HEPTARCHY, known, area)),
    );
  });

  test('HEP-18.7 three players, 6 Land Areas and 15 Prestige', () => {
    const { setting, state } = firstPosition(SAXON_SHORE);
    expect(setting.options).toMatchObject({ players: ['CHE', 'WIL', 'EXS'], victoryAreas: 6, victoryPrestige: 15 });
    expect(state.playerList.map((number) => setting.areas[number]?.name)).toEqual(['Chenth', 'Wiltescire', 'Exsessa']);
  });
});

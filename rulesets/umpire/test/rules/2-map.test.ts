import { describe, expect, test } from 'vitest';
import { isOfCitySide } from '../../src/phases/movement/obstacles.ts';
import { movement } from '../../src/phases/movement.ts';
import { options } from '../../src/phases/options.ts';
import { provinceCodeOf } from '../../src/rules/city-name.ts';
import { revenueOf } from '../../src/rules/revenue.ts';
import { waysFrom } from '../../src/rules/routes.ts';
import { placesOf } from '../../src/scenario/places.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, withNation, withProvince } from '../by-code.ts';
import { marching } from '../marching.ts';
import { ARVEN, ITALIA, PUNIC } from '../scenarios.ts';

const ALL = [ARVEN, ITALIA, PUNIC] as const;
const start = positionOf(ITALIA);
const { nation: N, province: P } = codesOf(ITALIA);
const { move } = marching(ITALIA);
const WINTER = 6;

/** Every way out of every province as `MIL land MON 1 1`. */
const waysOf = (file: ScenarioFile): readonly string[] => {
  const { setting } = positionOf(file);
  const codeOf = (number: number): string => file.provinces[number - 1]?.code ?? '';
  return file.provinces.flatMap(({ code }, at) =>
    waysFrom(setting, at + 1).map(({ to, by, points, attrition }) =>
      [code, by, codeOf(to), points, attrition].join(' '),
    ),
  );
};

describe('the map', () => {
  test('UM-2.1 nobody goes where no route leads: from Verona to Padua, but not to Naples', () => {
    const sent = (to: string) => ran(start, [movement], { VEN: [move(['Carne'], {}, [to])] });
    expect(fates(sent('PAD'), 'VEN')).toEqual(['done']);
    const lost = sent('NAP');
    expect(fates(lost, 'VEN')).toEqual(['partial no-route']);
    expect(lost.state.generals.map(({ location }) => location)).toEqual(
      start.state.generals.map(({ location }) => location),
    );
  });

  test.each(ALL)('UM-2.2 every route of $id leads both ways, with the two figures of its table', (file) => {
    const both = (list: ScenarioFile['landRoutes'], by: string): readonly string[] =>
      list.flatMap(({ from, to, points, attrition }) => [
        [from, by, to, points, attrition].join(' '),
        [to, by, from, points, attrition].join(' '),
      ]);
    expect([...waysOf(file)].sort()).toEqual(
      [...both(file.landRoutes, 'land'), ...both(file.seaRoutes ?? [], 'sea')].sort(),
    );
  });

  test('UM-2.3 a province is called after its city: whoever founds one names both', () => {
    const rich = inTurn(withNation(start, ITALIA, 'MIL', { treasury: 1000 }), WINTER);
    const empty = withProvince(rich, ITALIA, 'PAV', { cty: 'N', everCity: false });
    const founding = { verb: 'FOUND', args: { province: P('PAV'), revenue: 3, name: 'Novara Nuova' } } as const;
    const { state } = ran(empty, [options], { MIL: [founding] });
    expect([state.provinces[P('PAV')]?.name, state.provinces[P('PAV')]?.code]).toEqual(['Novara Nuova', 'NOV']);
  });

  test('UM-2.4 a city that stands, ruins of one, and land that never had one', () => {
    const of = (cty: 'Y' | 'N' | 'D') => {
      const file = {
        ...ITALIA,
        provinces: ITALIA.provinces.map((each) => (each.code === 'PAV' ? { ...each, cty } : each)),
      };
      const { setting, state } = positionOf(file);
      const pavia = state.provinces[P('PAV')];
      if (!pavia) throw new Error('no Pavia');
      return [pavia.everCity, revenueOf(setting, state, pavia)];
    };
    // Of 5: all; half since Milan is civilised; half since it lies in ruins.
    expect([of('Y'), of('N'), of('D')]).toEqual([
      [true, 5],
      [false, 3],
      [true, 3],
    ]);
  });

  test.each(ALL)('UM-2.5 codes of $id are the first three letters of the names, and no two are alike', (file) => {
    const codes = file.provinces.map(({ name }) => provinceCodeOf(name));
    expect(codes).toEqual(file.provinces.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('UM-2.5 spaces and accents do not count', () => {
    expect(['Alba Fucens', 'La Spezia', "L'Aquila", 'Évora'].map(provinceCodeOf)).toEqual(['ALB', 'LAS', 'LAQ', 'EVO']);
  });

  test('UM-2.6 the owner and their friends are inside the city, their enemies outside', () => {
    const { state } = garrisoned(start, ITALIA, { COM: { MIL: { FOT: 2 }, FLO: { FOT: 1 }, VEN: { FOT: 3 } } });
    expect(['MIL', 'FLO', 'VEN'].map((code) => isOfCitySide(state, N(code), P('COM')))).toEqual([true, true, false]);
  });

  test.each(ALL)('UM-2.8 every type of $id that fights has its figures in each terrain of the file', (file) => {
    const { setting } = positionOf(file);
    for (const { code, category, open, mobility, recruit } of setting.types) {
      if (category === 'spy') continue;
      const rows = file.types.find((type) => type.code === code)?.ground;
      expect(
        file.terrains.map((terrain, at) => ({ terrain, open: open[at], mobility: mobility[at], recruit: recruit[at] })),
      ).toEqual(rows);
    }
  });

  test('UM-2.9 the map is grown from x and y; the rules never ask for them', () => {
    const { areas } = placesOf(ARVEN);
    expect(areas.map(({ name, x, y }) => [name, x, y])).toEqual(ARVEN.provinces.map(({ name, x, y }) => [name, x, y]));
    const moved = { ...ARVEN, provinces: ARVEN.provinces.map((each) => ({ ...each, x: each.y, y: each.x })) };
    const { setting, state } = positionOf(moved);
    const still = positionOf(ARVEN);
    expect(state).toEqual(still.state);
    expect({ ...setting, world: null }).toEqual({ ...still.setting, world: null });
  });
});

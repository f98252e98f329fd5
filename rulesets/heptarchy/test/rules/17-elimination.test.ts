import { describe, expect, test } from 'vitest';
import { changeOwner } from '../../src/consequences/index.ts';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, stage } from '../stage.ts';

const [CHE, SSX, SUR, HAN, BER] = [area('CHE'), area('SSX'), area('SUR'), area('HAN'), area('BER')];

describe('HEP-17.11 a State without Land Areas', () => {
  const game = (): ReturnType<typeof stage> =>
    stage({
      ...AT_WAR,
      wars: ['CHE-SSX', 'SSX-HAN', 'CHE-HAN'],
      trade: ['SSX-SUR', 'CHE-BER'],
      pacts: ['WIH-SSX'],
      truces: [
        { between: 'SSX-WIL', until: 9 },
        { between: 'CHE-DOR', until: 9 },
      ],
      proposals: [
        { between: 'DEV-SSX', kind: 'pact' },
        { between: 'SSX-COR', kind: 'pact' },
        { between: 'CHE-COR', kind: 'pact' },
      ],
      kingdoms: { SSX: { gold: 17 } },
      units: [levy('SSX', 'WIH'), navy('SSX', atSea(3)), retinue('SSX', aboard(2)), levy('CHE')],
    });

  test('goes with all its units, treaties, Wars, Truces and Gold', () => {
    const after = game();
    changeOwner(after, SSX, CHE, 'peace');
    after.settle('CHE');
    const { state } = after;
    expect(state.kingdoms[SSX]).toMatchObject({ controller: 'eliminated', gold: 0, capital: null });
    expect(state.units.map(({ id }) => id)).toEqual([4]);
    expect(state.wars).toMatchObject([{ a: CHE, b: HAN }]);
    expect(state.treaties).toMatchObject([{ a: CHE, b: BER }]);
    expect(state.truces).toMatchObject([{ a: CHE }]);
    expect(state.proposals).toMatchObject([{ from: CHE }]);
    expect(state.kingdoms[CHE]?.gold, 'its Gold goes to nobody').toBe(30);
  });

  test('HEP-6.20 nobody wins its Wars', () => {
    const after = game();
    changeOwner(after, SSX, CHE, 'peace');
    after.settle('CHE');
    expect(after.told('war-ended').map(({ how, winner }) => [how, winner])).toEqual([
      ['eliminated', null],
      ['eliminated', null],
    ]);
    expect(after.told('prestige-changed')).toEqual([]);
  });

  test('once, and only then', () => {
    const after = game();
    after.settle('CHE');
    expect(after.told('eliminated')).toEqual([]);
    changeOwner(after, SSX, CHE, 'peace');
    after.settle('CHE');
    after.settle('CHE');
    expect(after.told('eliminated')).toMatchObject([{ kingdom: SSX }]);
  });

  test('HEP-0.8 HEP-9.19 what it Occupied is free at once, and others leave the ports that it held', () => {
    const after = stage({
      ...AT_WAR,
      players: ['CHE', 'SSX', 'HAN'],
      wars: ['SSX-HAN'],
      pacts: ['SSX-WIH'],
      areas: { HAN: { occupier: 'SSX' } },
      units: [levy('SSX', 'HAN'), navy('WIH', inPort('SSX', 3)), levy('WIH', 'SSX')],
    });
    changeOwner(after, SSX, CHE, 'peace');
    after.settle('CHE');
    expect([after.occupier('HAN'), after.where(1), after.where(2), after.where(3)]).toEqual([
      null,
      'gone',
      'S3',
      'gone',
    ]);
  });

  test('not while it has an area left, though all are Occupied', () => {
    const after = stage({ ...AT_WAR, areas: { SUR: { owner: 'SSX', occupier: 'CHE' } }, units: [levy('CHE', 'SUR')] });
    changeOwner(after, SSX, CHE, 'peace');
    after.settle('CHE');
    expect(after.told('eliminated')).toEqual([]);
  });
});

describe('HEP-17.14 who has ceded their Capital', () => {
  const cede = (
    areas: NonNullable<Parameters<typeof stage>[0]['areas']>,
    ...ceded: readonly number[]
  ): ReturnType<typeof stage> => {
    const game = stage({ ...AT_WAR, wars: ['WIL-SSX'], areas, units: [levy('WIL', 'HAN')] });
    for (const each of ceded) changeOwner(game, each, CHE, 'peace');
    game.settle('CHE');
    return game;
  };

  test('moves to the area of the highest tax value', () => {
    const areas = {
      SUR: { owner: 'SSX', resources: ['iron'] },
      HAN: { owner: 'SSX', resources: ['textiles'] },
      BER: { owner: 'SSX' },
    } as const;
    const game = cede(areas, SSX);
    expect(game.state.kingdoms[SSX]?.capital).toBe(HAN);
    expect(game.told('capital-moved')).toMatchObject([{ kingdom: SSX, capital: HAN }]);
  });

  test('Occupied or not: an Occupied area keeps its tax value', () => {
    const areas = {
      SUR: { owner: 'SSX', resources: ['iron'] },
      HAN: { owner: 'SSX', resources: ['textiles'], occupier: 'WIL' },
    } as const;
    const game = cede(areas, SSX);
    expect([game.occupier('HAN'), game.state.kingdoms[SSX]?.capital]).toEqual(['WIL', HAN]);
  });

  test('ties to the lowest number, Occupied or not', () => {
    const areas = {
      BER: { owner: 'SSX', resources: ['iron'] },
      HAN: { owner: 'SSX', resources: ['horses'], occupier: 'WIL' },
      SUR: { owner: 'SSX', resources: ['grain'] },
    } as const;
    const game = cede(areas, SSX);
    expect([game.occupier('HAN'), game.state.kingdoms[SSX]?.capital]).toEqual(['WIL', HAN]);
  });

  test('not to an area that is ceded with it', () => {
    const areas = { HAN: { owner: 'SSX', resources: ['textiles'] }, SUR: { owner: 'SSX' } } as const;
    expect(cede(areas, SSX, HAN).state.kingdoms[SSX]?.capital).toBe(SUR);
  });

  test('and keeps it when another area is ceded', () => {
    const game = cede({ HAN: { owner: 'SSX', resources: ['textiles'] } }, HAN);
    expect([game.state.kingdoms[SSX]?.capital, game.told('capital-moved')]).toEqual([SSX, []]);
  });
});

import { describe, expect, test } from 'vitest';
import { order, post } from '../play.ts';
import { area, atSea, type GivenPosition, inPort, levy, navy, retinue, times } from '../position.ts';

const [CHE, SSX, SUR] = [area('CHE'), area('SSX'), area('SUR')];
const raise = (kind: 'levy' | 'retinue' = 'levy', at = CHE) => order('RAISE', { area: at, kind });
const build = (code = 'CHE', sea?: number) =>
  order('BUILD_NAVY', { area: area(code), ...(sea === undefined ? {} : { sea }) });

/** Chenth with two areas, room for much, and Gold for it. */
const roomy = (said: GivenPosition = {}): GivenPosition => ({
  players: ['CHE', 'LIN'],
  turn: 3,
  ...said,
  kingdoms: { CHE: { gold: 100, traditions: ['fyrd', 'feudalism', 'viking'] }, ...said.kingdoms },
  areas: { CHE: { resources: ['grain', 'livestock'] }, SUR: { owner: 'CHE' }, ...said.areas },
});

describe('section 8: creation of units', () => {
  test('HEP-8.1 a Levy costs 3, a Retinue 9, a Navy 12', () => {
    const turn = post(roomy(), 'CHE', [raise(), raise('retinue', SUR), build()]);
    expect(turn.of('unit-created').map(({ unitKind, cost, gold }) => [unitKind, cost, gold])).toEqual([
      ['levy', 3, 97],
      ['retinue', 9, 88],
      ['navy', 12, 76],
    ]);
    expect(turn.state.units.map(({ id, at }) => [id, at])).toEqual([
      [1, { in: 'area', area: CHE }],
      [2, { in: 'area', area: SUR }],
      [3, { in: 'port', area: CHE, sea: 2 }],
    ]);
  });

  test.each([
    ['levy', 3, raise()],
    ['retinue', 9, raise('retinue')],
    ['navy', 12, build()],
  ] as const)('HEP-4.1, HEP-8.1 not with one Gold too little: %s', (_, cost, command) => {
    const said = (gold: number) => roomy({ kingdoms: { CHE: { gold, traditions: ['feudalism'] } } });
    expect(post(said(cost), 'CHE', [command]).skipped).toEqual([]);
    expect(post(said(cost - 1), 'CHE', [command]).skipped).toEqual(['gold']);
  });

  test('HEP-8.2 one Levy or one Retinue in each area per Turn, not both', () => {
    const turn = post(roomy(), 'CHE', [raise(), raise(), raise('retinue'), raise('levy', SUR)]);
    expect(turn.skipped).toEqual(['made-this-turn', 'made-this-turn']);
    const before = (landUnitMade: number) =>
      roomy({ areas: { CHE: { landUnitMade, resources: ['grain', 'livestock'] } } });
    expect(post(before(3), 'CHE', [raise()]).skipped).toEqual(['made-this-turn']);
    expect(post(before(2), 'CHE', [raise()]).skipped).toEqual([]);
  });

  test('HEP-8.3 none where an enemy stands, nor in the land of others', () => {
    const said = roomy({
      wars: ['CHE-LIN'],
      units: [levy('LIN', 'CHE')],
      areas: { CHE: { occupier: 'LIN', resources: ['grain', 'livestock'] } },
    });
    expect(post(said, 'CHE', [raise(), raise('retinue'), build()]).skipped).toEqual([
      'occupied',
      'occupied',
      'occupied',
    ]);
    expect(post(roomy(), 'CHE', [raise('levy', SSX), build('SSX')]).skipped).toEqual([
      'not-your-area',
      'not-your-area',
    ]);
  });

  test.each<[string, GivenPosition, number]>([
    ['nothing', { kingdoms: { CHE: { traditions: [] } }, areas: { CHE: {} } }, 1],
    ['Grain', { kingdoms: { CHE: { traditions: [] } }, areas: { CHE: { resources: ['grain'] } } }, 2],
    ['Livestock', { kingdoms: { CHE: { traditions: [] } }, areas: { CHE: { resources: ['livestock'] } } }, 3],
    ['Fyrd', { kingdoms: { CHE: { traditions: ['fyrd'] } }, areas: { CHE: {} } }, 3],
    ['all of it', { kingdoms: { CHE: { traditions: ['fyrd'] } } }, 6],
  ])('HEP-8.4 the Max Unit Limit with %s, for Levies and Retinues together', (_, more, limit) => {
    const said = (count: number): GivenPosition => ({
      ...roomy(more),
      kingdoms: { CHE: { gold: 100, ...more.kingdoms?.CHE } },
      areas: { CHE: { resources: ['grain', 'livestock'] }, ...more.areas },
      units: [...times(count - 1, levy('CHE')), retinue('CHE')],
    });
    if (limit > 1) expect(post(said(limit - 1), 'CHE', [raise()]).skipped).toEqual([]);
    expect(post(said(limit), 'CHE', [raise()]).of('skipped')).toMatchObject([
      { refusal: { code: 'limit', what: 'units', owned: limit, limit } },
    ]);
  });

  test('HEP-8.5 Retinues need Textiles or Feudalism', () => {
    const said = (traditions: readonly ('feudalism' | 'fyrd')[], resources: readonly ('textiles' | 'grain')[]) =>
      ({
        players: ['LIN', 'CHE'],
        kingdoms: { LIN: { gold: 50, traditions } },
        areas: { LIN: { resources } },
      }) as const;
    const one = order('RAISE', { area: area('LIN'), kind: 'retinue' });
    expect(post(said(['fyrd'], ['grain']), 'LIN', [one]).of('skipped')).toMatchObject([
      { refusal: { code: 'limit', what: 'retinues', owned: 0, limit: 0 } },
    ]);
    expect(post(said([], ['textiles']), 'LIN', [one]).skipped).toEqual([]);
    expect(post(said(['feudalism'], []), 'LIN', [one]).skipped).toEqual([]);
    const second = { ...said(['feudalism', 'fyrd'], ['textiles']), units: [retinue('LIN')] };
    expect(post(second, 'LIN', [one]).skipped).toEqual([]);
    const third = { ...second, units: times(2, retinue('LIN')) };
    expect(post(third, 'LIN', [one]).skipped).toEqual(['limit']);
  });

  test('HEP-2.6, HEP-8.6 a Navy besides a Land Unit, one in each area that borders a shipyard sea', () => {
    expect(post(roomy(), 'CHE', [raise(), build(), build()]).skipped).toEqual(['made-this-turn']);
    expect(post(roomy(), 'CHE', [build('SUR')]).skipped).toEqual(['no-shipyards']);
    const west: GivenPosition = { players: ['COR', 'CHE'], kingdoms: { COR: { gold: 50 } } };
    expect(post(west, 'COR', [build('COR')]).skipped).toEqual(['no-shipyards']);
  });

  test.each([
    [[], [], 1],
    [['viking'], [], 2],
    [['viking'], ['timber'], 3],
  ] as const)('HEP-8.7 with %j and %j the Max Navy Limit is %i', (traditions, resources, limit) => {
    const said = (count: number): GivenPosition => ({
      players: ['SSX', 'LIN'],
      kingdoms: { SSX: { gold: 50, traditions } },
      areas: { SSX: { resources } },
      units: [...times(count, navy('SSX', atSea(3)))],
    });
    expect(post(said(limit - 1), 'SSX', [build('SSX')]).skipped).toEqual([]);
    expect(post(said(limit), 'SSX', [build('SSX')]).of('skipped')).toMatchObject([
      { refusal: { code: 'limit', what: 'navies', owned: limit, limit } },
    ]);
  });

  test('HEP-8.8 it is anchored where it was said, else at the first shipyard sea', () => {
    const at = (code: string, sea?: number) =>
      post({ players: [code, 'LIN'], kingdoms: { [code]: { gold: 50 } } }, code, [build(code, sea)]);
    expect(at('CHE').state.units[0]?.at).toEqual(inPort('CHE', 2));
    expect(at('CHE', 3).state.units[0]?.at).toEqual(inPort('CHE', 3));
    expect(at('CHE', 1).skipped).toEqual(['not-on-that-sea']);
    expect(at('DOR').state.units[0]?.at).toEqual(inPort('DOR', 3));
    expect(at('DOR', 5).state.units[0]?.at).toEqual(inPort('DOR', 5)); // without shipyards, but it borders it
  });
});

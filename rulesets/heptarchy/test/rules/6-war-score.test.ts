import { describe, expect, test } from 'vitest';
import { warScore } from '../../src/rules/score.ts';
import { area, atSea, type GivenUnit, levy, navy, retinue } from '../position.ts';
import { AT_WAR, LOSE, landDuels, seaDuels, stage, TIE, WIN } from '../stage.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];

describe('what a duel changes', () => {
  const scores = (attacker: GivenUnit, defender: GivenUnit, rolls: readonly [number, number]): readonly number[] => {
    const units = [attacker, defender, levy('SSX', 'HAN'), levy('CHE')];
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, units }, landDuels('SSX', rolls));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    return game.state.wars.flatMap(({ eventsA, eventsB }) => [eventsA, eventsB]);
  };
  const [levyOf, retinueOf] = [levy('CHE'), retinue('CHE')];
  const [levyAgainst, retinueAgainst] = [levy('SSX'), retinue('SSX')];

  test.each([
    ['HEP-6.3 HEP-6.5 a Levy destroyed', levyOf, levyAgainst, WIN, [1, 0]],
    ['HEP-6.2 HEP-6.4 a Retinue destroyed', levyOf, retinueAgainst, WIN, [2, -1]],
    ['HEP-6.3 HEP-6.5 an attacking Levy destroyed', levyOf, levyAgainst, LOSE, [0, 1]],
    ['HEP-6.2 HEP-6.4 an attacking Retinue destroyed', retinueOf, levyAgainst, LOSE, [-1, 2]],
    ['HEP-6.5 a Levy retreated', levyOf, levyAgainst, TIE, [0, 0]],
    ['HEP-6.4 a Retinue retreated', retinueOf, retinueAgainst, TIE, [-1, 0]],
  ] as const)('%s', (_, attacker, defender, rolls, expected) => {
    expect(scores(attacker, defender, rolls)).toEqual(expected);
  });

  test('HEP-6.2 HEP-6.4 a Navy destroyed', () => {
    const game = stage({ ...AT_WAR, units: [navy('SSX', atSea(2)), navy('CHE', atSea(3))] }, seaDuels(3, WIN));
    game.order('SSX', 'SAIL', { navies: [1], sea: 3 });
    expect(game.state.wars).toMatchObject([{ eventsA: -1, eventsB: 2 }]);
  });

  test('HEP-6.13 each duel counts in the War between the two owners', () => {
    const units = [levy('CHE'), levy('CHE'), levy('SSX'), levy('HAN', 'SSX'), levy('HAN')];
    const game = stage(
      { ...AT_WAR, wars: ['CHE-SSX', 'HAN-CHE'], pacts: ['SSX-HAN'], units },
      landDuels('SSX', WIN, WIN),
    );
    game.order('CHE', 'MOVE', { units: [1, 2], to: SSX });
    expect(game.state.wars.map(({ eventsA }) => eventsA)).toEqual([1, 1]);
  });

  test('HEP-15.5 a duel names the scores that it changes, and no others', () => {
    const units = [levy('CHE'), retinue('CHE'), levy('SSX'), levy('SSX', 'HAN')];
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, units }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1, 2], to: SSX });
    expect(game.told('duel-fought').map(({ scores }) => scores)).toEqual([[{ kingdom: CHE, by: 1 }]]);
  });

  test('HEP-6.12 units Disbanded count for no one', () => {
    const game = stage({ ...AT_WAR, units: [retinue('CHE')] });
    game.order('CHE', 'DISBAND', { unit: 1 });
    expect(game.state.wars).toMatchObject([{ eventsA: 0, eventsB: 0 }]);
  });
});

describe('the score', () => {
  /** Sudsexe also owns Hantescire, which is not its Capital. */
  const said = { ...AT_WAR, areas: { HAN: { owner: 'SSX' } } } as const;

  test.each([
    [[], 2],
    [['grain'], 3],
    [['stone', 'timber'], 4],
    [['horses'], 4],
    [['iron', 'livestock'], 6],
    [['textiles', 'grain'], 6],
  ] as const)('HEP-6.6 an Occupied area with %j counts %i', (resources, score) => {
    const areas = { HAN: { owner: 'SSX', occupier: 'CHE', resources } };
    const game = stage({ ...said, areas, units: [levy('CHE', 'HAN'), levy('SSX')] });
    expect([warScore(game, CHE, SSX), warScore(game, SSX, CHE)]).toEqual([score, 0]);
  });

  test('HEP-6.7 +10 while the enemy owns neither Levies nor Retinues', () => {
    const armed = stage({ ...said, units: [levy('CHE'), retinue('SSX')] });
    expect([warScore(armed, CHE, SSX), warScore(armed, SSX, CHE)]).toEqual([0, 0]);
    const navies = stage({ ...said, units: [levy('CHE'), navy('SSX', atSea(3))] });
    expect([warScore(navies, CHE, SSX), warScore(navies, SSX, CHE)]).toEqual([10, 0]);
  });

  test('HEP-6.7 HEP-6.8 +10 while the enemy’s Capital is Occupied, gone with the occupation', () => {
    const units = [levy('CHE', 'SSX'), levy('SSX', 'HAN')];
    const game = stage({ ...said, areas: { ...said.areas, SSX: { occupier: 'CHE' } }, units });
    expect(warScore(game, CHE, SSX)).toBe(12);
    game.order('CHE', 'MOVE', { units: [1], to: CHE });
    expect(warScore(game, CHE, SSX)).toBe(0);
  });

  test('HEP-6.9 every enemy has it, whoever Occupies the Capital; the area counts for the occupier alone', () => {
    const units = [levy('CHE'), levy('WIH', 'SSX'), levy('SSX', 'HAN')];
    const areas = { ...said.areas, SSX: { occupier: 'WIH' } };
    const game = stage({ ...said, wars: ['CHE-SSX', 'WIH-SSX'], areas, units });
    expect([warScore(game, CHE, SSX), warScore(game, area('WIH'), SSX)]).toEqual([10, 12]);
  });

  test('HEP-6.1 HEP-6.8 HEP-6.10 what fighting brought is added, with neither floor nor ceiling', () => {
    const wars = [{ between: 'CHE-SSX', events: [60, -7] }] as const;
    const game = stage({ ...said, wars, units: [levy('CHE'), levy('SSX')] });
    expect([warScore(game, CHE, SSX), warScore(game, SSX, CHE)]).toEqual([60, -7]);
  });
});

describe('HEP-6.14 who first reaches 5', () => {
  const armies = [levy('CHE'), levy('CHE'), levy('SSX'), levy('SSX', 'HAN')];
  const first = (events: readonly [number, number], acting = 'CHE', units = armies): number | null | undefined => {
    const wars = [{ between: 'CHE-SSX', events }] as const;
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, wars, units });
    game.settle(acting);
    return game.state.wars[0]?.firstToFive;
  };

  test('five are enough, and four are not', () => {
    expect([first([4, 4]), first([5, 0]), first([0, 5])]).toEqual([null, CHE, SSX]);
  });

  test('HEP-6.15 of two the acting State, else the lower number', () => {
    expect([first([5, 5], 'CHE'), first([5, 5], 'SSX'), first([9, 5], 'HAN'), first([4, 5], 'CHE')]).toEqual([
      CHE,
      SSX,
      CHE,
      SSX,
    ]);
  });

  test('HEP-6.15 it is tested after every action', () => {
    const wars = [{ between: 'CHE-SSX', events: [4, 0] }] as const;
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, wars, units: armies }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.told('first-to-five')).toMatchObject([{ a: CHE, b: SSX, first: CHE }]);
  });

  test('it stays though the score falls, and though the other rises', () => {
    const wars = [{ between: 'CHE-SSX', events: [0, 9], firstToFive: 'CHE' }] as const;
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, wars, units: armies });
    game.settle('SSX');
    expect([game.state.wars[0]?.firstToFive, game.events]).toEqual([CHE, []]);
  });
});

test('HEP-6.5 HEP-10.20 a battle of many adds up', () => {
  const units = [retinue('CHE'), levy('CHE'), levy('CHE'), retinue('SSX'), levy('SSX'), levy('SSX', 'HAN')];
  const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'SSX' } }, units }, landDuels('SSX', TIE, LOSE, WIN, LOSE));
  game.order('CHE', 'MOVE', { units: [1, 2, 3], to: SSX });
  expect(
    game.told('duel-fought').map(({ attacker, defender, result }) => [attacker.unit, defender.unit, result]),
  ).toEqual([
    [1, 4, 'attacker-retreats'],
    [2, 5, 'attacker-destroyed'],
    [3, 5, 'defender-destroyed'],
    [3, 4, 'attacker-destroyed'],
  ]);
  expect(game.state.wars).toMatchObject([{ eventsA: 0, eventsB: 2 }]);
});

import { describe, expect, test } from 'vitest';
import {
  armNegotiationClocks,
  concludeNegotiations,
  endWar,
  stopNegotiationClock,
} from '../../src/consequences/index.ts';
import { area, atSea, type GivenPosition, levy, navy, run } from '../position.ts';
import { AT_WAR, landDuels, stage, WIN } from '../stage.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
type Game = ReturnType<typeof stage>;
const clockOf = ({ state }: Game) => state.wars[0]?.auto;
const SET = { winner: CHE, armed: false, offered: false };

/** Chenth holds Sudsexe, which has neither Levy nor Retinue left. */
const overrun = (more: Partial<GivenPosition> = {}): Game => {
  const game = stage({ ...AT_WAR, areas: { SSX: { occupier: 'CHE' } }, units: [levy('CHE', 'SSX')], ...more });
  game.settle('CHE');
  return game;
};

describe('HEP-7.3 HEP-7.6 negotiations begin by themselves', () => {
  test('when all areas of a Player State are Occupied by one other, and it owns no Levies and no Retinues', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(clockOf(game)).toEqual(SET);
    expect(game.told('negotiations-forced')).toHaveLength(1);
  });

  test('whichever of the two it is', () => {
    const game = overrun({ areas: { CHE: { occupier: 'SSX' } }, units: [levy('SSX', 'CHE')] });
    expect(clockOf(game)).toEqual({ ...SET, winner: SSX });
  });

  test('HEP-7.5 Navies do not prevent it', () => {
    expect(clockOf(overrun({ units: [levy('CHE', 'SSX'), navy('SSX', atSea(3))] }))).toEqual(SET);
  });

  test.each([
    ['HEP-7.4 it has a Levy somewhere', { units: [levy('CHE', 'SSX'), levy('SSX', 'HAN')], pacts: ['SSX-HAN'] }],
    ['an area of it is free', { areas: { SSX: { occupier: 'CHE' }, SUR: { owner: 'SSX' } } }],
    [
      'another holds one of its areas',
      {
        areas: { SSX: { occupier: 'CHE' }, SUR: { owner: 'SSX', occupier: 'HAN' } },
        wars: ['CHE-SSX', 'HAN-SSX'],
        units: [levy('CHE', 'SSX'), levy('HAN', 'SUR')],
      },
    ],
    ['the winner is no Player State', { kingdoms: { CHE: run('caretaker') } }],
  ] as const)('not when %s', (_, more) => {
    expect(clockOf(overrun(more))).toBe(null);
  });

  test('HEP-7.6 it ceases when the condition does, and begins anew with it', () => {
    const game = overrun({ units: [levy('CHE', 'SSX'), levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: CHE });
    expect(clockOf(game)).toBe(null);
    game.order('CHE', 'MOVE', { units: [2], to: SSX });
    expect(clockOf(game)).toEqual(SET);
  });
});

describe('HEP-7.6 the clock', () => {
  test('is armed when a Phase of the winner opens, not one of the loser', () => {
    const game = overrun();
    armNegotiationClocks(game, SSX);
    expect(clockOf(game)).toEqual(SET);
    armNegotiationClocks(game, CHE);
    expect(clockOf(game)).toEqual({ ...SET, armed: true });
  });

  test('does not end the War at the close of the Phase in which it was set', () => {
    const game = overrun();
    concludeNegotiations(game, CHE);
    expect(game.state.wars).toHaveLength(1);
  });

  test('HEP-7.17 ends it as White Peace, with a Truce of 2, at the close of an armed Phase without an offer', () => {
    const game = overrun({ turn: 6 });
    armNegotiationClocks(game, CHE);
    concludeNegotiations(game, SSX);
    expect(game.state.wars).toHaveLength(1);
    concludeNegotiations(game, CHE);
    game.settle('CHE');
    expect(game.told('war-ended')).toMatchObject([{ how: 'white-peace', winner: null }]);
    expect(game.state.truces).toEqual([{ a: CHE, b: SSX, until: 8 }]);
    expect([game.where(1), game.occupier('SSX'), game.told('prestige-changed')]).toEqual(['CHE', null, []]);
  });

  test('stands still after an offer of the winner, as long as they hold all', () => {
    const game = overrun();
    stopNegotiationClock(game, CHE, SSX);
    game.settle('CHE');
    armNegotiationClocks(game, CHE);
    concludeNegotiations(game, CHE);
    expect(game.state.wars).toHaveLength(1);
    expect(clockOf(game)).toEqual({ ...SET, offered: true });
  });

  test('an offer of the loser does not stop it', () => {
    const game = overrun();
    stopNegotiationClock(game, SSX, CHE);
    armNegotiationClocks(game, CHE);
    concludeNegotiations(game, CHE);
    expect(game.state.wars).toEqual([]);
  });

  test('is asked nothing in other Wars', () => {
    const game = overrun({ wars: ['CHE-SSX', 'CHE-HAN'] });
    armNegotiationClocks(game, CHE);
    concludeNegotiations(game, CHE);
    expect(game.state.wars).toMatchObject([{ b: area('HAN') }]);
    endWar(game, CHE, area('HAN'), { how: 'terms', winner: CHE });
    expect(game.told('war-ended')[1]).toMatchObject({ how: 'terms', winner: CHE });
  });
});

import { describe, expect, test } from 'vitest';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, landDuels, stage } from '../stage.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
/** Three Horses. */
const RIDERS = {
  ...AT_WAR,
  areas: {
    CHE: { resources: ['horses'] },
    WIL: { owner: 'CHE', resources: ['horses'] },
    BER: { owner: 'CHE', resources: ['horses'] },
  },
} as const;

const boosts = ({ state }: ReturnType<typeof stage>): readonly number[] => state.units.map(({ boost }) => boost);

describe('HEP-12.4 HEP-12.5 Boost Armies', () => {
  test('chooses all own units of a kind at one place, those aboard in port too', () => {
    const units = [
      levy('CHE'),
      levy('CHE'),
      retinue('CHE'),
      levy('CHE', 'BER'),
      levy('WIH', 'CHE'),
      navy('CHE', inPort('CHE', 3)),
      levy('CHE', aboard(6)),
    ];
    const game = stage({ ...RIDERS, pacts: ['CHE-WIH'], units });
    game.order('CHE', 'BOOST', { kind: 'levy', at: CHE });
    expect(boosts(game)).toEqual([1, 1, 0, 0, 0, 0, 1]);
    game.order('CHE', 'BOOST', { kind: 'retinue', at: CHE });
    expect(boosts(game)).toEqual([1, 1, 1, 0, 0, 0, 1]);
    expect(game.state.kingdoms[CHE]?.phase.cavalryUsed).toBe(2);
  });

  test('or aboard the Navies in one sea', () => {
    const units = [
      navy('CHE', atSea(3)),
      levy('CHE', aboard(1)),
      navy('CHE', atSea(2)),
      levy('CHE', aboard(3)),
      levy('CHE'),
    ];
    const game = stage({ ...RIDERS, units });
    game.order('CHE', 'BOOST', { kind: 'levy', at: 39 });
    expect(boosts(game)).toEqual([0, 1, 0, 0, 0]);
  });

  test('HEP-12.3 stacks, at once or one by one, and travels with the units', () => {
    const game = stage({ ...RIDERS, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', [5, 6]));
    game.order('CHE', 'BOOST', { kind: 'levy', at: CHE, times: 2 });
    game.order('CHE', 'BOOST', { kind: 'levy', at: CHE });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.told('duel-fought')[0]?.attack).toMatchObject({ total: 8, modifiers: [{ what: 'boost', value: 3 }] });
  });

  test('HEP-8.12 not units created in this Phase', () => {
    const game = stage({ ...RIDERS, units: [levy('CHE'), levy('CHE', 'CHE', { fresh: true })] });
    game.order('CHE', 'BOOST', { kind: 'levy', at: CHE });
    expect(boosts(game)).toEqual([1, 0]);
  });

  test('HEP-14.1 needs a unit there', () => {
    const game = stage({ ...RIDERS, units: [levy('CHE'), retinue('CHE', 'CHE', { fresh: true })] });
    expect(game.refusal('CHE', 'BOOST', { kind: 'levy', at: SSX })).toEqual({
      code: 'none-there',
      kind: 'levy',
      at: SSX,
    });
    expect(game.refusal('CHE', 'BOOST', { kind: 'retinue', at: CHE })?.code).toBe('none-there');
  });

  test('HEP-14.2 HEP-12.2 all of the Cavalry Actions, or none', () => {
    const game = stage({ ...RIDERS, units: [levy('CHE')] });
    expect(game.refusal('CHE', 'BOOST', { kind: 'levy', at: CHE, times: 4 })).toEqual({
      code: 'cavalry',
      asked: 4,
      left: 3,
    });
    game.order('CHE', 'BOOST', { kind: 'levy', at: CHE, times: 3 });
    expect(game.refusal('CHE', 'BOOST', { kind: 'levy', at: CHE })).toEqual({ code: 'cavalry', asked: 1, left: 0 });
  });
});

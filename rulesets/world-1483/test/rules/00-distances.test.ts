import { describe, expect, test } from 'vitest';
import { isCavalry } from '../../src/rules/find.ts';
import { haveLandBorder, landDistance, seaDistance } from '../../src/rules/geography.ts';
import { atWar } from '../../src/rules/war.ts';
import { boardOf } from '../board.ts';

const { setting, state, place, nation } = boardOf({
  nations: { England: {}, France: {}, Spain: {} },
  lands: {
    London: { owner: 'England', coasts: ['North'] },
    Kent: { owner: 'England' },
    Wales: { owner: 'Spain' },
    Calais: { owner: 'France', coasts: ['South'] },
    Paris: { owner: 'France' },
    Madrid: { owner: 'Spain', coasts: ['Pond'] },
  },
  seas: { North: {}, Middle: { seas: ['North'] }, South: { seas: ['Middle'] }, Pond: {} },
  borders: ['London-Kent', 'Kent-Wales', 'Calais-Paris'],
  straits: ['Kent-Calais'],
});
const set = (...names: readonly string[]) => names.map(place);

describe('borders and distances', () => {
  test('W83-0.5 a strait between two lands is a land border of their owners', () => {
    expect(haveLandBorder(setting, state, nation('England'), nation('France'))).toBe(true);
    expect(haveLandBorder(setting, state, nation('France'), nation('Spain'))).toBe(false);
  });

  test('W83-0.6 the distance by sea is the number of zones on the way, one at least', () => {
    expect(seaDistance(setting, set('London'), set('Calais'))).toBe(3);
    expect(seaDistance(setting, set('London', 'Calais'), set('Calais'))).toBe(1);
    expect(seaDistance(setting, set('London'), set('Madrid'))).toBeNull();
    expect(seaDistance(setting, set('London'), set('Calais'), 2)).toBeNull();
  });

  test('W83-0.7 the distance by land counts steps, whoever owns what lies between', () => {
    const to = new Set(set('Wales', 'Paris'));
    expect(landDistance(setting, place('Wales'), to)).toBe(0);
    expect(landDistance(setting, place('London'), to)).toBe(2);
    expect(landDistance(setting, place('Madrid'), to)).toBeNull();
  });

  test('W83-0.9 knights count as cavalry, infantry and artillery do not', () => {
    expect((['inf', 'cav', 'knt', 'art'] as const).map((type) => isCavalry({ type }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('W83-2.10 sea zones are nobody’s', () => {
    expect(state.territories[place('North')]).toBeNull();
    expect(atWar(state, nation('England'), nation('France'))).toBe(false);
  });
});

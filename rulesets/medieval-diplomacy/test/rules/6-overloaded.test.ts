import { describe, expect, test } from 'vitest';
import {
  army,
  at,
  fleet,
  type GivenPosition,
  type GivenTroops,
  type GivenUnit,
  garrison,
  troop,
  type UnitLabel,
  unit,
} from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const DUKE = { commanders: [{ name: 'Duke' }] };
const aboard = (name: UnitLabel, troops: GivenTroops, more = {}): GivenUnit =>
  army(name, 'Channel', troops, { loadedOn: 'Eng F1', ...more });
const atSea = (...units: readonly GivenUnit[]): PlayedTurn =>
  play(settled({ units, troops: [troop('ghost', { weight: 0 })] }));

/** A fleet in Kent with A1 aboard. */
const inPort = (ships: GivenTroops, load: GivenUnit, others: readonly GivenUnit[], owner: 'Eng' | 'Sco' = 'Eng') => {
  const provinces: GivenPosition['provinces'] = { Kent: { owner, harbour: true } };
  return play(settled({ provinces, units: [fleet('Eng F1', 'Kent', ships), load, ...others] }));
};
const below = (name: UnitLabel, troops: GivenTroops, more = {}): GivenUnit =>
  army(name, 'Kent', troops, { loadedOn: 'Eng F1', ...more });

describe('section 6i: who leaves an overloaded fleet, and who does not', () => {
  test('MD-6.51 commanders and what is weightless stay on ships without storage', () => {
    const turn = atSea(
      fleet('Eng F1', 'Channel', { light_dromond: 1 }),
      fleet('Eng F2', 'Channel', { carrack: 1 }),
      aboard('Eng A1', { ghost: 2 }),
      aboard('Eng A2', {}, DUKE),
    );
    expect([turn.unit('Eng A1').loadedOn, turn.unit('Eng A2').loadedOn]).toEqual([unit('Eng F1'), unit('Eng F1')]);
    expect(turn.of('reloaded')).toEqual([]);
  });

  test('MD-6.51 in harbour too: who weighs nothing does not have to land', () => {
    const turn = inPort({ light_dromond: 1 }, below('Eng A1', {}, DUKE), []);
    expect(turn.unit('Eng A1').loadedOn).toBe(unit('Eng F1'));
    expect(turn.of('put-ashore')).toEqual([]);
  });

  test('MD-6.54, MD-6.56 an army without weight is not shifted, and weightless troops are not lost', () => {
    const turn = atSea(
      fleet('Eng F1', 'Channel', { carrack: 1 }),
      fleet('Eng F2', 'Channel', { bergantina: 1 }),
      aboard('Eng A1', { archers: 4, ghost: 3 }),
      aboard('Eng A2', {}, DUKE),
    );
    expect(turn.unit('Eng A2').loadedOn).toBe(unit('Eng F1'));
    expect(turn.troops('Eng A1')).toEqual({ archers: 2, ghost: 3 });
  });

  test('MD-6.54 ships in another sea take nobody', () => {
    const turn = atSea(
      fleet('Eng F1', 'Channel', { carrack: 1 }),
      fleet('Eng F2', 'Biscay', { carrack: 9 }),
      fleet('Eng F3', 'Channel', { carrack: 2 }),
      aboard('Eng A1', { archers: 3 }),
    );
    expect(turn.unit('Eng A1').loadedOn).toBe(unit('Eng F3'));
  });

  test('MD-6.54 ships of the garrison take nobody', () => {
    const turn = inPort({ carrack: 1 }, below('Eng A1', { archers: 4 }), [garrison('Eng', 'Kent', { carrack: 9 })]);
    expect(turn.unit('Eng A1').loadedOn).toBe(unit('Eng F1'));
    expect(turn.unit('Eng A2')).toMatchObject({ loadedOn: null, location: at('Kent') });
    expect([turn.troops('Eng A1'), turn.troops('Eng A2')]).toEqual([{ archers: 2 }, { archers: 2 }]);
  });

  test('MD-6.54 no more are shifted than the free storage holds by their weight', () => {
    const turn = atSea(
      fleet('Eng F1', 'Channel', { carrack: 1 }),
      fleet('Eng F2', 'Channel', { bergantina: 3 }),
      aboard('Eng A1', { light_cavalry: 3 }),
    );
    expect([turn.troops('Eng A1'), turn.troops('Eng A2')]).toEqual([{ light_cavalry: 1 }, { light_cavalry: 1 }]);
  });

  test('MD-6.54 single troops go to one fleet after another', () => {
    const turn = atSea(
      fleet('Eng F1', 'Channel', { carrack: 1 }),
      fleet('Eng F2', 'Channel', { bergantina: 1 }),
      fleet('Eng F3', 'Channel', { bergantina: 1 }),
      fleet('Eng F4', 'Channel', { bergantina: 1 }),
      aboard('Eng A1', { archers: 4 }),
    );
    expect(turn.of('transferred').map(({ to, troops }) => [to, troops.map(({ count }) => count)])).toEqual([
      [unit('Eng A2'), [1]],
      [unit('Eng A3'), [1]],
    ]);
    expect(turn.troops('Eng A1')).toEqual({ archers: 2 });
  });

  test('MD-6.57 ashore nobody joins a foreign army, one that is elsewhere, or one that is aboard', () => {
    const turn = inPort({ carrack: 1 }, below('Nor A5', { archers: 3 }), [
      army('Eng A1', 'Kent', { militia: 1 }),
      army('Nor A1', 'Bergen', { militia: 1 }),
    ]);
    expect(turn.exists('Nor A2')).toBe(false);
  });

  test('MD-6.57 with permission they are an army of their own', () => {
    const provinces = { Kent: { owner: 'Eng', harbour: true, permitted: ['Nor'] } } as const;
    const turn = play(
      settled({
        provinces,
        units: [
          fleet('Eng F1', 'Kent', { carrack: 1 }),
          below('Nor A5', { archers: 3 }),
          army('Eng A1', 'Kent', { militia: 1 }),
          army('Nor A1', 'Bergen', { militia: 1 }),
        ],
      }),
    );
    expect(turn.troops('Nor A2')).toEqual({ archers: 1 });
    expect(turn.unit('Nor A2').location).toBe(at('Kent'));
    expect([turn.troops('Eng A1'), turn.troops('Nor A1')]).toEqual([{ militia: 1 }, { militia: 1 }]);
  });

  test('MD-6.57 where all must leave and nobody may land, they are lost', () => {
    const turn = inPort({ light_dromond: 1 }, below('Eng A1', { archers: 3 }), [], 'Sco');
    expect(turn.exists('Eng A1')).toBe(false);
    expect(turn.of('put-ashore')).toEqual([]);
    expect(turn.of('troops-gone')).toMatchObject([{ why: 'drowned', troops: [{ count: 3 }] }]);
  });

  test('MD-6.58 a fleet in another sea saves no commander', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        units: [
          aboard('Eng A1', { archers: 2 }, { marines: false, ...DUKE }),
          fleet('Eng F1', 'Channel', { trading_cog: 1 }),
          fleet('Eng F2', 'Biscay', { carrack: 1 }),
          fleet('Fra F1', 'Channel', { light_dromond: 20 }),
        ],
      }),
    );
    expect([turn.exists('Eng A1'), turn.commander(1)]).toEqual([false, undefined]);
    expect(turn.unit('Eng F2').commanders).toEqual([]);
  });
});

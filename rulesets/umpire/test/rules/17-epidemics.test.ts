import { describe, expect, test } from 'vitest';
import { epidemics } from '../../src/phases/epidemics.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, inTurn, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, general: G } = codesOf(ITALIA);
const start = positionOf(ITALIA);
type Rolls = { readonly [label: string]: readonly number[] };
const run = (position: GamePosition, rolls: Rolls = {}) => ran(position, [epidemics], {}, rolling(rolls));
const needs = (position: GamePosition, roll: string, subject: string, rolls: Rolls = {}) =>
  run(position, rolls).events.flatMap((event) =>
    event.kind === 'chances-taken'
      ? event.chances.flatMap((each) => (each.name === roll && each.subject === subject ? [each.needed] : []))
      : [],
  );

describe('epidemics', () => {
  const crowd = garrisoned(start, ITALIA, { MON: { MIL: { FOT: 10, SPY: 9 }, VEN: { HRS: 9 } } });

  test('UM-17.29 one in a hundred, more by crowding beyond two units a point, by a siege, by the season', () => {
    expect(needs(start, 'EPIDEMIC.chance', 'MON')).toEqual([1]);
    // 19 units and a revenue of 2: (19 - 4) / 5.
    expect(needs(crowd, 'EPIDEMIC.chance', 'MON')).toEqual([4]);
    const siege = { besiegers: [N('VEN')], t: 1, reliefBeaten: null, reliefOutside: [] };
    expect(needs(withProvince(crowd, ITALIA, 'MON', { siege }), 'EPIDEMIC.chance', 'MON')).toEqual([8]);
    expect(needs(inTurn(crowd, 3), 'EPIDEMIC.chance', 'MON')).toEqual([6]);
    expect(needs(garrisoned(start, ITALIA, { MON: { MIL: { SPY: 1 } } }), 'EPIDEMIC.chance', 'MON')).toEqual([]);
  });

  test('UM-17.30, UM-17.31 one die for all nations there, whatever their morale; spies and revenue are spared', () => {
    const sad = withNation(crowd, ITALIA, 'MIL', { morale: 30 });
    const after = run(sad, {
      'EPIDEMIC.chance@MON': [1],
      'EPIDEMIC.size@MON': [4],
      'EPIDEMIC.size.frac@VEN,MON': [80],
    });
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MON')).toEqual({ FOT: 8, SPY: 9 });
    expect(unitsAt(after.state, ITALIA, 'VEN', 'MON')).toEqual({ HRS: 7 });
    expect(after.heard('VEN').map(({ kind }) => kind)).toEqual(['epidemic-told', 'units-lost']);
    expect(after.heard('NAP')).toEqual([]);
  });
});

describe('illness', () => {
  test('UM-17.32 worked: ill health, age, an epidemic where they are', () => {
    // Sforza: health 6, age 48; Foscari: health 3, age 76.
    expect(needs(start, 'ILL.chance', 'Sforza')).toEqual([1]);
    expect(needs(start, 'ILL.chance', 'Foscari')).toEqual([3 + 2]);
    expect(needs(start, 'ILL.chance', 'Sforza', { 'EPIDEMIC.chance@BRE': [1] })).toEqual([16]);
    const strong = withGeneral(start, ITALIA, 'Sforza', { health: 7 });
    expect(needs(withGeneral(strong, ITALIA, 'Sforza', { age: 59 }), 'ILL.chance', 'Sforza')).toEqual([1]);
  });

  test('UM-17.33 they die of it, or are ill to the end of the next turn', () => {
    const ill = (death: number) =>
      run(start, { 'ILL.chance@Foscari': [1], 'ILL.death@Foscari': [death] }).state.generals[G('Foscari') - 1];
    // 45 - 15 + 26.
    expect(ill(56)?.state).toBe('dead');
    expect(ill(57)).toMatchObject({ state: 'incapacitated', incapUntil: 2 });
    const hale = withGeneral(start, ITALIA, 'Sforza', { health: 7, age: 30 });
    expect(needs(hale, 'ILL.death', 'Sforza', { 'ILL.chance@Sforza': [1] })).toEqual([10]);
    const frail = withGeneral(start, ITALIA, 'Foscari', { health: 0, age: 120 });
    expect(needs(frail, 'ILL.death', 'Foscari', { 'ILL.chance@Foscari': [1] })).toEqual([90]);
  });

  test('UM-1.11, UM-17.32 generals fall ill after all epidemics, in nation order, by seniority', () => {
    const rolls = run(start).events.flatMap((event) => (event.kind === 'chances-taken' ? event.chances : []));
    const names = rolls.map(({ name }) => name);
    expect(names.lastIndexOf('EPIDEMIC.chance')).toBeLessThan(names.indexOf('ILL.chance'));
    const ill = rolls.filter(({ name }) => name === 'ILL.chance').map(({ subject }) => subject);
    expect(ill.slice(0, 6)).toEqual(['Piccinino', 'Gonzaga', 'Vimercate', 'Trivulzio', 'Foscari', 'Sforza']);
  });

  test('UM-10.13 by the letter of the old rules those who die of illness are not replaced', () => {
    const dead = (replacements: 'any loss' | 'killed') => {
      const rolls = rolling({ 'ILL.chance@Gonzaga': [1], 'ILL.death@Gonzaga': [1] });
      return ran(positionOf(ITALIA, { replacements }), [epidemics], {}, rolls).state.nations[N('MIL')]?.replacementsDue;
    };
    expect([dead('any loss'), dead('killed')]).toEqual([true, false]);
  });
});

import { expect, test } from 'vitest';
import { desertion } from '../../src/phases/desertion.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, unitsAt, withGeneral, withNation } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N } = codesOf(ITALIA);
const sad = (morale: number) =>
  garrisoned(withNation(positionOf(ITALIA), ITALIA, 'MIL', { morale }), ITALIA, {
    PAV: { MIL: { FOT: 6, HRS: 4, SPY: 5 } },
    LOD: { MIL: { FOT: 2 } },
  });
const needs = (position: GamePosition, province: string) =>
  ran(position, [desertion], {}, rolling()).events.flatMap((event) =>
    event.kind === 'chances-taken'
      ? event.chances.flatMap(({ subject, needed }) => (subject === `MIL,${province}` ? [needed] : []))
      : [],
  );

test('UM-6.9, UM-10.8 below 85 what is missing, less three for each point of popularity of the senior fit general', () => {
  // Vimercate, of popularity 5, is at Pavia; nobody is at Cremona if Gonzaga is ill.
  expect(needs(sad(60), 'PAV')).toEqual([10]);
  const ill = withGeneral(sad(60), ITALIA, 'Vimercate', { state: 'incapacitated' });
  expect(needs(ill, 'PAV')).toEqual([25]);
  expect(needs(sad(60), 'COM')).toEqual([25]);
  // Only a network of Milan is in Venice.
  expect(needs(sad(60), 'VEN')).toEqual([]);
});

test('UM-6.9, UM-6.11 morale of 85 and more never: the death of a commander-in-chief alone makes nobody desert', () => {
  expect(needs(sad(85), 'COM')).toEqual([]);
  expect(needs(sad(90), 'COM')).toEqual([]);
  // A lost capital alone (80) does, and 16 points of arrears.
  expect(needs(sad(80), 'COM')).toEqual([5]);
  expect(needs(sad(84), 'COM')).toEqual([1]);
});

test('UM-6.10 five percent for each point of a die, army and fleet together; spies never; their ruler alone hears', () => {
  const rolls = { 'DESERT.chance@MIL,PAV': [10], 'DESERT.size@MIL,PAV': [6] };
  const after = ran(sad(60), [desertion], {}, rolling(rolls));
  expect(unitsAt(after.state, ITALIA, 'MIL', 'PAV')).toEqual({ FOT: 4, HRS: 3, SPY: 5 });
  expect(after.heard('MIL').map((told) => told.kind)).toEqual(['units-lost']);
  expect(after.heard('VEN')).toEqual([]);
  expect(after.state.nations[N('MIL')]?.morale).toBe(60);
});

test('UM-6.10 low morale is in the chance, not in the number: casualties are not scaled', () => {
  const rolls = { 'DESERT.chance@MIL,PAV': [1], 'DESERT.size@MIL,PAV': [2] };
  const after = ran(sad(30), [desertion], {}, rolling(rolls));
  expect(unitsAt(after.state, ITALIA, 'MIL', 'PAV')).toEqual({ FOT: 5, HRS: 4, SPY: 5 });
});

import { expect, test } from 'vitest';
import { orderFormLines } from '../../src/report/outlook/order-form.ts';
import { positionOf } from '../board.ts';
import { inTurn } from '../by-code.ts';
import { knownTo } from '../reading.ts';
import { ARVEN, ITALIA } from '../scenarios.ts';

const form = (position: ReturnType<typeof positionOf>, code: string): readonly string[] =>
  orderFormLines(knownTo(position, code)).map(({ text }) => text);

test('UM-16.13, UM-21.30 the order form has what may be ordered, and recruits as they are to be had', () => {
  const spring = form(positionOf(ARVEN), 'COR');
  expect(spring[0]).toBe('Orders: those of every turn.');
  expect(spring.filter((line) => line.startsWith('Recruits in'))).toEqual([
    expect.stringMatching(/^Recruits in Corvale: .*\d+ Galleys.*\.$/),
    expect.stringMatching(/^Recruits in Belmont: /),
    expect.stringMatching(/^Recruits in Asper: /),
  ]);
  expect(spring.at(-1)).toBe('Generals: Aldric in Corvale, Berand in Asper and Cassian in Corvale.');
});

test('UM-16.13 what the turn forbids is not shown', () => {
  expect(form(inTurn(positionOf(ARVEN), 3), 'COR').some((line) => line.startsWith('Recruits'))).toBe(false);
  expect(form(inTurn(positionOf(ITALIA), 1), 'VEN').join('\n')).toMatch(/Recruits in Venice: .*Ships/);
  expect(form(inTurn(positionOf(ITALIA), 2), 'VEN').join('\n')).not.toMatch(/Recruits in .*Ships/);
});

test('UM-20.30, UM-20.11 winter quarters stand on it in the last campaigning turn alone; tribes have no tax level', () => {
  expect(form(inTurn(positionOf(ARVEN), 3), 'COR').at(-1)).toMatch(/^Winter quarters:/);
  expect(form(inTurn(positionOf(ARVEN), 3), 'HRU')[0]).not.toContain('TAX');
  expect(form(inTurn(positionOf(ARVEN), 3), 'COR')[0]).toContain('TAX');
});

import { expect, test } from 'vitest';
import { options } from '../../src/phases/options.ts';
import { treasury } from '../../src/phases/treasury.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, unitsAt, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, type: T } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const disband = (province: string, type: string, count: number | 'ALL') => ({
  verb: 'DISBAND' as const,
  args: { province: P(province), type: T(type), count },
});
const MARCH = 1;
const JULY = 3;

test('UM-7.1, UM-7.2 units and networks are disbanded in demobilisation turns only, wherever they are, and bring no money back', () => {
  const orders = { VEN: [disband('MIL', 'SPY', 1), disband('VER', 'FOT', 2)] };
  const early = ran(inTurn(start, MARCH), [options], orders);
  expect(fates(early, 'VEN')).toEqual(['cancelled not-this-turn', 'cancelled not-this-turn']);
  const { state, ...july } = ran(inTurn(start, JULY), [options], orders);
  expect(fates({ state, ...july }, 'VEN')).toEqual(['done', 'done']);
  expect(unitsAt(state, ITALIA, 'VEN', 'VER')).toEqual({ FOT: 3, HRS: 6 });
  expect(unitsAt(state, ITALIA, 'VEN', 'MIL')).toEqual({});
  expect(state.nations[N('VEN')]?.treasury).toBe(450);
});

test('UM-20.12 more than are there: as many as there are; none: no units', () => {
  const after = ran(inTurn(start, JULY), [options], {
    VEN: [disband('VER', 'FOT', 9), disband('VER', 'FOT', 1), disband('VER', 'HRS', 'ALL')],
  });
  expect(fates(after, 'VEN')).toEqual(['partial no-units', 'cancelled no-units', 'done']);
  expect(unitsAt(after.state, ITALIA, 'VEN', 'VER')).toEqual({});
});

const loyaltyAfter = (position: GamePosition, ...orders: ReturnType<typeof disband>[]) =>
  ran(inTurn(position, JULY), [options], { MIL: orders }).state.provinces[P('PAR')]?.loyalty;
// Parma earns 4 and was captured by Milan.
const settlers = garrisoned(start, ITALIA, { PAR: { MIL: { FOT: 3, HRS: 3, SPY: 4 } } });

test('UM-7.3, UM-7.4 army units to the number of the revenue make a captured province a colony, all lines added', () => {
  expect(loyaltyAfter(settlers, disband('PAR', 'FOT', 3), disband('PAR', 'HRS', 1))).toBe(2);
  expect(loyaltyAfter(settlers, disband('PAR', 'FOT', 3))).toBe(1);
  expect(loyaltyAfter(settlers, disband('PAR', 'FOT', 3), disband('PAR', 'SPY', 4))).toBe(1);
});

test('UM-7.3 not in a province of another nation, and at least one unit where nothing is earned', () => {
  expect(
    loyaltyAfter(
      withProvince(settlers, ITALIA, 'PAR', { owner: N('FLO') }),
      disband('PAR', 'FOT', 3),
      disband('PAR', 'HRS', 3),
    ),
  ).toBe(1);
  const waste = withProvince(settlers, ITALIA, 'PAR', { base: 0 });
  expect(loyaltyAfter(waste)).toBe(1);
  expect(loyaltyAfter(waste, disband('PAR', 'FOT', 1))).toBe(2);
});

test('UM-7.3, UM-7.4 only units of its owner in that one province count, and only what was captured becomes a colony', () => {
  const guests = garrisoned(settlers, ITALIA, { PAR: { MIL: { FOT: 1 }, FLO: { FOT: 3 } } });
  const both = ran(inTurn(guests, JULY), [options], {
    MIL: [disband('PAR', 'FOT', 1)],
    FLO: [disband('PAR', 'FOT', 3)],
  });
  expect(both.state.provinces[P('PAR')]?.loyalty).toBe(1);
  const two = garrisoned(settlers, ITALIA, { PIA: { MIL: { FOT: 4 } } });
  const apart = ran(inTurn(two, JULY), [options], { MIL: [disband('PIA', 'FOT', 2), disband('PAR', 'FOT', 3)] });
  expect([apart.state.provinces[P('PIA')]?.loyalty, apart.state.provinces[P('PAR')]?.loyalty]).toEqual([1, 1]);
  const capital = garrisoned(start, ITALIA, { MIL: { MIL: { FOT: 20 } } });
  const kept = ran(inTurn(capital, JULY), [options], { MIL: [disband('MIL', 'FOT', 20)] });
  expect(kept.state.provinces[P('MIL')]?.loyalty).toBe(3);
});

test('UM-1.11, UM-7.3 colonies of one turn are made in province order', () => {
  const two = garrisoned(settlers, ITALIA, { PIA: { MIL: { FOT: 4 } }, PAR: { MIL: { FOT: 4 } } });
  const { events } = ran(inTurn(two, JULY), [options], { MIL: [disband('PAR', 'FOT', 4), disband('PIA', 'FOT', 4)] });
  const made = events.flatMap((event) => (event.kind === 'colony-made' ? [event.province] : []));
  expect(made).toEqual([P('PIA'), P('PAR')]);
});

test('UM-7.7 where the first owner destroyed his own city nobody settles', () => {
  const cursed = withProvince(settlers, ITALIA, 'PAR', { loyaltyCap: 1 });
  expect(loyaltyAfter(cursed, disband('PAR', 'FOT', 3), disband('PAR', 'HRS', 3))).toBe(1);
});

test('UM-7.8 where a turn of taxation demobilises too, whoever is disbanded is paid off at step 14 all the same', () => {
  const both = {
    ...withNation(start, ITALIA, 'MIL', { treasury: 0, taxRate: 0 }),
    setting: {
      ...start.setting,
      calendar: start.setting.calendar.map((turn) => ({ ...turn, taxation: true, demobilisation: true })),
    },
  };
  const paidBy = (...orders: ReturnType<typeof disband>[]) =>
    ran(both, [options, treasury], { MIL: orders }, rolling()).state.nations[N('MIL')];
  // 34 units and three networks: 340 + 15.
  expect(paidBy()?.treasury).toBe(-355);
  const paid = paidBy(disband('MIL', 'FOT', 2), disband('MIL', 'SPY', 1));
  expect([paid?.treasury, paid?.disbandedPay]).toEqual([-355, 0]);
});

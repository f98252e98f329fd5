import { canonicalText } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { conflict } from '../../src/phases/conflict.ts';
import { disloyalGenerals } from '../../src/phases/disloyal-generals.ts';
import { intelligence } from '../../src/phases/intelligence.ts';
import { options } from '../../src/phases/options.ts';
import { reckoning } from '../../src/phases/reckoning.ts';
import { hostileIn } from '../../src/rules/hostility.ts';
import { nationUnder } from '../../src/rules/rebel-nation.ts';
import type { Options } from '../../src/setting.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const start = positionOf(ITALIA);
type Rolls = { readonly [label: string]: readonly number[] };
const run = (position: GamePosition, rolls: Rolls = {}) => ran(position, [disloyalGenerals], {}, rolling(rolls));
const needs = (position: GamePosition, roll: string, name: string) =>
  run(position, { [`DISLOYAL.chance@${name}`]: [1] }).events.flatMap((event) =>
    event.kind === 'chances-taken'
      ? event.chances.flatMap((each) => (each.name === roll && each.subject === name ? [each.needed] : []))
      : [],
  );
const stateOf = ({ state }: ReturnType<typeof ran>, name: string) => state.generals[G(name) - 1]?.state;
/** Sforza revolts, at Brescia. */
const revolt: Rolls = { 'DISLOYAL.chance@Sforza': [1], 'DISLOYAL.follow@Sforza': [1] };

describe('who offers it', () => {
  test('UM-17.21 worked: by true loyalty, the share of troops there, and morale; at least 1', () => {
    // Venice has 47 units and 10 of them at Brescia: (5 - 1) × (10 + 10) / 20.
    const veneto = start.state.stacks.flat().filter(({ nation }) => nation === N('VEN'));
    expect(veneto.flatMap(({ units }) => units.slice(0, 6)).reduce((sum, count) => sum + count, 0)).toBe(47);
    expect(needs(start, 'DISLOYAL.chance', 'Sforza')).toEqual([4]);
    expect(needs(withNation(start, ITALIA, 'VEN', { morale: 60 }), 'DISLOYAL.chance', 'Sforza')).toEqual([12]);
    expect(needs(withNation(start, ITALIA, 'VEN', { morale: 30 }), 'DISLOYAL.chance', 'Carne')).toEqual([1]);
  });

  test('UM-17.19 the senior living one of a place, in a province of his nation, never beside the commander-in-chief', () => {
    // Bari is junior to Carne, Loredan to Foscari, who is commander-in-chief.
    expect(['Bari', 'Foscari', 'Loredan'].map((name) => needs(start, 'DISLOYAL.chance', name))).toEqual([[], [], []]);
    const abroad = withGeneral(start, ITALIA, 'Sforza', { location: P('LOD') });
    const there = garrisoned(abroad, ITALIA, { LOD: { VEN: { FOT: 4 } } });
    expect(needs(there, 'DISLOYAL.chance', 'Sforza')).toEqual([]);
  });

  test('UM-17.20 he must be fit and have a unit there; an unfit senior holds the others back', () => {
    const alone = garrisoned(start, ITALIA, { BRE: { VEN: { SPY: 1 } } });
    expect(needs(alone, 'DISLOYAL.chance', 'Sforza')).toEqual([]);
    const ill = withGeneral(start, ITALIA, 'Carne', { state: 'incapacitated' });
    expect([needs(ill, 'DISLOYAL.chance', 'Carne'), needs(ill, 'DISLOYAL.chance', 'Bari')]).toEqual([[], []]);
  });

  test('UM-9.14 whoever is marked by an attempt on him does so without the roll, and without troops', () => {
    const kill: Order = { verb: 'ASSASSINATE', args: { general: G('Vimercate'), tenths: 50 } };
    const rolls = rolling({ 'ASSASSIN.revenge@Vimercate': [1], 'DISLOYAL.follow@Vimercate': [1] });
    const bare = garrisoned(start, ITALIA, { PAV: {} });
    const after = ran(bare, [options, disloyalGenerals], { MIL: [kill] }, rolls);
    expect(stateOf(after, 'Vimercate')).toBe('removed');
    expect(unitsAt(after.state, ITALIA, 'IND', 'PAV')).toEqual({});
    expect(after.state.provinces[P('PAV')]?.rebelAgainst).toBeNull();
    expect(after.events.filter(({ kind }) => kind === 'units-changed-sides')).toEqual([]);
  });
});

describe('who follows', () => {
  test('UM-17.22, UM-17.23 by popularity, reputation and low morale; if they do not, they kill him', () => {
    // Sforza: 20 + 5 × 6 + 3 × 7.
    expect(needs(start, 'DISLOYAL.follow', 'Sforza')).toEqual([71]);
    expect(needs(withNation(start, ITALIA, 'VEN', { morale: 30 }), 'DISLOYAL.follow', 'Sforza')).toEqual([95]);
    const killed = run(start, { ...revolt, 'DISLOYAL.follow@Sforza': [72] });
    expect(stateOf(killed, 'Sforza')).toBe('dead');
    const news = (after: ReturnType<typeof run>) =>
      after.events.flatMap((event) => (event.kind === 'general-revolt-told' ? [[event.followed, event.to]] : []));
    expect([news(killed), news(run(start, revolt))]).toEqual([[[false, N('IND')]], [[true, N('IND')]]]);
    expect(unitsAt(killed.state, ITALIA, 'VEN', 'BRE')).toEqual({ FOT: 5, HRS: 4, BOM: 1 });
  });

  test('UM-17.25, UM-17.28, UM-25.12 all army units and squadrons are Independents against their nation; spies stay loyal', () => {
    const spied = garrisoned(start, ITALIA, { BRE: { VEN: { FOT: 5, SHP: 1, SPY: 1 } } });
    const after = run(spied, revolt);
    expect(unitsAt(after.state, ITALIA, 'IND', 'BRE')).toEqual({ FOT: 5, SHP: 1 });
    expect(unitsAt(after.state, ITALIA, 'VEN', 'BRE')).toEqual({ SPY: 1 });
    expect(after.state.provinces[P('BRE')]).toMatchObject({ owner: N('VEN'), rebelAgainst: N('VEN') });
    expect([stateOf(after, 'Sforza'), after.state.nations[N('VEN')]?.replacementsDue]).toEqual(['removed', true]);
    expect(hostileIn(after.state, P('BRE'), N('IND'), N('MIL'))).toBe(false);
  });

  test('UM-17.27 nobody else being there, the province falls to them in step 11', () => {
    const after = ran(start, [disloyalGenerals, conflict], {}, rolling(revolt));
    expect(after.state.provinces[P('BRE')]).toMatchObject({ owner: N('IND'), loyalty: 2, cty: 'Y' });
  });

  test('UM-17.24 each other general there follows, or is killed', () => {
    const together = withGeneral(start, ITALIA, 'Carne', { location: P('BRE') });
    const both = withGeneral(together, ITALIA, 'Bari', { location: P('BRE') });
    // Carne of true loyalty 5: 30; Bari of 6: 20.
    const after = run(both, { ...revolt, 'DISLOYAL.subord@Carne': [30], 'DISLOYAL.subord@Bari': [21] });
    expect([stateOf(after, 'Carne'), stateOf(after, 'Bari')]).toEqual(['removed', 'dead']);
  });

  test('UM-10.13 by the letter of the old rules rebels are not replaced', () => {
    const after = run(positionOf(ITALIA, { replacements: 'killed' }), revolt);
    expect(after.state.nations[N('VEN')]?.replacementsDue).toBe(false);
  });
});

describe('a new nation', () => {
  const allowed = (options: Partial<Options> = {}) => positionOf(ITALIA, { rebelGenerals: 'newNation', ...options });
  const seat = ITALIA.nations.length + 1;

  test('UM-17.26 with ten units and more the rebel founds one: its code, its capital, its war with the old', () => {
    const together = withGeneral(allowed(), ITALIA, 'Carne', { location: P('BRE') });
    const after = run(together, { ...revolt, 'DISLOYAL.subord@Carne': [1] });
    expect(after.state.nations[seat]).toMatchObject({
      code: 'SFO',
      name: 'Sforza',
      kind: 'civilised',
      status: 'caretaker',
      treasury: 0,
      taxRate: 100,
      enemies: [N('VEN')],
      capital: P('BRE'),
    });
    expect(after.state.nations[N('VEN')]?.enemies).toContain(seat);
    expect(after.state.provinces[P('BRE')]).toMatchObject({ owner: seat, loyalty: 3, rebelAgainst: null });
    expect(after.state.stacks[P('BRE')]?.map(({ nation }) => nation)).toEqual([seat]);
    const [sforza, carne] = ['Sforza', 'Carne'].map((name) => after.state.generals[G(name) - 1]);
    expect([sforza?.nation, sforza?.seniority, sforza?.state, carne?.nation]).toEqual([seat, 15, 'fit', seat]);
    expect(after.events.find(({ kind }) => kind === 'general-revolt-told')).toMatchObject({ followed: true, to: seat });
  });

  test('UM-17.26 it begins without anything but the war, and is scored from the end of that turn on', () => {
    expect(nationUnder(start.state, { number: 9, name: 'Sforza', from: N('VEN'), capital: P('BRE') })).toEqual({
      number: 9,
      code: 'SFO',
      name: 'Sforza',
      kind: 'civilised',
      status: 'caretaker',
      missed: 0,
      treasury: 0,
      taxRate: 100,
      enemies: [N('VEN')],
      capital: P('BRE'),
      morale: 100,
      cincShock: 0,
      cincRevolt: false,
      faceLoss: 0,
      disbandedPay: 0,
      originalRevenue: 0,
      originalForces: 0,
      replacementProvince: null,
      replacementsDue: false,
      score: 0,
      rank: 9,
    });
    const crowded = withNation(withNation(start, ITALIA, 'MIL', { code: 'SFO' }), ITALIA, 'FLO', { code: 'SF2' }).state;
    expect(nationUnder(crowded, { number: 9, name: 'Sforza', from: N('VEN'), capital: P('BRE') }).code).toBe('SF3');
  });

  test('UM-17.26, UM-4.5 Independents who had risen there before rebel against the new nation', () => {
    const risen = garrisoned(allowed(), ITALIA, { BRE: { VEN: { FOT: 12 }, IND: { FOT: 1 } } });
    expect(run(risen, revolt).state.provinces[P('BRE')]?.rebelAgainst).toBe(seat);
  });

  test('UM-17.26 its first intelligence is kept with the state, and what it has at the end of that turn is what it is scored by', () => {
    const after = ran(allowed(), [disloyalGenerals, reckoning, intelligence], {}, rolling(revolt));
    expect(JSON.parse(canonicalText(after.state)).known[seat].provinces[P('BRE')]).toMatchObject({ owner: seat });
    expect(after.state.nations[seat]).toMatchObject({ originalRevenue: 6, originalForces: 10, score: 100 });
  });

  test('UM-17.26 with fewer units, or in other campaigns, they are Independents', () => {
    expect(run(allowed({ rebelMinUnits: 11 }), revolt).state.nations[seat]).toBeNull();
    expect(run(start, revolt).state.nations[seat]).toBeUndefined();
    expect(unitsAt(run(allowed({ rebelMinUnits: 11 }), revolt).state, ITALIA, 'IND', 'BRE')).toEqual({
      FOT: 5,
      HRS: 4,
      BOM: 1,
    });
  });

  test('UM-17.26 a code that is taken has 2 in place of its third letter', () => {
    const taken = withNation(allowed(), ITALIA, 'FLO', { code: 'SFO' });
    expect(run(taken, revolt).state.nations[seat]?.code).toBe('SF2');
  });

  test('UM-8.29, UM-17.26 where the old ruler destroyed its city the new capital stays at loyalty 1', () => {
    const cursed = withProvince(allowed(), ITALIA, 'BRE', { loyaltyCap: 1, loyalty: 1 });
    expect(run(cursed, revolt).state.provinces[P('BRE')]?.loyalty).toBe(1);
  });
});

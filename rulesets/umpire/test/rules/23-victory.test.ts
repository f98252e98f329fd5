import { describe, expect, test } from 'vitest';
import { nationUnder } from '../../src/rules/rebel-nation.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import type { GamePosition } from '../../src/types.ts';
import { standings } from '../../src/victory/standings.ts';
import { wonBy } from '../../src/victory/winner.ts';
import { window } from '../../src/window.ts';
import { changed, positionOf } from '../board.ts';
import { codesOf, inTurn, withNation, withProvince } from '../by-code.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

/** The position after so many turns. */
const after = (turns: number, position: GamePosition): GamePosition => inTurn(position, turns + 1);
const won = ({ setting, state }: GamePosition) => wonBy(setting, state);
/** So many provinces for a nation, in province order from the given one on; all others are Independents'. */
const owning = (file: ScenarioFile, shares: { readonly [code: string]: readonly [from: number, count: number] }) =>
  changed(positionOf(file), ({ provinces }) => {
    for (const province of provinces) if (province !== null) province.owner = 0;
    for (const [code, [from, count]] of Object.entries(shares)) {
      for (let at = from; at < from + count; at += 1) {
        const province = provinces[at];
        if (province) province.owner = codesOf(file).nation(code);
      }
    }
  });

describe('victory', () => {
  test('UM-24.16, UM-17.26 the nation of a rebel general wins by provinces like any other', () => {
    const seat = ITALIA.nations.length + 1;
    const risen = changed(positionOf(ITALIA, { rebelGenerals: 'newNation' }), (state) => {
      state.nations[seat] = {
        ...nationUnder(state, { number: seat, name: 'Sforza', from: 2, capital: 13 }),
        enemies: [2],
      };
      for (const province of state.provinces.slice(1, 25)) if (province) province.owner = seat;
    });
    expect(won(after(5, risen))).toEqual({ by: 'provinces', winner: seat });
  });

  test('UM-24.16, UM-23.6 whoever owns 24 provinces wins at once; of two such the one with the higher sum of revenues', () => {
    expect(won(after(5, owning(ITALIA, { VEN: [1, 23] })))).toBeNull();
    expect(won(after(5, owning(ITALIA, { VEN: [1, 24] })))).toEqual({
      by: 'provinces',
      winner: codesOf(ITALIA).nation('VEN'),
    });
    const both = owning(ITALIA, { VEN: [1, 24], NAP: [25, 24] });
    const richer = changed(both, ({ provinces }) => {
      for (const province of provinces.slice(25)) if (province !== null) province.base = 15;
    });
    expect(won(after(5, richer))).toEqual({ by: 'provinces', winner: codesOf(ITALIA).nation('NAP') });
    const poorer = changed(both, ({ provinces }) => {
      for (const province of provinces.slice(25)) if (province !== null) province.base = 1;
    });
    expect(won(after(5, poorer))?.winner).toBe(codesOf(ITALIA).nation('VEN'));
  });

  test('UM-24.16, UM-23.17 after the last turn the highest score wins, then revenue, units, nation order', () => {
    const scored = changed(positionOf(ITALIA), ({ nations }) => {
      for (const each of nations) if (each !== null && each.number > 0) each.score = 90;
    });
    const codes = codesOf(ITALIA);
    expect(won(after(47, scored))).toBeNull();
    expect(won(after(48, withNation(scored, ITALIA, 'GEN', { score: 91 })))).toEqual({
      by: 'last turn',
      winner: codes.nation('GEN'),
    });
    const sums = (position: GamePosition) => won(after(48, position))?.winner;
    const level = changed(scored, ({ provinces, stacks }) => {
      for (const province of provinces) {
        if (province === null) continue;
        province.owner = province.number === 1 ? codes.nation('FLO') : province.number === 2 ? codes.nation('PAP') : 0;
        Object.assign(province, { base: 5, inv: 0, dev: 0, cty: 'Y', everCity: true });
      }
      for (const [at] of stacks.entries()) stacks[at] = [];
    });
    expect(sums(level)).toBe(codes.nation('FLO'));
    expect(sums(withProvince(level, ITALIA, ITALIA.provinces[1]?.code ?? '', { base: 6 }))).toBe(codes.nation('PAP'));
    const stronger = changed(level, ({ stacks }) => {
      const units = ITALIA.types.map((_, at) => (at === 1 ? 1 : 0));
      stacks[5] = [{ nation: codes.nation('PAP'), units, armyOrder: null, fleetOrder: null, reliefArrived: false }];
    });
    expect(sums(stronger)).toBe(codes.nation('PAP'));
  });

  test('UM-24.36 Carthage wins by owning Rome and Rome by owning Carthage; on one turn neither of them does', () => {
    const punic = positionOf(PUNIC);
    const { nation } = codesOf(PUNIC);
    const rome = withProvince(punic, PUNIC, 'ROM', { owner: nation('CAR') });
    const carthage = withProvince(punic, PUNIC, 'CAR', { owner: nation('ROM') });
    expect(won(after(9, rome))).toEqual({ by: 'place', winner: nation('CAR') });
    expect(won(after(9, carthage))).toEqual({ by: 'place', winner: nation('ROM') });
    const both = withProvince(rome, PUNIC, 'CAR', { owner: nation('ROM') });
    expect(won(after(9, both))).toBeNull();
    // Which keeps nobody else from winning.
    expect(won(after(24, withNation(both, PUNIC, 'NUM', { score: 250 })))).toEqual({
      by: 'score',
      winner: nation('NUM'),
    });
  });

  test('UM-24.36 any other nation wins with a score of 250 at the last campaigning turn of a year from year 5 on', () => {
    const { nation } = codesOf(PUNIC);
    const great = withNation(positionOf(PUNIC), PUNIC, 'NUM', { score: 250 });
    expect(won(after(24, great))).toEqual({ by: 'score', winner: nation('NUM') });
    expect(won(after(23, great))).toBeNull();
    expect(won(after(19, great))).toBeNull();
    expect(won(after(24, withNation(positionOf(PUNIC), PUNIC, 'NUM', { score: 249 })))).toBeNull();
    expect(won(after(24, withNation(positionOf(PUNIC), PUNIC, 'ROM', { score: 300 })))).toBeNull();
    expect(won(after(85, great))?.by).toBe('last turn');
  });

  test('UM-23.6 nobody has won before the first turn is over', () => {
    const early = owning(ITALIA, { VEN: [1, 30] });
    expect([won(early), won(after(1, early))?.by]).toEqual([null, 'provinces']);
  });
});

describe('who is asked, and who stands where', () => {
  test('UM-23.7, UM-22.9 all nations in play are asked, whoever keeps them; those that are out are not', () => {
    const out = withNation(withNation(positionOf(ITALIA), ITALIA, 'GEN', { status: 'eliminated' }), ITALIA, 'PAP', {
      status: 'caretaker',
    });
    expect(window(out)).toEqual({
      kind: 'window',
      label: 'Mar–Apr 1449',
      seats: ['MIL', 'VEN', 'FLO', 'PAP', 'NAP'],
      mode: 'sealed',
    });
    const none = changed(positionOf(ITALIA), ({ nations }) => {
      for (const each of nations) if (each !== null && each.number > 0) each.status = 'eliminated';
    });
    expect(window(after(3, none))).toEqual({ kind: 'outcome', winners: [], by: 'nobody left' });
  });

  test('UM-23.5 equal scores share a place in the table', () => {
    const scored = changed(positionOf(ITALIA), ({ nations }) => {
      for (const each of nations) if (each !== null && each.number > 0) Object.assign(each, { score: 100, rank: 2 });
      Object.assign(nations[4] ?? {}, { score: 120, rank: 1 });
    });
    expect(standings(scored).map(({ seat, place, score }) => `${place} ${seat} ${score}`)).toEqual([
      '1 PAP 120',
      '2 MIL 100',
      '2 VEN 100',
      '2 FLO 100',
      '2 NAP 100',
      '2 GEN 100',
    ]);
  });
});

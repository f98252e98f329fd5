import { describe, expect, test } from 'vitest';
import { buying } from '../../src/actions/buying.ts';
import { placing } from '../../src/actions/placing.ts';
import { upkeep } from '../../src/actions/upkeep.ts';
import type { Order } from '../../src/order.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { withUnits } from '../deeds.ts';
import { stepped } from '../step.ts';

/** England builds ships in Hull, off which lie the Humber and the ice; Goa is a colony far away. */
const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: { treasury: 200 }, France: {}, Spain: {} },
  lands: {
    London: { owner: 'England', fort: 3 },
    Hull: { owner: 'England', port: true, coasts: ['Humber', 'Ice'] },
    Goa: { owner: 'England', fort: 1, value: 2, originalOwner: null },
  },
  seas: { Humber: {}, Ice: { special: 'barents' } },
  borders: ['London-Hull'],
};
const { nation, place } = boardOf(FACTS);
const boardWith = (seas: BoardFacts['seas'] = {}, more: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...more, seas: { Humber: { ...seas['Humber'] }, Ice: { special: 'barents', ...seas['Ice'] } } });
const ships = (count: number, type: 'sol' | 'frg' | 'mer', at: string): Order => ({
  verb: 'BUILD_SHIPS',
  args: { count, type, at: place(at), from: place('Hull') },
});
const troops = (count: number, at: string): Order => ({ verb: 'BUILD', args: { count, type: 'inf', at: place(at) } });
const build = (
  board: Board,
  lines: readonly Order[],
  rolls = {},
  between: Parameters<typeof stepped>[2]['steps'] = [],
) => stepped(board, 'England', { steps: [upkeep, buying, ...between, placing], lines, rolls });
const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 10);

describe('what is bought', () => {
  test('W83-7.1 W83-7.3 each line says what, and of a general skill and ability', () => {
    const { of } = build(
      boardWith(),
      [
        troops(2, 'London'),
        ships(1, 'mer', 'Humber'),
        { verb: 'BUILD_PORT', args: { at: place('Hull') } },
        { verb: 'BUILD_GENERAL', args: { special: true, at: place('London') } },
      ],
      { 'general-skill@England': [8], 'general-ability@England': [4] },
    );
    expect(of('bought').map(({ what, count, skill, ability }) => [what, count, skill, ability])).toEqual([
      ['inf', 2, null, null],
      ['mer', 1, null, null],
      ['gen', 1, 8, 4],
    ]);
  });
  test('W83-7.34 W83-7.5 a port is a port, and is not built where the land was lost', () => {
    const coast: Partial<BoardFacts> = { lands: { ...FACTS.lands, Dover: { owner: 'England', coasts: ['Humber'] } } };
    const board = boardOf({ ...FACTS, ...coast });
    const port: Order = { verb: 'BUILD_PORT', args: { at: board.place('Dover') } };
    expect(build(board, [port]).of('bought')).toMatchObject([{ what: 'port' }]);
    const lost = build(board, [port], {}, [
      (turn) =>
        turn.emit({
          kind: 'captured',
          rule: 'W83-10.21',
          territory: board.place('Dover'),
          from: 1,
          by: 2,
          generals: [],
          port: false,
          tribalCity: null,
          how: 'battle',
        }),
    ]);
    expect(lost.of('port-built')).toEqual([]);
    expect(lost.treasury('England')).toBe(200);
  });
  test('W83-6.44 W83-7.42 a colony takes just as many as it is worth, and what is left over is refunded', () => {
    const full = build(boardWith(), [troops(2, 'Goa')]);
    expect([full.refused, full.treasury('England')]).toEqual([[], 190]);
    const over = build(boardWith(), [troops(1, 'Goa'), troops(2, 'Goa'), troops(1, 'Goa')]);
    expect([over.refused, over.treasury('England')]).toEqual([['colony-full', 'colony-full'], 190]);
  });
});

describe('new ships', () => {
  test('W83-7.38 all in one zone are placed together: first the ice for each of them, then the battle', () => {
    const board = boardWith({ Ice: { units: ['1 mer of France'] } }, { wars: [{ between: ['England', 'France'] }] });
    const [first, second] = [board.state.next.unit, board.state.next.unit + 1];
    const hand = build(board, [ships(1, 'frg', 'Ice'), ships(1, 'sol', 'Ice')], {
      [`ice@${first}`]: [1],
      'fight@Ice': [6, 10],
    });
    expect(hand.of('ice-rolled').map(({ ship, sinks }) => [ship, sinks])).toEqual([
      [first, true],
      [second, false],
    ]);
    // In attack, without the penalties of a deep sea voyage.
    expect(hand.of('battle-fought')).toMatchObject([
      { rule: 'W83-7.37', rounds: [{ attack: [{ type: 'sol', factor: 6 }] }] },
    ]);
    const lost = build(board, [ships(1, 'frg', 'Ice')], { [`ice@${first}`]: [1] });
    expect(lost.of('battle-fought')).toEqual([]);
  });
  test('W83-7.38 zones in list order, whatever the order of the lines', () => {
    const board = boardWith(
      { Humber: { units: ['1 mer of France'] }, Ice: { units: ['1 mer of France'] } },
      { wars: [{ between: ['England', 'France'] }] },
    );
    const hand = build(board, [ships(1, 'sol', 'Ice'), ships(1, 'sol', 'Humber')], {
      'fight@Ice': [1, 10],
      'fight@Humber': [1, 10],
    });
    expect(hand.of('battle-fought').map(({ place: at }) => at)).toEqual([place('Humber'), place('Ice')]);
  });
  test('W83-7.37 W83-15.11 an enemy and one who attacks new ships are fought together', () => {
    const board = boardWith(
      { Humber: { units: ['1 mer of France', '1 mer of Spain'] } },
      {
        wars: [{ between: ['England', 'France'] }],
        nations: {
          ...FACTS.nations,
          Spain: { standing: [{ verb: 'CONTEST_NEW', args: { nations: ['ALL'], places: ['ALL'] } }] },
        },
      },
    );
    const hand = build(board, [ships(1, 'sol', 'Humber')], { 'fight@Humber': [1, ...misses(2), 1, 10] });
    expect(hand.of('battle-fought')).toMatchObject([
      { defenders: [nation('France'), nation('Spain')], incident: false },
    ]);
  });
});

describe('repairs', () => {
  const moored = (change: object) =>
    withUnits(boardWith({ Humber: { units: ['1 sol of England', '1 sol of England'] } }), ({ id }) =>
      id === 1 ? change : {},
    );
  const repaired = (change: object) => {
    const { of } = build(moored(change), []);
    return {
      mended: of('damaged').map(({ units, damaged }) => [units, damaged]),
      rested: of('fought').map(({ units, fought }) => [units, fought]),
    };
  };
  test('W83-3.8 only what is damaged is mended, off a port and at rest', () => {
    expect(repaired({ damaged: true })).toEqual({ mended: [[[1], false]], rested: [] });
    expect(repaired({})).toEqual({ mended: [], rested: [] });
    expect(repaired({ damaged: true, movedTurn: 2 }).mended).toEqual([]);
  });
  test('W83-9.18 W83-3.8 who has fought is mended the next time, and only they rest', () => {
    expect(repaired({ damaged: true, fought: true })).toEqual({ mended: [], rested: [[[1], false]] });
  });
});

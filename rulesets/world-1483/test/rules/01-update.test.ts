import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { PHASES } from '../../src/phases.ts';
import { BERBER } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { updateOf } from '../update.ts';

const FACTS: BoardFacts = {
  nations: {
    Late: { order: 2, treasury: 20 },
    Early: { order: 1, treasury: 20 },
    Second: { phase: 2, treasury: 20 },
    Last: { phase: 4, treasury: 20 },
    Rebels: { phase: 5, order: 9, kind: 'rebel' },
    Minor: { phase: 5, order: 3 },
  },
  lands: {
    Here: { owner: 'Late', fort: 2, units: ['1 inf'] },
    There: { owner: 'Early', fort: 2, units: ['1 inf'] },
    Between: {},
    Yonder: { owner: 'Second', fort: 2 },
    Beyond: { owner: 'Last', fort: 2 },
    Hills: { owner: 'Rebels', fort: 2 },
    Vale: { owner: 'Minor', fort: 2 },
    Sands: { owner: BERBER, special: 'berber' },
    Oasis: { owner: 'Minor', value: 3 },
  },
  borders: ['Here-Between', 'There-Between', 'Sands-Oasis'],
};
const in_ = (phase: number, turn = 1) => boardOf({ ...FACTS, phase, turn });
const board = in_(1);
const { place, nation } = board;

const marchTo = (from: string): Order => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: [{ count: 1, type: 'inf' }], from: place(from), to: [place('Between')] },
});
const acted = (phase: number): readonly string[] =>
  updateOf(in_(phase))
    .of('nation-turn-ended')
    .map((event) => Object.keys(FACTS.nations)[event.nation - 1] ?? '');

describe('the update', () => {
  test('W83-1.1 a turn goes through its phases, and the next one begins with the first', () => {
    const after = (phase: number) => {
      const { turn, phase: next } = updateOf(in_(phase, 3)).state;
      return [turn, next];
    };
    expect([1, 2, 3, 4].map(after)).toEqual([
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 1],
    ]);
  });

  test('W83-1.6 nations of a phase act one after another, in their order', () => {
    expect(acted(1)).toEqual(['Early', 'Late']);
    const { of } = updateOf(
      board,
      { Late: [marchTo('Here')], Early: [marchTo('There')] },
      { rolls: { [`fight@${place('Between')}`]: [1, 10] } },
    );
    expect(of('captured').map(({ by, how }) => [by, how])).toEqual([
      [nation('Early'), 'walked in'],
      [nation('Late'), 'battle'],
    ]);
    expect(of('war-began')).toMatchObject([{ war: { attacker: nation('Late'), defender: nation('Early') } }]);
  });

  test('W83-1.7 the order of nations is the same in every turn', () => {
    const second = updateOf(boardOf({ ...FACTS, turn: 7 })).of('nation-turn-ended');
    expect(second.map((event) => event.nation)).toEqual([nation('Early'), nation('Late')]);
  });

  test('W83-1.2 W83-19.1 phase 5 is run behind phase 4: nations in their order, then rebels', () => {
    expect(acted(2)).toEqual(['Second']);
    expect(acted(4)).toEqual(['Last', 'Minor', 'Rebels']);
  });

  test('W83-2.40 W83-19.2 the Berbers come when all others have acted', () => {
    const kinds = (phase: number) => updateOf(in_(phase), {}, { rolls: { 'berber-raid': [1] } }).events;
    expect(kinds(3).filter(({ kind }) => kind === 'raid-rolled')).toEqual([]);
    const fourth = kinds(4).map(({ kind }) => kind);
    expect(fourth.indexOf('raid-rolled')).toBeGreaterThan(fourth.lastIndexOf('nation-turn-ended'));
  });

  test('W83-1.8 W83-1.11 trades, then gifts, come after all turns of the update, whosever phase it is', () => {
    const gift: Order = { verb: 'GIFT', section: 'gifts', args: { nation: nation('Last'), give: [{ resources: 5 }] } };
    const { events, state } = updateOf(board, { Second: [gift], Early: [] });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('gift-given')).toBeGreaterThan(kinds.lastIndexOf('nation-turn-ended'));
    expect(state.privy[nation('Second')]?.treasury).toBe(15 - 1);
    const names = PHASES.map(({ name }) => name);
    expect(names.indexOf('Trades')).toBeLessThan(names.indexOf('Gifts'));
    expect(names.indexOf('Trades')).toBeGreaterThan(names.indexOf('Berber raids'));
  });

  test('W83-1.12 lines of an action are carried out as they are listed', () => {
    const twice = boardOf({ ...FACTS, lands: { ...FACTS.lands, Here: { owner: 'Late', units: ['2 inf'] } } });
    const on: Order = {
      ...marchTo('Here'),
      args: { units: [{ count: 1, type: 'inf' }], from: place('Here'), to: [place('Here')] },
    } as Order;
    const { of } = updateOf(twice, { Late: [on, marchTo('Here')] });
    expect(of('line-failed')).toMatchObject([{ order: { args: { to: [place('Here')] } } }]);
    expect(of('captured')).toHaveLength(1);
  });

  test('W83-1.13 a line that cannot be carried out is skipped, costs nothing, and says why', () => {
    const { of, state, heard } = updateOf(board, {
      Late: [{ verb: 'INCORPORATE', section: 'actions', args: { territory: place('Yonder') } }],
    });
    expect(of('line-failed')).toMatchObject([{ refusal: { code: 'not-yours' } }]);
    expect(heard('Late').filter(({ kind }) => kind === 'line-failed')).toHaveLength(1);
    expect(heard('Early').filter(({ kind }) => kind === 'line-failed')).toHaveLength(0);
    expect(state.privy[nation('Late')]?.treasury).toBe(20);
  });
});

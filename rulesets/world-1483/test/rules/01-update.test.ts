import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { PHASES } from '../../src/phases.ts';
import { AFRICA, BERBER } from '../../src/words.ts';
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
    expect(state.privy[nation('Late')]?.treasury).toBe(20 + 1);
  });

  test('W83-16.8 before turn 1 tribes settle one after the other, then phase 1 begins', () => {
    const tribes: BoardFacts = {
      nations: { One: { kind: 'tribal' }, Two: { kind: 'tribal', phase: 4 }, Early: {} },
      lands: {
        There: { owner: 'Early', fort: 2 },
        ...Object.fromEntries(
          Array.from({ length: 16 }, (_, at) => [`Land${at}`, { owner: AFRICA, special: 'remote' as const }]),
        ),
      },
    };
    const start = boardOf(tribes);
    const first = updateOf({ ...start, state: { ...start.state, stage: 'first tribe' } });
    expect(first.of('tribe-settled').map(({ tribe }) => tribe)).toEqual([1]);
    expect(first.of('nation-turn-ended')).toEqual([]);
    expect(first.state).toMatchObject({ stage: 'second tribe', turn: 1, phase: 1 });
    const second = updateOf({ ...start, state: first.state });
    expect(second.of('tribe-settled').map(({ tribe }) => tribe)).toEqual([2]);
    expect(second.state).toMatchObject({ stage: 'phases', turn: 1, phase: 1 });
    expect(updateOf({ ...start, state: second.state }).of('tribe-settled')).toEqual([]);
  });

  test('W83-1.10 W83-20.30 a turn begins with what the nation has, and ends with who is left', () => {
    const attack: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: [{ count: 1, type: 'inf' }], from: place('Here'), to: [place('There')] },
    };
    const facts = { ...FACTS, borders: ['Here-There'], lands: { ...FACTS.lands, There: { owner: 'Early', fort: 2 } } };
    const { of, events } = updateOf(boardOf(facts), { Late: [attack], Early: [] });
    expect(of('nation-turn-began').map((event) => event.snapshot.cities)).toEqual([[place('There')], [place('Here')]]);
    const kinds = events.map(({ kind }) => kind);
    expect(of('status-changed')).toMatchObject([{ nation: nation('Early'), to: 'eliminated' }]);
    expect(kinds.indexOf('status-changed')).toBeLessThan(kinds.indexOf('update-ended'));
  });

  test('W83-13.63 a nation that comes into the phase meanwhile acts in its next', () => {
    const facts: BoardFacts = {
      ...FACTS,
      nations: { ...FACTS.nations, Late: { order: 2, more: { status: 'eliminated', returning: true } } },
      lands: { ...FACTS.lands, Here: { owner: 'Early', fort: 2, originalOwner: 'Late' } },
    };
    const free: Order = {
      verb: 'FREE',
      section: 'actions',
      args: { nation: nation('Late'), territories: [place('Here')] },
    };
    const { of, state } = updateOf(boardOf(facts), { Early: [free] });
    expect(state.nations[nation('Late')]).toMatchObject({ status: 'active', phase: 1 });
    expect(of('nation-turn-ended').map((event) => event.nation)).toEqual([nation('Early')]);
  });

  test('W83-1.9 W83-1.17 a nation goes through its actions in their order, however its lines are listed', () => {
    const facts: BoardFacts = {
      nations: { Early: { treasury: 99 }, Minor: { phase: 5 }, Gone: { phase: 5, more: { status: 'eliminated' } } },
      lands: {
        There: { owner: 'Early', fort: 2, value: 1, coasts: ['Sound'], units: ['2 inf'] },
        Between: { value: 1 },
        Vale: { owner: 'Minor', fort: 2, originalOwner: 'Gone' },
      },
      seas: { Sound: { units: ['1 frg of Early'] }, Bay: { seas: ['Sound'] } },
      borders: ['There-Between'],
    };
    const all = boardOf(facts);
    const at = all.place;
    const lines: readonly Order[] = [
      { verb: 'CLOSE_STRAIT', section: 'standing', args: { nations: ['ALL'] } },
      { verb: 'REBELLION', section: 'actions', args: { territory: at('Vale'), amount: 5 } },
      { verb: 'INCORPORATE', section: 'actions', args: { territory: at('Between') } },
      {
        verb: 'MARCH',
        section: 'actions',
        args: { units: [{ count: 1, type: 'inf' }], from: at('There'), to: [at('Between')] },
      },
      {
        verb: 'SAIL',
        section: 'actions',
        args: { units: [{ count: 1, type: 'frg' }], from: at('Sound'), via: [at('Bay')] },
      },
      { verb: 'BUILD', section: 'actions', args: { count: 1, type: 'inf', at: at('There') } },
      { verb: 'DEVELOP', section: 'actions', args: { territory: at('There') } },
      { verb: 'INFLUENCE', section: 'actions', args: { npc: 2 } },
    ];
    const { events, turn } = updateOf(all, { Early: lines }, {});
    const told = new Set([
      'nation-turn-began',
      'influenced',
      'development-tried',
      'bought',
      'sailed',
      'captured',
      'incorporated',
      'units-made',
      'income-collected',
      'rebellion-tried',
      'standing-orders-set',
      'nation-turn-ended',
    ]);
    expect(events.map(({ kind }) => kind).filter((kind) => told.has(kind))).toEqual([...told]);
    // Every roll stands in the log, in the order in which it was thrown (W83-1.17).
    expect(turn.dice.log().map(({ label }) => label)).toEqual(
      ['influence', 'develop', 'rebellion'].map((label) => expect.stringContaining(label)),
    );
  });

  test('W83-1.20 what others allow is taken from what is on file at that moment', () => {
    const allow: Order = {
      verb: 'ALLOW_LAND',
      section: 'standing',
      args: { nations: [nation('Late')], places: [place('There')] },
    };
    const facts = { ...FACTS, borders: ['Here-There'] };
    const visit: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: {
        units: [{ count: 1, type: 'inf' }],
        from: place('Here'),
        to: [place('There')],
        peaceful: true,
        halt: true,
      },
    };
    const entered = (early: readonly Order[]) =>
      updateOf(boardOf(facts), { Early: early, Late: [visit] }).state.units.some(
        ({ owner, place: at }) => owner === nation('Late') && at === place('There'),
      );
    expect(entered([allow])).toBe(true);
    expect(entered([])).toBe(false);
  });
});

test('W83-1.6 a nation that falls before its turn comes has none in the phase', () => {
  const facts: BoardFacts = {
    ...FACTS,
    lands: { ...FACTS.lands, Here: { owner: 'Late', fort: 2 } },
    borders: ['Here-There'],
    wars: [{ between: ['Early', 'Late'] }],
  };
  const march: Order = {
    verb: 'MARCH',
    section: 'actions',
    args: { units: [{ count: 1, type: 'inf' }], from: place('There'), to: [place('Here')] },
  };
  const hand = updateOf(boardOf(facts), { Early: [march] });
  expect(hand.of('nation-turn-ended').map((event) => event.nation)).toEqual([nation('Early')]);
  expect(hand.of('turn-missed')).toEqual([]);
});

test('W83-1.6 W83-13.63 who falls and rises again in a phase, in rebellion and without a ruler, has no turn in it', () => {
  const at = boardOf({
    nations: { Spain: { order: 1 }, England: { order: 2, treasury: 60 }, Granada: { order: 3 } },
    lands: {
      Toledo: { owner: 'Spain', fort: 2, units: ['1 inf'] },
      London: { owner: 'England', fort: 1 },
      Alhambra: { owner: 'Granada', fort: 1 },
      Malaga: { owner: 'Spain', originalOwner: 'Granada' },
    },
    borders: ['Toledo-Alhambra'],
    wars: [{ between: ['Spain', 'Granada'] }],
  });
  const march: Order = {
    verb: 'MARCH',
    section: 'actions',
    args: { units: [{ count: 1, type: 'inf' }], from: at.place('Toledo'), to: [at.place('Alhambra')] },
  };
  const rebel: Order = { verb: 'REBELLION', section: 'actions', args: { territory: at.place('Malaga'), amount: 56 } };
  const rolls = { [`rebellion@${at.place('Malaga')}`]: [1] };
  const hand = updateOf(at, { Spain: [march], England: [rebel] }, { rolls });
  expect(hand.state.nations[at.nation('Granada')]).toMatchObject({ kind: 'rebel', phase: 5 });
  expect(hand.of('nation-turn-ended').map((event) => event.nation)).toEqual([1, 2]);
});

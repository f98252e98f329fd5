import { describe, expect, test } from 'vitest';
import { collecting } from '../../src/actions/collecting.ts';
import { incomeOf } from '../../src/rules/income.ts';
import type { Nation, State, Tribute } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf, type NationFacts } from '../board.ts';
import { stepped } from '../step.ts';

const FACTS: BoardFacts = {
  turn: 3,
  phase: 2,
  nations: {
    England: { phase: 2, treasury: 10, seaTrade: 2, landTrade: 1 },
    France: { phase: 1, treasury: 4 },
    Zulu: { phase: 3, kind: 'tribal', seaTrade: 3 },
    Brittany: { phase: 5, treasury: 1, seaTrade: 1 },
  },
  lands: {
    London: { owner: 'England', value: 6, fort: 4 },
    Kent: { owner: 'England', value: 2 },
    Calais: { owner: 'England', value: 3, incorporatedBy: 'France' },
    Guinea: { owner: 'England', value: 4, fort: 1, originalOwner: null },
    Rouen: { owner: 'France', value: 1, incorporatedBy: 'England' },
    Kraal: { owner: 'Zulu', value: 1, tribalCity: 'Zulu' },
    Veld: { owner: 'Zulu', value: 4, incorporatedBy: null, units: ['1 inf'] },
    Bush: { owner: 'Zulu', value: 5, units: ['1 gen 3'] },
    Town: { owner: 'Zulu', value: 2, fort: 2 },
    Rennes: { owner: 'Brittany', value: 4, fort: 2 },
  },
  borders: ['Rouen-London', 'Rouen-Kent', 'Rouen-Calais'],
};
const with_ = (name: string, more: NationFacts, facts: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], ...more } }, ...facts });
const board = boardOf(FACTS);
const { nation, place } = board;
const collect = (who: string, of: Board = board) => stepped(of, who, { steps: [collecting] });
const withState = (state: Partial<State>, of: Board = board): Board => ({ ...of, state: { ...of.state, ...state } });
const tribute = (payer: string, receiver: string, more: Partial<Tribute> = {}): Tribute => ({
  payer: nation(payer),
  receiver: nation(receiver),
  amount: 3,
  left: 5,
  since: { turn: 3, phase: 2 },
  ...more,
});

describe('income', () => {
  test('W83-12.1 W83-0.22 W83-6.1 incorporated lands, colonies included, and one for each trade route', () => {
    const { of, treasury } = collect('England');
    expect(of('income-collected')).toMatchObject([{ lands: 12, sea: 2, land: 1, tribute: 0, amount: 15 }]);
    expect(treasury('England')).toBe(25);
    expect(collect('France').treasury('France')).toBe(4);
  });

  test('W83-12.5 what was not spent is kept, however much it is', () => {
    expect(collect('England', with_('England', { treasury: 900_000 })).treasury('England')).toBe(900_015);
  });

  test('W83-12.4 W83-20.31 a conquered nation collects nothing, trade and tribute included', () => {
    const conquered = with_('England', { more: { status: 'conquered' } });
    expect(incomeOf(conquered.state, nation('England'))).toEqual({ lands: 0, sea: 0, land: 0, total: 0 });
    const { treasury, state } = collect('England', withState({ tributes: [tribute('France', 'England')] }, conquered));
    expect([treasury('England'), treasury('France')]).toEqual([10, 4]);
    expect(state.tributes[0]?.left).toBe(4);
  });

  test('W83-12.7 W83-16.12 a tribe has 7 for each tribal city, and of other lands where its troops stand', () => {
    const { of } = collect('Zulu');
    expect(of('income-collected')).toMatchObject([{ lands: 11, sea: 0, amount: 11 }]);
  });

  test('W83-12.7 W83-19.10 W83-19.11 a non-player nation at rest has half, rounded down', () => {
    expect(collect('Brittany').treasury('Brittany')).toBe(3);
  });

  test.each([
    ['at war', with_('Brittany', {}, { wars: [{ between: ['England', 'Brittany'] }] })],
    ['at war since its last income', with_('Brittany', { more: { stirred: true } })],
    ['wanting lands back', with_('Brittany', { more: { rebellion: { sponsor: 1, against: 2, lands: [1] } } })],
    ['paying tribute', withState({ tributes: [tribute('Brittany', 'England')] })],
  ])('W83-19.10 W83-19.11 a non-player nation %s has all', (_, of) => {
    expect(collect('Brittany', of).treasury('Brittany')).toBe(6);
  });

  test('W83-19.11 it is at rest again after a turn of peace, and not before', () => {
    const stirred = (of: Board) => collect('Brittany', of).state.nations[nation('Brittany')]?.stirred;
    expect(stirred(with_('Brittany', { more: { stirred: true } }))).toBe(false);
    expect(stirred(with_('Brittany', {}, { wars: [{ between: ['England', 'Brittany'] }] }))).toBe(true);
  });

  test('W83-19.12 a conquered non-player nation collects nothing', () => {
    expect(
      collect('Brittany', with_('Brittany', { more: { status: 'conquered' } as Partial<Nation> })).treasury('Brittany'),
    ).toBe(1);
  });

  test('W83-12.1 a forecast counts as the step does', () => {
    expect(incomeOf(board.state, nation('England'))).toEqual({ lands: 12, sea: 2, land: 1, total: 15 });
  });
});

describe('tribute and arrears', () => {
  test('W83-12.3 tribute is taken from the treasury of who pays, as much as there is', () => {
    const { treasury, of } = collect('England', withState({ tributes: [tribute('France', 'England', { amount: 7 })] }));
    expect([treasury('England'), treasury('France')]).toEqual([29, 0]);
    expect(of('tribute-paid')).toMatchObject([{ due: 7, paid: 4, left: 4 }]);
  });

  test('W83-12.6 two tributes of the same nations are paid off one by one', () => {
    const after = (...all: readonly (readonly [amount: number, left: number])[]) =>
      collect(
        'England',
        withState({ tributes: all.map(([amount, left]) => tribute('France', 'England', { amount, left })) }),
      )
        .state.tributes.map(({ amount, left }) => [amount, left])
        .toSorted();
    expect(after([1, 5], [1, 1])).toEqual([[1, 4]]);
    expect(after([1, 1], [1, 5])).toEqual([[1, 4]]);
    expect(after([1, 2], [1, 2])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(after([1, 3], [1, 2])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(after([2, 3], [1, 2])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(after([1, 2], [2, 3])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('W83-12.6 what was not paid is not carried forward, and the last payment ends it', () => {
    const tributes = [tribute('France', 'England', { amount: 7, left: 2 })];
    const once = collect('England', withState({ tributes }));
    expect(once.state.tributes).toMatchObject([{ amount: 7, left: 1 }]);
    const twice = collect('England', once.after);
    expect(twice.of('tribute-paid')).toMatchObject([{ due: 7, paid: 0, left: 0 }]);
    expect(twice.state.tributes).toEqual([]);
  });

  test.each([
    [{ turn: 4, phase: 2 }, 4],
    [{ turn: 3, phase: 3 }, 4],
    [{ turn: 3, phase: 2 }, 1],
    [{ turn: 2, phase: 4 }, 1],
  ])('W83-12.3 W83-13.7 a tribute since %o leaves the payer %i', (since, left) => {
    expect(
      collect('England', withState({ tributes: [tribute('France', 'England', { since })] })).treasury('France'),
    ).toBe(left);
  });

  test('W83-12.3 W83-5.49 arrears are paid out of the income, and of nothing else', () => {
    const small = collect('England', with_('England', { arrears: 6 }));
    expect([small.treasury('England'), small.state.privy[1]?.arrears]).toEqual([19, 0]);
    const large = collect('England', with_('England', { arrears: 20 }));
    expect([large.treasury('England'), large.state.privy[1]?.arrears]).toEqual([10, 5]);
  });

  test('W83-12.3 W83-18.2 only those whom it concerns read of it', () => {
    const { heard } = collect('England', withState({ tributes: [tribute('France', 'England')] }));
    expect(heard('France').map(({ kind }) => kind)).toEqual(['treasury-changed', 'tribute-paid']);
    expect(heard('Zulu')).toEqual([]);
  });
});

describe('Brigands', () => {
  const raided = (units: readonly string[], more: Partial<BoardFacts> = {}, standing: NationFacts['standing'] = []) => {
    const facts: BoardFacts = {
      ...FACTS,
      nations: { ...FACTS.nations, France: { ...FACTS.nations['France'], standing } },
      lands: {
        ...FACTS.lands,
        Rouen: { owner: 'France', units },
        London: { ...FACTS.lands['London'], units: ['1 inf', '1 gen 3'] },
      },
      wars: [{ between: ['England', 'France'] }],
      ...more,
    };
    const of = boardOf(facts);
    const hand = collect('England', of);
    const [income] = hand.of('income-collected');
    return { ...hand, lands: income?.lands, denied: income?.denied.map(({ territory }) => territory) };
  };
  const brigand = 'gen 5/9';

  test('W83-12.2 W83-4.27 the best land beside him yields nothing, and everybody knows him then', () => {
    const { lands, denied, of } = raided(['2 inf', brigand]);
    expect([lands, denied]).toEqual([6, [place('London')]]);
    expect(of('ability-shown')).toHaveLength(1);
  });

  test('W83-4.27 he needs more troops than anybody has in it', () => {
    expect(raided(['1 inf', brigand]).denied).toEqual([place('Kent')]);
    expect(raided([brigand]).denied).toEqual([]);
  });

  test('W83-4.27 and a war; other generals do nothing', () => {
    expect(raided(['2 inf', brigand], { wars: [] }).denied).toEqual([]);
    expect(raided(['2 inf', 'gen 5/8']).denied).toEqual([]);
  });

  test('W83-4.27 he raids where he is told, or nowhere', () => {
    const told = (target?: number) => {
      const general = boardOf({
        ...FACTS,
        lands: { ...FACTS.lands, Rouen: { owner: 'France', units: ['2 inf', brigand] } },
      }).ids('Rouen', 'France', 'gen')[0];
      // London has two units before those of Rouen on the board that is raided.
      return raided(['2 inf', brigand], {}, [
        { verb: 'RAID', args: { general: (general ?? 0) + 2, ...(target === undefined ? {} : { target }) } },
      ]).denied;
    };
    expect(told(place('Kent'))).toEqual([place('Kent')]);
    expect(told()).toEqual([]);
  });

  test('W83-4.35 two of a nation in a place make one raid', () => {
    expect(raided(['2 inf', brigand, brigand]).denied).toEqual([place('London')]);
  });
});

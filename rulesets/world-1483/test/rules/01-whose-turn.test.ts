import { describe, expect, test } from 'vitest';
import { mastersActs } from '../../src/phases/masters-acts.ts';
import { sheetsCame } from '../../src/phases/sheets.ts';
import { actingIn, isAsked, settlerOf } from '../../src/rules/asked.ts';
import type { Nation, State } from '../../src/state.ts';
import { STAGES } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';
import { updateOf } from '../update.ts';

const FACTS: BoardFacts = {
  phase: 4,
  nations: {
    England: { phase: 4, order: 2 },
    France: { phase: 4, order: 1 },
    Spain: { phase: 1, order: 1 },
    Zulu: { kind: 'tribal', phase: 1, order: 3 },
    Xhosa: { kind: 'tribal', phase: 4, order: 3 },
    Brittany: { phase: 5, order: 2, treasury: 1 },
    Savoy: { phase: 5, order: 1 },
  },
  lands: {
    London: { owner: 'England', fort: 1 },
    Paris: { owner: 'France', fort: 1 },
    Toledo: { owner: 'Spain', fort: 1 },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Veld: { owner: 'Xhosa', tribalCity: 'Xhosa' },
    Rennes: { owner: 'Brittany', fort: 1 },
    Turin: { owner: 'Savoy', fort: 1 },
  },
};
const board = boardOf(FACTS);
const { nation } = board;
const named = (change: { readonly [nation: string]: Partial<Nation> }, more: Partial<State> = {}): State => ({
  ...board.state,
  nations: board.state.nations.map((each) => each && { ...each, ...change[each.name] }),
  ...more,
});
const asked = (state: State) =>
  state.nations.flatMap((each) => (each !== null && isAsked(state, each) ? [each.name] : []));

describe('whose turn it is', () => {
  test('W83-1.1 W83-1.5 the players of the phase, whose seats are held and who are in the game', () => {
    expect(asked(board.state)).toEqual(['England', 'France', 'Xhosa']);
    expect(asked(named({ England: { seat: 'open' }, France: { status: 'eliminated' } }))).toEqual(['Xhosa']);
    expect(asked({ ...board.state, phase: 5 })).toEqual([]);
  });
  test('W83-16.7 W83-16.8 before the first phase one tribe after the other, and nobody else', () => {
    const [first, second] = STAGES;
    expect([first, second].map((stage) => asked({ ...board.state, stage }))).toEqual([['Zulu'], ['Xhosa']]);
    expect(settlerOf(board.state)).toBeNull();
  });
  test('W83-1.6 W83-1.7 in nation-standing order, and by list order where that is the same', () => {
    const order = (state: State, phase: number) => actingIn(state, phase).map(({ name }) => name);
    expect([order(board.state, 4), order(board.state, 5)]).toEqual([
      ['France', 'England', 'Xhosa'],
      ['Savoy', 'Brittany'],
    ]);
    expect(order(named({ France: { order: 2 } }), 4)).toEqual(['England', 'France', 'Xhosa']);
    expect(order(named({ Savoy: { status: 'absorbed' } }), 5)).toEqual(['Brittany']);
  });
});

describe('an update', () => {
  const SENT = { England: [], France: [], Spain: [], Zulu: [], Xhosa: [] };
  const turns = (state: State) =>
    updateOf({ ...board, state }, SENT)
      .of('nation-turn-began')
      .map((event) => state.nations[event.nation]?.name);
  test('W83-1.2 W83-19.1 phase 4 and then phase 5; the others without phase 5', () => {
    expect(turns(board.state)).toEqual(['France', 'England', 'Xhosa', 'Savoy', 'Brittany']);
    expect(turns({ ...board.state, phase: 1 })).toEqual(['Spain', 'Zulu']);
  });
  test('W83-1.6 a nation’s turn leaves nothing of itself behind', () => {
    expect(updateOf(board, SENT).turn.memory.errand).toBeNull();
  });
  const kept = (change: Partial<Nation>, absence: object | null = null) => {
    const state = named({ England: change });
    const privy = state.privy.map((each, at) =>
      at === nation('England') && each !== null ? { ...each, absence: absence as never } : each,
    );
    const hand = turnOf({ ...board, state: { ...state, privy } }, { England: [], Spain: [] });
    sheetsCame(hand.turn);
    return hand.of('turn-kept').map((event) => event.nation);
  };
  test('W83-20.14 a sheet resets what was missed and ends an absence; without either there is nothing to reset', () => {
    expect(kept({})).toEqual([]);
    expect(kept({ missed: 1 })).toEqual([nation('England')]);
    expect(kept({ missed: 2 })).toEqual([nation('England')]);
    expect(kept({}, { turns: 2, defend: false })).toEqual([nation('England')]);
    expect(kept({ missed: 1, phase: 3 })).toEqual([]);
  });
  test('W83-20.12 a master gives seats, and nothing else in that way', () => {
    const hand = turnOf(board);
    const acts = [
      { verb: 'SET_SEAT', section: 'actions', args: { nation: nation('England'), to: 'open' } },
      { verb: 'CORRECT', section: 'actions', args: {} },
    ];
    mastersActs({ ...hand.turn, acts: acts as never });
    expect(hand.of('seat-changed')).toMatchObject([{ nation: nation('England'), to: 'open' }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Order, PeaceTerms, StandingOrder } from '../../src/order.ts';
import type { Nation, Privy } from '../../src/state.ts';
import { boardOf } from '../board.ts';
import { updateOf } from '../update.ts';

const STANDING: readonly StandingOrder[] = [{ verb: 'SEA_LOSSES', args: { losses: ['mer'] } }];
const boardWith = (more: Partial<Nation> = {}, privy: Partial<Privy> = {}) =>
  boardOf({
    nations: {
      England: { treasury: 40, standing: STANDING, more, privy },
      France: { phase: 2 },
    },
    lands: {
      London: { owner: 'England', fort: 3, value: 3, coasts: ['Channel'], units: ['2 inf'] },
      Kent: { owner: 'England', value: 1, units: ['6 inf'] },
      Calais: { owner: 'France', fort: 1, units: ['3 inf'] },
      Rouen: { owner: 'France' },
    },
    seas: { Channel: { units: ['1 mer of England', '1 mer of France'] } },
    borders: ['London-Kent', 'London-Calais', 'London-Rouen'],
    wars: [{ between: ['England', 'France'] }],
  });
const england = (hand: ReturnType<typeof updateOf>) => ({
  ...(hand.state.nations[1] as Nation),
  ...(hand.state.privy[1] as Privy),
});
const ABSENT: Order = { verb: 'ABSENT', section: 'trades', args: { turns: 2 } };

describe('turns for which nothing came', () => {
  test('W83-20.10 the first time nothing is ordered, and standing orders go on', () => {
    const hand = updateOf(boardWith());
    expect(hand.of('turn-missed')).toMatchObject([{ missed: 1, announced: false, defends: false }]);
    expect(hand.of('units-moved')).toEqual([]);
    expect(hand.of('battle-fought')).toEqual([]);
    expect(hand.of('income-collected')).toMatchObject([{ nation: 1, amount: 4 }]);
    expect(england(hand)).toMatchObject({ missed: 1, seat: 'held', standing: STANDING });
  });

  test('W83-20.11 W83-19.70 the second time in a row the nation makes a defensive move, and attacks nobody', () => {
    const hand = updateOf(boardWith({ missed: 1 }));
    expect(hand.of('turn-missed')).toMatchObject([{ missed: 2, defends: true }]);
    expect(hand.of('battle-fought')).toEqual([]);
    expect(hand.of('captured')).toEqual([]);
    expect(hand.of('marched')).toMatchObject([{ lots: [{ type: 'inf', count: 6 }] }]);
    expect(england(hand)).toMatchObject({ missed: 2, seat: 'held', standing: STANDING });
  });

  test('W83-19.71 W83-19.72 it spends half of its treasury on infantry, and all of it at war', () => {
    expect(updateOf(boardWith({ missed: 1 })).of('bought')).toMatchObject([{ what: 'inf', count: 8 }]);
    const atPeace = boardWith({ missed: 1 });
    const half = updateOf({ ...atPeace, state: { ...atPeace.state, wars: [] } });
    expect(half.of('bought')).toMatchObject([{ what: 'inf', count: 4 }]);
    expect(half.of('units-made')).toMatchObject([{ why: 'built', units: [{ place: 1 }, {}, {}, {}] }]);
    expect(updateOf(boardWith()).of('bought')).toEqual([]);
  });

  test('W83-19.71 W83-13.9 it accepts peace without terms, and no other', () => {
    const offering = (terms: PeaceTerms) => {
      const board = boardWith({ missed: 1 });
      const offer = { from: 2, to: 1, terms, with: [], choice: null };
      return updateOf({ ...board, state: { ...board.state, peaceOffers: [offer] } }).of('peace-made');
    };
    expect(offering({})).toHaveLength(1);
    expect(offering({ youPay: 1 })).toEqual([]);
  });

  test('W83-20.12 after the third the seat is open, and the rules defend the nation from then on', () => {
    const hand = updateOf(boardWith({ missed: 2 }));
    expect(england(hand)).toMatchObject({ missed: 3, seat: 'open' });
    const next = updateOf(boardWith({ missed: 3, seat: 'open' }));
    expect(next.of('turn-missed')).toEqual([]);
    expect(next.of('marched')).toHaveLength(1);
  });

  test('W83-20.13 W83-20.14 announced turns do not count, and nothing is ordered in them', () => {
    const hand = updateOf(boardWith({}, { absence: { turns: 2, defend: false } }));
    expect(hand.of('turn-missed')).toMatchObject([{ missed: 0, announced: true, defends: false }]);
    expect(hand.of('marched')).toEqual([]);
    expect(england(hand)).toMatchObject({ missed: 0, absence: { turns: 1 } });
    const last = updateOf(boardWith({}, { absence: { turns: 1, defend: true } }));
    expect(last.of('marched')).toHaveLength(1);
    expect(england(last)).toMatchObject({ missed: 0, absence: null });
  });

  test('W83-20.13 a turn that a master excuses is neither counted nor forgiven', () => {
    const hand = updateOf(boardWith({ missed: 1 }), {}, { excused: ['England'] });
    expect(england(hand)).toMatchObject({ missed: 1, seat: 'held' });
    expect(hand.of('marched')).toEqual([]);
  });

  test('W83-20.14 a sheet begins the count anew, even an empty one', () => {
    const hand = updateOf(boardWith({ missed: 2 }, { absence: { turns: 2, defend: true } }), { England: [] });
    expect(hand.of('turn-missed')).toEqual([]);
    expect(england(hand)).toMatchObject({ missed: 0, absence: null });
  });

  test('W83-20.14 who sends word of an absence alone is away in this very turn', () => {
    const hand = updateOf(boardWith(), { England: [ABSENT] });
    expect(hand.of('turn-missed')).toMatchObject([{ missed: 0, announced: true }]);
    expect(england(hand)).toMatchObject({ missed: 0, absence: { turns: 1 } });
  });

  test('W83-20.14 with orders beside it the absence is of the turns that follow', () => {
    const stay: Order = { verb: 'SEA_LOSSES', section: 'standing', args: { losses: ['mer'] } };
    const hand = updateOf(boardWith(), { England: [stay, ABSENT] });
    expect(england(hand)).toMatchObject({ missed: 0, absence: { turns: 2 } });
  });

  test('W83-20.15 a replacement takes the seat as it stands, and has missed nothing', () => {
    const act = { verb: 'SET_SEAT', args: { nation: 1, to: 'held' } } as const;
    const hand = updateOf(boardWith({ missed: 3, seat: 'open' }), { England: [] }, { acts: [act] });
    expect(england(hand)).toMatchObject({ missed: 0, seat: 'held', treasury: 40 + 4 });
  });

  test('W83-20.12 a master gives a nation to the rules', () => {
    const act = { verb: 'SET_SEAT', args: { nation: 1, to: 'moderated' } } as const;
    const hand = updateOf(boardWith(), {}, { acts: [act] });
    expect(england(hand)).toMatchObject({ seat: 'moderated', missed: 0 });
    expect(hand.of('marched')).toHaveLength(1);
  });

  test('W83-13.77 who takes over a nation that had become neutral plays it in the phase that it had', () => {
    const act = { verb: 'SET_SEAT', args: { nation: 1, to: 'held' } } as const;
    const hand = updateOf(boardWith({ phase: 5, order: 77, kind: 'npc', seat: 'open' }), {}, { acts: [act] });
    expect(england(hand)).toMatchObject({ phase: 1, order: 1, kind: 'player', seat: 'held' });
  });
});

test('W83-19.70 W83-1.10 who defends itself begins a turn like all others, and its guests attack no host', () => {
  const guests = boardOf({
    nations: { England: { more: { missed: 1 } }, France: { phase: 2 } },
    lands: { London: { owner: 'England', fort: 1 }, Calais: { owner: 'France', units: ['1 inf of England'] } },
    wars: [{ between: ['England', 'France'] }],
  });
  const hand = updateOf(guests);
  expect(hand.of('nation-turn-began')).toMatchObject([{ nation: 1 }]);
  expect([...hand.of('captured'), ...hand.of('engaged')]).toEqual([]);
});

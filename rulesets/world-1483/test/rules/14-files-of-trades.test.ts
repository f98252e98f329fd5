import { describe, expect, test } from 'vitest';
import { agePromises } from '../../src/actions/promises.ts';
import { seatLines } from '../../src/actions/seat-lines.ts';
import { carryOutTrades, fileTrades } from '../../src/actions/trades.ts';
import type { Asset, Order } from '../../src/order.ts';
import type { State } from '../../src/state.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  nations: {
    England: { treasury: 20, seaTrade: 2 },
    France: { treasury: 20, landTrade: 2 },
    Spain: { treasury: 20 },
    Brittany: { phase: 5 },
  },
  lands: { London: { owner: 'England' }, Paris: { owner: 'France' }, Toledo: { owner: 'Spain' } },
};
const { nation } = boardOf(FACTS);
const [england, france, spain] = ['England', 'France', 'Spain'].map(nation) as [number, number, number];
const trade = (id: number, from: number, to: number, more: object = {}) => ({
  id,
  from,
  to,
  give: [{ resources: 5 }] as readonly Asset[],
  get: [{ seaTrade: 1 }] as readonly Asset[],
  left: 4,
  confirmed: null as number | null,
  ...more,
});
const filed = (
  tradeOffers: State['tradeOffers'],
  lines: { readonly [nation: string]: readonly Order[] },
  change: Partial<State> = {},
  wars: BoardFacts['wars'] = [],
) => {
  const made = boardOf({ ...FACTS, wars });
  const hand = turnOf(
    { ...made, state: { ...made.state, next: { ...made.state.next, offer: 9 }, ...change, tradeOffers } },
    lines,
  );
  fileTrades(hand.turn);
  return hand;
};
const line = (to: number, give: readonly Asset[], get: readonly Asset[]): Order => ({
  verb: 'TRADE',
  section: 'trades',
  args: { nation: to, give, get },
});
/** What mirrors the offers above. */
const mirror = (to: number): Order => line(to, [{ seaTrade: 1 }], [{ resources: 5 }]);

describe('offers on file', () => {
  test('W83-14.2 W83-14.3 a mirrored line confirms the offer of that nation to this one, and no other', () => {
    const offers = [
      trade(1, spain, england),
      trade(2, france, spain),
      trade(3, france, england, { confirmed: 1 }),
      trade(4, france, england),
    ];
    const hand = filed(offers, { England: [mirror(france)] });
    expect(hand.of('trade-confirmed').map(({ offer, confirmed }) => [offer, confirmed])).toEqual([[4, 2]]);
    expect(hand.of('trade-offered')).toEqual([]);
    for (const others of [offers.slice(0, 1), offers.slice(1, 2), offers.slice(2, 3)]) {
      expect(filed(others, { England: [mirror(france)] }).of('trade-offered')).toMatchObject([
        { id: 9, from: england, to: france, left: 4, confirmed: null },
      ]);
    }
  });
  test('W83-14.4 a line with other terms is told to conflict with what that nation has on offer, and with nothing else', () => {
    const offers = [trade(1, spain, england), trade(3, france, england, { confirmed: 1 }), trade(4, france, england)];
    const hand = filed(offers, { England: [line(france, [{ seaTrade: 2 }], [{ resources: 5 }])] });
    expect(hand.of('trade-conflicts').map(({ other }) => other)).toEqual([4]);
  });
  test('W83-14.7 confirmations are numbered in their order, from 1', () => {
    const confirm = (offer: number): Order => ({ verb: 'CONFIRM_TRADE', section: 'trades', args: { offer } });
    const hand = filed([trade(4, france, england), trade(5, spain, england)], { England: [confirm(5), confirm(4)] });
    expect(hand.of('trade-confirmed').map(({ offer, confirmed }) => [offer, confirmed])).toEqual([
      [5, 1],
      [4, 2],
    ]);
  });
});

describe('trades that are carried out', () => {
  const traded = (offers: State['tradeOffers'], change: Partial<State> = {}, wars: BoardFacts['wars'] = []) => {
    const hand = filed(offers, {}, change, wars);
    carryOutTrades(hand.turn);
    return hand;
  };
  const arrears = (who: number): Partial<State> => ({
    privy: boardOf(FACTS).state.privy.map((each, at) => (at === who && each !== null ? { ...each, arrears: 1 } : each)),
  });
  test('W83-14.7 in the order in which they were confirmed', () => {
    const offers = [
      trade(1, france, england, { confirmed: 3 }),
      trade(2, spain, england, { confirmed: 1 }),
      trade(3, france, england),
    ];
    expect(
      traded(offers)
        .of('trade-made')
        .map(({ offer }) => offer),
    ).toEqual([2, 1]);
  });
  test('W83-14.13 not between enemies', () => {
    expect(
      traded([trade(1, france, england, { confirmed: 1 })], {}, [{ between: ['France', 'England'] }]).of(
        'trade-failed',
      ),
    ).toMatchObject([{ refusal: { code: 'at-war' } }]);
  });
  test('W83-5.49 W83-14.8 who owes war finance pays nothing, on either side, but may trade what costs nothing', () => {
    const offer = trade(1, france, england, { confirmed: 1 });
    const turned = { ...offer, from: england, to: france, give: offer.get, get: offer.give };
    expect(traded([offer], arrears(france)).of('trade-failed')).toMatchObject([
      { refusal: { code: 'cannot-pay', nation: france } },
    ]);
    expect(traded([turned], arrears(france)).of('trade-failed')).toMatchObject([
      { refusal: { code: 'cannot-pay', nation: france } },
    ]);
    expect(traded([offer], arrears(england)).of('trade-made')).toHaveLength(1);
    expect(traded([{ ...offer, give: [{ resources: 20 }] }]).of('trade-made')).toHaveLength(1);
    expect(traded([{ ...offer, give: [{ resources: 21 }] }]).of('trade-failed')).toHaveLength(1);
    expect(traded([{ ...offer, give: [{ resources: 1 }] }]).of('trade-made')).toHaveLength(1);
  });
  test('W83-14.6 W83-14.37 offers and promises grow old, both or either', () => {
    const gift = {
      id: 1,
      from: england,
      to: france,
      amount: 1,
      left: 8,
      condition: { when: 'war', of: england, other: spain },
    } as const;
    const aged = (offers: State['tradeOffers'], gifts: State['gifts']) => {
      const hand = filed(offers, {}, { gifts });
      agePromises(hand.turn);
      return [
        hand.of('promises-aged').length,
        hand.state.tradeOffers.map(({ left }) => left),
        hand.state.gifts.map(({ left }) => left),
      ];
    };
    expect(aged([trade(1, france, england)], [gift])).toEqual([1, [3], [7]]);
    expect(aged([], [])).toEqual([0, [], []]);
    expect(aged([], [gift])).toEqual([1, [], [7]]);
  });
  test('W83-13.78 the player of a nation that was absorbed cannot say that they would come back', () => {
    const made = boardOf({ ...FACTS, nations: { ...FACTS.nations, Spain: { more: { status: 'absorbed' } } } });
    const hand = turnOf(made, { Spain: [{ verb: 'RETURNING', args: { returning: true } }] });
    seatLines(hand.turn);
    expect(hand.of('returning-set')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { cancellations } from '../../src/actions/cancellations.ts';
import { agePromises } from '../../src/actions/promises.ts';
import { carryOutTrades, fileTrades } from '../../src/actions/trades.ts';
import type { Asset, Order } from '../../src/order.ts';
import { askerIn } from '../../src/rules/checks/asker.ts';
import { checkTrade } from '../../src/rules/checks/trade.ts';
import type { State } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: {
    England: { treasury: 40 },
    France: { treasury: 10, seaTrade: 3, landTrade: 1, phase: 2 },
    Poland: { treasury: 0 },
    Order: { treasury: 0 },
    Zulu: { kind: 'tribal', treasury: 9 },
    Brittany: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', coasts: ['Channel'] },
    Paris: { owner: 'France', fort: 6, units: ['2 cav', '1 gen 5'] },
    Brest: { owner: 'France', coasts: ['Channel'], port: true },
    Kaunas: { owner: 'Poland', fort: 2, units: ['4 inf'] },
    Prussia: { owner: 'Order', fort: 3, port: true },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Rennes: { owner: 'Brittany' },
  },
  seas: { Channel: { units: ['2 sol of France', '1 frg of France', '2 mer of France', '2 inf of France'] } },
};
const board = boardOf(FACTS);
const { place, nation, ids } = board;
const channel = place('Channel');

/** Two infantry are aboard the second merchantman. */
const afloat = (state: State): State => {
  const ship = ids('Channel', 'France', 'mer')[1] ?? 0;
  return {
    ...state,
    units: state.units.map((unit) =>
      unit.place === channel && unit.type === 'inf' ? { ...unit, carrier: ship } : unit,
    ),
  };
};
const BOARD: Board = { ...board, state: afloat(board.state) };

const trade = (to: string, give: readonly Asset[], get: readonly Asset[]): Order => ({
  verb: 'TRADE',
  section: 'trades',
  args: { nation: nation(to), give, get },
});
type Sheets = { readonly [nation: string]: readonly Order[] };
const fleet: readonly Asset[] = [
  { count: 1, type: 'sol', place: channel },
  { count: 1, type: 'frg', place: channel },
  { count: 1, type: 'mer', place: channel },
];

/** An update: what is cancelled, put on file, carried out, and grows old. */
const update = (sheets: Sheets, from: Board = BOARD) => {
  const hand = turnOf(from, sheets);
  cancellations(hand.turn);
  fileTrades(hand.turn);
  carryOutTrades(hand.turn);
  agePromises(hand.turn);
  return {
    ...hand,
    next: { ...from, state: hand.state },
    treasury: (who: string) => hand.state.privy[nation(who)]?.treasury,
  };
};
const both = (one: string, other: string, give: readonly Asset[], get: readonly Asset[], from = BOARD) =>
  update({ [one]: [trade(other, give, get)], [other]: [{ ...trade(one, get, give), rank: 5 } as Order] }, from);
const failed = (hand: ReturnType<typeof update>) => hand.of('line-failed').map(({ refusal }) => refusal.code);
const at = (changes: Partial<BoardFacts>): Board => {
  const other = boardOf({ ...FACTS, ...changes });
  return { ...other, state: afloat(other.state) };
};

describe('trades', () => {
  test('W83-14.19 forty resources for a ship of the line, a frigate and a merchantman', () => {
    const hand = both('England', 'France', [{ resources: 40 }], fleet);
    const mine = hand.state.units.filter(({ owner }) => owner === nation('England'));
    expect(mine.map(({ type, place: where }) => [type, where])).toEqual([
      ['sol', channel],
      ['frg', channel],
      ['mer', channel],
    ]);
    expect([hand.treasury('England'), hand.treasury('France')]).toEqual([0, 50]);
    expect(hand.state.tradeOffers).toEqual([]);
  });

  test('W83-14.20 W83-14.22 Prussia for three infantry at Kaunas, who may stay there as guests', () => {
    const infantry: Asset = { count: 3, type: 'inf', place: place('Kaunas') };
    const hand = both('Order', 'Poland', [{ territory: place('Prussia') }], [infantry]);
    const given = hand.state.units.filter(({ owner }) => owner === nation('Order'));
    expect(given.map(({ id, guestRight }) => [id, guestRight])).toEqual(
      ids('Kaunas', 'Poland', 'inf')
        .slice(0, 3)
        .map((id) => [id, true]),
    );
    expect(hand.state.territories[place('Prussia')]).toMatchObject({
      owner: nation('Poland'),
      incorporatedBy: nation('Order'),
      port: true,
      city: { fort: 3 },
    });
  });

  test('W83-14.2 one party alone trades nothing, and only the two read of it', () => {
    const hand = update({ England: [trade('France', [{ resources: 40 }], fleet)] });
    expect(hand.treasury('England')).toBe(40);
    expect(hand.heard('France').map(({ kind }) => kind)).toContain('trade-offered');
    expect(hand.heard('Poland')).toEqual([]);
  });

  test('W83-14.3 a confirmation names the offer, or repeats it in any order of its parts', () => {
    const offered = update({ England: [trade('France', [{ resources: 40 }], fleet)] });
    const byNumber = update(
      { France: [{ verb: 'CONFIRM_TRADE', args: { offer: offered.state.tradeOffers[0]?.id ?? 0 } }] },
      offered.next,
    );
    expect(byNumber.treasury('France')).toBe(50);
    const shuffled = update(
      { France: [trade('England', fleet.toReversed(), [{ resources: 15 }, { resources: 25 }])] },
      offered.next,
    );
    expect(shuffled.treasury('France')).toBe(50);
  });

  test('W83-14.3 only the addressee confirms an offer, and once', () => {
    const offered = update({ England: [trade('France', [{ resources: 40 }], fleet)] });
    const confirm: Order = { verb: 'CONFIRM_TRADE', args: { offer: offered.state.tradeOffers[0]?.id ?? 0 } };
    const hand = update({ Poland: [confirm], England: [confirm] }, offered.next);
    expect(failed(hand)).toEqual(['no-such-offer', 'no-such-offer']);
    expect(hand.treasury('England')).toBe(40);
  });

  test('W83-14.3 W83-14.4 terms that differ are a conflict: nothing is traded, and both are told', () => {
    const hand = update({
      England: [trade('France', [{ resources: 40 }], fleet)],
      France: [{ ...trade('England', fleet, [{ resources: 41 }]), rank: 2 } as Order],
    });
    expect([hand.treasury('England'), hand.treasury('France')]).toEqual([40, 10]);
    for (const who of ['England', 'France']) {
      expect(hand.heard(who).map(({ kind }) => kind)).toContain('trade-conflicts');
    }
    expect(hand.state.tradeOffers).toHaveLength(2);
  });

  test('W83-14.5 W83-14.8 what is not all there is not traded at all, and is as soon as it is', () => {
    const price: Asset = { resources: 41 };
    const first = both('England', 'France', [price], fleet);
    expect(first.of('trade-failed')).toMatchObject([{ refusal: { code: 'cannot-pay', nation: nation('England') } }]);
    expect([first.treasury('England'), first.treasury('France')]).toEqual([40, 10]);
    expect(first.state.units.some(({ owner }) => owner === nation('England'))).toBe(false);
    const richer = structuredClone(first.state) as State;
    (richer.privy[nation('England')] as { treasury: number }).treasury = 41;
    const second = update({}, { ...first.next, state: richer });
    expect([second.treasury('England'), second.treasury('France')]).toEqual([0, 51]);
  });

  test('W83-14.9 a trade has only what is there: twenty now, and the other twenty as a gift another time', () => {
    const poor = at({ nations: { ...FACTS.nations, England: { treasury: 20 } } });
    expect(both('England', 'France', [{ resources: 40 }], fleet, poor).of('trade-made')).toEqual([]);
    expect(both('England', 'France', [{ resources: 20 }], fleet, poor).of('trade-made')).toHaveLength(1);
  });

  test('W83-14.6 an offer that nobody confirms lapses after four updates', () => {
    let hand = update({ England: [trade('France', [{ resources: 40 }], fleet)] });
    for (let updates = 1; updates < 4; updates += 1) {
      expect(hand.state.tradeOffers).toHaveLength(1);
      hand = update({}, hand.next);
    }
    expect(hand.state.tradeOffers).toEqual([]);
    expect(hand.of('trade-dropped')).toMatchObject([{ why: 'lapsed' }]);
  });

  test('W83-14.6 each side takes its consent back before the trade is carried out', () => {
    const late = both('England', 'France', [{ resources: 41 }], fleet);
    const [offer] = late.state.tradeOffers;
    const cancel: Order = { verb: 'CANCEL_TRADE', args: { offer: offer?.id ?? 0 } };
    const byOther = update({ France: [cancel] }, late.next);
    expect(byOther.state.tradeOffers).toMatchObject([{ confirmed: null }]);
    const byOfferer = update({ England: [cancel] }, late.next);
    expect(byOfferer.state.tradeOffers).toEqual([]);
    expect(failed(update({ Poland: [cancel] }, late.next))).toEqual(['no-such-offer']);
  });

  test('W83-14.7 the trade that was confirmed first is carried out first', () => {
    const sheets: Sheets = {
      England: [
        { ...trade('France', [{ resources: 30 }], [{ seaTrade: 1 }]), rank: 1 } as Order,
        { ...trade('Poland', [{ resources: 30 }], [{ territory: place('Kaunas') }]), rank: 2 } as Order,
      ],
      Poland: [{ ...trade('England', [{ territory: place('Kaunas') }], [{ resources: 30 }]), rank: 3 } as Order],
      France: [{ ...trade('England', [{ seaTrade: 1 }], [{ resources: 30 }]), rank: 4 } as Order],
    };
    const hand = update(sheets);
    expect([hand.treasury('Poland'), hand.treasury('France')]).toEqual([30, 10]);
    expect(hand.of('trade-failed')).toHaveLength(1);
  });

  test('W83-14.10 a unit that moved or was built in this game turn stays where it is', () => {
    for (const mark of ['movedTurn', 'builtTurn'] as const) {
      const units = BOARD.state.units.map((unit) => (unit.type === 'frg' ? { ...unit, [mark]: 3 } : unit));
      const hand = both('England', 'France', [{ resources: 40 }], fleet, {
        ...BOARD,
        state: { ...BOARD.state, units },
      });
      expect(hand.of('trade-failed')).toMatchObject([{ refusal: { code: 'too-few-units', type: 'frg' } }]);
      const before = units.map((unit) => ({ ...unit, movedTurn: 2, builtTurn: 2 }));
      const later = both('England', 'France', [{ resources: 40 }], fleet, {
        ...BOARD,
        state: { ...BOARD.state, units: before },
      });
      expect(later.of('trade-made')).toHaveLength(1);
    }
  });

  test('W83-14.11 W83-14.12 the game turn of the trade is kept, for the new owner does not move it then', () => {
    const hand = both('England', 'France', [{ resources: 40 }], fleet);
    const mine = hand.state.units.filter(({ owner }) => owner === nation('England'));
    expect(mine.map(({ acquiredTurn }) => acquiredTurn)).toEqual([3, 3, 3]);
  });

  test('W83-14.13 nations at war do not trade', () => {
    const war = at({ wars: [{ between: ['England', 'France'] }] });
    expect(failed(both('England', 'France', [{ resources: 4 }], fleet, war))).toEqual(['at-war', 'at-war']);
  });

  test('W83-14.14 land that is sold must be incorporated by its buyer', () => {
    const hand = both('Poland', 'Order', [{ territory: place('Kaunas') }], [{ territory: place('Prussia') }]);
    expect(hand.state.territories[place('Kaunas')]).toMatchObject({
      owner: nation('Order'),
      incorporatedBy: nation('Poland'),
    });
  });

  test('W83-14.15 a port is named only beside its territory', () => {
    const port: Asset = { port: place('Prussia') };
    const alone = both('Order', 'Poland', [port], [{ count: 1, type: 'inf', place: place('Kaunas') }]);
    expect(failed(alone)).toEqual(['port-alone', 'port-alone']);
    const beside: readonly Asset[] = [{ territory: place('Prussia') }, port];
    const hand = both('Order', 'Poland', beside, [{ count: 1, type: 'inf', place: place('Kaunas') }]);
    expect(hand.state.territories[place('Prussia')]).toMatchObject({ owner: nation('Poland'), port: true });
    const none: readonly Asset[] = [{ territory: place('Kaunas') }, { port: place('Kaunas') }];
    const no = both('Poland', 'Order', none, [{ territory: place('Prussia') }]);
    expect(no.of('trade-failed')).toMatchObject([{ refusal: { code: 'no-port' } }]);
  });

  test('W83-14.16 a ship goes with what it carries, and what it carries with it', () => {
    const [empty = 0, laden = 0] = ids('Channel', 'France', 'mer');
    const ships = (count: number): Asset => ({ count, type: 'mer', place: channel });
    const men = (count: number): Asset => ({ count, type: 'inf', place: channel });
    const owned = (assets: readonly Asset[]) => {
      const hand = both('England', 'France', [{ resources: 1 }], assets);
      return hand.state.units.filter(({ owner }) => owner === nation('England')).map(({ id }) => id);
    };
    expect(owned([ships(1)])).toEqual([empty]);
    expect(owned([ships(1), men(2)])).toEqual([laden, ...ids('Channel', 'France', 'inf')]);
    expect(owned([ships(2)])).toEqual([]);
    expect(owned([ships(1), men(1)])).toEqual([]);
    expect(owned([men(2)])).toEqual([]);
  });

  test('W83-14.1 W83-4.15 W83-14.16 generals are not traded, nor ships with one aboard', () => {
    const general: Asset = { count: 1, type: 'gen', place: place('Paris') };
    expect(failed(both('England', 'France', [{ resources: 1 }], [general]))).toEqual([
      'generals-stay',
      'generals-stay',
    ]);
    const frigate = ids('Channel', 'France', 'frg')[0] ?? 0;
    const units = BOARD.state.units.map((unit) =>
      unit.type === 'gen' ? { ...unit, place: channel, carrier: frigate } : unit,
    );
    const ship: Asset = { count: 1, type: 'frg', place: channel };
    const hand = both('England', 'France', [{ resources: 1 }], [ship], { ...BOARD, state: { ...BOARD.state, units } });
    expect(hand.of('trade-failed')).toMatchObject([{ refusal: { code: 'cargo-apart' } }]);
  });

  test('W83-14.17 non-players do not trade; tribes and conquered nations do', () => {
    expect(
      failed(update({ England: [trade('Brittany', [{ resources: 1 }], [{ territory: place('Rennes') }])] })),
    ).toEqual(['player-only']);
    expect(both('Zulu', 'France', [{ resources: 9 }], [{ territory: place('Brest') }]).treasury('France')).toBe(19);
    const conquered = at({ nations: { ...FACTS.nations, England: { treasury: 40, more: { status: 'conquered' } } } });
    expect(both('England', 'France', [{ resources: 40 }], fleet, conquered).treasury('France')).toBe(50);
  });

  test('W83-14.18 routes need no border, must be there, and never go to tribes', () => {
    const hand = both('Poland', 'France', [{ territory: place('Kaunas') }], [{ seaTrade: 2 }, { landTrade: 1 }]);
    expect(hand.state.nations[nation('Poland')]).toMatchObject({ seaTrade: 2, landTrade: 1 });
    expect(hand.state.nations[nation('France')]).toMatchObject({ seaTrade: 1, landTrade: 0 });
    const many = both('Poland', 'France', [{ territory: place('Kaunas') }], [{ landTrade: 2 }]);
    expect(many.of('trade-failed')).toMatchObject([{ refusal: { code: 'too-few-routes', there: 1 } }]);
    expect(failed(both('Zulu', 'France', [{ resources: 1 }], [{ seaTrade: 1 }]))).toEqual([
      'tribes-take-no-routes',
      'tribes-take-no-routes',
    ]);
  });

  test('W83-14.21 units are traded over any distance, without a fee', () => {
    const cavalry: Asset = { count: 2, type: 'cav', place: place('Paris') };
    const hand = both('Poland', 'France', [{ territory: place('Kaunas') }], [cavalry]);
    expect(hand.of('trade-made')).toHaveLength(1);
    expect(hand.of('treasury-changed')).toEqual([]);
  });

  test('W83-1.13 the form warns of what is missing before the line is sent', () => {
    const { turn } = turnOf(BOARD);
    const terms = { nation: nation('France'), give: [{ resources: 41 }], get: fleet };
    expect(checkTrade(askerIn(turn, nation('England')), terms)).toEqual({
      code: 'short-of-money',
      cost: 41,
      treasury: 40,
    });
    expect(checkTrade(askerIn(turn, nation('England')), { ...terms, give: [{ resources: 40 }] })).toBeNull();
  });
});

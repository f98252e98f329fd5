import { describe, expect, test } from 'vitest';
import { newErrand } from '../../src/begin.ts';
import { capture } from '../../src/consequences/capture.ts';
import { exchange } from '../../src/consequences/exchange.ts';
import { meetGarrison } from '../../src/consequences/garrison.ts';
import { fireGifts } from '../../src/consequences/gifts.ts';
import { handOver, incorporateAtOnce } from '../../src/consequences/hand-over.ts';
import { rollIce } from '../../src/consequences/ice.ts';
import { reviewStatus } from '../../src/consequences/status.ts';
import type { GiftCondition } from '../../src/order.ts';
import type { State } from '../../src/state.ts';
import { AFRICA, BERBER, SIBERIA, type Status } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: {
    England: { treasury: 40, seaTrade: 2, landTrade: 3 },
    France: { treasury: 10 },
    Spain: { treasury: 0 },
    Brittany: { phase: 5, treasury: 6 },
  },
  lands: {
    London: { owner: 'England', fort: 2, coasts: ['Channel'], units: ['2 inf', '1 inf of France', '1 gen 4'] },
    Kent: { owner: 'England' },
    Paris: { owner: 'France', fort: 2, units: ['1 inf of England'] },
    Toledo: { owner: 'Spain', fort: 1 },
    Rennes: { owner: 'Brittany', fort: 1, units: ['1 gen 3'] },
    Orkney: { special: 'indep', units: ['1 inf of England'] },
    Tundra: { owner: SIBERIA, special: 'siberia' },
    Savanna: { owner: AFRICA, special: 'remote', value: 2 },
    Dunes: { owner: BERBER, special: 'berber' },
  },
  seas: { Channel: { units: ['1 mer of England', '2 frg of England'] }, Ice: { special: 'barents' } },
};
const board = boardOf(FACTS);
const { nation, place, ids } = board;
const [england, france, spain, brittany] = ['England', 'France', 'Spain', 'Brittany'].map(nation) as [
  number,
  number,
  number,
  number,
];
const at = (state: Partial<State>, from: Board = board): Board => ({ ...from, state: { ...from.state, ...state } });
const rights = ({ state }: { readonly state: State }) =>
  state.units.filter(({ guestRight }) => guestRight).map(({ id }) => id);

describe('territories that are handed over', () => {
  const given = (why: 'trade' | 'gift' | 'treaty' | 'independence', to = france, from: Board = board) => {
    const hand = turnOf(from);
    handOver(hand.turn, { territory: place('London'), to, why, rule: 'W83-14.15' });
    return hand;
  };
  const own = [...ids('London', 'England', 'inf'), ...ids('London', 'England', 'gen')];
  test.each(['trade', 'gift', 'treaty'] as const)(
    'W83-14.22 W83-13.8 by a %s: troops of the old owner may stay, and no others',
    (why) => {
      const hand = given(why, spain);
      expect(rights(hand)).toEqual(own);
      expect(hand.of('guest-right-set').map(({ rule }) => rule)).toEqual([why === 'treaty' ? 'W83-13.8' : 'W83-14.22']);
    },
  );
  test('W83-13.75 set free it is to be left', () => {
    expect(rights(given('independence'))).toEqual([]);
  });
  test('W83-14.22 W83-14.32 nobody is a guest of an enemy, but after a treaty', () => {
    const enemies = at({ wars: boardOf({ ...FACTS, wars: [{ between: ['England', 'France'] }] }).state.wars });
    expect(rights(given('gift', france, enemies))).toEqual([]);
    expect(rights(given('treaty', france, enemies))).toEqual(own);
  });
  test('W83-14.22 without troops there is nobody to have the right', () => {
    const hand = turnOf(board);
    handOver(hand.turn, { territory: place('Kent'), to: france, why: 'gift', rule: 'W83-14.15' });
    expect(hand.of('guest-right-set')).toEqual([]);
    expect(hand.of('handed-over')).toHaveLength(1);
  });
  test('W83-14.15 who has it already is given nothing', () => {
    const hand = turnOf(board);
    handOver(hand.turn, { territory: place('Kent'), to: england, why: 'gift', rule: 'W83-14.15' });
    expect(hand.events).toEqual([]);
  });
  test('W83-10.47 what is incorporated already is not incorporated again', () => {
    const hand = turnOf(board);
    incorporateAtOnce(hand.turn, { territory: place('Kent'), by: england, rule: 'W83-13.48' });
    expect(hand.events).toEqual([]);
    incorporateAtOnce(hand.turn, { territory: place('Kent'), by: null, rule: 'W83-16.26' });
    expect(hand.of('incorporated')).toMatchObject([{ by: null, cost: 0, free: true }]);
  });
});

describe('assets that change hands', () => {
  const sent = (
    assets: Parameters<typeof exchange>[1][number]['assets'],
    why: 'trade' | 'gift' = 'trade',
    from: Board = board,
    to = spain,
  ) => {
    const hand = turnOf(from);
    exchange(hand.turn, [{ from: england, to, assets }], { why, rule: 'W83-14.8' });
    return hand;
  };
  test('W83-14.8 W83-18.6 money goes as what it is', () => {
    expect(
      sent([{ resources: 5 }])
        .of('treasury-changed')
        .map(({ why }) => why),
    ).toEqual(['trade', 'trade']);
    expect(
      sent([{ resources: 5 }], 'gift')
        .of('treasury-changed')
        .map(({ why }) => why),
    ).toEqual(['gift', 'gift received']);
    expect(sent([{ resources: 5 }]).of('trade-routes-set')).toEqual([]);
    expect(sent([{ resources: 5 }]).of('units-given')).toEqual([]);
  });
  test('W83-14.1 W83-14.18 routes by land and by sea', () => {
    expect(sent([{ seaTrade: 2 }, { landTrade: 1 }]).of('trade-routes-set')).toMatchObject([
      { nation: england, sea: 0, land: 2 },
      { nation: spain, sea: 2, land: 1 },
    ]);
    expect(sent([{ landTrade: 1 }]).of('trade-routes-set')).toHaveLength(2);
  });
  const units = (where: string, type: 'inf' | 'mer' = 'inf') => [{ count: 1, type, place: place(where) }] as const;
  const war = (one: string, other: string) =>
    at({ wars: boardOf({ ...FACTS, wars: [{ between: [one, other] }] }).state.wars });
  test.each<readonly [what: string, from: Board, where: string, to: number, guests: boolean]>([
    ['on land of a third nation they are its guests', board, 'Paris', spain, true],
    ['on land of whoever gets them they are at home', board, 'Paris', france, false],
    ['on land of an enemy they are no guests', war('Spain', 'France'), 'Paris', spain, false],
    ['nor on nobody’s land', board, 'Orkney', spain, false],
    ['nor on the land of the giver, if that is an enemy', war('Spain', 'England'), 'London', spain, false],
  ])('W83-14.16 W83-14.22 units stay where they are: %s', (_, from, where, to, guests) => {
    expect(sent(units(where), 'gift', from, to).of('units-given')).toMatchObject([{ guests, from: england, to }]);
  });
  test('W83-14.16 ships are nobody’s guests', () => {
    expect(sent(units('Channel', 'mer')).of('units-given')).toMatchObject([{ guests: false }]);
  });
  test('W83-14.8 W83-14.22 with the land on which they stand they are at home', () => {
    const hand = sent([{ territory: place('London') }, ...units('London')]);
    expect(hand.of('units-given')).toMatchObject([{ guests: false }]);
  });
});

describe('promises about lands', () => {
  const promised = (condition: GiftCondition, from: Board = board) =>
    at({ gifts: [{ id: 1, from: england, to: brittany, amount: 7, left: 8, condition }] }, from);
  const taken = (condition: GiftCondition, by: number) => {
    const hand = turnOf(promised(condition));
    capture(hand.turn, { territory: place('Rennes'), by, how: 'battle', rule: 'W83-10.21' });
    return hand.of('gift-fired').length;
  };
  const territory = place('Rennes');
  test.each<readonly [what: string, condition: GiftCondition, by: number, fired: number]>([
    ['a capture', { when: 'capture', of: france, territory }, france, 1],
    ['not by another', { when: 'capture', of: france, territory }, spain, 0],
    ['a loss', { when: 'loss', of: brittany, territory }, france, 1],
    ['a loss to the Berbers', { when: 'loss', of: brittany, territory }, BERBER, 1],
    ['not the loss of another', { when: 'loss', of: spain, territory }, france, 0],
  ])('W83-14.36 W83-14.37 %s', (_, condition, by, fired) => {
    expect(taken(condition, by)).toBe(fired);
  });
  test.each<readonly [what: string, condition: GiftCondition, happening: GiftCondition]>([
    [
      'a war that another began',
      { when: 'war', of: france, other: brittany },
      { when: 'war', of: spain, other: brittany },
    ],
    ['a peace with another', { when: 'peace', of: france, other: spain }, { when: 'peace', of: spain, other: england }],
    ['a peace of another', { when: 'peace', of: france, other: spain }, { when: 'peace', of: england, other: france }],
    [
      'a peace of two others',
      { when: 'peace', of: france, other: spain },
      { when: 'peace', of: england, other: brittany },
    ],
  ])('W83-14.37 %s is not what was meant', (_, condition, happening) => {
    const hand = turnOf(promised(condition));
    fireGifts(hand.turn, happening);
    expect(hand.events).toEqual([]);
  });
  test('W83-14.39 nobody pays a nation that is no more', () => {
    const nations = board.state.nations.map((each) =>
      each?.number === brittany ? { ...each, status: 'eliminated' as const } : each,
    );
    const hand = turnOf(promised({ when: 'war', of: france, other: spain }, at({ nations })));
    fireGifts(hand.turn, { when: 'war', of: france, other: spain });
    expect(hand.of('gift-dropped')).toMatchObject([{ why: 'nobody there' }]);
    expect(hand.of('treasury-changed')).toEqual([]);
  });
  test('W83-2.38 W83-10.21 what the Berbers take they have, with the general of its owner', () => {
    const hand = turnOf(board);
    capture(hand.turn, { territory, by: BERBER, how: 'raid', rule: 'W83-2.38' });
    expect(hand.state.territories[territory]).toMatchObject({ owner: BERBER, incorporatedBy: BERBER });
    expect(hand.state.units.filter(({ place: where }) => where === territory)).toEqual([]);
  });
});

describe('garrisons and ice', () => {
  const met = (land: string, roll: number, errand = true) => {
    const hand = turnOf(
      board,
      {},
      {
        [`siberia@${place(land)}`]: [roll],
        [`africa@${place(land)}`]: [roll],
        [`berber-defence@${place(land)}`]: [roll],
      },
    );
    if (errand) hand.turn.memory.errand = newErrand(england, null);
    meetGarrison(hand.turn, place(land));
    return hand;
  };
  const words = (hand: ReturnType<typeof met>) =>
    hand
      .of('units-made')
      .flatMap(({ units }) => units.map(({ type }) => type))
      .join(' ');
  test.each<readonly [land: string, roll: number, garrison: string, rule: string]>([
    ['Tundra', 3, 'inf', 'W83-2.27'],
    ['Tundra', 4, 'inf inf', 'W83-2.27'],
    ['Tundra', 8, 'inf inf cav', 'W83-2.27'],
    ['Tundra', 9, '', 'W83-2.27'],
    // The roll and the value of 2.
    ['Savanna', 1, 'inf', 'W83-2.30'],
    ['Savanna', 6, 'inf inf inf cav', 'W83-2.30'],
    ['Savanna', 10, 'inf inf inf inf inf inf cav', 'W83-2.30'],
  ])('W83-2.26 W83-2.29 %s with a roll of %i is held by: %s', (land, roll, garrison, rule) => {
    const hand = met(land, roll);
    expect(words(hand)).toBe(garrison);
    expect(hand.of('revealed')).toMatchObject([{ rule, roll, added: land === 'Savanna' ? 2 : 0 }]);
    meetGarrison(hand.turn, place(land));
    expect(hand.of('revealed')).toHaveLength(1);
    const made = hand.of('units-made').flatMap(({ units }) => units);
    expect(made.map(({ id }) => id)).toEqual(made.map((_, index) => board.state.next.unit + index));
    expect(made.every(({ builtTurn, movedTurn }) => builtTurn === null && movedTurn === null)).toBe(true);
  });
  test.each<readonly [roll: number, riders: string]>([
    [5, 'cav'],
    [4, ''],
    [10, 'cav cav cav cav cav cav'],
  ])('W83-2.33 Berbers with a roll of %i: %s', (roll, riders) => {
    const hand = met('Dunes', roll);
    expect(words(hand)).toBe(riders);
    expect(hand.of('units-made')).toHaveLength(riders === '' ? 0 : 1);
    meetGarrison(hand.turn, place('Dunes'));
    expect(hand.of('berbers-rolled')).toHaveLength(1);
  });
  test('W83-2.46 nobody is rolled for in land of nations', () => {
    expect(met('Paris', 1).events).toEqual([]);
  });
  test('W83-2.44 W83-1.19 ships roll for the ice by ascending number, and those that are lost do not', () => {
    const hand = turnOf(board);
    const [one = 0, two = 0] = ids('Channel', 'England', 'frg');
    rollIce(hand.turn, [two, 99, one], place('Ice'));
    expect(hand.of('ice-rolled').map(({ ship }) => ship)).toEqual([one, two]);
  });
});

describe('what ends with a nation', () => {
  const reviewed = (who: number, status: Status, change: Partial<State>, more: object = {}) => {
    const nations = board.state.nations.map((each) => (each?.number === who ? { ...each, status, ...more } : each));
    const hand = turnOf(at({ nations: nations as State['nations'], ...change }));
    reviewStatus(hand.turn, [who]);
    return hand;
  };
  const lost = (who: number): Partial<State> => ({
    territories: board.state.territories.map((each) => each && (each.owner === who ? { ...each, owner: spain } : each)),
  });
  test.each<readonly [what: string, who: number, rule: string]>([
    ['a player', france, 'W83-20.32'],
    ['a non-player nation', brittany, 'W83-19.62'],
  ])('W83-20.30 %s goes by its own rule, and only what it had is lost', (_, who, rule) => {
    const hand = reviewed(who, 'active', lost(who));
    expect(hand.of('affairs-closed')).toMatchObject([{ rule, nation: who }]);
    expect(hand.of('treasury-changed')).toMatchObject([{ nation: who, treasury: 0, why: 'gone' }]);
    expect([...hand.of('arrears-set'), ...hand.of('trade-routes-set'), ...hand.of('rebellion-set')]).toEqual([]);
  });
  test('W83-20.32 arrears, routes of either kind, and what rebels fight for', () => {
    const privy = board.state.privy.map((each, number) =>
      number === brittany && each !== null ? { ...each, arrears: 1 } : each,
    );
    const rebellion = { sponsor: spain, against: france, lands: [place('Rennes')] };
    const hand = reviewed(brittany, 'active', { ...lost(brittany), privy }, { seaTrade: 1, landTrade: 1, rebellion });
    expect(hand.state.privy[brittany]?.arrears).toBe(0);
    expect(hand.state.nations[brittany]).toMatchObject({ seaTrade: 0, landTrade: 0, rebellion: null });
    expect(hand.of('arrears-set')).toMatchObject([{ arrears: 0, paid: 0 }]);
    const routes = reviewed(brittany, 'active', lost(brittany), { landTrade: 1 });
    expect(routes.of('trade-routes-set')).toMatchObject([{ sea: 0, land: 0 }]);
  });
  const contract = (npc: number, financier: number) => ({
    npc,
    financier,
    target: spain,
    bid: 10,
    lastDue: false,
    thanked: false,
  });
  test.each<readonly [what: string, who: number, ended: number]>([
    ['a non-player nation', brittany, 1],
    ['a player', france, 0],
  ])('W83-5.41 who pays stops when the paid nation is conquered: %s', (_, who, ended) => {
    const territories = board.state.territories.map(
      (each) => each && (each.owner === who ? { ...each, city: null } : each),
    );
    const hand = reviewed(who, 'active', {
      territories,
      contracts: [contract(brittany, england), contract(99, france)],
    });
    expect(hand.of('status-changed')).toMatchObject([{ to: 'conquered' }]);
    expect(hand.of('contract-ended').map(({ npc }) => npc)).toEqual(ended === 1 ? [brittany] : []);
  });
  test('W83-5.41 who recovers is still paid', () => {
    const hand = reviewed(brittany, 'conquered', { contracts: [contract(brittany, england)] });
    expect(hand.of('status-changed')).toMatchObject([{ from: 'conquered', to: 'active' }]);
    expect(hand.of('contract-ended')).toEqual([]);
  });
  test('W83-20.30 W83-16.26 who began with nothing is reviewed as all are, but a tribe that has not settled', () => {
    expect(reviewed(france, 'active', lost(france), { original: [] }).of('status-changed')).toMatchObject([
      { to: 'eliminated' },
    ]);
    expect(reviewed(france, 'active', lost(france), { original: [], kind: 'tribal' }).events).toEqual([]);
    expect(
      reviewed(france, 'active', lost(france), { original: [place('Paris')], kind: 'tribal' }).of('tribe-gone'),
    ).toHaveLength(1);
  });
  /** France, a rebel nation under its ruler, whose first lands are Paris and Orkney. */
  const rebels = (holders: { readonly [land: string]: number }, more: object = {}) =>
    reviewed(
      france,
      'active',
      {
        territories: board.state.territories.map((each) => {
          const holder = holders[board.setting.places[each?.number ?? 0]?.name ?? ''];
          return each && { ...each, owner: holder ?? each.owner };
        }),
      },
      { kind: 'rebel', original: [place('Paris'), place('Orkney')], ...more },
    ).of('nation-run');
  test.each<readonly [what: string, holders: { readonly [land: string]: number }, more: object, over: boolean]>([
    ['all of it is theirs', { Orkney: france }, {}, true],
    ['what is left is nobody’s', {}, {}, true],
    ['another nation holds some', { Orkney: spain }, {}, false],
    ['they were never rebels', { Orkney: france }, { kind: 'player' }, false],
    ['the rules play them', { Orkney: france }, { phase: 5 }, false],
    ['they are no more', { Paris: 0 }, { status: 'eliminated' }, false],
  ])(
    'W83-13.65 W83-13.84 rebels are an ordinary nation when nobody else has what was theirs: %s',
    (_, holders, more, over) => {
      expect(rebels(holders, more)).toHaveLength(over ? 1 : 0);
    },
  );
});

test('W83-14.22 units on the land of the first nation in the list are its guests', () => {
  const hand = turnOf(board);
  const assets = [{ count: 1, type: 'inf', place: place('London') }] as const;
  exchange(hand.turn, [{ from: france, to: spain, assets }], { why: 'gift', rule: 'W83-14.8' });
  expect(hand.of('units-given')).toMatchObject([{ from: france, to: spain, guests: true }]);
});

test('W83-13.8 W83-14.22 one unit that stays in ceded land is a guest', () => {
  const hand = turnOf(board);
  handOver(hand.turn, { territory: place('Rennes'), to: france, why: 'treaty', rule: 'W83-13.6' });
  expect(hand.of('guest-right-set')).toMatchObject([{ rule: 'W83-13.8', guests: true }]);
});

import { describe, expect, test } from 'vitest';
import { reviewStatus } from '../../src/consequences/status.ts';
import { goToWar } from '../../src/consequences/war.ts';
import { makeOffers } from '../../src/npc/peace.ts';
import { rebellionChance } from '../../src/rules/rebellion.ts';
import type { Nation } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, type Treaties, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const GONE = { status: 'eliminated' } as const;

/** Spain has conquered Granada, a nation of the rules, and Portugal, a player's; Algiers is a colony of it, beside Oran and Tlemcen. */
const FACTS: BoardFacts = {
  turn: 4,
  phase: 2,
  nations: {
    England: { treasury: 100, phase: 2, order: 3 },
    Spain: { treasury: 50, phase: 2, order: 7 },
    Portugal: { phase: 1, order: 4, more: GONE },
    Zulu: { kind: 'tribal', more: GONE },
    Granada: { phase: 5, order: 1, more: GONE },
    Morocco: { phase: 5, order: 2 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Toledo: { owner: 'Spain', fort: 5, units: ['1 inf'] },
    Alhambra: { owner: 'Spain', fort: 3, value: 4, port: true, originalOwner: 'Granada' },
    Malaga: { owner: 'Spain', value: 2, originalOwner: 'Granada', units: ['1 inf'] },
    Lisbon: { owner: 'Spain', fort: 3, value: 5, originalOwner: 'Portugal' },
    Porto: { owner: 'Spain', value: 2, originalOwner: 'Portugal', incorporatedBy: null },
    Algiers: { owner: 'Spain', fort: 1, value: 2, originalOwner: null },
    Oran: { owner: 'Spain', value: 1, originalOwner: null },
    Tlemcen: { owner: 'Spain', value: 3, originalOwner: null, incorporatedBy: null },
    Fez: { owner: 'Morocco', fort: 2 },
    Kraal: { owner: 'Spain', fort: 1, originalOwner: 'Zulu' },
  },
  borders: [
    'Toledo-Alhambra',
    'Toledo-Malaga',
    'Toledo-Lisbon',
    'Lisbon-Porto',
    'Toledo-Kraal',
    'Algiers-Oran',
    'Algiers-Tlemcen',
  ],
};
const boardWith = (facts: Partial<BoardFacts> = {}): Board => boardOf({ ...FACTS, ...facts });
const board = boardWith();
const { nation, place } = board;
const [england, spain, portugal, granada] = [nation('England'), nation('Spain'), nation('Portugal'), nation('Granada')];
const rebel = (territory: string, amount: number) => line('REBELLION', { territory: place(territory), amount });
const lands = (name: string, land: NonNullable<BoardFacts['lands'][string]>): Partial<BoardFacts> => ({
  lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...land } },
});
const nations = (name: string, more: Partial<Nation>): Partial<BoardFacts> => ({
  nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], more } },
});
/** A rebellion that England pays for and that begins, with a general of the skill. */
const rise = (territory: string, amount: number, skill: number, from: Board = board): Treaties => {
  const leads = ['Granada', 'Portugal'].map((name) => [`general-skill@${name}`, [skill]] as const);
  const founded = [`general-skill@${from.state.nations.length}`, [skill]] as const;
  const rolls = { [`rebellion@${territory}`]: [1], ...Object.fromEntries([...leads, founded]) };
  return treat(from, 'England', [rebel(territory, amount)], rolls);
};
const unitsOf = ({ state }: Treaties, owner: number): string =>
  [
    ...Map.groupBy(
      state.units.filter((unit) => unit.owner === owner),
      ({ type }) => type,
    ),
  ]
    .map(([type, those]) => `${those.length} ${type}`)
    .join(', ');

describe('support of rebellions', () => {
  test.each([
    [4, 0],
    [5, 1],
    [10, 1],
    [11, 2],
    [18, 2],
    [19, 3],
    [28, 3],
    [29, 4],
    [40, 4],
    [41, 5],
    [55, 5],
    [56, 6],
    [999, 6],
  ])('W83-13.53 with %i resources the chance is %i in 10', (money, chance) => {
    expect(rebellionChance(money)).toBe(chance);
  });

  test.each([
    [20, 3, true],
    [20, 4, false],
  ])('W83-13.53 W83-13.54 with %i and a roll of %i it begins: %s, and the money is gone', (amount, roll, rises) => {
    const hand = treat(board, 'England', [rebel('Alhambra', amount)], { 'rebellion@Alhambra': [roll] });
    expect(hand.of('rebellion-tried')).toMatchObject([{ chance: 3, roll, rises }]);
    expect(hand.treasury('England')).toBe(80);
    expect(hand.owner('Alhambra')).toBe(rises ? granada : spain);
  });

  test.each([
    ['too little money', rebel('Alhambra', 4), 'too-little-money'],
    ['more money than there is', rebel('Alhambra', 101), 'short-of-money'],
    ['own land', rebel('London', 10), 'own-territory'],
    ['land with troops', rebel('Malaga', 10), 'troops-there'],
    ['land that was never another’s', rebel('Fez', 10), 'nobody-to-rise'],
    ['a colony without a city', rebel('Oran', 10), 'nobody-to-rise'],
  ])('W83-13.51 W83-13.52 W83-13.54 nobody rises: %s', (_, order, code) => {
    const { refused, treasury } = treat(board, 'England', [order]);
    expect(refused).toEqual([code]);
    expect(treasury('England')).toBe(100);
  });

  test.each([
    ['a general alone counts as troops', lands('Alhambra', { units: ['1 gen 3'] }), 'troops-there'],
    ['troops of anybody count', lands('Alhambra', { units: ['1 inf of Morocco'] }), 'troops-there'],
    [
      'a nation that still has land is not completely conquered',
      { ...lands('Malaga', { owner: 'Granada', units: [] }), ...nations('Granada', { status: 'conquered' }) },
      'nobody-to-rise',
    ],
    ['nor is one that never had a city', lands('Alhambra', { fort: undefined as unknown as number }), 'nobody-to-rise'],
    ['nor one that was absorbed', nations('Granada', { status: 'absorbed' }), 'nobody-to-rise'],
  ])('W83-13.52 %s', (_, facts, code) => {
    expect(treat(boardWith(facts), 'England', [rebel('Alhambra', 10)]).refused).toEqual([code]);
  });

  test('W83-13.52 one attempt in a territory and turn', () => {
    const twice = treat(board, 'England', [rebel('Alhambra', 10), rebel('Alhambra', 10), rebel('Lisbon', 10)]);
    expect(twice.refused).toEqual(['already-tried']);
    expect(twice.treasury('England')).toBe(80);
  });

  test('W83-13.83 nobody rises for a tribe that is no more', () => {
    expect(treat(board, 'England', [rebel('Kraal', 10)]).refused).toEqual(['nobody-to-rise']);
  });

  test('W83-20.31 a conquered nation has no money for it', () => {
    const fallen = boardWith(nations('England', { status: 'conquered' }));
    expect(treat(fallen, 'England', [rebel('Alhambra', 10)]).refused).toEqual(['conquered']);
  });

  test('W83-5.11 it is no act of war of the sponsor', () => {
    expect(rise('Alhambra', 10, 5).wars).toEqual([`${granada}-${spain}`]);
  });
});

describe('rebels', () => {
  test('W83-13.55 W83-13.56 10 spent, a general of skill 5: 35 resources of troops', () => {
    const { of } = rise('Lisbon', 10, 5);
    expect(of('rebellion-began')).toMatchObject([{ skill: 5, sponsor: england }]);
    expect(of('units-made').map(({ units }) => units.map(({ type }) => type))).toEqual([
      ['gen'],
      ['inf', 'inf', 'cav', 'inf', 'inf', 'inf'],
    ]);
    expect(unitsOf(rise('Lisbon', 10, 5), portugal)).toBe('1 gen, 5 inf, 1 cav');
  });

  test('W83-13.55 the general has an ability by a second die where his skill is 10', () => {
    const rolls = { 'rebellion@Alhambra': [1], 'general-skill@Granada': [10], 'general-ability@Granada': [4] };
    const { state } = treat(board, 'England', [rebel('Alhambra', 10)], rolls);
    expect(state.units.find(({ type }) => type === 'gen')).toMatchObject({ skill: 10, ability: 4, owner: granada });
  });

  test('W83-13.57 W83-13.59 they are no more than the first lands were worth; what is left is their treasury', () => {
    const hand = rise('Alhambra', 10, 5);
    expect(unitsOf(hand, granada)).toBe('1 gen, 5 inf, 1 cav');
    const rich = treat(
      boardWith({ nations: { ...FACTS.nations, England: { treasury: 100, phase: 2 } } }),
      'England',
      [rebel('Alhambra', 60)],
      { 'rebellion@Alhambra': [6], 'general-skill@Granada': [2] },
    );
    expect(unitsOf(rich, granada)).toBe('1 gen, 4 inf, 2 cav');
    expect(rich.treasury('Granada')).toBe(70 - 36);
    expect(
      rich.state.units.filter(({ owner }) => owner === granada).every((unit) => unit.place === place('Alhambra')),
    ).toBe(true);
  });

  test('W83-13.57 the worth is that of the start of the game', () => {
    const territories = board.state.territories.map((land) =>
      land?.number === place('Alhambra') ? { ...land, value: 0 } : land,
    );
    const hand = rise('Alhambra', 10, 5, { ...board, state: { ...board.state, territories } });
    expect(unitsOf(hand, granada)).toBe('1 gen, 5 inf, 1 cav');
  });

  test('W83-13.58 in a colony the city and the incorporated land of its owner around it are what counts', () => {
    const hand = rise('Algiers', 10, 5);
    expect(hand.of('rebellion-began')).toMatchObject([{ troops: 3 }]);
    expect(unitsOf(hand, board.state.nations.length)).toBe('1 gen, 2 inf, 1 cav');
  });

  test('W83-13.60 W83-3.9 they take the land, its port is destroyed, and they are at war with whose it was', () => {
    const hand = rise('Alhambra', 10, 5);
    expect(hand.of('captured')).toMatchObject([{ how: 'rebellion', from: spain, by: granada, port: true }]);
    expect(hand.state.territories[place('Alhambra')]?.port).toBe(false);
    expect(hand.state.wars).toMatchObject([{ attacker: granada, defender: spain, kind: 'rebellion' }]);
    expect(hand.state.nations[granada]?.status).toBe('active');
  });

  test('W83-13.61 a non-player nation of rebels is favorable to the sponsor, and neutral to the rest', () => {
    const hand = rise(
      'Alhambra',
      10,
      5,
      boardWith({ nations: { ...FACTS.nations, Granada: { phase: 5, boxes: { Portugal: 4, Spain: 1 }, more: GONE } } }),
    );
    expect(hand.state.nations[granada]?.boxes).toEqual([{ nation: england, box: 3 }]);
    const colony = rise('Algiers', 10, 5);
    expect(colony.state.nations.at(-1)?.boxes).toEqual([{ nation: england, box: 3 }]);
  });

  test('W83-13.62 W83-13.63 a former player who would come back rules them, in the old place of the order', () => {
    const back = rise('Lisbon', 10, 5, boardWith(nations('Portugal', { ...GONE, returning: true })));
    expect(back.state.nations[portugal]).toMatchObject({ kind: 'rebel', phase: 1, order: 4, seat: 'held' });
    expect(back.heard('Portugal').map(({ kind }) => kind)).toContain('nation-run');
    const away = rise('Lisbon', 10, 5);
    expect(away.state.nations[portugal]).toMatchObject({ kind: 'rebel', phase: 5, order: 3, seat: 'moderated' });
  });

  test('W83-13.63 rebels of the rules act after all others of phase 5', () => {
    expect(rise('Alhambra', 10, 5).state.nations[granada]).toMatchObject({ phase: 5, order: 3 });
  });

  test('W83-13.84 W83-13.64 rebels with a ruler have no forced targets, and all are neutral to them', () => {
    const before = boardWith({
      nations: {
        ...FACTS.nations,
        Portugal: { ...FACTS.nations.Portugal, more: { ...GONE, returning: true } },
        Morocco: { ...FACTS.nations.Morocco, boxes: { Portugal: 4 } },
      },
    });
    const hand = rise('Lisbon', 10, 5, before);
    expect(hand.state.nations[portugal]?.rebellion).toBeNull();
    expect(hand.wars).toEqual([`${portugal}-${spain}`]);
    expect(boxIn(hand, nation('Morocco'), portugal)).toBe(2);
    expect(rise('Lisbon', 10, 5).state.nations[portugal]?.rebellion).toMatchObject({ against: spain });
  });

  test('W83-13.67 W83-10.47 they do not pay to incorporate what was theirs', () => {
    expect(rise('Alhambra', 10, 5).state.territories[place('Alhambra')]?.incorporatedBy).toBe(granada);
    expect(rise('Algiers', 10, 5).state.territories[place('Algiers')]?.incorporatedBy).toBe(board.state.nations.length);
  });

  test('W83-13.66 W83-13.82 colonial rebels are a new nation, and claim the land that was counted', () => {
    const hand = rise('Algiers', 10, 5);
    const free = hand.state.nations.at(-1);
    expect(free).toMatchObject({ code: 'free-algiers', name: 'Free Algiers', kind: 'rebel', phase: 5, order: 3 });
    expect(free).toMatchObject({ seaTrade: 0, landTrade: 0, status: 'active' });
    expect(free?.original).toEqual([place('Algiers'), place('Oran')]);
    expect(free?.rebellion).toEqual({ sponsor: england, against: spain, lands: [place('Algiers'), place('Oran')] });
    expect(hand.state.privy.at(-1)?.treasury).toBe(35 - 18);
    expect(rise('Alhambra', 10, 5).state.nations[granada]).toMatchObject({ code: 'granada', name: 'Granada' });
  });

  test('W83-13.82 a number is added where the name is taken', () => {
    const taken = boardWith({ nations: { ...FACTS.nations, 'Free Algiers': { phase: 5, kind: 'rebel', more: GONE } } });
    expect(rise('Algiers', 10, 5, taken).state.nations.at(-1)?.name).toBe('Free Algiers 2');
  });

  test('W83-13.68 a second rebellion reinforces the rebels that are there, up to the same number of troops', () => {
    const first = rise('Lisbon', 5, 3);
    expect(unitsOf(first, portugal)).toBe('1 gen, 2 inf, 1 cav');
    const later = { ...first.next, state: { ...first.state, turn: 5 } };
    const second = treat(later, 'England', [rebel('Porto', 60)], {
      'rebellion@Porto': [1],
      'general-skill@Portugal': [7],
    });
    expect(second.of('nation-run')).toEqual([]);
    expect(second.state.units.filter(({ owner, type }) => owner === portugal && type === 'gen')).toHaveLength(2);
    expect(second.state.units.filter(({ owner, type }) => owner === portugal && type !== 'gen')).toHaveLength(7);
    expect(second.owner('Porto')).toBe(portugal);
  });
});

describe('what rebels fight for', () => {
  const taken = (from: Board, holders: { readonly [land: string]: number }): Board => ({
    ...from,
    state: {
      ...from.state,
      territories: from.state.territories.map((land) => {
        const name = from.setting.places[land?.number ?? 0]?.name ?? '';
        return land !== null && name in holders ? { ...land, owner: holders[name] as number } : land;
      }),
    },
  });
  const offers = (from: Board, npc: number) => {
    const hand = turnOf(from);
    makeOffers(hand.turn, npc);
    return hand;
  };

  test('W83-13.64 W83-13.65 as long as the first enemy holds some of it they fight that one', () => {
    const rebels = rise('Alhambra', 10, 5);
    expect(offers(rebels.next, granada).of('war-began')).toEqual([]);
  });

  test('W83-13.64 W83-13.65 then whoever holds the part that is worth most, ties by list order', () => {
    const portuguese = rise('Lisbon', 10, 5);
    const shared = taken(portuguese.next, { Lisbon: england, Porto: nation('Morocco') });
    expect(offers(shared, portugal).of('war-began')).toMatchObject([{ war: { defender: england } }]);
    const other = taken(portuguese.next, { Porto: nation('Morocco') });
    expect(offers(other, portugal).of('war-began')).toMatchObject([{ war: { defender: nation('Morocco') } }]);
  });

  test('W83-13.65 with all of it they are at peace with everybody, and an ordinary nation', () => {
    const rebels = rise('Alhambra', 10, 5);
    const hand = offers(taken(rebels.next, { Malaga: granada }), granada);
    expect(hand.state.wars).toEqual([]);
    expect(hand.state.nations[granada]).toMatchObject({ kind: 'npc', rebellion: null, boxes: [] });
  });

  test('W83-13.65 W83-13.84 rebels with a ruler become an ordinary nation as well', () => {
    const back = rise('Lisbon', 10, 5, boardWith(nations('Portugal', { ...GONE, returning: true })));
    const hand = turnOf(taken(back.next, { Porto: portugal }));
    reviewStatus(hand.turn, [portugal]);
    expect(hand.state.nations[portugal]?.kind).toBe('player');
    const still = turnOf(back.next);
    reviewStatus(still.turn, [portugal]);
    expect(still.state.nations[portugal]?.kind).toBe('rebel');
  });

  test('W83-13.61 a war with the sponsor is a war like others', () => {
    const rebels = rise('Alhambra', 10, 5);
    const hand = turnOf(rebels.next);
    goToWar(hand.turn, { by: england, on: granada, kind: 'player', cause: 'declared', rule: 'W83-5.8' });
    expect(hand.state.wars).toHaveLength(2);
  });
});

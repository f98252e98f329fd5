import { describe, expect, test } from 'vitest';
import { marching } from '../../src/actions/marching.ts';
import { newErrand } from '../../src/begin.ts';
import type { Order } from '../../src/order.ts';
import type { Nation } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, type Treaties, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const GONE = { status: 'eliminated' } as const;
const FACTS: BoardFacts = {
  turn: 4,
  nations: {
    Spain: { treasury: 50, phase: 2 },
    Portugal: { phase: 1, order: 4, treasury: 7, more: GONE },
    Zulu: { kind: 'tribal', more: GONE },
    Granada: { phase: 5, order: 1, boxes: { Spain: 1, Portugal: 3 }, more: GONE },
    Morocco: { phase: 5, order: 2, boxes: { Portugal: 4 } },
  },
  lands: {
    Toledo: { owner: 'Spain', fort: 5, value: 6 },
    Alhambra: { owner: 'Spain', fort: 3, value: 4, port: true, originalOwner: 'Granada', units: ['2 inf', '1 gen 3'] },
    Malaga: { owner: 'Spain', value: 2, originalOwner: 'Granada' },
    Lisbon: { owner: 'Spain', fort: 3, value: 5, originalOwner: 'Portugal' },
    Porto: { owner: 'Spain', value: 2, originalOwner: 'Portugal' },
    Fez: { owner: 'Morocco', fort: 2 },
    Kraal: { owner: 'Spain', fort: 1, originalOwner: 'Zulu' },
  },
  borders: ['Toledo-Alhambra', 'Alhambra-Malaga'],
};
const boardWith = (facts: Partial<BoardFacts> = {}): Board => boardOf({ ...FACTS, ...facts });
const board = boardWith();
const { nation, place } = board;
const [spain, portugal, granada] = [nation('Spain'), nation('Portugal'), nation('Granada')];
const free = (whom: string, ...lands: readonly string[]) =>
  line('FREE', { nation: nation(whom), territories: lands.map(place) });
const nations = (name: string, more: Partial<Nation>): Partial<BoardFacts> => ({
  nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], more } },
});
const lands = (name: string, land: NonNullable<BoardFacts['lands'][string]>): Partial<BoardFacts> => ({
  lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...land } },
});
const forces = ({ state }: Treaties, owner: number): string =>
  [
    ...Map.groupBy(
      state.units.filter((unit) => unit.owner === owner),
      ({ type }) => type,
    ),
  ]
    .map(([type, those]) => `${those.length} ${type}`)
    .join(', ');

/** Granada in rebellion against Spain, with Malaga in its hands. */
const REBELS: Partial<BoardFacts> = {
  lands: {
    ...FACTS.lands,
    Alhambra: { owner: 'Spain', fort: 3, value: 4, originalOwner: 'Granada' },
    Toledo: { owner: 'Spain', fort: 5, value: 6, originalOwner: 'Spain' },
    Malaga: { owner: 'Granada', value: 2, originalOwner: 'Granada', units: ['3 inf', '1 gen 4'] },
  },
  nations: {
    ...FACTS.nations,
    Granada: { phase: 5, order: 3, kind: 'rebel', boxes: { Morocco: 3 }, more: { status: 'conquered' } },
  },
  wars: [
    { between: ['Granada', 'Spain'], kind: 'rebellion' },
    { between: ['Granada', 'Morocco'], kind: 'rebellion' },
  ],
};

describe('grants of independence', () => {
  test('W83-13.70 W83-13.75 W83-10.47 a conquered nation has its land back, incorporated, with its port', () => {
    const hand = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]);
    expect(hand.state.territories[place('Alhambra')]).toMatchObject({
      owner: granada,
      incorporatedBy: granada,
      port: true,
    });
    expect(hand.owner('Malaga')).toBe(granada);
    expect(hand.state.nations[granada]).toMatchObject({ status: 'active', kind: 'npc' });
  });

  test.each([
    ['no city among the lands', board, free('Granada', 'Malaga'), 'city-must-go-along'],
    ['land of others', board, free('Granada', 'Alhambra', 'Fez'), 'not-yours'],
    ['land that never was theirs', board, free('Granada', 'Alhambra', 'Toledo'), 'never-theirs'],
    ['a nation that is free', board, free('Morocco', 'Alhambra'), 'not-to-be-freed'],
    ['oneself', board, free('Spain', 'Toledo'), 'same-nation'],
    [
      'a nation that was absorbed',
      boardWith(nations('Granada', { status: 'absorbed' })),
      free('Granada', 'Alhambra'),
      'not-to-be-freed',
    ],
    ['a tribe that is no more', board, free('Zulu', 'Kraal'), 'not-to-be-freed'],
  ] as const)('W83-13.70 W83-13.72 W83-13.76 W83-13.83 no independence: %s', (_, from, order, code) => {
    const hand = treat(from, 'Spain', [order as Order]);
    expect(hand.refused).toEqual([code]);
    expect(hand.owner('Alhambra')).toBe(spain);
  });

  test('W83-13.72 a conquered nation that still has land can be freed', () => {
    const conquered = boardWith({
      ...lands('Malaga', { owner: 'Granada' }),
      ...nations('Granada', { status: 'conquered' }),
    });
    expect(treat(conquered, 'Spain', [free('Granada', 'Alhambra')]).owner('Alhambra')).toBe(granada);
  });

  test('W83-13.73 W83-13.75 it arms itself for twice what it is given, and the rest is lost', () => {
    const hand = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]);
    expect(hand.of('freed')).toMatchObject([{ resources: 12 }]);
    expect(forces(hand, granada)).toBe('2 inf');
    expect(hand.treasury('Granada')).toBe(0);
    const rich = treat(boardWith(lands('Malaga', { value: 6 })), 'Spain', [free('Granada', 'Alhambra', 'Malaga')]);
    expect(forces(rich, granada)).toBe('2 inf, 1 gen');
  });

  test('W83-13.75 units stand where the threat is greatest', () => {
    const hand = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]);
    expect(board.setting.places[hand.state.units.findLast(({ owner }) => owner === granada)?.place ?? 0]?.name).toBe(
      'Alhambra',
    );
  });

  test('W83-13.77 a former player who would come back rules it again; else it is an open position of the rules', () => {
    const back = treat(boardWith(nations('Portugal', { ...GONE, returning: true })), 'Spain', [
      free('Portugal', 'Lisbon'),
    ]);
    expect(back.state.nations[portugal]).toMatchObject({ kind: 'player', phase: 1, order: 4, seat: 'held' });
    const away = treat(board, 'Spain', [free('Portugal', 'Lisbon')]);
    expect(away.state.nations[portugal]).toMatchObject({ kind: 'npc', phase: 5, order: 3, seat: 'open' });
  });

  test('W83-13.77 whoever still rules a conquered nation goes on', () => {
    const conquered = boardWith({
      ...lands('Porto', { owner: 'Portugal' }),
      ...nations('Portugal', { status: 'conquered' }),
      wars: [{ between: ['Spain', 'Portugal'] }],
    });
    const hand = treat(conquered, 'Spain', [free('Portugal', 'Lisbon')]);
    expect(hand.state.nations[portugal]).toMatchObject({ kind: 'player', phase: 1, seat: 'held', status: 'active' });
    expect(hand.of('nation-run')).toEqual([]);
    expect(hand.wars).toEqual([]);
  });

  test('W83-13.77 also where they have said that they would come back', () => {
    const conquered = boardWith({
      ...lands('Porto', { owner: 'Portugal' }),
      ...nations('Portugal', { status: 'conquered', returning: true, seat: 'open' }),
    });
    expect(treat(conquered, 'Spain', [free('Portugal', 'Lisbon')]).of('nation-run')).toEqual([]);
  });

  test('W83-13.79 a freed non-player nation is neutral to all, and at peace', () => {
    const hand = treat(board, 'Spain', [free('Granada', 'Alhambra')]);
    expect(hand.state.nations[granada]?.boxes).toEqual([]);
    const fighting = boardWith({
      ...lands('Malaga', { owner: 'Granada' }),
      ...nations('Granada', { status: 'conquered' }),
      wars: [{ between: ['Spain', 'Granada'] }, { between: ['Granada', 'Morocco'] }],
    });
    const calm = treat(fighting, 'Spain', [free('Granada', 'Alhambra')]);
    expect(calm.wars).toEqual([]);
    expect(calm.state.nations[granada]?.boxes).toEqual([]);
  });
});

describe('independence of rebels', () => {
  test('W83-13.71 all of their land must be given; a city need not be among it', () => {
    const two = boardWith({
      ...REBELS,
      lands: { ...REBELS.lands, Porto: { owner: 'Spain', originalOwner: 'Granada' } },
    });
    expect(treat(two, 'Spain', [free('Granada', 'Alhambra')]).refused).toEqual(['all-must-go-along']);
    expect(treat(two, 'Spain', [free('Granada', 'Alhambra', 'Porto')]).refused).toEqual([]);
    const town = boardWith({
      ...REBELS,
      lands: { ...REBELS.lands, Alhambra: { owner: 'Spain', originalOwner: 'Granada' } },
    });
    expect(treat(town, 'Spain', [free('Granada', 'Alhambra')]).refused).toEqual([]);
  });

  test('W83-13.74 they keep their units, and get more', () => {
    const hand = treat(boardWith(REBELS), 'Spain', [free('Granada', 'Alhambra')]);
    expect(forces(hand, granada)).toBe('4 inf, 1 gen');
  });

  test('W83-13.79 their war with the grantor ends, whose box is Neutral, and the rest goes on', () => {
    const hand = treat(boardWith(REBELS), 'Spain', [free('Granada', 'Alhambra')]);
    expect(hand.wars).toEqual([`${granada}-${nation('Morocco')}`]);
    expect(hand.of('war-ended')).toMatchObject([{ how: 'independence' }]);
    expect(boxIn(hand, granada, spain)).toBe(2);
    expect(hand.state.nations[granada]?.kind).toBe('rebel');
  });

  test('W83-13.77 W83-13.62 after a rebellion a former player who would come back now does', () => {
    const facts: Partial<BoardFacts> = {
      lands: { ...FACTS.lands, Porto: { owner: 'Portugal', originalOwner: 'Portugal' } },
      wars: [{ between: ['Portugal', 'Spain'], kind: 'rebellion' }],
    };
    const risen = boardWith(facts);
    const state = {
      ...risen.state,
      nations: risen.state.nations.map((each) =>
        each?.number === portugal
          ? {
              ...each,
              kind: 'rebel' as const,
              phase: 5,
              order: 3,
              seat: 'moderated' as const,
              status: 'conquered' as const,
              returning: true,
            }
          : each,
      ),
    };
    const hand = treat({ ...risen, state }, 'Spain', [free('Portugal', 'Lisbon')]);
    expect(hand.state.nations[portugal]).toMatchObject({ phase: 1, order: 4, seat: 'held', status: 'active' });
    expect(hand.wars).toEqual([]);
  });
});

describe('troops of the grantor', () => {
  /** Action 6 of Spain in the next turn. */
  const act = (from: Board, orders: readonly Order[] = []) => {
    const hand = turnOf({ ...from, state: { ...from.state, turn: 5 } }, { Spain: orders });
    hand.turn.memory.errand = newErrand(spain, null);
    marching(hand.turn, spain);
    return hand;
  };
  const march = (units: 'ALL' | 1): Order =>
    line('MARCH', {
      units: [
        { count: units, type: 'inf' },
        { count: 'ALL', type: 'gen' },
      ],
      from: place('Alhambra'),
      to: [place('Toledo')],
    });

  test('W83-13.75 stay as guests until the next Action 6 of the grantor', () => {
    const freed = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]).next;
    expect(freed.state.wars).toEqual([]);
    expect(freed.state.nations[spain]?.leaves).toEqual([place('Alhambra')]);
    expect(freed.state.units.filter(({ owner }) => owner === spain).every(({ guestRight }) => !guestRight)).toBe(true);
  });

  test('W83-13.75 have gone when they march away', () => {
    const freed = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]).next;
    const { state } = act(freed, [march('ALL')]);
    expect(state.wars).toEqual([]);
    expect(state.nations[spain]?.leaves).toEqual([]);
  });

  test('W83-13.75 fight where they are still there', () => {
    const freed = treat(board, 'Spain', [free('Granada', 'Alhambra', 'Malaga')]).next;
    const { state, turn } = act(freed, [march(1)]);
    expect(state.wars).toMatchObject([{ attacker: spain, defender: granada }]);
    expect(turn.memory.errand?.engagements.get(place('Alhambra'))?.engaged).toHaveLength(1);
  });

  test('W83-13.75 may stay where the freed nation lets them in', () => {
    const open = treat(boardWith(nations('Portugal', { ...GONE, returning: true })), 'Spain', [
      free('Portugal', 'Lisbon'),
    ]).next;
    const standing = [{ verb: 'ALLOW_LAND' as const, args: { nations: ['ALL' as const], places: ['ALL' as const] } }];
    const privy = open.state.privy.map((own, at) => (at === portugal && own !== null ? { ...own, standing } : own));
    const guests = open.state.units.map((unit) => (unit.owner === spain ? { ...unit, place: place('Lisbon') } : unit));
    const leaves = open.state.nations.map((each) =>
      each?.number === spain ? { ...each, leaves: [place('Lisbon')] } : each,
    );
    const state = { ...open.state, units: guests, nations: leaves };
    expect(act({ ...open, state: { ...state, privy } }).state.wars).toEqual([]);
    expect(act({ ...open, state }).state.wars).toHaveLength(1);
  });

  test('W83-13.75 have gone when they have marched into a battle elsewhere, and a general alone may stay', () => {
    const freed = treat(
      boardWith({
        ...lands('Fez', { units: ['1 inf'] }),
        borders: ['Toledo-Alhambra', 'Alhambra-Malaga', 'Alhambra-Fez'],
        wars: [{ between: ['Spain', 'Morocco'] }],
      }),
      'Spain',
      [free('Granada', 'Alhambra', 'Malaga')],
    ).next;
    const march = line('MARCH', {
      units: [{ count: 'ALL', type: 'inf' }],
      from: place('Alhambra'),
      to: [place('Fez')],
    });
    const { state, turn } = act(freed, [march]);
    expect(turn.memory.errand?.engagements.get(place('Fez'))?.engaged).toHaveLength(2);
    expect(state.wars).toMatchObject([{ attacker: spain, defender: nation('Morocco') }]);
  });
});

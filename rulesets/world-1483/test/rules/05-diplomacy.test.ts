import { describe, expect, test } from 'vitest';
import { diplomacy } from '../../src/actions/diplomacy.ts';
import { obligations } from '../../src/actions/obligations.ts';
import { endWar, goToWar, shiftBox } from '../../src/consequences/war.ts';
import type { Order } from '../../src/order.ts';
import type { Privy, State } from '../../src/state.ts';
import { ALLIED, AT_WAR, type Box, DISFAVORABLE, FAVORABLE, NEUTRAL } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf, type NationFacts } from '../board.ts';
import { stepped } from '../step.ts';
import { type Rolls, turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 4,
  nations: {
    England: { treasury: 40 },
    France: { treasury: 20 },
    Zulu: { kind: 'tribal', treasury: 40 },
    Brittany: { phase: 5, treasury: 12 },
    Norway: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 4 },
    Paris: { owner: 'France', fort: 4 },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Rennes: { owner: 'Brittany', fort: 2 },
    Oslo: { owner: 'Norway', fort: 2 },
  },
  borders: ['London-Rennes'],
};
const with_ = (name: string, more: NationFacts, facts: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...facts, nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], ...more } } });
const board = boardOf(FACTS);
const { nation } = board;
const boxed = (box: Box, of = 'England'): Board => with_('Brittany', { boxes: { [of]: box } });
const fighting = (...wars: readonly [string, string][]): Board =>
  boardOf({ ...FACTS, wars: wars.map((between) => ({ between })) });

const line = {
  declare: (on: string): Order => ({ verb: 'DECLARE_WAR', args: { nation: nation(on) } }),
  influence: (npc: string, times = 1): Order => ({
    verb: 'INFLUENCE',
    args: { npc: nation(npc), ...(times > 1 ? { times } : {}) },
  }),
  slander: (npc: string, against: string): Order => ({
    verb: 'SLANDER',
    args: { npc: nation(npc), nation: nation(against) },
  }),
  threaten: (npc: string, over: string): Order => ({
    verb: 'THREATEN',
    args: { npc: nation(npc), nation: nation(over) },
  }),
};
const act = (lines: readonly Order[], of: Board = board, rolls: Rolls = {}, who = 'England') => {
  const hand = stepped(of, who, { steps: [diplomacy], lines, rolls });
  return {
    ...hand,
    box: (npc: string, of_: string): number => {
      const war = hand.state.wars.some(
        ({ attacker, defender }) =>
          [attacker, defender].includes(nation(npc)) && [attacker, defender].includes(nation(of_)),
      );
      return war
        ? AT_WAR
        : (hand.state.nations[nation(npc)]?.boxes.find((each) => each.nation === nation(of_))?.box ?? NEUTRAL);
    },
  };
};

describe('boxes', () => {
  test('W83-5.1 W83-5.2 everybody is Neutral at the start, and each nation has a box of its own', () => {
    expect(board.state.nations[nation('Brittany')]?.boxes).toEqual([]);
    const { box } = act([line.influence('Brittany')], board, { 'influence@Brittany': [9] });
    expect([box('Brittany', 'England'), box('Brittany', 'France'), box('Norway', 'England')]).toEqual([
      FAVORABLE,
      NEUTRAL,
      NEUTRAL,
    ]);
  });

  test('W83-5.3 of a tribe there is no box but war, and after it Neutral', () => {
    const { turn, state } = turnOf(fighting(['Zulu', 'Brittany']));
    const [war] = state.wars;
    if (war !== undefined) endWar(turn, war, { how: 'peace', rule: 'W83-5.3' });
    shiftBox(turn, { npc: nation('Brittany'), nation: nation('Zulu'), by: 1, why: 'influence', rule: 'W83-5.3' });
    expect([state.wars, state.nations[nation('Brittany')]?.boxes]).toEqual([[], []]);
  });

  test.each([
    [ALLIED, 1, ALLIED],
    [AT_WAR, -1, AT_WAR],
    [DISFAVORABLE, -1, AT_WAR],
    [AT_WAR, 1, DISFAVORABLE],
  ] as const)('W83-5.4 box %i moved by %i is %i', (from, by, to) => {
    const of = from === AT_WAR ? fighting(['England', 'Brittany']) : boxed(from);
    const { turn, state } = turnOf(of);
    const lands = state.territories.map((each) => each?.owner);
    shiftBox(turn, { npc: nation('Brittany'), nation: nation('England'), by, why: 'influence', rule: 'W83-5.4' });
    expect(state.wars).toHaveLength(to === AT_WAR ? 1 : 0);
    if (to !== AT_WAR)
      expect(state.nations[nation('Brittany')]?.boxes).toEqual([{ nation: nation('England'), box: to }]);
    expect(state.territories.map((each) => each?.owner)).toEqual(lands);
  });

  test('W83-5.50 a war of two non-player nations stands in both charts, and leaves both Disfavorable', () => {
    const of = fighting(['Norway', 'Brittany']);
    expect(act([], of).box('Norway', 'Brittany')).toBe(AT_WAR);
    const { box } = act([line.threaten('Brittany', 'Norway')], of, { 'threat@Brittany': [3] });
    expect([box('Brittany', 'Norway'), box('Norway', 'Brittany')]).toEqual([DISFAVORABLE, DISFAVORABLE]);
  });
});

describe('declarations of war', () => {
  test.each(['France', 'Brittany', 'Zulu'])('W83-5.8 on %s: it costs nothing, and there is war at once', (on) => {
    const { state, treasury } = act([line.declare(on)]);
    expect(state.wars).toMatchObject([{ attacker: nation('England'), defender: nation(on), kind: 'player', turn: 4 }]);
    expect(treasury('England')).toBe(40);
  });

  test.each([
    ['oneself', board, 'England', 'same-nation'],
    ['an enemy', fighting(['France', 'England']), 'France', 'at-war'],
    ['a nation that is no more', with_('France', { more: { status: 'eliminated' } }), 'France', 'no-such-nation'],
  ])('W83-5.8 not on %s', (_, of, on, code) => {
    expect(act([line.declare(on)], of).refused).toEqual([code]);
  });

  test('W83-5.6 they come before all other lines', () => {
    const { of } = act([line.influence('Norway'), line.declare('France')]);
    expect(of('war-began')).toHaveLength(1);
    const { events } = act([line.influence('Norway'), line.declare('France')]);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('war-began')).toBeLessThan(kinds.indexOf('influenced'));
  });

  test('W83-5.10 W83-19.20 a non-player nation turns all that it has into troops first, once', () => {
    const { state, treasury, of } = act([line.declare('Brittany')]);
    expect(of('units-made')[0]?.units.map(({ type }) => type)).toEqual(['inf', 'inf']);
    expect([treasury('Brittany'), state.units.every(({ place }) => place === board.place('Rennes'))]).toEqual([
      2,
      true,
    ]);
  });

  test('W83-5.10 a player nation arms nobody', () => {
    expect(act([line.declare('France')]).of('units-made')).toEqual([]);
  });

  test.each(['peace', 'eliminated', 'absorbed'] as const)('W83-5.13 a war of players ends by %s', (how) => {
    const { turn, state } = turnOf(fighting(['England', 'France']));
    const [war] = state.wars;
    if (war !== undefined) endWar(turn, war, { how, rule: 'W83-5.13' });
    expect(state.wars).toEqual([]);
  });

  test('W83-5.13 influence does not end it', () => {
    expect(act([line.influence('France')], fighting(['England', 'France'])).refused).toEqual(['npc-only']);
  });
});

describe('influence and slander', () => {
  test.each([
    [8, NEUTRAL, 'Neutral'],
    [9, FAVORABLE, 'Favorable'],
    [10, FAVORABLE, 'Favorable'],
  ])('W83-5.17 an influence of %i leaves the box at %i, for 5 resources', (roll, box) => {
    const hand = act([line.influence('Brittany')], board, { 'influence@Brittany': [roll] });
    expect([hand.box('Brittany', 'England'), hand.treasury('England')]).toEqual([box, 35]);
  });

  test.each([
    [9, AT_WAR],
    [10, DISFAVORABLE],
  ])('W83-5.17 W83-5.4 at war an influence of %i leaves the box at %i', (roll, box) => {
    const hand = act([line.influence('Brittany')], fighting(['England', 'Brittany']), { 'influence@Brittany': [roll] });
    expect(hand.box('Brittany', 'England')).toBe(box);
  });

  test('W83-5.18 not on an ally, nor by a tribe', () => {
    expect(act([line.influence('Brittany')], boxed(ALLIED)).refused).toEqual(['allied-already']);
    expect(act([line.influence('Brittany')], board, {}, 'Zulu').refused).toEqual(['not-a-tribe']);
  });

  test('W83-5.5 each of several lines, and each repetition, is paid for and rolled', () => {
    const { treasury, box, of } = act([line.influence('Brittany', 2), line.influence('Brittany')], board, {
      'influence@Brittany': [9, 3, 9],
    });
    expect([treasury('England'), box('Brittany', 'England'), of('influenced').length]).toEqual([25, ALLIED, 3]);
  });

  test('W83-5.18 W83-17.5 what would be left to repeat costs nothing', () => {
    const { treasury, refused } = act([line.influence('Brittany', 5)], board, { 'influence@Brittany': [9, 9] });
    expect([treasury('England'), refused]).toEqual([30, ['allied-already']]);
  });

  test.each([
    ['conquered', with_('England', { more: { status: 'conquered' } })],
    ['in-arrears', with_('England', { arrears: 3 })],
    ['short-of-money', with_('England', { treasury: 4 })],
  ])('W83-5.7 W83-5.49 W83-1.14 a nation that is %s pays for none', (code, of) => {
    const { refused, treasury } = act([line.influence('Brittany'), line.slander('Brittany', 'France')], of);
    expect(refused).toEqual([code, code]);
    expect(treasury('England')).toBe(of.state.privy[1]?.treasury);
  });

  test.each([
    [8, ALLIED, ALLIED],
    [9, ALLIED, FAVORABLE],
    [10, NEUTRAL, DISFAVORABLE],
  ] as const)('W83-5.19 a slander of %i at box %i leaves it at %i, for 8 resources', (roll, from, to) => {
    const hand = act([line.slander('Brittany', 'France')], boxed(from, 'France'), { 'slander@Brittany': [roll] });
    expect([hand.box('Brittany', 'France'), hand.treasury('England')]).toEqual([to, 32]);
  });

  test('W83-5.20 it makes no war, and costs nothing where it could do no more', () => {
    const { refused, treasury, state } = act([line.slander('Brittany', 'France')], boxed(DISFAVORABLE, 'France'), {
      'slander@Brittany': [10],
    });
    expect([refused, treasury('England'), state.wars]).toEqual([['thinks-no-worse'], 40, []]);
    expect(act([line.slander('Brittany', 'France')], fighting(['Brittany', 'France'])).refused).toEqual([
      'thinks-no-worse',
    ]);
  });

  test.each([
    ['England', 'same-nation'],
    ['Zulu', 'not-a-tribe'],
    ['Brittany', 'same-nation'],
  ])('W83-5.21 not against %s', (against, code) => {
    expect(act([line.slander('Brittany', against)]).refused).toEqual([code]);
  });

  test('W83-5.21 another non-player nation may be slandered', () => {
    expect(
      act([line.slander('Brittany', 'Norway')], board, { 'slander@Brittany': [9] }).box('Brittany', 'Norway'),
    ).toBe(DISFAVORABLE);
  });

  test('W83-5.11 it is no act of war', () => {
    expect(act([line.slander('Brittany', 'France')], board, { 'slander@Brittany': [9] }).state.wars).toEqual([]);
  });
});

describe('threats of war', () => {
  const over = fighting(['Brittany', 'France']);
  test.each([
    ['London-Rennes', 2, false],
    ['London-Rennes', 3, true],
    ['London-Oslo', 8, false],
    ['London-Oslo', 9, true],
  ])('W83-5.24 W83-5.25 with the border %s a %i: obeyed is %s, and the box moves left', (border, roll, obeyed) => {
    const of = boardOf({ ...FACTS, borders: [border], wars: [{ between: ['Brittany', 'France'] }] });
    const { box, treasury } = act([line.threaten('Brittany', 'France')], of, { 'threat@Brittany': [roll] });
    expect(box('Brittany', 'France')).toBe(obeyed ? DISFAVORABLE : AT_WAR);
    expect([box('Brittany', 'England'), treasury('England')]).toEqual([DISFAVORABLE, 40]);
  });

  test('W83-5.23 nobody threatens who is at war with them already', () => {
    const lines = [line.threaten('Brittany', 'France')];
    expect(act(lines, fighting(['Brittany', 'France'])).of('threatened')).toHaveLength(1);
    const both = act(lines, fighting(['Brittany', 'France'], ['England', 'Brittany']));
    expect([both.of('threatened'), both.refused]).toEqual([[], ['at-war']]);
  });

  test.each([
    ['W83-5.22 at peace with the one that is named', board, 'England', 'not-their-war'],
    [
      'W83-5.23 at war with who threatens',
      fighting(['Brittany', 'France'], ['England', 'Brittany']),
      'England',
      'at-war',
    ],
    [
      'W83-5.29 whoever is not believed',
      with_('England', { privy: { threatLost: true } }, { wars: [{ between: ['Brittany', 'France'] }] }),
      'England',
      'not-believed',
    ],
    [
      'W83-5.29 a conquered nation',
      with_('England', { more: { status: 'conquered' } }, { wars: [{ between: ['Brittany', 'France'] }] }),
      'England',
      'conquered',
    ],
    ['W83-5.29 a tribe', over, 'Zulu', 'not-a-tribe'],
  ])('%s: no threat', (_, of, who, code) => {
    expect(act([line.threaten('Brittany', 'France')], of, {}, who).refused).toEqual([code]);
  });

  test('W83-5.29 once for each nation and turn', () => {
    expect(
      act([line.threaten('Brittany', 'France'), line.threaten('Brittany', 'France')], over, {
        'threat@Brittany': [1, 9],
      }).refused,
    ).toEqual(['already-tried']);
  });

  test('W83-5.26 from Disfavorable it comes to war, and the threatened does not arm', () => {
    const of = with_('Brittany', { boxes: { England: DISFAVORABLE } }, { wars: [{ between: ['Brittany', 'France'] }] });
    const { state, of: told } = act([line.threaten('Brittany', 'France')], of, { 'threat@Brittany': [1] });
    expect(state.wars).toMatchObject([
      {},
      { attacker: nation('Brittany'), defender: nation('England'), kind: 'threat' },
    ]);
    expect([told('units-made'), state.privy[1]?.mustDeclare]).toEqual([[], []]);
  });

  test.each([1, 10])('W83-5.30 a threat of %i hangs over it until the next Action 1 is over', (roll) => {
    const first = act([line.threaten('Brittany', 'France')], over, { 'threat@Brittany': [roll] });
    expect(first.state.nations[nation('Brittany')]?.underThreat).toEqual([nation('England')]);
    expect(act([], first.after).state.nations[nation('Brittany')]?.underThreat).toEqual([]);
  });

  test('W83-5.30 a threat that is repeated goes on', () => {
    const first = act([line.threaten('Brittany', 'France')], over, { 'threat@Brittany': [1] });
    const again = with_(
      'Brittany',
      { more: { underThreat: [nation('England')] } },
      { wars: [{ between: ['Brittany', 'France'] }] },
    );
    expect(first.state.nations[nation('Brittany')]?.underThreat).toEqual([nation('England')]);
    expect(
      act([line.threaten('Brittany', 'France')], again, { 'threat@Brittany': [1] }).state.nations[nation('Brittany')]
        ?.underThreat,
    ).toEqual([nation('England')]);
  });

  const owing = (
    state: Partial<State>,
    turn: number,
    wars: BoardFacts['wars'] = [{ between: ['Brittany', 'France'] }],
  ) => {
    const owed: Privy['mustDeclare'] = [{ npc: nation('Brittany'), over: nation('France'), turn: 5 }];
    const of = with_('England', { privy: { mustDeclare: owed } }, { turn, wars });
    return stepped({ ...of, state: { ...of.state, ...state } }, 'England', { steps: [obligations] });
  };
  const own = ({ state }: { readonly state: State }) => [
    state.privy[1]?.threatLost,
    state.privy[1]?.mustDeclare.length,
  ];

  test('W83-5.27 a failed threat owes a war by the end of the next turn', () => {
    const { state } = act([line.threaten('Brittany', 'France')], over, { 'threat@Brittany': [1] });
    expect(state.privy[1]?.mustDeclare).toEqual([{ npc: nation('Brittany'), over: nation('France'), turn: 5 }]);
    expect(
      act([line.threaten('Brittany', 'France')], over, { 'threat@Brittany': [9] }).state.privy[1]?.mustDeclare,
    ).toEqual([]);
  });

  test('W83-5.27 whoever has not gone to war by then never threatens again', () => {
    expect(own(owing({}, 4))).toEqual([false, 1]);
    expect(own(owing({}, 5))).toEqual([true, 0]);
  });

  test('W83-5.27 any war with it makes the threat good, even one that is over by then', () => {
    const of = with_('England', {
      privy: { mustDeclare: [{ npc: nation('Brittany'), over: nation('France'), turn: 5 }] },
    });
    const { turn, state } = turnOf(of);
    goToWar(turn, {
      by: nation('Brittany'),
      on: nation('England'),
      kind: 'defensive',
      cause: 'invasion',
      rule: 'W83-5.9',
    });
    expect(state.privy[1]?.mustDeclare).toEqual([]);
  });

  test('W83-5.28 nothing is owed once it has no such war, or is no more', () => {
    expect(own(owing({}, 5, []))).toEqual([false, 0]);
    const gone = with_('Brittany', { more: { status: 'eliminated' } });
    expect(own(owing({ nations: gone.state.nations }, 5))).toEqual([false, 0]);
  });
});

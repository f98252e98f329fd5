import { describe, expect, test } from 'vitest';
import { endWar, goToWar } from '../../src/consequences/war.ts';
import type { PeaceArgs } from '../../src/order.ts';
import type { War } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    England: { treasury: 60 },
    France: { treasury: 20 },
    Zulu: { kind: 'tribal' },
    Brittany: { phase: 5, boxes: { England: 4, Zulu: 4 } },
    Scots: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Paris: { owner: 'France', fort: 5, value: 6, coasts: ['Z5'] },
    Rouen: { owner: 'France', value: 3 },
    Nantes: { owner: 'France', value: 2 },
    Rennes: { owner: 'Brittany', fort: 1, value: 3, coasts: ['Z1'] },
    Brest: { owner: 'Brittany', value: 1 },
    Lothian: { owner: 'Scots', fort: 2 },
  },
  borders: ['Rennes-Rouen', 'Lothian-Brest'],
  seas: { Z1: { seas: ['Z2'] }, Z2: { seas: ['Z3'] }, Z3: { seas: ['Z4'] }, Z4: { seas: ['Z5'] }, Z5: {} },
  wars: [{ between: ['England', 'France'], battles: 1 }],
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [england, france, brittany, scots] = [nation('England'), nation('France'), nation('Brittany'), nation('Scots')];
const call = line('CALL', { npc: brittany, nation: france });
const boardWith = (facts: Partial<BoardFacts>): Board => boardOf({ ...FACTS, ...facts });
const apart = { borders: [] };
const coasts = (rennes: readonly string[], port: boolean): Partial<BoardFacts> => ({
  ...apart,
  lands: { ...FACTS.lands, Rennes: { ...FACTS.lands.Rennes, coasts: rennes, port } },
});

describe('calls to allies', () => {
  test('W83-13.30 W83-13.34 it comes without a roll, in a war of alliance', () => {
    const { state, of } = treat(board, 'England', [call]);
    expect(state.wars.at(-1)).toMatchObject({ attacker: brittany, defender: france, kind: 'alliance', ally: england });
    expect(of('ally-called')).toHaveLength(1);
  });

  test.each([
    [
      'not allied',
      { nations: { ...FACTS.nations, Brittany: { phase: 5, boxes: { England: 3 as const } } } },
      'not-friendly-enough',
    ],
    ['no war', { wars: [] }, 'not-at-war'],
    ['no battle yet', { wars: [{ between: ['England', 'France'] as const }] }, 'no-battle-yet'],
  ])('W83-13.30 %s: it does not come', (_, facts, code) => {
    expect(treat(boardWith(facts), 'England', [call]).refused).toEqual([code]);
  });

  test('W83-13.30 the enemy may be another non-player nation', () => {
    const wars: BoardFacts['wars'] = [{ between: ['England', 'Scots'], battles: 1 }];
    const { state } = treat(boardWith({ wars }), 'England', [line('CALL', { npc: brittany, nation: scots })]);
    expect(state.wars.at(-1)).toMatchObject({ attacker: brittany, defender: scots });
  });

  test.each([
    ['with a land border', {}, []],
    [
      'with a merchantman at sea',
      { ...apart, seas: { ...FACTS.seas, Z1: { seas: ['Z2'], units: ['1 mer of Brittany'] } } },
      [],
    ],
    [
      'with a frigate at sea',
      { ...apart, seas: { ...FACTS.seas, Z1: { seas: ['Z2'], units: ['1 frg of Brittany'] } } },
      ['out-of-reach'],
    ],
    ['with a port five zones away', coasts(['Z1'], true), ['out-of-reach']],
    ['with a port four zones away', coasts(['Z2'], true), []],
    ['with a coast, and no port', coasts(['Z5'], false), ['out-of-reach']],
    ['with no way', apart, ['out-of-reach']],
  ])('W83-13.31 W83-13.32 an ally %s', (_, facts, refused) => {
    expect(treat(boardWith(facts), 'England', [call]).refused).toEqual(refused);
  });

  test('W83-13.33 W83-13.34 one war on behalf of others is enough; a war of its own is no bar', () => {
    const called: BoardFacts['wars'] = [
      ...(FACTS.wars ?? []),
      { between: ['Brittany', 'Scots'], kind: 'alliance', more: { ally: england } },
    ];
    expect(treat(boardWith({ wars: called }), 'England', [call]).refused).toEqual(['ally-at-war']);
    const own: BoardFacts['wars'] = [...(FACTS.wars ?? []), { between: ['Scots', 'Brittany'] }];
    expect(treat(boardWith({ wars: own }), 'England', [call]).refused).toEqual([]);
  });

  test('W83-13.35 W83-10.13 it lets no troops in all the same', () => {
    const { state } = treat(board, 'England', [call]);
    expect(state.privy[brittany]?.standing).toEqual([]);
    expect(state.units.some(({ guestRight }) => guestRight)).toBe(false);
  });

  test('W83-16.14 a tribe calls nobody', () => {
    const wars: BoardFacts['wars'] = [{ between: ['Zulu', 'France'], battles: 1 }];
    expect(treat(boardWith({ wars }), 'Zulu', [call]).refused).toEqual(['not-a-tribe']);
  });
});

type Terms = Omit<PeaceArgs, 'nation'>;
/** Brittany was called against France, and has taken Nantes and Rouen since, or what is said. */
const called = (taken: readonly string[] = ['Nantes', 'Rouen'], lost: readonly string[] = []): Board => {
  const { next } = treat(board, 'England', [call]);
  const territories = next.state.territories.map((land) => {
    if (land === null) return null;
    if (taken.some((name) => place(name) === land.number)) return { ...land, owner: brittany };
    return lost.some((name) => place(name) === land.number) ? { ...land, owner: france } : land;
  });
  return { ...next, state: { ...next.state, territories } };
};
/** England and France make peace without terms, and each states what it states. */
const peace = (from: Board, england_: Terms, france_: Terms) =>
  treat(treat(from, 'England', [line('OFFER_PEACE', { nation: france, ...england_ })]).next, 'France', [
    line('ACCEPT_PEACE', { nation: england, ...france_ }),
  ]);
const fights = (of: { readonly wars: readonly string[] }): boolean => of.wars.includes(`${brittany}-${france}`);

describe('peace of who called an ally', () => {
  test('W83-13.36 an ally that the enemy leaves out fights on, and has its former ally at Disfavorable', () => {
    const made = peace(called(), {}, {});
    expect(made.wars).toEqual([`${brittany}-${france}`]);
    expect(boxIn(made, brittany, england)).toBe(1);
    expect(made.of('ally-settled')).toMatchObject([{ named: false }]);
  });

  test('W83-13.37 W83-13.28 an ally that is named keeps what it took, for 2 a turn and territory over five turns', () => {
    const made = peace(called(), {}, { with: [{ npc: brittany, tribute: 4 }] });
    expect(made.wars).toEqual([]);
    expect([made.owner('Nantes'), made.owner('Rouen')]).toEqual([brittany, brittany]);
    expect(made.state.tributes).toMatchObject([
      { payer: france, receiver: brittany, amount: 4, left: 5, since: { turn: 2, phase: 5 } },
    ]);
    expect(boxIn(made, brittany, france)).toBe(1);
  });

  test('W83-13.41 with gains and no loss it stays allied', () => {
    const made = peace(called(), {}, { with: [{ npc: brittany, tribute: 4 }] });
    expect(boxIn(made, brittany, england)).toBe(4);
  });

  test('W83-13.38 W83-13.39 where it is granted too little and nothing is chosen there is no peace', () => {
    for (const choice of [undefined, 1]) {
      const none = peace(called(), choice === undefined ? {} : { choice }, { with: [{ npc: brittany, tribute: 3 }] });
      expect(none.wars).toHaveLength(2);
      expect(none.of('peace-failed')).toMatchObject([{ refusal: { demanded: 4, granted: 3 } }]);
      expect(none.state.tributes).toEqual([]);
    }
  });

  test('W83-13.38 its ally pays the missing part for the five turns', () => {
    const made = peace(called(), { choice: 2 }, { with: [{ npc: brittany, tribute: 1 }] });
    expect(made.wars).toEqual([]);
    expect(made.state.tributes).toMatchObject([
      { payer: france, receiver: brittany, amount: 1, left: 5 },
      { payer: england, receiver: brittany, amount: 3, left: 5 },
    ]);
    expect(boxIn(made, brittany, england)).toBe(4);
  });

  test('W83-13.38 or nobody pays it, and the ally is at Disfavorable', () => {
    const made = peace(called(), { choice: 3 }, { with: [{ npc: brittany }] });
    expect(made.wars).toEqual([]);
    expect(made.state.tributes).toEqual([]);
    expect(boxIn(made, brittany, england)).toBe(1);
  });

  test('W83-13.11 what one side states of allies is not compared, whichever line it stands in', () => {
    const offered = treat(called(), 'France', [
      line('OFFER_PEACE', { nation: england, with: [{ npc: brittany, tribute: 4 }] }),
    ]);
    expect(fights(treat(offered.next, 'England', [line('ACCEPT_PEACE', { nation: france, choice: 2 })]))).toBe(false);
  });

  test.each([
    ['gained none', [], []],
    ['lost land', ['Nantes'], ['Brest']],
  ])('W83-13.40 an ally that %s is only neutral when its war ends', (_, taken, lost) => {
    const made = peace(called(taken, lost), { choice: 2 }, { with: [{ npc: brittany, tribute: 2 }] });
    expect(fights(made)).toBe(false);
    expect(boxIn(made, brittany, england)).toBe(2);
  });

  test('W83-13.81 against a non-player nation it stops whenever its ally does, and demands nothing', () => {
    const wars: BoardFacts['wars'] = [{ between: ['England', 'Scots'], battles: 1 }];
    const { next } = treat(boardWith({ wars }), 'England', [line('CALL', { npc: brittany, nation: scots })]);
    const hand = turnOf(next);
    endWar(hand.turn, next.state.wars[0] as War, { how: 'influence', rule: 'W83-5.4' });
    expect(hand.state.wars).toEqual([]);
    expect(hand.state.tributes).toEqual([]);
    expect(boxIn(hand, brittany, scots)).toBe(1);
    expect(boxIn(hand, scots, brittany)).toBe(1);
    expect(boxIn(hand, brittany, england)).toBe(2);
  });

  test('W83-13.81 W83-13.40 so it does when the enemy is no more', () => {
    const hand = turnOf(called([]));
    const war = hand.state.wars.find(({ attacker }) => attacker === england) as War;
    endWar(hand.turn, war, { how: 'eliminated', rule: 'W83-20.32' });
    expect(hand.state.wars).toEqual([]);
    expect(boxIn(hand, brittany, england)).toBe(2);
  });
});

describe('non-player nations with a new enemy', () => {
  const attacked = (cause: 'declared' | 'invasion', by: string) => {
    const wars: BoardFacts['wars'] = [
      { between: ['England', 'Scots'] },
      { between: ['Brittany', 'Scots'], kind: 'alliance' },
    ];
    const hand = turnOf(boardWith({ wars }));
    goToWar(hand.turn, { by: nation(by), on: scots, kind: 'player', cause, rule: 'W83-5.8' });
    return hand.state.npcOffers;
  };
  test.each(['declared', 'invasion'] as const)(
    'W83-13.42 one that is at war offers peace to all other players when a player makes war on it: %s',
    (cause) => {
      expect(attacked(cause, 'France')).toEqual([{ npc: scots, to: england, why: 'new war' }]);
    },
  );

  test('W83-13.42 one that is at peace has nothing to offer', () => {
    const hand = turnOf(boardWith({ wars: [] }));
    goToWar(hand.turn, { by: france, on: scots, kind: 'player', cause: 'declared', rule: 'W83-5.8' });
    expect(hand.state.npcOffers).toEqual([]);
  });
});

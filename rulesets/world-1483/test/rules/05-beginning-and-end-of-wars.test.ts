import { describe, expect, test } from 'vitest';
import { newErrand } from '../../src/begin.ts';
import { endWar, goToWar, type WarBegins } from '../../src/consequences/war.ts';
import type { State } from '../../src/state.ts';
import { ALLIED, DISFAVORABLE, NEUTRAL, type WarEnd, type WarKind } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn } from '../treaties.ts';
import { turnOf } from '../turn.ts';
import { board, boardWith, brittany, england, FACTS, france, nation, place, savoy, spain, zulu } from '../wars.ts';

const begins = (more: Partial<WarBegins> = {}): WarBegins => ({
  by: england,
  on: brittany,
  kind: 'player',
  cause: 'declared',
  rule: 'W83-5.8',
  ...more,
});
const begun = (more: Partial<WarBegins> = {}, from: Board = board, rolls = {}) => {
  const hand = turnOf(from, {}, rolls);
  goToWar(hand.turn, begins(more));
  return hand;
};
const ended = (from: Board, how: WarEnd = 'peace', at = 0) => {
  const hand = turnOf(from);
  const war = hand.state.wars[at];
  if (war === undefined) throw new Error('there is no war');
  endWar(hand.turn, war, { how, rule: 'W83-13.5' });
  return hand;
};
const pair = ({ attacker, defender }: { readonly attacker: number; readonly defender: number }) => [attacker, defender];

describe('a war begins', () => {
  test('W83-0.25 it keeps who began it, when, and what both had', () => {
    expect(begun().state.wars).toEqual([
      {
        id: 1,
        attacker: england,
        defender: brittany,
        kind: 'player',
        turn: 4,
        phase: 2,
        battles: 0,
        attackerHad: [place('London')],
        defenderHad: [place('Rennes'), place('Brest')],
        ally: null,
        financed: false,
      },
    ]);
  });
  test('W83-5.8 once: who is at war already does not begin another, whoever began the first', () => {
    const hand = begun({}, boardWith([{ between: ['Brittany', 'England'] }]));
    expect(hand.events).toEqual([]);
  });
  test('W83-1.2 what a non-player nation begins in its turn is of phase 5', () => {
    const hand = turnOf(board);
    hand.turn.memory.errand = newErrand(brittany, []);
    goToWar(hand.turn, begins({ by: brittany, on: savoy, kind: 'alliance', cause: 'call', ally: england }));
    expect(hand.state.wars).toMatchObject([{ phase: 5, ally: england }]);
  });
  test('W83-19.11 a war stirs non-player nations on either side, once, and no others', () => {
    const hand = begun({ by: brittany, on: savoy, kind: 'alliance', cause: 'call' });
    expect(hand.of('stirred')).toMatchObject([
      { npc: brittany, stirred: true },
      { npc: savoy, stirred: true },
    ]);
    goToWar(hand.turn, begins({ by: brittany, on: england, cause: 'threat', kind: 'threat' }));
    expect(hand.of('stirred')).toHaveLength(2);
    expect(begun({ on: france }).of('stirred')).toEqual([]);
  });

  test('W83-5.10 W83-19.20 W83-19.22 attacked by a player it arms at once: a standard general, and troops where they are needed', () => {
    const hand = begun({}, board, { [`general-skill@${brittany}`]: [9] });
    expect(hand.of('units-made')).toMatchObject([
      {
        why: 'armed',
        units: [
          { type: 'inf', place: place('Rennes') },
          { type: 'inf', place: place('Rennes') },
        ],
      },
      { why: 'armed', units: [{ type: 'gen', skill: 9, ability: 0, special: false, place: place('Rennes') }] },
    ]);
    expect(hand.of('treasury-changed')).toMatchObject([{ nation: brittany, amount: -18, treasury: 3 }]);
  });
  test('W83-19.21 it hires no general where it has one', () => {
    const led = boardOf({ ...FACTS, lands: { ...FACTS.lands, Brest: { owner: 'Brittany', units: ['1 gen 2'] } } });
    expect(
      begun({}, led)
        .of('units-made')
        .flatMap(({ units }) => units.map(({ type }) => type)),
    ).not.toContain('gen');
  });
  test.each<readonly [what: string, more: Partial<WarBegins>]>([
    ['a player', { on: france }],
    ['who is attacked by another non-player nation', { by: savoy, cause: 'call', kind: 'alliance' }],
    ['who is attacked as by rebels', { by: savoy, cause: 'declared' }],
    ['who was threatened into it', { cause: 'threat', kind: 'threat' }],
    ['who was refused in marriage', { by: brittany, on: england, cause: 'marriage', kind: 'marriage' }],
    ['who was paid for it', { by: brittany, on: france, cause: 'financed', kind: 'financed' }],
  ])('W83-5.10 nobody else arms: %s', (_, more) => {
    expect(begun(more).of('units-made')).toEqual([]);
  });
  test('W83-19.14 a conquered nation does not arm, and one without money has nothing to do it with', () => {
    const state = (change: Partial<State['nations'][number]>, treasury: number): Partial<State> => ({
      nations: board.state.nations.map((each) => (each?.number === brittany ? { ...each, ...change } : each)) as never,
      privy: board.state.privy.map((each, at) => (at === brittany && each !== null ? { ...each, treasury } : each)),
    });
    expect(begun({}, boardWith([], state({ status: 'conquered' }, 50))).of('units-made')).toEqual([]);
    const poor = begun({}, boardWith([], state({}, 4)));
    expect([...poor.of('units-made'), ...poor.of('treasury-changed')]).toEqual([]);
  });
  test('W83-14.38 what was promised for it comes before it arms', () => {
    const gift = {
      id: 1,
      from: france,
      to: brittany,
      amount: 10,
      left: 8,
      condition: { when: 'war', of: england, other: brittany },
    } as const;
    const hand = begun({}, boardWith([], { gifts: [gift] }));
    expect(hand.of('treasury-changed').map(({ nation: of, amount }) => [of, amount])).toEqual([
      [france, -10],
      [france, -1],
      [brittany, 10],
      [brittany, -31],
    ]);
  });

  test('W83-13.42 who is attacked by a player offers peace to all players with whom it is at war, but not to the attacker', () => {
    const hand = begun({}, boardWith([{ between: ['France', 'Brittany'] }, { between: ['Brittany', 'Savoy'] }]));
    expect(hand.of('npc-peace-offered')).toMatchObject([
      { rule: 'W83-13.42', offer: { npc: brittany, to: france, why: 'new war' } },
    ]);
  });

  test('W83-13.29 W83-5.47 tribute and pay between the two end at once, and no others', () => {
    const tribute = (payer: number, receiver: number) => ({
      payer,
      receiver,
      amount: 2,
      left: 3,
      since: { turn: 1, phase: 1 } as const,
    });
    const contract = (npc: number, financier: number, target: number) => ({
      npc,
      financier,
      target,
      bid: 10,
      lastDue: false,
      thanked: false,
    });
    const hand = begun(
      {},
      boardWith([], {
        tributes: [tribute(brittany, england), tribute(brittany, france), tribute(spain, england)],
        contracts: [
          contract(brittany, england, france),
          contract(brittany, france, spain),
          contract(savoy, england, spain),
        ],
      }),
    );
    expect(hand.of('tribute-ended')).toMatchObject([{ payer: brittany, receiver: england, why: 'war' }]);
    expect(hand.of('contract-ended')).toMatchObject([
      { rule: 'W83-5.47', npc: brittany, financier: england, target: france },
    ]);
  });
});

describe('a war ends', () => {
  const WAR = boardWith([{ between: ['England', 'Brittany'] }]);
  test.each<readonly [how: WarEnd, box: number]>([
    ['peace', DISFAVORABLE],
    ['threat', DISFAVORABLE],
    ['surrender', DISFAVORABLE],
    ['independence', NEUTRAL],
  ])('W83-5.4 W83-5.24 W83-13.25 by %s the box is %i afterwards', (how, box) => {
    const hand = ended(WAR, how);
    expect(hand.state.wars).toEqual([]);
    expect(boxIn(hand, brittany, england)).toBe(box);
  });
  test('W83-5.3 with a tribe it is Neutral again, and between players there are no boxes', () => {
    expect(boxIn(ended(boardWith([{ between: ['Zulu', 'Brittany'] }])), brittany, zulu)).toBe(NEUTRAL);
    expect(ended(boardWith([{ between: ['England', 'France'] }])).of('box-moved')).toEqual([]);
  });
  test('W83-5.50 between two non-player nations both boxes are Disfavorable', () => {
    const hand = ended(boardWith([{ between: ['Savoy', 'Brittany'] }]));
    expect([boxIn(hand, brittany, savoy), boxIn(hand, savoy, brittany)]).toEqual([DISFAVORABLE, DISFAVORABLE]);
  });
  test('W83-5.13 a war that is over does not end again', () => {
    const hand = turnOf(WAR);
    const [war] = WAR.state.wars;
    if (war === undefined) throw new Error('there is no war');
    for (const _ of [1, 2]) endWar(hand.turn, war, { how: 'peace', rule: 'W83-13.5' });
    expect(hand.of('war-ended')).toHaveLength(1);
  });
  test('W83-13.4 W83-13.43 offers of peace between the two are void, and no others', () => {
    const offer = (npc: number, to: number) => ({ npc, to, why: 'new war' }) as const;
    const peace = (from: number, to: number) => ({ from, to, terms: {}, with: [], choice: null });
    const open: Partial<State> = {
      npcOffers: [offer(brittany, france), offer(brittany, spain), offer(savoy, france), offer(savoy, spain)],
      peaceOffers: [peace(france, england), peace(england, france), peace(england, spain), peace(spain, france)],
    };
    const wars: BoardFacts['wars'] = [{ between: ['France', 'Brittany'] }, { between: ['England', 'France'] }];
    const first = ended(boardWith(wars, open));
    expect(first.of('npc-peace-withdrawn').map(({ npc, to }) => [npc, to])).toEqual([[brittany, france]]);
    expect(first.of('peace-offer-dropped')).toEqual([]);
    const second = ended(boardWith(wars, open), 'peace', 1);
    expect(second.of('npc-peace-withdrawn')).toEqual([]);
    expect(second.of('peace-offer-dropped').map(({ from, to, why }) => [from, to, why])).toEqual([
      [france, england, 'war over'],
      [england, france, 'war over'],
    ]);
    const other = ended(boardWith([{ between: ['Savoy', 'France'] }], open));
    expect(other.of('npc-peace-withdrawn').map(({ npc, to }) => [npc, to])).toEqual([[savoy, france]]);
  });
  test('W83-14.37 gifts that were promised for the peace are paid', () => {
    const gift = {
      id: 1,
      from: spain,
      to: france,
      amount: 0,
      left: 8,
      condition: { when: 'peace', of: brittany, other: england },
    } as const;
    expect(ended(boardWith([{ between: ['England', 'Brittany'] }], { gifts: [gift] })).of('gift-fired')).toHaveLength(
      1,
    );
  });

  const contract = (npc: number, target: number, financier = spain) => ({
    npc,
    target,
    financier,
    bid: 10,
    lastDue: false,
    thanked: false,
  });
  test.each<readonly [what: string, status: 'active' | 'conquered' | 'eliminated', how: WarEnd, kind: string]>([
    ['one payment is still due', 'active', 'peace', 'contract-closing'],
    ['also where the target is gone', 'active', 'eliminated', 'contract-closing'],
    ['none to whoever is conquered', 'conquered', 'peace', 'contract-ended'],
    ['none to whoever is no more', 'eliminated', 'eliminated', 'contract-ended'],
    ['none to whoever was married', 'active', 'absorbed', 'contract-ended'],
  ])('W83-5.46 W83-5.41 of a war that was paid for: %s', (_, status, how, kind) => {
    const nations = board.state.nations.map((each) => (each?.number === brittany ? { ...each, status } : each));
    const hand = ended(
      boardWith([{ between: ['Brittany', 'France'], kind: 'financed' }], {
        nations,
        contracts: [contract(brittany, france), contract(brittany, england), contract(savoy, france)],
      }),
      how,
    );
    expect(hand.events.filter((event) => event.kind.startsWith('contract'))).toMatchObject([
      { kind, npc: brittany, target: france },
    ]);
  });

  /** Brittany, called by England, has this and that of its war with France. */
  const called = (lands: { readonly [land: string]: number }, kind: WarKind = 'alliance') => {
    const made = boardWith([
      { between: ['Brittany', 'France'], kind, more: { ally: england } },
      { between: ['England', 'France'] },
    ]);
    const state: Partial<State> = {
      territories: made.state.territories.map(
        (each) => each && { ...each, owner: lands[made.setting.places[each.number]?.name ?? ''] ?? each.owner },
      ),
      nations: made.state.nations.map((each) =>
        each?.number === brittany ? { ...each, boxes: [{ nation: england, box: ALLIED }] } : each,
      ),
    };
    return { ...made, state: { ...made.state, ...state } };
  };
  test.each<readonly [what: string, lands: { readonly [land: string]: number }, box: number]>([
    ['gained and lost nothing', { Paris: brittany }, ALLIED],
    ['gained nothing', {}, NEUTRAL],
    ['lost something', { Brest: france }, NEUTRAL],
    ['gained and lost', { Paris: brittany, Brest: france }, NEUTRAL],
  ])('W83-13.40 W83-13.41 a called ally who %s', (_, lands, box) => {
    expect(boxIn(ended(called(lands)), brittany, england)).toBe(box);
  });
  test('W83-13.40 only a non-player nation cools', () => {
    const hand = ended(boardWith([{ between: ['Spain', 'France'], kind: 'alliance', more: { ally: england } }]));
    expect(hand.of('box-moved')).toEqual([]);
  });
  test('W83-13.40 not one that is at war with its ally by now', () => {
    const at = called({});
    const war = {
      ...at.state.wars[0],
      id: 9,
      attacker: england,
      defender: brittany,
      ally: null,
    } as State['wars'][number];
    const hand = ended({ ...at, state: { ...at.state, wars: [...at.state.wars, war] } });
    expect(hand.of('box-moved').filter(({ nation: of }) => of === england)).toEqual([]);
    expect(hand.state.wars).toHaveLength(2);
  });
  test.each<readonly [what: string, enemy: 'Savoy' | 'France', how: WarEnd, left: number]>([
    ['with a non-player nation', 'Savoy', 'influence', 0],
    ['with a player not by peace', 'France', 'peace', 1],
    ['with a player who is eliminated', 'France', 'eliminated', 0],
    ['with a player who is absorbed', 'France', 'absorbed', 0],
  ])('W83-13.81 the war of a called ally ends with that of its ally: %s', (_, enemy, how, left) => {
    const wars: BoardFacts['wars'] = [
      { between: ['England', enemy] },
      { between: ['Brittany', enemy], kind: 'alliance', more: { ally: england } },
      { between: ['Brittany', 'Spain'], kind: 'alliance', more: { ally: england } },
      { between: ['Spain', enemy], kind: 'alliance', more: { ally: zulu } },
    ];
    const hand = ended(boardWith(wars), how);
    expect(hand.state.wars.map(pair)).toEqual([
      ...(left === 1 ? [[brittany, nation(enemy)]] : []),
      [brittany, spain],
      [spain, nation(enemy)],
    ]);
  });
  test('W83-13.81 whoever began that war', () => {
    const hand = ended(
      boardWith([
        { between: ['Savoy', 'England'] },
        { between: ['Brittany', 'Savoy'], kind: 'alliance', more: { ally: england } },
      ]),
      'influence',
    );
    expect(hand.state.wars).toEqual([]);
  });
});

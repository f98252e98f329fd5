import { describe, expect, test } from 'vitest';
import { demandSurrender } from '../../src/actions/demand-surrender.ts';
import { acceptPlainPeace, answerNpcOffers, peace } from '../../src/actions/peace.ts';
import { newErrand } from '../../src/begin.ts';
import type { State } from '../../src/state.ts';
import { AT_WAR, FAVORABLE, NEUTRAL } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boardWith, brittany, type Change, england, FACTS, france, granada, place, spain } from '../risings.ts';
import { boxIn, line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const pairs = ({ state }: { readonly state: State }) =>
  state.wars.map(({ attacker, defender }) => [attacker, defender]);

describe('grants of independence', () => {
  const free = (...names: readonly string[]) => line('FREE', { nation: granada, territories: names.map(place) });
  const gone: Change = { of: { [granada]: { status: 'eliminated' } }, holds: { Alhambra: spain } };
  const rebel: Change = {
    of: {
      [granada]: {
        kind: 'rebel',
        rebellion: { sponsor: england, against: spain, lands: ['Alhambra', 'Malaga', 'Ronda', 'Jaen'].map(place) },
        boxes: [{ nation: england, box: FAVORABLE }],
      },
    },
  };
  test('W83-13.75 all that is given is incorporated, city or not, and its troops are asked to leave, in list order', () => {
    const hand = treat(boardWith([], gone), 'Spain', [free('Ronda', 'Alhambra', 'Malaga', 'Jaen')]);
    for (const name of ['Alhambra', 'Malaga', 'Ronda', 'Jaen'])
      expect(hand.state.territories[place(name)]).toMatchObject({ owner: granada, incorporatedBy: granada });
    expect(hand.of('leave-asked')).toMatchObject([{ territories: [place('Malaga'), place('Ronda')] }]);
    expect(
      treat(boardWith([], { of: { [granada]: { status: 'eliminated' } }, holds: { Alhambra: spain } }), 'Spain', [
        free('Jaen', 'Alhambra'),
      ]).of('leave-asked'),
    ).toEqual([]);
  });
  test('W83-13.79 a nation that was no rebel is at peace with everybody, and Neutral', () => {
    const hand = treat(
      boardWith(
        [{ between: ['France', 'Granada'] }, { between: ['Spain', 'Granada'] }, { between: ['France', 'Spain'] }],
        { ...gone, of: { [granada]: { status: 'conquered', boxes: [{ nation: england, box: FAVORABLE }] } } },
      ),
      'Spain',
      [free('Alhambra')],
    );
    expect(pairs(hand)).toEqual([[france, spain]]);
    expect(hand.state.nations[granada]?.boxes).toEqual([]);
  });
  test('W83-13.79 W83-13.71 rebels make peace with the grantor alone, who is Neutral then', () => {
    const wars: BoardFacts['wars'] = [
      { between: ['Granada', 'Spain'], kind: 'rebellion' },
      { between: ['Granada', 'France'] },
    ];
    const hand = treat(boardWith(wars, rebel), 'Spain', [free('Malaga', 'Ronda', 'Jaen')]);
    expect(hand.refused).toEqual([]);
    expect(pairs(hand)).toEqual([[granada, france]]);
    expect([boxIn(hand, granada, spain), boxIn(hand, granada, england)]).toEqual([NEUTRAL, FAVORABLE]);
    expect(hand.state.nations[granada]?.kind).toBe('rebel');
  });
  test('W83-13.77 W83-13.62 rebels whose player would come back are theirs when they are freed', () => {
    const of = { [granada]: { ...rebel.of?.[granada], returning: true } };
    const hand = treat(boardWith([], { of }), 'Spain', [free('Malaga', 'Ronda', 'Jaen')]);
    expect(hand.of('nation-run')).toMatchObject([{ nationKind: 'rebel' }]);
  });
  test('W83-13.79 who thought worse of the grantor, or better, is Neutral', () => {
    const of = { [granada]: { ...rebel.of?.[granada], boxes: [{ nation: spain, box: 3 }] } };
    expect(boxIn(treat(boardWith([], { of }), 'Spain', [free('Malaga', 'Ronda', 'Jaen')]), granada, spain)).toBe(
      NEUTRAL,
    );
  });
  test('W83-13.79 a player’s nation that is given land keeps its wars with others', () => {
    const wars: BoardFacts['wars'] = [{ between: ['France', 'Granada'] }, { between: ['Spain', 'Granada'] }];
    const hand = treat(
      boardWith(wars, { ...gone, of: { [granada]: { status: 'conquered', phase: 1, kind: 'player' } } }),
      'Spain',
      [free('Alhambra')],
    );
    expect(pairs(hand)).toEqual([[france, granada]]);
  });
  test('W83-13.77 rebels who are no more are freed as any nation', () => {
    const hand = treat(
      boardWith([], { holds: { Alhambra: spain }, of: { [granada]: { kind: 'rebel', status: 'eliminated' } } }),
      'Spain',
      [free('Alhambra')],
    );
    expect(hand.of('nation-run')).toMatchObject([{ nationKind: 'npc' }]);
    expect(hand.of('boxes-cleared')).toHaveLength(1);
  });
});

describe('peace', () => {
  const WAR: BoardFacts['wars'] = [{ between: ['England', 'Spain'] }];
  const open = (from: number, to: number, terms: object = {}) => ({ from, to, terms, with: [], choice: null });
  test('W83-13.6 all that a treasury has may be promised, not more', () => {
    const agreed = (pay: number) =>
      treat(boardWith(WAR, { peaceOffers: [open(spain, england, { wePay: pay })] }), 'England', [
        line('ACCEPT_PEACE', { nation: spain, youPay: pay }),
      ]);
    expect(agreed(20).wars).toEqual([]);
    expect(agreed(21).of('peace-failed')).toHaveLength(1);
  });
  test('W83-5.49 who owes war finance pays nothing in a treaty, but may make peace', () => {
    const privy = boardWith().state.privy.map((each, at) =>
      at === spain && each !== null ? { ...each, arrears: 1 } : each,
    );
    const agreed = (terms: object, line_: object) =>
      treat(boardWith(WAR, { privy, peaceOffers: [open(spain, england, terms)] }), 'England', [
        line('ACCEPT_PEACE', { nation: spain, ...line_ }),
      ]);
    expect(agreed({}, {}).wars).toEqual([]);
    expect(agreed({ wePay: 5 }, { youPay: 5 }).of('peace-failed')).toMatchObject([{ refusal: { code: 'cannot-pay' } }]);
  });
  test('W83-13.9 W83-19.71 a nation without a ruler accepts plain offers to it, and no others', () => {
    const accepted = (peaceOffers: State['peaceOffers'], npcOffers: State['npcOffers'] = []) => {
      const hand = turnOf(
        boardWith([...WAR, { between: ['Brittany', 'Spain'] }, { between: ['Brittany', 'France'] }], {
          peaceOffers,
          npcOffers,
        }),
      );
      hand.turn.memory.errand = newErrand(spain, null);
      acceptPlainPeace(hand.turn, spain);
      return hand;
    };
    expect(accepted([open(england, spain)]).of('peace-offered')).toMatchObject([
      { from: spain, to: england, terms: {} },
    ]);
    expect(accepted([open(england, spain, { wePay: 5 })]).events).toEqual([]);
    expect(accepted([open(england, france)]).events).toEqual([]);
    expect(accepted([open(england, spain), open(spain, england)]).events).toEqual([]);
    const npcs = accepted(
      [],
      [
        { npc: brittany, to: france, why: 'new war' },
        { npc: brittany, to: spain, why: 'new war' },
      ],
    );
    expect(npcs.of('war-ended').map(({ attacker, defender }) => [attacker, defender])).toEqual([[brittany, spain]]);
  });
  test('W83-15.26 a standing order accepts the peace of the nation that it names', () => {
    const answered = (npc: number) => {
      const privy = boardWith().state.privy.map((each, at) =>
        at === spain && each !== null
          ? { ...each, standing: [{ verb: 'ACCEPT_PEACE_ALWAYS', args: { npc } } as const] }
          : each,
      );
      const hand = turnOf(
        boardWith([{ between: ['Brittany', 'Spain'] }], {
          privy,
          npcOffers: [{ npc: brittany, to: spain, why: 'new war' }],
        }),
      );
      answerNpcOffers(hand.turn);
      return hand.state.wars.length;
    };
    expect([answered(brittany), answered(granada)]).toEqual([0, 1]);
  });
  test('W83-13.4 W83-13.5 what came in the section of trades is on file before, and not filed again', () => {
    const hand = turnOf(boardWith(WAR), {
      England: [{ ...line('OFFER_PEACE', { nation: spain }), section: 'trades' } as never],
    });
    hand.turn.memory.errand = newErrand(england, null);
    peace(hand.turn, england);
    expect(hand.of('peace-offered')).toEqual([]);
  });
  test('W83-13.20 W83-13.23 a refusal without a roll goes by its own rule', () => {
    const had = {
      attackerHad: [place('Alhambra')],
      defenderHad: [place('Toledo'), place('Malaga'), place('Ronda'), place('Jaen')],
    };
    const demanded = (holds: { readonly [land: string]: number }) => {
      const hand = turnOf(
        boardWith([{ between: ['Granada', 'Spain'], more: had }], { holds }),
        { Spain: [line('DEMAND_SURRENDER', { npc: granada })] },
        { [`surrender@${granada}`]: [10] },
      );
      hand.turn.memory.errand = newErrand(spain, null);
      demandSurrender(hand.turn, spain);
      return hand.of('surrender-demanded').map(({ rule, roll }) => [rule, roll]);
    };
    expect(demanded({ Malaga: granada })).toEqual([['W83-13.23', null]]);
    expect(demanded({})).toEqual([['W83-13.22', 10]]);
  });
  test('W83-19.71 the peace that is offered to others is not theirs to accept', () => {
    const hand = turnOf(
      boardWith([{ between: ['Brittany', 'Spain'] }, { between: ['Brittany', 'France'] }], {
        npcOffers: [{ npc: brittany, to: france, why: 'new war' }],
      }),
    );
    hand.turn.memory.errand = newErrand(spain, null);
    acceptPlainPeace(hand.turn, spain);
    expect(hand.events).toEqual([]);
  });
  test('W83-13.26 W83-13.27 who surrenders pays, and both read of it; at peace nobody can', () => {
    const war: BoardFacts['wars'] = [
      { between: ['Spain', 'Granada'], more: { attackerHad: [place('Toledo'), place('Alhambra')] } },
    ];
    const hand = treat(boardWith(war), 'Spain', [line('SURRENDER', { npc: granada })]);
    expect(hand.of('surrendered')).toMatchObject([
      { rule: 'W83-13.26', loser: spain, victor: granada, lost: 1, tribute: 2, turns: 5 },
    ]);
    expect(treat(boardWith(), 'Spain', [line('SURRENDER', { npc: granada })]).refused).toHaveLength(1);
  });
});

describe('rebels', () => {
  const gone: Change = { of: { [granada]: { status: 'eliminated' } }, holds: { Alhambra: spain } };
  const risen = (board: Board, skill: number, amount = 30) =>
    treat(
      {
        ...board,
        state: {
          ...board.state,
          units: board.state.units.filter((unit) => unit.place !== place('Alhambra') && unit.place !== place('Ronda')),
        },
      },
      'England',
      [line('REBELLION', { territory: place('Ronda'), amount })],
      { 'rebellion@Ronda': [1], [`general-skill@Granada`]: [skill] },
    );
  test('W83-13.55 their general is a standard one', () => {
    const hand = risen(boardWith([], gone), 8);
    expect(hand.state.units.filter(({ owner, type }) => owner === granada && type === 'gen')).toMatchObject([
      { skill: 8, ability: 0, special: false },
    ]);
  });
  test('W83-13.68 W83-13.57 a second rising joins the first, with no more troops than the first lands were worth, where it is', () => {
    const rebel = {
      kind: 'rebel',
      rebellion: { sponsor: france, against: spain, lands: ['Alhambra', 'Malaga', 'Ronda', 'Jaen'].map(place) },
    };
    const wars: BoardFacts['wars'] = [{ between: ['Granada', 'Spain'], kind: 'rebellion' }];
    const hand = risen(boardWith(wars, { of: { [granada]: rebel } }), 5);
    expect(hand.of('nation-run')).toEqual([]);
    expect(hand.of('boxes-cleared')).toEqual([]);
    expect(hand.of('rebellion-set')).toEqual([]);
    const made = hand.state.units.filter(({ owner }) => owner === granada);
    expect(made.every((unit) => unit.place === place('Ronda'))).toBe(true);
    // Alhambra 4, Malaga 2, Ronda and Jaen 1 each.
    expect(made.filter(({ type }) => type !== 'gen')).toHaveLength(8);
    const units = (count: number) =>
      boardOf({
        ...FACTS,
        wars,
        lands: { ...FACTS.lands, Jaen: { owner: 'Granada', value: 1, units: [`${count} inf`] } },
      });
    const crowded = units(9);
    const full = risen(
      {
        ...crowded,
        state: {
          ...crowded.state,
          nations: crowded.state.nations.map((each) =>
            each?.number === granada ? { ...each, ...rebel } : each,
          ) as State['nations'],
        },
      },
      5,
    );
    expect(full.of('rebellion-began')).toMatchObject([{ troops: 0 }]);
  });
  test('W83-13.52 W83-13.62 who has lost the last land in this very turn rises as rebels', () => {
    const hand = risen(boardWith([], { holds: { Alhambra: england } }), 5);
    expect(hand.of('status-changed')).toMatchObject([{ nation: granada, to: 'eliminated' }, { to: 'conquered' }]);
    expect(hand.of('nation-run')).toMatchObject([{ nation: granada, nationKind: 'rebel' }]);
    expect(hand.state.nations[granada]?.rebellion).toMatchObject({ sponsor: england, against: spain });
  });
  test('W83-13.68 rebels who are no more rise anew', () => {
    const hand = risen(
      boardWith([], { of: { [granada]: { kind: 'rebel', status: 'eliminated' } }, holds: { Alhambra: spain } }),
      5,
    );
    expect(hand.of('nation-run')).toMatchObject([{ nationKind: 'rebel' }]);
  });
  test.each<readonly [what: string, box: number | null, war: boolean, found: number]>([
    ['Neutral before', null, false, FAVORABLE],
    ['Favorable before', FAVORABLE, false, FAVORABLE],
    ['Allied before', 4, false, 4],
    ['at war with them', null, true, AT_WAR],
  ])('W83-13.61 the sponsor who was %s', (_, box, war, found) => {
    const rebel = {
      kind: 'rebel',
      rebellion: { sponsor: france, against: spain, lands: [place('Ronda')] },
      boxes: box === null ? [] : [{ nation: england, box }],
    };
    const wars: BoardFacts['wars'] = [
      { between: ['Granada', 'Spain'], kind: 'rebellion' },
      ...(war ? [{ between: ['Granada', 'England'] as const }] : []),
    ];
    const hand = risen(boardWith(wars, { of: { [granada]: rebel } }), 5);
    expect(war ? hand.of('box-moved') : boxIn(hand, granada, england)).toEqual(war ? [] : found);
  });
});

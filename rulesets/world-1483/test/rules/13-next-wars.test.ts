import { describe, expect, test } from 'vitest';
import { makeOffers } from '../../src/npc/peace.ts';
import { FAVORABLE } from '../../src/words.ts';
import type { Board, BoardFacts } from '../board.ts';
import { boardWith, brittany, type Change, england, france, granada, place, spain } from '../risings.ts';
import { boxIn } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const offered = (board: Board, npc: number) => {
  const hand = turnOf(board);
  makeOffers(hand.turn, npc);
  return hand;
};
describe('peace that is offered by those who fight for money', () => {
  const contract = (npc: number, target: number, more: object = {}) => ({
    npc,
    target,
    financier: england,
    bid: 10,
    lastDue: false,
    thanked: false,
    ...more,
  });
  const back: Change = { holds: { Brest: brittany } };
  const war: BoardFacts['wars'] = [{ between: ['Brittany', 'France'], kind: 'financed' }];
  test('W83-5.42 with all its land again it offers peace, and thanks, once', () => {
    const hand = offered(boardWith(war, { ...back, contracts: [contract(brittany, france)] }), brittany);
    expect(hand.of('npc-peace-offered')).toMatchObject([{ offer: { npc: brittany, to: france, why: 'won back' } }]);
    expect(boxIn(hand, brittany, england)).toBe(FAVORABLE);
    makeOffers(hand.turn, brittany);
    expect([hand.of('npc-peace-offered').length, hand.of('contract-thanked').length]).toEqual([1, 1]);
  });
  test('W83-5.42 an offer of another, or to another, is no such offer', () => {
    const npcOffers = [
      { npc: granada, to: france, why: 'new war' },
      { npc: brittany, to: spain, why: 'new war' },
    ] as const;
    expect(
      offered(boardWith(war, { ...back, npcOffers, contracts: [contract(brittany, france)] }), brittany).of(
        'npc-peace-offered',
      ),
    ).toHaveLength(1);
  });
  test.each<readonly [what: string, change: Change]>([
    ['the target still has some of it', { contracts: [contract(brittany, france)] }],
    [
      'the war is over, and only one payment due',
      { ...back, contracts: [contract(brittany, france, { lastDue: true })] },
    ],
    ['another is paid for it', { ...back, contracts: [contract(granada, france)] }],
  ])('W83-5.42 no offer where %s', (_, change) => {
    expect(offered(boardWith(war, change), brittany).events).toEqual([]);
  });
  test('W83-5.51 where a third nation holds it there is an offer, and no thanks', () => {
    const hand = offered(
      boardWith(war, { holds: { Brest: spain }, contracts: [contract(brittany, france)] }),
      brittany,
    );
    expect(hand.of('npc-peace-offered')).toHaveLength(1);
    expect(hand.of('contract-thanked')).toEqual([]);
  });
});

describe('whom rebels turn on', () => {
  const lands = ['Alhambra', 'Malaga', 'Ronda', 'Jaen'].map(place);
  const rebels = (
    holds: { readonly [land: string]: number },
    against = spain,
    wars: BoardFacts['wars'] = [{ between: ['Granada', 'Spain'], kind: 'rebellion' }],
  ) =>
    offered(
      boardWith(wars, {
        holds,
        of: {
          [granada]: {
            kind: 'rebel',
            rebellion: { sponsor: england, against, lands },
            boxes: [{ nation: england, box: FAVORABLE }],
          },
        },
      }),
      granada,
    );
  test('W83-13.64 on nobody while the first enemy has some of it', () => {
    expect(rebels({ Malaga: france, Ronda: france }).events).toEqual([]);
  });
  test('W83-13.65 then on the holder whose share is worth most: all of it counts', () => {
    const hand = rebels({ Malaga: france, Ronda: england, Jaen: england, Alhambra: granada });
    expect(hand.of('rebellion-set')).toMatchObject([{ sponsor: england, against: england, lands }]);
    expect(hand.of('war-began')).toMatchObject([
      { cause: 'rebellion', war: { attacker: granada, defender: england, kind: 'rebellion' } },
    ]);
    const single = rebels({ Malaga: france, Ronda: england, Jaen: granada });
    expect(single.of('rebellion-set')).toMatchObject([{ against: france }]);
  });
  test('W83-13.65 W83-0.27 of equals on the first in list order, and no war begins twice', () => {
    const hand = rebels({ Malaga: france, Ronda: england, Jaen: england }, spain, [
      { between: ['England', 'Granada'] },
    ]);
    expect(hand.of('rebellion-set')).toMatchObject([{ against: england }]);
    expect(hand.of('war-began')).toEqual([]);
  });
  test('W83-13.65 what is nobody’s is no enemy’s: they are at peace with all, Neutral to all, and an ordinary nation', () => {
    const hand = rebels({ Malaga: 0, Ronda: granada, Jaen: granada }, spain, [
      { between: ['Granada', 'Spain'], kind: 'rebellion' },
      { between: ['France', 'Granada'] },
    ]);
    expect(hand.state.wars).toEqual([]);
    expect(hand.of('war-ended').map(({ how }) => how)).toEqual(['lands won back', 'lands won back']);
    expect(hand.state.nations[granada]).toMatchObject({ kind: 'npc', rebellion: null, boxes: [] });
    expect(hand.of('box-moved').every(({ nation: of }) => of !== granada)).toBe(true);
  });
});

test('W83-13.65 land that the first nation in the list holds turns rebels on it', () => {
  const lands = [place('Malaga')];
  const board = boardWith([], {
    holds: { Malaga: england },
    of: { [granada]: { kind: 'rebel', rebellion: { sponsor: france, against: spain, lands }, boxes: [] } },
  });
  expect(offered(board, granada).of('war-began')).toMatchObject([{ war: { attacker: granada, defender: england } }]);
});

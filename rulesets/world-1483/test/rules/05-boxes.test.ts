import { describe, expect, test } from 'vitest';
import { moveBox, releaseNation, shiftBox } from '../../src/consequences/war.ts';
import { ALLIED, AT_WAR, DISFAVORABLE, FAVORABLE, NEUTRAL, type WarKind } from '../../src/words.ts';
import type { Board } from '../board.ts';
import { boxIn } from '../treaties.ts';
import { turnOf } from '../turn.ts';
import { board, boardWith, brittany, england, france, savoy, spain, zulu } from '../wars.ts';

const pair = ({ attacker, defender }: { readonly attacker: number; readonly defender: number }) => [attacker, defender];

describe('boxes', () => {
  const shifted = (from: Board, by: 1 | -1, kind?: WarKind, of = england) => {
    const hand = turnOf(from);
    shiftBox(hand.turn, {
      npc: brittany,
      nation: of,
      by,
      why: 'influence',
      rule: 'W83-5.4',
      ...(kind === undefined ? {} : { war: kind }),
    });
    return hand;
  };
  const boxed = (box: number): Board =>
    boardWith([], {
      nations: board.state.nations.map((each) =>
        each?.number === brittany ? { ...each, boxes: [{ nation: england, box: box as never }] } : each,
      ),
    });
  test('W83-5.4 one to the right or the left, and no farther than the chart goes', () => {
    expect(boxIn(shifted(board, 1), brittany, england)).toBe(FAVORABLE);
    expect(boxIn(shifted(board, -1), brittany, england)).toBe(DISFAVORABLE);
    expect(shifted(boxed(ALLIED), 1).events).toEqual([]);
    expect(shifted(boardWith([{ between: ['England', 'Brittany'] }]), -1).events).toEqual([]);
  });
  test('W83-5.4 out of At War it ends the war, once, and lands stay', () => {
    const hand = shifted(boardWith([{ between: ['England', 'Brittany'] }]), 1);
    expect(hand.of('war-ended')).toMatchObject([{ how: 'influence' }]);
    expect(hand.of('box-moved')).toMatchObject([{ from: AT_WAR, to: DISFAVORABLE, why: 'influence' }]);
    expect(shifted(boxed(DISFAVORABLE), 1).of('war-ended')).toEqual([]);
  });
  test.each<readonly [kind: WarKind | undefined, begun: WarKind, cause: string]>([
    [undefined, 'threat', 'threat'],
    ['marriage', 'marriage', 'marriage'],
  ])('W83-5.4 W83-5.26 into At War it begins one: %s', (kind, found, cause) => {
    const hand = shifted(boxed(DISFAVORABLE), -1, kind);
    expect(hand.of('box-moved')).toMatchObject([{ from: DISFAVORABLE, to: AT_WAR }]);
    expect(hand.of('war-began')).toMatchObject([
      { cause, war: { attacker: brittany, defender: england, kind: found } },
    ]);
  });
  test('W83-5.3 tribes have no box', () => {
    expect(shifted(board, 1, undefined, zulu).events).toEqual([]);
  });
  test('W83-5.4 a box that is there already does not move', () => {
    const hand = turnOf(board);
    moveBox(hand.turn, { npc: brittany, nation: england, to: NEUTRAL, why: 'independence', rule: 'W83-13.79' });
    expect(hand.events).toEqual([]);
  });
});

describe('a nation that is no more', () => {
  test('W83-20.32 W83-13.49 is bound by nothing, and what binds others stays', () => {
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
      lastDue: true,
      thanked: false,
    });
    const hand = turnOf(
      boardWith([{ between: ['France', 'Brittany'] }, { between: ['England', 'France'] }], {
        tributes: [tribute(france, england), tribute(spain, france), tribute(spain, england)],
        contracts: [contract(brittany, france, spain), contract(savoy, england, spain)],
        nations: board.state.nations.map((each) =>
          each?.number === savoy
            ? { ...each, underThreat: [england, france] }
            : each?.number === brittany
              ? { ...each, underThreat: [england] }
              : each,
        ),
      }),
    );
    releaseNation(hand.turn, france, 'eliminated', 'W83-20.32');
    expect(hand.of('war-ended').map(pair)).toEqual([
      [france, brittany],
      [england, france],
    ]);
    expect(hand.state.tributes.map(({ payer, receiver }) => [payer, receiver])).toEqual([[spain, england]]);
    expect(hand.state.contracts.map(({ npc }) => npc)).toEqual([savoy]);
    expect(hand.of('threats-set')).toMatchObject([{ npc: savoy, by: [england] }]);
  });
});

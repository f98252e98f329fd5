import { describe, expect, test } from 'vitest';
import { settle } from '../../src/actions/settling.ts';
import { ownedBy } from '../../src/rules/find.ts';
import { yieldOf } from '../../src/rules/yield.ts';
import type { State } from '../../src/state.ts';
import { AFRICA, type NationNumber } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  nations: { Zulu: { kind: 'tribal' }, Spain: {} },
  lands: {
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu', value: 2 },
    Veld: { owner: 'Zulu', value: 3, incorporatedBy: null, units: ['1 inf'] },
    Bush: { owner: 'Zulu', value: 4, units: ['1 gen 5'] },
    Karoo: { owner: 'Zulu', value: 5 },
    Sofala: { owner: 'Zulu', value: 6, fort: 2, units: ['1 cav'] },
    Beira: { owner: 'Zulu', value: 7, fort: 2 },
    Kilwa: { owner: 'Zulu', value: 6, fort: 2, incorporatedBy: 'Spain', units: ['1 art'] },
    Toledo: { owner: 'Spain', value: 8 },
  },
};
const board = boardOf(FACTS);
const { nation, place } = board;
const zulu = nation('Zulu');
const landsYield = (state: State, of: NationNumber): number =>
  ownedBy(state, of).reduce((sum, land) => sum + yieldOf(state, of, land), 0);

describe('what lands yield a tribe', () => {
  test.each([
    ['Kraal', 7, 'with a tribal city'],
    ['Veld', 3, 'with troops, though nobody has incorporated it'],
    ['Bush', 0, 'with a general alone'],
    ['Karoo', 0, 'without city and troops, though it is incorporated'],
    ['Sofala', 6, 'with a regular city and troops'],
    ['Beira', 0, 'with an incorporated regular city, and no troops'],
    ['Kilwa', 6, 'with a regular city that others have incorporated, and troops'],
  ])('W83-16.6 W83-16.10 W83-16.11 W83-16.12 W83-16.35 %s yields %i: %s', (name, amount) => {
    const land = board.state.territories[place(name)];
    expect(land && yieldOf(board.state, zulu, land)).toBe(amount);
  });

  test('W83-16.6 the first income is 14 and the values of its other lands', () => {
    const free = (value: number) => ({ owner: AFRICA, special: 'remote', value }) as const;
    const wild = boardOf({
      nations: { Zulu: { kind: 'tribal' } },
      lands: { Congo: free(2), Luba: free(0), Lunda: free(3), Natal: free(1), Namib: free(0), Rozwi: free(3) },
    });
    const hand = turnOf(wild);
    settle(hand.turn, 1);
    expect(landsYield(hand.state, 1)).toBe(14 + 2 + 3 + 1 + 3);
  });

  test('W83-16.29 W83-16.6 without its city a land is worth its own value again', () => {
    const territories = board.state.territories.map((land) =>
      land?.number === place('Kraal') ? { ...land, tribalCity: null } : land,
    );
    const units = board.state.units.map((unit) => ({ ...unit, place: place('Kraal') }));
    const land = territories[place('Kraal')];
    expect(land && yieldOf({ ...board.state, territories, units } as State, zulu, land)).toBe(2);
  });

  test('W83-16.10 other nations do need to incorporate', () => {
    const territories = board.state.territories.map((land) =>
      land === null ? null : { ...land, owner: nation('Spain') },
    );
    const land = territories[place('Veld')];
    expect(land && yieldOf(board.state, nation('Spain'), land)).toBe(0);
  });
});

test('W83-0.22 W83-12.1 what a nation has incorporated and lost yields it nothing', () => {
  const lost = { number: 9, value: 5, owner: zulu, incorporatedBy: nation('Spain'), tribalCity: null };
  const [, , land] = board.state.territories;
  expect(yieldOf(board.state, nation('Spain'), { ...(land as NonNullable<typeof land>), ...lost })).toBe(0);
});

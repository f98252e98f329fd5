import { scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { fightNaval, type NavalBattle, type NavalSide, type Ship } from '../../src/battle/naval.ts';
import { MOST_ROUNDS } from '../../src/words.ts';

const AT = 7;
const [ATTACKER, DEFENDER, THIRD] = [1, 2, 3] as const;

/** `2 sol, 1 mer+ of 3, 1 sol!`: laden ones are marked with +, damaged ones with !; ids go up from `first`. */
const ships = (words: string, first: number, owner: number): readonly Ship[] => {
  let id = first;
  return words.split(', ').flatMap((each): readonly Ship[] => {
    const [, count = '0', type = '', marks = '', whose] = /^(\d+) (sol|frg|mer)([+!]*)(?: of (\d))?$/.exec(each) ?? [];
    return Array.from({ length: Number(count) }, () => {
      id += 1;
      return {
        id: id - 1,
        owner: Number(whose ?? owner),
        type: type as Ship['type'],
        laden: marks.includes('+'),
        damaged: marks.includes('!'),
      };
    });
  });
};

interface Fight extends Partial<Pick<NavalBattle, 'deep' | 'retreat' | 'refuge'>> {
  readonly attackers: string;
  readonly defenders: string;
  readonly fight: readonly number[];
  readonly attack?: Partial<NavalSide>;
  readonly defend?: Partial<NavalSide>;
}

const fought = ({ attackers, defenders, fight, attack, defend, deep = false, retreat = [], refuge = true }: Fight) => {
  const sideOf = (first: number, of: readonly Ship[], more: Partial<NavalSide> = {}): NavalSide => ({
    first,
    ships: of,
    admirals: new Set(),
    losses: new Map(),
    ...more,
  });
  const outcome = fightNaval(
    {
      zone: AT,
      attackers: sideOf(ATTACKER, ships(attackers, 11, ATTACKER), attack),
      defenders: sideOf(DEFENDER, ships(defenders, 21, DEFENDER), defend),
      deep,
      retreat,
      refuge,
    },
    scriptedDice({ byLabel: { [`fight@${AT}`]: fight } }, { mode: 'collect' }),
  );
  const words = (some: readonly Ship[]): string =>
    some.map(({ type, id, damaged }) => `${type} ${id}${damaged ? '!' : ''}`).join(', ');
  return {
    rounds: outcome.rounds.length,
    lost: outcome.rounds.map((round) => `${words(round.attackersLost)} | ${words(round.defendersLost)}`),
    damaged: outcome.rounds.map((round) => words(round.damaged)),
    factors: outcome.rounds[0]?.attack.map(({ type, factor }) => `${type} ${factor}`).join(', '),
    rolls: outcome.rounds[0]?.attack.map(({ type, rolls }) => `${type} ${rolls.join(' ')}`).join(', '),
    attackers: words(outcome.attackersLeft),
    defenders: words(outcome.defendersLeft),
    retreated: outcome.retreated,
  };
};
const ONCE = [{ measure: 'rounds', than: 1 }] as const;

describe('a round at sea', () => {
  test('W83-9.16 all fire before anything sinks, ships of the line first', () => {
    // A frigate attacks at 4 and defends at 3.
    expect(fought({ attackers: '1 frg', defenders: '1 frg', fight: [4, 3] })).toMatchObject({
      rounds: 1,
      lost: ['frg 11 | frg 21'],
      attackers: '',
      defenders: '',
    });
    expect(fought({ attackers: '1 frg, 1 sol', defenders: '1 mer', fight: [6, 10, 10] })).toMatchObject({
      rounds: 1,
      lost: [' | mer 21'],
      factors: 'sol 6, frg 4',
    });
  });
  test('W83-3.7 a ship of the line takes two hits, and one that is damaged another', () => {
    expect(
      fought({ attackers: '2 frg', defenders: '1 sol', fight: [4, 10, 10, 4, 10, 10], retreat: ONCE }),
    ).toMatchObject({ rounds: 1, lost: [' | '], damaged: ['sol 21!'], defenders: 'sol 21!' });
    expect(fought({ attackers: '2 frg', defenders: '1 sol', fight: [4, 4, 10], retreat: ONCE })).toMatchObject({
      lost: [' | sol 21!'],
      damaged: [''],
      defenders: '',
    });
    expect(fought({ attackers: '1 frg', defenders: '1 sol!', fight: [4, 10], retreat: ONCE })).toMatchObject({
      lost: [' | sol 21!'],
    });
  });
  test('W83-9.7 whole ships of a class are damaged before any of it sinks', () => {
    expect(
      fought({ attackers: '2 frg', defenders: '1 sol!, 1 sol', fight: [4, 4, 10, 10], retreat: ONCE }),
    ).toMatchObject({
      lost: [' | sol 22!'],
      damaged: [''],
      defenders: 'sol 21!',
    });
  });
  test('W83-9.7, 9.8 empty ships go first, of like ones the highest ids, and by the order that was given', () => {
    const one = { attackers: '1 frg', fight: [4, 10, 10, 10], retreat: ONCE };
    expect(fought({ ...one, defenders: '1 mer, 1 mer' }).lost).toEqual([' | mer 22']);
    expect(fought({ ...one, defenders: '1 mer, 1 mer+' }).lost).toEqual([' | mer 21']);
    expect(fought({ ...one, defenders: '1 frg+, 1 frg' }).lost).toEqual([' | frg 22']);
    expect(fought({ ...one, defenders: '1 frg, 1 frg+' }).lost).toEqual([' | frg 21']);
    const losses = new Map([[DEFENDER, ['mer+', 'frg'] as const]]);
    expect(fought({ ...one, defenders: '1 mer, 1 mer+, 1 frg', defend: { losses } }).lost).toEqual([' | mer 22']);
    expect(fought({ ...one, defenders: '1 mer, 1 frg', defend: { losses } }).lost).toEqual([' | frg 22']);
  });
  test('W83-9.10 the nation with most ships takes the hit', () => {
    expect(
      fought({ attackers: '1 frg', defenders: `1 mer, 2 mer of ${THIRD}`, fight: [4], retreat: ONCE }).lost,
    ).toEqual([' | mer 23']);
  });
  test('W83-9.5 an Admiral adds one for his nation, and deep sea takes from the attackers alone', () => {
    const admirals = new Set([ATTACKER]);
    expect(
      fought({
        attackers: `1 sol, 1 frg of ${THIRD}`,
        defenders: '1 mer',
        fight: [],
        retreat: ONCE,
        attack: { admirals },
      }).factors,
    ).toBe('sol 7, frg 4');
    expect(
      fought({ attackers: '1 sol, 1 frg, 1 mer', defenders: '1 mer', fight: [], retreat: ONCE, deep: true }).factors,
    ).toBe('sol 4, frg 2');
  });
});

describe('how it ends', () => {
  test('W83-9.12, 9.13 attackers who are told to go back, if there is a zone for them', () => {
    expect(fought({ attackers: '1 frg', defenders: '1 frg', fight: [10, 10], retreat: ONCE })).toMatchObject({
      rounds: 1,
      retreated: true,
      attackers: 'frg 11',
    });
    expect(
      fought({ attackers: '1 frg', defenders: '1 frg', fight: [10, 10, 10, 3], retreat: ONCE, refuge: false }),
    ).toMatchObject({ rounds: 2, retreated: false, attackers: '' });
    expect(
      fought({
        attackers: '1 frg',
        defenders: '1 frg',
        fight: [10, 10, 4, 10],
        retreat: [{ measure: 'rounds', than: 2 }],
      }),
    ).toMatchObject({ rounds: 2, retreated: false, defenders: '' });
  });
  test('W83-11.40 terms count ships', () => {
    const fight = [10, 10, 3, 10, 10, 10, 10, 10, 10, 10];
    const two = { attackers: '2 frg', defenders: '1 frg', fight };
    expect(fought({ ...two, retreat: [{ measure: 'losses', than: 1 }] }).rounds).toBe(1);
    expect(fought({ ...two, retreat: [{ measure: 'units', than: 1 }] }).rounds).toBe(1);
    expect(fought({ ...two, retreat: [{ measure: 'enemy', than: 1 }] }).rounds).toBe(1);
    expect(fought({ ...two, retreat: [{ measure: 'enemy', than: 2 }] }).rounds).toBe(MOST_ROUNDS);
  });
  test('W83-9.16 where nobody hits anybody it ends after so many rounds, and the attackers go', () => {
    expect(fought({ attackers: '1 frg', defenders: '1 frg', fight: [] })).toMatchObject({
      rounds: MOST_ROUNDS,
      retreated: true,
      attackers: 'frg 11',
      defenders: 'frg 21',
    });
  });
});

describe('dice and losses at sea', () => {
  test('W83-1.19 W83-18.11 each ship rolls once, of a type by number, and what it rolled is told', () => {
    expect(fought({ attackers: '2 frg, 1 sol', defenders: '1 sol', fight: [7, 5, 8, 10], retreat: ONCE }).rolls).toBe(
      'sol 7, frg 5 8',
    );
    const late = ships('1 frg', 11, ATTACKER);
    const early = ships('1 frg of 3', 1, THIRD);
    const both = fought({
      attackers: '1 frg',
      defenders: '1 mer',
      fight: [9, 5, 10],
      retreat: ONCE,
      attack: { ships: [...late, ...early] },
    });
    expect(both.rolls).toBe('frg 9, frg 5');
  });
  test('W83-1.19 of several nations too the lowest number rolls first', () => {
    const admiral = {
      ships: [...ships('1 frg', 11, ATTACKER), ...ships('1 frg of 3', 1, THIRD)],
      admirals: new Set([ATTACKER]),
    };
    // The frigate of the other nation hits on 4, that of the Admiral on 5.
    expect(fought({ attackers: '1 frg', defenders: '2 mer', fight: [4, 5, 10, 10], attack: admiral }).lost).toEqual([
      ' | mer 22, mer 21',
    ]);
    expect(
      fought({ attackers: '1 frg', defenders: '2 mer', fight: [5, 4, 10, 10], retreat: ONCE, attack: admiral }).lost,
    ).toEqual([' | mer 22']);
  });
  test('W83-9.16 who has sunk does not retreat', () => {
    expect(fought({ attackers: '1 frg', defenders: '1 frg', fight: [10, 3], retreat: ONCE })).toMatchObject({
      retreated: false,
      attackers: '',
      defenders: 'frg 21',
    });
    expect(fought({ attackers: '1 frg', defenders: '1 frg', fight: [4, 10], retreat: ONCE })).toMatchObject({
      retreated: false,
      attackers: 'frg 11',
      defenders: '',
    });
  });
  test('W83-9.8 a frigate with a general aboard sinks after the empty ones, before laden merchantmen', () => {
    const sink = (hits: number) =>
      fought({
        attackers: '9 sol',
        defenders: '1 frg+, 1 mer+, 1 frg',
        fight: [...Array(hits).fill(1), ...Array(12 - hits).fill(10)],
        retreat: ONCE,
      }).lost;
    expect([sink(1), sink(2), sink(3)]).toEqual([[' | frg 23'], [' | frg 23, frg 21'], [' | frg 23, frg 21, mer 22']]);
  });
  test('W83-9.10 each hit goes to the nation with most ships left, which loses by its own order', () => {
    const losses = new Map([
      [DEFENDER, ['frg'] as const],
      [THIRD, ['sol'] as const],
    ]);
    const sides = (first: number, words: string, hits: number) =>
      fought({
        attackers: '9 sol',
        defenders: words,
        fight: [...Array(hits).fill(1), ...Array(20 - hits).fill(10)],
        retreat: ONCE,
        defend: { first, losses },
      }).lost[0];
    expect(sides(DEFENDER, '1 mer, 1 frg, 1 frg of 3', 1)).toBe(' | frg 22');
    expect(sides(DEFENDER, '1 frg, 2 frg of 3', 1)).toBe(' | frg 23');
    // Of equals the one that made the side, else the first in list order.
    expect(sides(THIRD, '1 frg, 1 frg of 3', 1)).toBe(' | frg 22');
    expect(sides(9, '1 frg of 3, 1 frg of 2', 1)).toBe(' | frg 22');
  });
});

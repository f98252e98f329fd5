import { expect, test } from 'vitest';
import { canRise, maxTroops, roomForHoldings } from '../../src/rules/levels.ts';
import { isAtLiberty, operativeFor } from '../../src/rules/people.ts';
import { isCommandedBy, unitsCommandedBy } from '../../src/rules/units.ts';
import { alliesOf, areAllied, areHostile, isAtWar, mayInvade } from '../../src/rules/war.ts';
import type { Domain, Holding, Person, Province, State, Unit, War } from '../../src/state.ts';
import { MOST_LEVEL } from '../../src/words.ts';

/** Conditions on people, wars, holdings and commands, each on both its sides. */

const TURN = 5;
const person = (id: number, busyTurn: number | null = null, exposedTurn: number | null = null): Person =>
  ({ id, busyTurn, exposedTurn }) as unknown as Person;

test.each<readonly [busy: number | null, exposed: number | null, free: boolean]>([
  [null, null, true],
  [TURN, null, false],
  [TURN - 1, null, true],
  [null, TURN - 1, false],
  [null, TURN - 2, true],
  [null, TURN, true],
  [TURN, TURN, false],
])('DOM-3.5 busy in month %s and exposed in %s: at liberty in month 5 is %s', (busy, exposed, free) => {
  expect(isAtLiberty(person(1, busy, exposed), TURN)).toBe(free);
});

test('DOM-3.6 the one who is named goes, else the first free underling, else the ruler, else nobody', () => {
  const court = (ruler: Person, ...underlings: readonly Person[]): Domain =>
    ({ ruler, underlings }) as unknown as Domain;
  const sent = (of: Domain, named: number): number | undefined => operativeFor(of, TURN, named as never)?.id;
  const all = court(person(1), person(2), person(3));
  expect([sent(all, 3), sent(all, 1), sent(all, 9)]).toEqual([3, 1, 2]);
  expect(sent(court(person(1), person(2, TURN), person(3)), 2)).toBe(3);
  expect(sent(court(person(1), person(2, TURN)), 2)).toBe(1);
  expect(sent(court(person(1, TURN), person(2, TURN)), 2)).toBeUndefined();
});

const war = (attacker: number, defender: number, active = true): War =>
  ({ attacker, defender, active }) as unknown as War;

test('DOM-8.15 DOM-8.20 a war counts for both sides as long as it is active, and lets in only who declared it', () => {
  const at = (...wars: readonly War[]): Pick<State, 'wars'> => ({ wars: [...wars] });
  const one = at(war(1, 2));
  expect([1, 2, 3].map((domain) => isAtWar(one, domain as never))).toEqual([true, true, false]);
  expect([1, 2].map((domain) => isAtWar(at(war(1, 2, false)), domain as never))).toEqual([false, false]);
  expect([areHostile(one, 1 as never, 2 as never), areHostile(one, 2 as never, 1 as never)]).toEqual([true, true]);
  expect([areHostile(one, 1 as never, 3 as never), areHostile(at(war(1, 2, false)), 1 as never, 2 as never)]).toEqual([
    false,
    false,
  ]);
  expect([areHostile(one, null, 1 as never), areHostile(one, null, null)]).toEqual([true, false]);
  expect([mayInvade(one, 1 as never, 2 as never), mayInvade(one, 2 as never, 1 as never)]).toEqual([true, false]);
  expect([mayInvade(one, 1 as never, null), mayInvade(at(war(1, 2, false)), 1 as never, 2 as never)]).toEqual([
    false,
    false,
  ]);
});

test('DOM-8.5 allies are allies both ways, and nobody else is', () => {
  const state = {
    treaties: [
      { a: 1, b: 2 },
      { a: 3, b: 1 },
    ],
  } as unknown as State;
  const allied = (one: number, other: number): boolean => areAllied(state, one as never, other as never);
  expect([allied(1, 2), allied(2, 1), allied(1, 3), allied(3, 1)]).toEqual([true, true, true, true]);
  expect([allied(2, 3), allied(3, 2), allied(1, 4), allied(4, 2)]).toEqual([false, false, false, false]);
  expect([1, 2, 3, 4].map((domain) => alliesOf(state, domain as never))).toEqual([[2, 3], [1], [1], []]);
});

const holding = (level: number, more: Partial<Holding> = {}): Holding =>
  ({
    id: 1,
    kind: 'guild',
    owner: 1,
    province: 7,
    level,
    occupiedBy: null,
    siegeLevel: null,
    ...more,
  }) as unknown as Holding;

test('DOM-6.13 what others occupy keeps no troops, what oneself occupies does', () => {
  const most = (...holdings: readonly Holding[]): number => maxTroops({ holdings } as never, 1 as never);
  expect(most(holding(3), holding(2, { id: 2 as never }))).toBe(5);
  expect(most(holding(3), holding(2, { id: 2 as never, occupiedBy: 2 as never }))).toBe(3);
  expect(most(holding(3), holding(2, { id: 2 as never, occupiedBy: 1 as never }))).toBe(5);
});

test('DOM-4.1 DOM-4.2 DOM-4.5 a holding rises while its province has room for its kind, and it is not at the top', () => {
  const land = (level: number): Province => ({ number: 7, level }) as unknown as Province;
  const board = (...holdings: readonly Holding[]) => ({ holdings }) as never;
  const guild = holding(3);
  expect(roomForHoldings(board(guild, holding(1, { id: 2 as never })), land(5), 'guild')).toBe(1);
  expect(roomForHoldings(board(guild, holding(4, { id: 2 as never, kind: 'temple' })), land(5), 'guild')).toBe(2);
  expect(roomForHoldings(board(guild, holding(4, { id: 2 as never })), land(5), 'guild')).toBe(0);
  expect([canRise(board(guild), land(4), guild), canRise(board(guild), land(3), guild)]).toEqual([true, false]);
  const top = holding(MOST_LEVEL);
  expect(canRise(board(top), land(MOST_LEVEL + 2), top)).toBe(false);
});

test('DOM-8.10 its owner commands a unit, unless it was lent with command', () => {
  const unit = (id: number, owner: number, loanedTo: number | null = null, borrowerCommands = false): Unit =>
    ({ id, owner, loanedTo, borrowerCommands }) as unknown as Unit;
  const commands = (of: Unit): readonly boolean[] => [1, 2].map((domain) => isCommandedBy(of, domain as never));
  expect(commands(unit(1, 1))).toEqual([true, false]);
  expect(commands(unit(1, 1, 2))).toEqual([true, false]);
  expect(commands(unit(1, 1, 2, true))).toEqual([false, true]);
  const board = { units: [unit(3, 1, 2, true), unit(4, 1, 2), unit(5, 2), unit(6, 1), unit(7, 3, 2, true)] } as never;
  expect(unitsCommandedBy(board, 2 as never).map(({ id }) => id)).toEqual([3, 5, 7]);
  expect(unitsCommandedBy(board, 1 as never).map(({ id }) => id)).toEqual([4, 6]);
});

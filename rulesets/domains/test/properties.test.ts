import type { SeatId } from '@chancery/core';
import {
  botPlayer,
  diceFrom,
  firstPosition,
  type Player,
  playCampaign,
  randomPlayer,
  silentPlayer,
} from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { domainsOf } from '../src/rules/find.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { faultsOfMonth } from './invariants/faults-of-month.ts';
import { withState } from './month.ts';
import { RULESET } from './ruleset.ts';

/** `npm run soak` plays more and longer ones. */
const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 8);
const TURNS = Number(process.env['TURNS'] ?? 12);
/** One campaign in so many is played on the island, where a month takes longer. */
const ISLAND_EVERY = 8;
const IN_A_TEST = 4;

const RANDOM = randomPlayer<Types>({ sittings: 3, most: 8 });

/** Everybody is at war with the next two, so that troops have something to do from the first month on. */
const warTorn = (position: GamePosition): GamePosition =>
  withState(position, (state) => {
    const numbers = domainsOf(state).map(({ number }) => number);
    const war = (attacker: number, place: number) => ({
      attacker,
      defender: numbers[place % numbers.length] as number,
      declaredTurn: 0,
      active: true,
      answer: false,
      notified: [],
    });
    return { wars: numbers.flatMap((number, at) => [war(number, at + 1), war(number, at + 2)]) };
  });

/** The random campaign of a number, the same each time: bots, random players and silent ones in changing shares. */
const faultsIn = async (number: number): Promise<readonly string[]> => {
  const seed = `random campaign ${number}`;
  const begun = await firstPosition(RULESET, { scenario: number % ISLAND_EVERY === 0 ? 'orrany' : 'sarn', seed });
  const player = (seat: SeatId, turn: number): Player<Types> => {
    const roll = diceFrom(seed, 'player', turn, seat).at('roll').d(20);
    if (roll === 1) return silentPlayer;
    return roll <= 4 + (number % 12) ? RANDOM : botPlayer;
  };
  const faults: string[] = [];
  const position = number % 2 === 0 ? warTorn(begun) : begun;
  for (const turn of playCampaign(RULESET, { position, seed, turns: TURNS, player })) {
    faults.push(...faultsOfMonth(turn).map((fault) => `campaign ${number}, turn ${turn.number}: ${fault}`));
  }
  return faults;
};

const BLOCKS = Array.from({ length: Math.ceil(CAMPAIGNS / IN_A_TEST) }, (_, block) =>
  Array.from({ length: IN_A_TEST }, (__, at) => block * IN_A_TEST + at + 1).filter((number) => number <= CAMPAIGNS),
);

describe(`${CAMPAIGNS} random campaigns of ${TURNS} turns: books, fields, limits, tasks, clocks and sightings are in order`, () => {
  test.each(BLOCKS.map((block) => [`${block[0]} to ${block.at(-1)}`, block] as const))(
    'campaigns %s',
    async (_, numbers) => {
      const faults: string[] = [];
      for (const number of numbers) faults.push(...(await faultsIn(number)));
      expect(faults.slice(0, 12)).toEqual([]);
    },
  );
});

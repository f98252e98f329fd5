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
import type { GamePosition, Types } from '../src/types.ts';
import { faultsOfTurn } from './invariants/faults-of-turn.ts';
import { RULESET } from './ruleset.ts';

/** `npm run soak` plays more and longer ones. */
const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 6);
const TURNS = Number(process.env['TURNS'] ?? 12);
const SCENARIOS = ['arven', 'italia1449', 'arven', 'punic218', 'arven', 'arven'] as const;
const IN_A_TEST = 3;

const RANDOM = randomPlayer<Types>({ sittings: 3, most: 8 });

/** Everybody is the enemy of everybody, and rich, so that troops and gold have something to do from the first turn on. */
const atWar = ({ setting, state }: GamePosition): GamePosition => {
  const all = state.nations.flatMap((nation) => (nation === null || nation.number === 0 ? [] : [nation.number]));
  const nations = state.nations.map((nation) =>
    nation === null || nation.number === 0
      ? nation
      : { ...nation, treasury: nation.treasury + 600, enemies: all.filter((other) => other !== nation.number) },
  );
  return { setting, state: { ...state, nations } };
};

const OPTIONS = [
  {},
  { rebelGenerals: 'newNation', rebelMinUnits: 2, cincDeath: 'out' },
  { homeRebels: 'always', ratings: 'rolled', replacements: 'killed', abandonAfter: 1 },
] as const;

/** The random campaign of a number, the same each time: bots, random players and silent ones in changing shares. */
const faultsIn = async (number: number): Promise<readonly string[]> => {
  const seed = `random campaign ${number}`;
  const scenario = SCENARIOS[number % SCENARIOS.length] ?? 'arven';
  const begun = await firstPosition(RULESET, { scenario, seed, options: OPTIONS[number % OPTIONS.length] });
  const player = (seat: SeatId, turn: number): Player<Types> => {
    const roll = diceFrom(seed, 'player', turn, seat).at('roll').d(20);
    if (roll === 1) return silentPlayer;
    return roll <= 4 + (number % 12) ? RANDOM : botPlayer;
  };
  const position = number % 2 === 0 ? atWar(begun) : begun;
  for (const turn of playCampaign(RULESET, { position, seed, turns: TURNS, player })) {
    const faults = faultsOfTurn(turn);
    if (faults.length > 0) return faults.map((fault) => `campaign ${number}, turn ${turn.number}: ${fault}`);
  }
  return [];
};

const BLOCKS = Array.from({ length: Math.ceil(CAMPAIGNS / IN_A_TEST) }, (_, block) =>
  Array.from({ length: IN_A_TEST }, (__, at) => block * IN_A_TEST + at + 1).filter((number) => number <= CAMPAIGNS),
);

describe(`${CAMPAIGNS} random campaigns of ${TURNS} turns: units, accounts, reports and the board are in order`, () => {
  test.each(BLOCKS.map((block) => [`${block[0]} to ${block.at(-1)}`, block] as const))(
    'campaigns %s',
    async (_, numbers) => {
      const faults: string[] = [];
      for (const number of numbers) faults.push(...(await faultsIn(number)));
      expect(faults.slice(0, 12)).toEqual([]);
    },
  );
});

import type { PlayedTurn } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import type { Types } from '../src/types.ts';
import { faultsOfTurn } from './books/faults-of-turn.ts';
import { randomCampaign } from './random-campaign.ts';
import { wildCampaign } from './wild-campaign.ts';

/** `npm run soak` plays more and longer ones. */
const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 75);
const TURNS = Number(process.env['TURNS'] ?? 10);
/** One campaign in so many more is a wild one. */
const WILD_EVERY = 10;
const IN_A_TEST = 25;

type Play = (number: number, turns: number) => Promise<Iterable<PlayedTurn<Types>>>;

/** Numbers of campaigns in which something is wrong with a turn, and what. */
const faultsIn = async (play: Play, numbers: readonly number[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const number of numbers) {
    for (const turn of await play(number, TURNS)) {
      faults.push(...faultsOfTurn(turn).map((fault) => `campaign ${number}, turn ${turn.number}: ${fault}`));
    }
  }
  return faults.slice(0, 12);
};

/** 1 to `count`, so many at a time. */
const blocksOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(count / IN_A_TEST) }, (_, block) =>
    Array.from({ length: IN_A_TEST }, (_, index) => block * IN_A_TEST + index + 1).filter((number) => number <= count),
  );

const named = (block: readonly number[]): readonly [string, readonly number[]] => [
  `campaigns ${block[0]} to ${block.at(-1)}`,
  block,
];

describe(`${CAMPAIGNS} random campaigns of ${TURNS} turns: no incident, and the books agree with the state`, () => {
  test.each(blocksOf(CAMPAIGNS).map(named))('%s', async (_, numbers) => {
    expect(await faultsIn(randomCampaign, numbers)).toEqual([]);
  });
});

describe('orders that a host would refuse do no harm either', () => {
  test.each(blocksOf(Math.ceil(CAMPAIGNS / WILD_EVERY)).map(named))('%s', async (_, numbers) => {
    expect(await faultsIn(wildCampaign, numbers)).toEqual([]);
  });
});

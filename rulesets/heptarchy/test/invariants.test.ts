import { botPlayer, diceFrom, type Player, playCampaign, randomPlayer, silentPlayer } from '@chancery/testkit';
import { expect, test } from 'vitest';
import type { Types } from '../src/types.ts';
import { HEPTARCHY } from './heptarchy.ts';
import { faultsOfBoard } from './invariants.ts';
import { warTorn } from './war-torn.ts';

const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 12);
const POSTS = Number(process.env['POSTS'] ?? 60);
const RANDOM = randomPlayer<Types>({ sittings: 3, most: 8 });

/** Random rulers, bots, and some who sleep, on a board full of quarrels. */
const faultsOf = (number: number): readonly string[] => {
  const seed = `war-torn ${number}`;
  const played = playCampaign(HEPTARCHY, {
    position: warTorn(diceFrom(seed, 'board').at('board')),
    seed,
    turns: POSTS,
    player: (seat, turn): Player<Types> => {
      const roll = diceFrom(seed, 'player', turn, seat).at('roll').d(20);
      return roll === 1 ? silentPlayer : roll <= 4 ? botPlayer : RANDOM;
    },
  });
  const faults: string[] = [];
  for (const { number: post, after } of played) {
    faults.push(...faultsOfBoard(after).map((fault) => `campaign ${number}, post ${post}: ${fault}`));
  }
  return faults.slice(0, 5);
};

test.each(Array.from({ length: CAMPAIGNS }, (_, index) => index + 1))(
  'HEP-9.22 HEP-0.8 HEP-17.11 whatever is ordered, the board stays in order: campaign %i',
  (number) => {
    expect(faultsOf(number)).toEqual([]);
  },
);

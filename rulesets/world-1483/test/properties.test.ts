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
import type { Types } from '../src/types.ts';
import { atWar } from './at-war.ts';
import { faultsOfTurn } from './invariants/faults-of-turn.ts';
import { RULESET } from './ruleset.ts';

/** `npm run soak` plays more and longer ones. */
const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 6);
const UPDATES = Number(process.env['TURNS'] ?? 16);

const RANDOM = randomPlayer<Types>({ sittings: 3, most: 8 });

/** The random campaign of a number, the same each time: bots, random players and silent ones in changing shares. */
const faultsIn = async (number: number): Promise<readonly string[]> => {
  const seed = `random campaign ${number}`;
  const options = { tribesChoose: number % 3 > 0 };
  const begun = await firstPosition(RULESET, { scenario: 'two-shores', seed, options });
  const player = (seat: SeatId, turn: number): Player<Types> => {
    const roll = diceFrom(seed, 'player', turn, seat).at('roll').d(20);
    if (roll <= 2) return silentPlayer;
    return roll <= 4 + (number % 12) ? RANDOM : botPlayer;
  };
  const position = number % 2 === 0 ? atWar(begun) : begun;
  for (const turn of playCampaign(RULESET, { position, seed, turns: UPDATES, player })) {
    const faults = faultsOfTurn(turn);
    if (faults.length > 0) return faults.map((fault) => `campaign ${number}, update ${turn.number}: ${fault}`);
  }
  return [];
};

describe(`${CAMPAIGNS} random campaigns of ${UPDATES} updates`, () => {
  test.each(Array.from({ length: CAMPAIGNS }, (_, at) => at + 1))(
    'W83-1.14 W83-2.8 W83-5.50 W83-20.30 money, units, wars and the board are in order: campaign %i',
    async (number) => {
      expect((await faultsIn(number)).slice(0, 12)).toEqual([]);
    },
  );
});

import type { SeatId } from '@chancery/core';
import {
  botPlayer,
  diceFrom,
  firstPosition,
  type PlayedTurn,
  type Player,
  playCampaign,
  randomOptions,
  randomPlayer,
  silentPlayer,
} from '@chancery/testkit';
import type { Types } from '../src/types.ts';
import { MEDIEVAL } from './medieval.ts';

/** One campaign in so many is played on the big map; the others on the small one, where a turn takes a tenth of the time. */
const BIG_MAP_EVERY = 20;

const RANDOM = randomPlayer<Types>({ sittings: 2 });
const MASTER = randomPlayer<Types>({ by: 'master', sittings: 1, most: 2 });

/**
 * The random campaign of a number, the same each time: options that the schema allows, bots and random players in changing
 * shares, some who miss a turn, a master who acts now and then and rules as the dice fall.
 */
export const randomCampaign = async (number: number, turns: number): Promise<Iterable<PlayedTurn<Types>>> => {
  const seed = `random campaign ${number}`;
  const dice = diceFrom(seed, 'plan');
  const scenario = number % BIG_MAP_EVERY === 0 ? 'europe-1320' : 'four-crowns';
  const options = randomOptions(MEDIEVAL.options, dice.at('options'), 4);
  const position = await firstPosition(MEDIEVAL, { scenario, options, seed });
  const randomPercent = dice.at('random-players').d(100);
  const masterActs = dice.at('master').d(3) === 1;
  const player = (seat: SeatId, turn: number): Player<Types> => {
    const roll = diceFrom(seed, 'kind-of-player', turn, seat).at('roll').d(100);
    if (roll <= MISSING_PERCENT) return silentPlayer;
    return roll <= randomPercent ? RANDOM : botPlayer;
  };
  return playCampaign(MEDIEVAL, {
    position,
    seed,
    turns,
    player,
    master: masterActs ? MASTER : silentPlayer,
    ruling: ({ answers, byDefault }, roller) => answers[roller.d(answers.length) - 1] ?? byDefault,
  });
};

const MISSING_PERCENT = 4;

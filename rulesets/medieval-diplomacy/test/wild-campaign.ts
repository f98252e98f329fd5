import {
  botPlayer,
  diceFrom,
  firstPosition,
  type PlayedTurn,
  type Player,
  playCampaign,
  randomPlayer,
  shuffledList,
} from '@chancery/testkit';
import type { Order } from '../src/order.ts';
import type { Types } from '../src/types.ts';
import { MEDIEVAL } from './medieval.ts';

/** So many orders of earlier turns and other realms are added to each sheet. */
const STRANGE_ORDERS = 20;
/** Of so many that are remembered. */
const REMEMBERED = 400;

/**
 * A campaign in which every sheet also holds orders that were meant for other turns and other realms, in any order: well
 * formed, but mostly illegal. A host lets none of them through; a turn must still come to an end with sound books.
 */
export const wildCampaign = async (number: number, turns: number): Promise<Iterable<PlayedTurn<Types>>> => {
  const seed = `wild campaign ${number}`;
  const position = await firstPosition(MEDIEVAL, { scenario: 'four-crowns', seed });
  const remembered: Order[] = [];
  const roller = diceFrom(seed, 'strange-orders').at('strange-orders');
  const random = randomPlayer<Types>({ sittings: 2 });
  const player: Player<Types> = (ruleset, known, dice) => {
    const own = (dice.at('kind-of-player').d(2) === 1 ? random : botPlayer)(ruleset, known, dice) ?? [];
    for (const order of own) {
      if (remembered.length < REMEMBERED) remembered.push(order);
      else remembered[roller.d(REMEMBERED) - 1] = order;
    }
    const strange = Array.from({ length: STRANGE_ORDERS }, () => remembered[roller.d(remembered.length || 1) - 1]);
    return shuffledList([...own, ...strange.filter((order) => order !== undefined)], roller);
  };
  return playCampaign(MEDIEVAL, { position, seed, turns, player: () => player });
};

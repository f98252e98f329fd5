import type { PlayedTurn } from '@chancery/testkit';
import type { Types } from '../../src/types.ts';
import { faultsOfState } from '../invariants.ts';
import { commanderFaults } from './commander-book.ts';
import { dealingFaults } from './dealings.ts';
import { goldFaults } from './gold-book.ts';
import { troopFaults } from './troop-book.ts';
import { wayFaults } from './way-book.ts';
import { placeFaults } from './where-units-stand.ts';

/** Everything that is wrong with a turn, in words; empty when all is well. */
export const faultsOfTurn = (turn: PlayedTurn<Types>): readonly string[] => [
  ...goldFaults(turn),
  ...troopFaults(turn),
  ...commanderFaults(turn),
  ...placeFaults(turn),
  ...wayFaults(turn),
  ...dealingFaults(turn.after.state),
  ...faultsOfState(turn.after),
];

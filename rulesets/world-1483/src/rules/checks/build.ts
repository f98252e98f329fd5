import type { Refusal } from '../../refusals.ts';
import { type BuildOrder, siteFault } from '../building.ts';
import { costOfLine } from '../costs.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault } from './parties.ts';

/** A place where they may come, as far as that can be said now, and the money for all of them (W83-7.2, 7.4, 1.14). */
export const checkBuild = ({ setting, board, own, nation }: Asker, order: BuildOrder): Refusal | null =>
  conqueredFault(board, nation) ??
  siteFault(setting, board, nation, order) ??
  moneyFault(own, costOfLine(setting, board, nation, order));

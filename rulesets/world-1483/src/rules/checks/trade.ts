import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { listFault, missingFrom } from '../assets.ts';
import { resourcesIn } from '../costs.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { moneyFault, playerFault } from './parties.ts';

type Terms = ArgsOf<'TRADE'>;

/** Whether an exchange can be put on file; it may wait there for what is not there yet (W83-14.5, 14.13, 14.17). */
export const tradeFault = (board: Board, nation: NationNumber, { nation: other, give, get }: Terms): Refusal | null =>
  playerFault(board, nation, other) ??
  (atWar(board, nation, other) ? { code: 'at-war', nation: other } : null) ??
  listFault(board, give, other) ??
  listFault(board, get, nation);

/** The same, with what is missing now for it to be carried out (W83-14.8). */
export const checkTrade = ({ board, own, nation }: Asker, terms: Terms): Refusal | null =>
  tradeFault(board, nation, terms) ??
  moneyFault(own, resourcesIn(terms.give)) ??
  missingFrom(board, nation, terms.give) ??
  missingFrom(board, terms.nation, terms.get);

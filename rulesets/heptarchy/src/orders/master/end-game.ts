import { DONE } from '@chancery/core';
import { masterFault } from '../../master/index.ts';
import type { EndGame } from '../../order.ts';
import { board, masterKind } from './master-kind.ts';

export const endGame = masterKind<EndGame>({
  verb: 'END_GAME',
  rule: 'HEP-17.7',
  title: 'End the campaign',
  help: 'Ends the campaign for good; the ranking stands as it is.',
  params: {},
  lines: [{ pattern: 'END GAME' }],
  options: (known) =>
    known.view.master && masterFault(board(known), { verb: 'END_GAME', args: {} }) === null ? DONE : null,
});

import type { OrderKind } from '@chancery/core';
import { mastersCheck } from '@chancery/kit';
import { masterFault } from '../../master/index.ts';
import type { MasterAct } from '../../order.ts';
import type { HepKnown, Types } from '../../types.ts';
import { GROUPS } from '../groups.ts';

export const board = ({ setting, view }: HepKnown) => ({ setting, state: view.board });

/** The order kind of an act of the game master (HEP-17.7). */
export const masterKind = <O extends MasterAct>(
  kind: Omit<OrderKind<Types, O>, 'check' | 'by' | 'group'>,
): OrderKind<Types, O> => ({
  ...kind,
  by: 'master',
  group: GROUPS.master,
  check: mastersCheck((order: O, known: HepKnown) => [masterFault(board(known), order)]),
});

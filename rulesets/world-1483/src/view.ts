import type { Viewer } from '@chancery/core';
import { warSeenBy } from './rules/financed.ts';
import { nationOfSeat } from './rules/find.ts';
import { ownOf } from './rules/own.ts';
import type { GamePosition } from './types.ts';
import { boardOf, seenIn } from './view/open-board.ts';
import type { View } from './view-types.ts';

/**
 * What one viewer sees: the board, which is public to all (W83-18.1, 18.3), and what is their own (W83-18.2). Abilities of generals
 * are seen by their owner and the master, and by everybody as soon as they have shown (W83-4.31). That a war is paid for is known to
 * whom it is waged on, and to whoever pays (W83-5.48).
 */
export const view = ({ setting, state }: GamePosition, viewer: Viewer): View => {
  const nation = viewer.kind === 'seat' ? nationOfSeat(setting, viewer.seat) : null;
  const knowsAll = viewer.kind === 'master';
  return seenIn(state, {
    ...boardOf(state, (unit) => knowsAll || (nation !== null && unit.owner === nation)),
    wars: knowsAll ? state.wars : state.wars.map((war) => warSeenBy(state, war, nation)),
    nation,
    own: nation === null ? null : ownOf(state, nation),
    treasuries: knowsAll ? state.privy.map((own) => own?.treasury ?? null) : null,
  });
};

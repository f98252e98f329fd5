import type { ArgsOf } from '../order.ts';
import { exists, findNationInfo, getNation, isNpc } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';

/**
 * A nation gets a ruler, or the rules defend it. One that was a player's and is now nobody's acts again in the phase that it had
 * (W83-13.63, 13.77).
 */
export const giveSeat = (turn: GameTurn, { nation, to }: ArgsOf<'SET_SEAT'>): void => {
  const found = getNation(turn.state, nation);
  if (!exists(found)) return;
  if (isNpc(found)) {
    const info = findNationInfo(turn.setting, nation);
    if (to !== 'held' || found.seat === 'held' || info === null) return;
    const { phase, order } = info;
    const nationKind = found.kind === 'npc' ? 'player' : found.kind;
    turn.emit({ kind: 'nation-run', rule: 'W83-13.77', nation, nationKind, phase, order, seat: to });
    return;
  }
  if (found.seat !== to) turn.emit({ kind: 'seat-changed', rule: 'W83-20.15', nation, to });
};

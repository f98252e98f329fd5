import { findNationInfo, getNation, isPlayer } from '../rules/find.ts';
import { lastOrder, wasPlayed } from '../rules/rebellion.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, NPC_PHASE } from '../words.ts';

/** As what a nation comes back into the game. */
type As = 'rebels' | 'freed';

/**
 * A nation comes back into the game (W83-13.62, 13.63, 13.77): under its former player, in its old place in the order, if they said that
 * they would; else the rules play it in phase 5, behind all others, and a freed nation that once had a player is an open position. One
 * that is still in somebody's hands stays there.
 */
export const revive = (
  turn: GameTurn,
  nation: NationNumber,
  { as, rule }: { readonly as: As; readonly rule: string },
): void => {
  const { state, setting } = turn;
  const before = getNation(state, nation);
  const info = findNationInfo(setting, nation);
  if (before.status !== 'eliminated' && (isPlayer(before) || !before.returning)) return;
  const player = wasPlayed(setting, nation) && before.returning ? info : null;
  turn.emit({
    kind: 'nation-run',
    rule,
    nation,
    nationKind: as === 'rebels' ? 'rebel' : player === null ? 'npc' : 'player',
    phase: player?.phase ?? NPC_PHASE,
    order: player?.order ?? lastOrder(state),
    seat: player !== null || !wasPlayed(setting, nation) ? 'held' : as === 'freed' ? 'open' : 'moderated',
  });
};

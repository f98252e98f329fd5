import { answerNpcOffers } from '../actions/peace.ts';
import { raid } from '../npc/berbers.ts';
import { playNpc } from '../npc/turn.ts';
import { actingIn } from '../rules/asked.ts';
import { exists, getNation } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { NPC_PHASE, PLAYER_PHASES } from '../words.ts';
import { endTurn } from './nation-turn.ts';

/** Phase 5 belongs to the update of phase 4 (W83-1.2). */
const isDue = ({ state }: GameTurn): boolean => state.stage === 'phases' && state.phase === PLAYER_PHASES.length;

/** Non-player nations in their order, then rebels by age (W83-19.1, 13.63). */
export const nonPlayersAct = (turn: GameTurn): void => {
  if (!isDue(turn)) return;
  for (const number of actingIn(turn.state, NPC_PHASE).map((nation) => nation.number)) {
    const now = getNation(turn.state, number);
    if (!exists(now) || now.phase !== NPC_PHASE) continue;
    turn.step(now.name);
    playNpc(turn, number);
    answerNpcOffers(turn);
    endTurn(turn, number);
  }
};

/** When all of them have acted (W83-2.40, 19.2). */
export const berbersRaid = (turn: GameTurn): void => {
  if (isDue(turn)) raid(turn);
};

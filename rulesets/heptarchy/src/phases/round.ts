import { closePhase } from '../actions/closing.ts';
import { settle } from '../consequences/index.ts';
import { getKingdom } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { State } from '../state.ts';
import type { Turn } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { openPhase } from './opening.ts';

/** Who is still to play in this Turn, in list order: eliminated and caretaker States are skipped (HEP-1.12). */
export const stillToPlay = (state: State): readonly KingdomNumber[] =>
  state.playerList.filter(
    (kingdom) => getKingdom(state, kingdom).controller === 'player' && !state.ended.includes(kingdom),
  );

/** The last player's part in this Turn is over (HEP-1.4, HEP-1.11). */
export const isRoundOver = (state: State): boolean =>
  state.outcome === null && state.active === null && stillToPlay(state).length === 0;

/**
 * Nothing was posted until the time was over: in Turn 0 for all (HEP-1.4), else for the Phase that is open (HEP-17.5). Acts of
 * the master that come alone are no such thing (HEP-14.5).
 */
export const timeIsOver = (turn: Turn): void => {
  if (Object.keys(turn.sheets).length > 0 || turn.acts.length > 0 || turn.state.outcome !== null) return;
  const { active } = turn.state;
  const silent = turn.state.turn === 0 ? stillToPlay(turn.state) : active === null ? [] : [active];
  for (const kingdom of silent) close(turn, kingdom);
};

/** A kingdom whose ruler is gone, eliminated in their own Phase or removed by the master, has no more Phases. */
export const goneRulersStop = (turn: Turn): void => {
  const { active, outcome } = turn.state;
  if (active === null || outcome !== null) return;
  if (getKingdom(turn.state, active).controller !== 'player') close(turn, active);
};

/** The next kingdom of the list is called (HEP-1.5). */
export const nextPhaseOpens = (turn: Turn): void => {
  const { state } = turn;
  if (state.turn === 0 || state.outcome !== null || state.active !== null) return;
  const [next] = stillToPlay(state);
  if (next === undefined) return;
  openPhase(turn, next);
  settle(turn, next);
};

const close = (scene: Scene, kingdom: KingdomNumber): void => {
  closePhase(scene, kingdom);
  settle(scene, kingdom);
};

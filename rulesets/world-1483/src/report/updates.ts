import type { Told, ToldOf } from '../told.ts';
import { NPC_PHASE, PLAYER_PHASES } from '../words.ts';

/** What was heard of one update, and which it was. */
export interface Update {
  /** Null before turn 1, and where its end was not heard. */
  readonly was: { readonly turn: number; readonly phase: number } | null;
  readonly next: ToldOf<'update-ended'> | null;
  readonly news: readonly Told[];
}

/** A reader may hear of several updates at once: all since their own phase was open last. */
export const updatesIn = (heard: readonly Told[]): readonly Update[] => {
  const updates: Update[] = [];
  let news: Told[] = [];
  for (const told of heard) {
    if (told.kind !== 'update-ended') {
      news.push(told);
      continue;
    }
    updates.push({ was: before(told), next: told, news });
    news = [];
  }
  return news.length === 0 ? updates : [...updates, { was: null, next: null, news }];
};

const LAST = PLAYER_PHASES.length;

const before = ({ stage, turn, phase }: ToldOf<'update-ended'>): Update['was'] => {
  if (stage !== 'phases' || (turn === 1 && phase === 1)) return null;
  return phase > 1 ? { turn, phase: phase - 1 } : { turn: turn - 1, phase: LAST };
};

/** The phase in which somebody acts: the non-player nations and the Berbers with the last of the others (W83-1.2). */
export const phaseOf = (was: NonNullable<Update['was']>, phase: number | null): number =>
  was.phase === LAST && (phase === null || phase === NPC_PHASE) ? NPC_PHASE : was.phase;

import type { AnyKnown } from '../ruleset/any.ts';
import type { TutorialStep } from '../ruleset/tutorial.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

export type LessonStep = TutorialStep<RulesetTypes>;

/** What the guide sees of the pupil. */
export interface Seen {
  /** The room they are in. */
  readonly room: string | undefined;
  /** How many turns they have run. */
  readonly turn: number;
  readonly known: AnyKnown;
  readonly orders: readonly AnyOrder[];
}

/** Whether a step is done; what is asked of the reader alone is done when they say so. */
export const isDone = ({ act, turn }: LessonStep, seen: Seen): boolean => {
  if (seen.turn > turn) return true;
  switch (act.kind) {
    case 'read':
      return true;
    case 'enter':
      return seen.room === act.room;
    case 'order':
      return act.done(seen.known, seen.orders);
    case 'turn':
      return false;
  }
};

/** The first step of this turn, before the one in hand, whose order is missing from the draft; null when none is. */
export const missingBefore = (steps: readonly LessonStep[], at: number, seen: Seen): number | null => {
  const missing = steps.findIndex(
    (step, index) => index < at && step.turn === seen.turn && step.act.kind === 'order' && !isDone(step, seen),
  );
  return missing < 0 ? null : missing;
};

/** Whether the turn may be run at this step: earlier, the rest of the lesson would not fit what has happened. */
export const mayRun = (steps: readonly LessonStep[], at: number, seen: Seen): boolean => {
  const step = steps[at];
  if (step === undefined) return true;
  return step.turn === seen.turn && step.act.kind === 'turn' && missingBefore(steps, at, seen) === null;
};

/** Where a pupil goes on who was at a step when they left, and who has run so many turns. */
export const resumedAt = (steps: readonly LessonStep[], at: number, turn: number): number => {
  if ((steps[at]?.turn ?? turn) === turn) return at;
  const first = steps.findIndex((step) => step.turn === turn);
  return first < 0 ? steps.length : first;
};

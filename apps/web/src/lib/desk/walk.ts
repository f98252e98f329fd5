import {
  type AnyOrder,
  afterBranch,
  assembleOrder,
  type Branch,
  type Choice,
  type JsonValue,
  type OrderKind,
  type RulesetTypes,
} from '@chancery/core';

type AnyKind = OrderKind<RulesetTypes>;

/** How far somebody has come on the way to one order: what they have answered, and what is asked next. */
export interface Walk {
  readonly kind: AnyKind;
  readonly answers: { readonly [param: string]: JsonValue };
  /** Titles of the answers so far, in order. */
  readonly said: readonly string[];
  readonly next: Choice;
}

export const beginWalk = (kind: AnyKind, choice: Choice): Walk =>
  settled({ kind, answers: {}, said: [], next: choice });

/** The same, with some answers given already. */
export const resumeWalk = (kind: AnyKind, answers: Walk['answers'], said: string, next: Choice): Walk =>
  settled({ kind, answers, said: [said], next });

/** The walk after an answer to what is asked now. */
export const answer = (walk: Walk, value: JsonValue, said: string, next: Choice): Walk =>
  walk.next.ask === 'done' || walk.next.ask === 'bill'
    ? walk
    : answerAll(walk, { [walk.next.param]: value }, said, next);

/** The walk after several answers at once. */
export const answerAll = (walk: Walk, given: Walk['answers'], said: string, next: Choice): Walk =>
  settled({ ...walk, answers: { ...walk.answers, ...given }, said: [...walk.said, said], next });

export const take = (walk: Walk, branch: Branch): Walk =>
  walk.next.ask === 'one' ? answer(walk, branch.value, branch.label, afterBranch(walk.next, branch)) : walk;

/** The walk without an answer to what is asked now, where it may be left out. */
export const leaveOut = (walk: Walk): Walk => {
  const skip = walk.next.ask === 'done' || walk.next.ask === 'bill' ? undefined : walk.next.skip;
  return skip === undefined ? walk : settled({ ...walk, said: [...walk.said, skip.label], next: skip.then });
};

/** The order at the end of the walk; null when something is still asked. */
export const orderOf = ({ kind, answers, next }: Walk): AnyOrder | null =>
  next.ask === 'done' ? (assembleOrder(kind, answers) as AnyOrder) : null;

/**
 * What has one answer only need not be asked, unless it is the first question: who gives the order is said aloud. The section in
 * hand is said elsewhere.
 */
const settled = (walk: Walk): Walk => {
  const { next, said } = walk;
  if (next.ask !== 'one' || next.of.length !== 1 || next.skip !== undefined) return walk;
  if (said.length === 0 && next.param !== 'section') return walk;
  return take(walk, next.of[0] as Branch);
};

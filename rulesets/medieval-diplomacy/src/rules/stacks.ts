import type { Stack } from '../state.ts';
import type { Rank, TroopType } from '../words.ts';

/** Stacks are kept by rank, then type, one for each pair, never empty. These make new lists and leave the old alone. */
export const byRankAndType = (a: Stack, b: Stack): number => a.rank - b.rank || a.type - b.type;

export const withStack = (stacks: readonly Stack[], added: Stack): readonly Stack[] => {
  if (added.count === 0) return stacks;
  const at = stacks.findIndex((stack) => stack.type === added.type && stack.rank === added.rank);
  if (at < 0) return [...stacks, added].sort(byRankAndType);
  return stacks.map((stack, i) => (i === at ? { ...stack, count: stack.count + added.count } : stack));
};

export const withStacks = (stacks: readonly Stack[], added: readonly Stack[]): readonly Stack[] =>
  added.reduce(withStack, stacks);

/** Takes away exactly what is named; taking what is not there is our own bug. */
export const withoutStacks = (stacks: readonly Stack[], taken: readonly Stack[]): readonly Stack[] => {
  let left = stacks;
  for (const { type, rank, count } of taken) {
    const stack = left.find((each) => each.type === type && each.rank === rank);
    if (!stack || stack.count < count) throw new Error(`cannot take ${count} of type ${type} from rank ${rank}`);
    left =
      stack.count === count
        ? left.filter((each) => each !== stack)
        : left.map((each) => (each === stack ? { ...each, count: each.count - count } : each));
  }
  return left;
};

/** Up to `count` of a type, from the lowest rank upward, or from one rank only (MD-4.46, MD-7.17). */
export const takeOfType = (stacks: readonly Stack[], type: TroopType, count: number, rank?: Rank): readonly Stack[] => {
  const taken: Stack[] = [];
  let left = count;
  for (const stack of stacks) {
    if (left === 0) break;
    if (stack.type !== type || (rank !== undefined && stack.rank !== rank)) continue;
    const some = Math.min(left, stack.count);
    taken.push({ ...stack, count: some });
    left -= some;
  }
  return taken;
};

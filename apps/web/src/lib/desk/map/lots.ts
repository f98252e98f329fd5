import {
  type Asking,
  afterBranch,
  begunInHand,
  type Choice,
  type ChoiceTree,
  type OrderKind,
  type RulesetTypes,
} from '@chancery/core';

/** How many of one sort are in hand, and may go by themselves. */
export interface Lot {
  readonly label: string;
  readonly most: number;
}

/** Of whom a click could send some and leave others, sort by sort. */
export const lotsIn = (
  tree: ChoiceTree,
  kinds: readonly OrderKind<RulesetTypes>[],
  hand: readonly string[],
): readonly Lot[] => {
  const lots = new Map<string, number>();
  for (const kind of kinds) {
    const begun = begunInHand(kind, tree, hand);
    // Those of whom all may go stand in their order, before those who may go where others cannot.
    const asked = begun === null ? [] : firstGroups(begun.choice).toSorted((a, b) => b.of.length - a.of.length);
    for (const { label, count } of asked.flatMap(({ of }) => of)) {
      if (count) lots.set(label, Math.max(count.to, lots.get(label) ?? 0));
    }
  }
  // One alone goes, or stays.
  return lots.size === 1 && lots.values().next().value === 1 ? [] : [...lots].map(([label, most]) => ({ label, most }));
};

/** Where it is first asked how many; what is asked later is not about those in hand. */
const firstGroups = (choice: Choice): readonly Extract<Asking, { ask: 'groups' }>[] => {
  if (choice.ask === 'done' || choice.ask === 'bill') return [];
  if (choice.ask === 'groups' && choice.skip === undefined) return [choice];
  const without = choice.skip === undefined ? [] : firstGroups(choice.skip.then);
  if (choice.ask !== 'one') return without;
  return [...choice.of.flatMap((branch) => firstGroups(afterBranch(choice, branch))), ...without];
};

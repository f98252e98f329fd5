import {
  type AnyOrder,
  afterBranch,
  type Choice,
  type ChoiceTree,
  changedWhenRead,
  countInSections,
  type HasOrders,
  type OrderSection,
  orderKindsOf,
  type RulesetTypes,
  sectionsOf,
} from '@chancery/core';

/**
 * The sections between which a ruler chooses: those of orders that may stand in several which are run at the same time, such as
 * rounds. Where they are run at different times, each order asks for its own.
 */
export const sectionsToChoose = ({ orders }: HasOrders<RulesetTypes>): readonly OrderSection[] => {
  const all = sectionsOf(orders);
  const whenOf = (section: string): string | undefined => all.find(({ id }) => id === section)?.when;
  const several = new Set(
    orderKindsOf(orders, 'ruler').flatMap(({ sections = [] }) =>
      sections.length > 1 && new Set(sections.map(whenOf)).size === 1 ? sections : [],
    ),
  );
  return all.filter(({ id }) => several.has(id));
};

/**
 * The section into which orders go: the one that was chosen as long as it has room, else the first that has less than usually
 * stands in it, else the first that has room.
 */
export const sectionInHand = (
  sections: readonly OrderSection[],
  drafted: readonly AnyOrder[],
  chosen: string | null,
): string | null => {
  const counts = countInSections(drafted);
  const open = sections.filter(({ id, takes }) => takes === undefined || (counts.get(id) ?? 0) < takes);
  const next = open.find(({ id, usual }) => usual === undefined || (counts.get(id) ?? 0) < usual);
  return (open.find(({ id }) => id === chosen) ?? next ?? open[0])?.id ?? null;
};

/** All orders of two sections change places; what stands in neither stays. */
export const swapped = (drafted: readonly AnyOrder[], one: string, other: string): readonly AnyOrder[] =>
  drafted.map((order) => {
    if (order.section === one) return { ...order, section: other };
    return order.section === other ? { ...order, section: one } : order;
  });

/** The tree in which the question for the section is answered by the one in hand, wherever it can be. */
export const treeInHand = (tree: ChoiceTree, section: string | null): ChoiceTree =>
  section === null ? tree : changedWhenRead(tree, (choice) => choiceInHand(choice, section));

const choiceInHand = (choice: Choice, section: string): Choice => {
  if (choice.ask !== 'one' || choice.param !== 'section') return choice;
  const branch = choice.of.find(({ value }) => value === section);
  return branch === undefined ? choice : { ...choice, of: [{ ...branch, then: afterBranch(choice, branch) }] };
};

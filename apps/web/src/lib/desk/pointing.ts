import type { Branch, ChoiceTree, World } from '@chancery/core';

/** Something that a click on an area of the map may mean for the unit in hand. */
export interface Pointed {
  readonly verb: string;
  readonly branch: Branch;
}

/** What is offered for one unit: the verb, and what is asked when the unit is named. */
export const offersFor = (tree: ChoiceTree, unit: string): readonly Pointed[] =>
  firstAnswered(tree, unit, (param) => param === 'unit');

/** What is offered about one power: orders of no unit that ask for a power first. */
export const offersAbout = (tree: ChoiceTree, power: string): readonly Pointed[] =>
  firstAnswered(tree, power, (param) => param !== 'unit');

/** The verbs whose first question may be answered so. */
const firstAnswered = (tree: ChoiceTree, answer: string, asked: (param: string) => boolean): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, choice]) => {
    if (choice.ask !== 'one' || !asked(choice.param)) return [];
    const branch = choice.of.find(({ value }) => value === answer);
    return branch === undefined ? [] : [{ verb, branch }];
  });

export const NO_STEPS: ReadonlyMap<number, readonly Pointed[]> = new Map();

/** The orders that one click gives: after the unit, nothing is asked but an area. By area, in the order of the verbs. */
export const stepsFor = (tree: ChoiceTree, unit: string, world: World): ReadonlyMap<number, readonly Pointed[]> => {
  const names = new Map(world.areas.map(({ number, name }) => [number, name]));
  const steps = new Map<number, Pointed[]>();
  for (const { verb, branch } of offersFor(tree, unit)) {
    const { then } = branch;
    if (
      then.ask !== 'one' ||
      !then.of.every(({ value, label, then: after }) => isArea(names, value, label) && after.ask === 'done')
    )
      continue;
    for (const step of then.of) {
      const area = step.value as number;
      steps.set(area, [...(steps.get(area) ?? []), { verb, branch: step }]);
    }
  }
  return steps;
};

/** Whether an answer is a place of the map: the number of an area, under its name. */
const isArea = (names: ReadonlyMap<number, string>, value: unknown, label: string): boolean =>
  typeof value === 'number' && (names.get(value)?.includes(label) === true || label.includes(names.get(value) ?? '\n'));

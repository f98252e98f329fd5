import type { Branch, Choice, ChoiceTree, OrderKind, RulesetTypes } from '@chancery/core';
import { beginWalk, take, type Walk } from '../walk.ts';
import { type AreaNames, isArea } from './area-names.ts';

/** The way to an order of a kind that is about one area: only answers that lead through it are left. Null when there are none. */
export const walkAbout = (
  kind: OrderKind<RulesetTypes>,
  tree: ChoiceTree,
  area: number,
  names: AreaNames,
): Walk | null => {
  const asked = tree[kind.verb];
  const left = asked && through(asked, area, names, false);
  if (!left) return null;
  const walk = beginWalk(kind, left);
  const [only, ...others] = left.ask === 'one' ? left.of : [];
  return only && others.length === 0 ? take(walk, only) : walk;
};

const through = (choice: Choice, area: number, names: AreaNames, isNamed: boolean): Choice | null => {
  if (choice.ask === 'done') return isNamed ? choice : null;
  if (choice.ask !== 'one') {
    const then = through(choice.then, area, names, isNamed);
    return then && { ...choice, then };
  }
  const of = choice.of.flatMap((branch): readonly Branch[] => {
    const { value, label } = branch;
    const isPlace = isArea(names, value, label);
    if (isPlace && value !== area) return [];
    const then = through(branch.then, area, names, isNamed || isPlace);
    return then ? [{ ...branch, then }] : [];
  });
  return of.length === 0 ? null : { ...choice, of };
};

import {
  afterBranch,
  type Branch,
  type Choice,
  type ChoiceTree,
  type OrderKind,
  type RulesetTypes,
} from '@chancery/core';
import { beginWalk, take, type Walk } from '../walk.ts';
import { type AreaNames, areaMeant } from './area-names.ts';

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
  const { next } = walk;
  const [only, ...others] = next.ask === 'one' && next.skip === undefined ? next.of : [];
  return only && others.length === 0 ? take(walk, only) : walk;
};

const through = (choice: Choice, area: number, names: AreaNames, isNamed: boolean): Choice | null => {
  if (choice.ask === 'done') return isNamed ? choice : null;
  if (choice.ask === 'bill') {
    const isListed = choice.of.some(
      (item) => item.kind === 'ticks' && item.of.some((tick) => areaMeant(names, tick) === area),
    );
    const then = through(choice.then, area, names, isNamed || isListed);
    return then && { ...choice, then };
  }
  const { skip: offered, ...asking } = choice;
  const without = offered === undefined ? null : through(offered.then, area, names, isNamed);
  const skip = offered === undefined || without === null ? {} : { skip: { label: offered.label, then: without } };
  if (asking.ask !== 'one') {
    const isOffered =
      (asking.ask === 'some' || asking.ask === 'way') && asking.of.some((tick) => areaMeant(names, tick) === area);
    const then = through(asking.then, area, names, isNamed || isOffered);
    if (then === null) return without;
    return { ...(isOffered && asking.ask === 'some' ? onlyHere(asking, area, names) : asking), then, ...skip };
  }
  const of = asking.of.flatMap((branch): readonly Branch[] => {
    const meant = areaMeant(names, branch);
    if (meant !== null && meant !== area) return [];
    const then = through(afterBranch(asking, branch), area, names, isNamed || meant !== null);
    return then ? [{ ...branch, then }] : [];
  });
  return of.length === 0 ? without : { ...asking, of, ...skip };
};

type Some = Extract<Choice, { ask: 'some' }>;

/** Of several places that could be ticked the one that is meant, where one is enough. */
const onlyHere = (asking: Some, area: number, names: AreaNames): Some => {
  if (asking.from > 1) return asking;
  const of = asking.of.filter((tick) => [area, null].includes(areaMeant(names, tick)));
  return { ...asking, of, to: Math.min(asking.to, of.length) };
};

import {
  afterBranch,
  type Branch,
  type Choice,
  type ChoiceTree,
  type OrderKind,
  onceFor,
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
  const left = asked && waysThrough(area, names)(false)(asked);
  if (!left) return null;
  const walk = beginWalk(kind, left);
  const { next } = walk;
  const [only, ...others] = next.ask === 'one' && next.skip === undefined ? next.of : [];
  return only && others.length === 0 ? take(walk, only) : walk;
};

/** What is left of a choice where the area has been named already, and where it has not. */
type Through = (isNamed: boolean) => (choice: Choice) => Choice | null;

/** What stands in several places of a choice is looked through once. */
const waysThrough = (area: number, names: AreaNames): Through => {
  const meant = (thing: Meant): number | null => areaMeant(names, thing);
  const named = onceFor((choice: Choice) => leftOf(through, choice, true, { area, meant }));
  const open = onceFor((choice: Choice) => leftOf(through, choice, false, { area, meant }));
  const through: Through = (isNamed) => (isNamed ? named : open);
  return through;
};

type Meant = Parameters<typeof areaMeant>[1];

/** The area that is wanted, and which one an answer means. */
interface Wanted {
  readonly area: number;
  meant(thing: Meant): number | null;
}

const leftOf = (through: Through, choice: Choice, isNamed: boolean, wanted: Wanted): Choice | null => {
  const { area, meant } = wanted;
  if (choice.ask === 'done') return isNamed ? choice : null;
  if (choice.ask === 'bill') {
    const isListed = choice.of.some((item) => item.kind === 'ticks' && item.of.some((tick) => meant(tick) === area));
    const then = through(isNamed || isListed)(choice.then);
    return then && { ...choice, then };
  }
  const { skip: offered, ...asking } = choice;
  const without = offered === undefined ? null : through(isNamed)(offered.then);
  const skip = offered === undefined || without === null ? {} : { skip: { label: offered.label, then: without } };
  if (asking.ask !== 'one') {
    const isOffered = (asking.ask === 'some' || asking.ask === 'way') && asking.of.some((tick) => meant(tick) === area);
    const then = through(isNamed || isOffered)(asking.then);
    if (then === null) return without;
    return { ...(isOffered && asking.ask === 'some' ? onlyHere(asking, wanted) : asking), then, ...skip };
  }
  const of = asking.of.flatMap((branch): readonly Branch[] => {
    const there = meant(branch);
    if (there !== null && there !== area) return [];
    const then = through(isNamed || there !== null)(afterBranch(asking, branch));
    return then ? [{ ...branch, then }] : [];
  });
  return of.length === 0 ? without : { ...asking, of, ...skip };
};

type Some = Extract<Choice, { ask: 'some' }>;

/** Of several places that could be ticked the one that is meant, where one is enough. */
const onlyHere = (asking: Some, { area, meant }: Wanted): Some => {
  if (asking.from > 1) return asking;
  const of = asking.of.filter((tick) => [area, null].includes(meant(tick)));
  return { ...asking, of, to: Math.min(asking.to, of.length) };
};

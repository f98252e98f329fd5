import type { RulesetTypes } from '../types/ruleset-types.ts';
import { nearFaults } from './argument-faults.ts';
import { mayLeaveOut, maySkip } from './fillers.ts';
import type { PlainTail } from './grammar.ts';
import { keyOf, type LineInHand } from './line-in-hand.ts';
import { itemFaults, listSpans, type ReadItem } from './list-faults.ts';
import { isLiteral, takesTheRest } from './match-line.ts';
import { namesOf } from './name-index.ts';
import type { ListType, NamedType } from './param.ts';
import { exactPart, loosePart, unglued } from './read-part.ts';

/**
 * What is done with a part of a wording and the words at hand: they fit; they are near (understood, but not possible)
 * or far (not understood); the part is missing; or a word is left over.
 */
export type Step = 'fits' | 'near' | 'far' | 'missing' | 'left over';

/** One step of an alignment: the part it is about (its place in the tail), and the words from `at` up to `next`. */
export interface AlignedStep {
  readonly step: Step;
  readonly partAt: number;
  readonly at: number;
  readonly next: number;
}

export interface Alignment {
  readonly cost: number;
  readonly steps: readonly AlignedStep[];
}

/** Lays the words from `start` on beside the tail in the cheapest way, where whatever is wrong costs something. */
export const alignWords = <T extends RulesetTypes>(
  line: LineInHand<T>,
  tail: readonly PlainTail<T>[],
  start: number,
): Alignment => {
  const known = new Map<number, Way>();
  const cheapest = (partAt: number, at: number): Way => {
    const place = partAt * (line.words.length + 1) + at;
    const found = known.get(place) ?? search(partAt, at);
    known.set(place, found);
    return found;
  };
  const search = (partAt: number, at: number): Way => {
    let best = END;
    for (const option of optionsAt(line, tail, partAt, at)) {
      if (option.cost >= best.cost) continue;
      const cost = option.cost + cheapest(option.partAt, option.next).cost;
      if (cost < best.cost) best = { cost, option };
    }
    return best === END ? { cost: 0, option: null } : best;
  };

  const steps: AlignedStep[] = [];
  let partAt = 0;
  let at = start;
  for (let way = cheapest(partAt, at); way.option !== null; way = cheapest(partAt, at)) {
    steps.push({ step: way.option.step, partAt, at, next: way.option.next });
    partAt = way.option.partAt;
    at = way.option.next;
  }
  return { cost: cheapest(0, start).cost, steps };
};

/** A step and where it leads: the next part, and the next word. */
interface Option {
  readonly cost: number;
  readonly step: Step;
  readonly partAt: number;
  readonly next: number;
}

interface Way {
  readonly cost: number;
  readonly option: Option | null;
}

const END: Way = { cost: Number.POSITIVE_INFINITY, option: null };

const COST = { fits: 0, near: 3, far: 4, 'left over': 4, missing: 6 } as const satisfies {
  readonly [s in Step]: number;
};
/** What every further word costs that is not understood, and what is saved if a known name must have been meant. */
const FAR_WORD = 2;
const MISSPELT = -1;
/** What is saved if a comma says that the words belong to a list. */
const PARTED = -1;
/** An argument that is not understood has at most so many words. */
const MOST_FAR_WORDS = 5;

const optionsAt = <T extends RulesetTypes>(
  line: LineInHand<T>,
  tail: readonly PlainTail<T>[],
  partAt: number,
  at: number,
): readonly Option[] => {
  const part = tail[partAt];
  const word = line.words[at];
  const leftOver: readonly Option[] =
    word === undefined ? [] : [{ cost: COST['left over'], step: 'left over', partAt, next: at + 1 }];
  if (part === undefined) return leftOver;
  const skipped: readonly Option[] = maySkip(word) ? [{ cost: 0, step: 'fits', partAt, next: at + 1 }] : [];
  const missing: Option =
    part.part === 'word' && mayLeaveOut(part.anyOf)
      ? { cost: 0, step: 'fits', partAt: partAt + 1, next: at }
      : { cost: COST.missing, step: 'missing', partAt: partAt + 1, next: at };
  return [...takenAs(line, part, { partAt, at, rest: takesTheRest(tail, partAt) }), ...skipped, ...leftOver, missing];
};

/** Where a line is in hand: at which part, at which word, and whether the part takes all words that are left. */
interface Place {
  readonly partAt: number;
  readonly at: number;
  readonly rest: boolean;
}

/** How the words at `at` may be taken as the part, rightly or wrongly. */
const takenAs = <T extends RulesetTypes>(
  line: LineInHand<T>,
  part: PlainTail<T>,
  { partAt, at, rest }: Place,
): readonly Option[] => {
  const option = (step: Step, next: number, more = 0): Option => ({
    cost: COST[step] + more,
    step,
    partAt: partAt + 1,
    next,
  });
  if (part.part === 'word') return isLiteral(part.anyOf, line.words[at]) ? [option('fits', at + 1)] : [];
  const { type, glue } = part;
  const found = [...exactPart(line, part, at), ...loosePart(line, part, at, rest)].map(({ next }) =>
    option('fits', next),
  );
  const end = line.words.length;
  if (type.kind === 'list') return [...found, ...takenAsList(line, type, at, option)];
  const { line: bare, at: from } = unglued(line, glue, at);
  const most = Math.min(Math.max(MOST_FAR_WORDS, type.kind === 'numbers' ? type.count : 0), end - at);
  for (let length = 1; length <= most; length += 1) {
    const next = at + length;
    if (nearFaults(bare, type, from, next).length > 0) found.push(option('near', next));
    const isMeant = type.kind === 'named' && isMisspelt(line, type, at, next);
    found.push(option('far', next, isMeant ? MISSPELT : FAR_WORD * (length - 1)));
  }
  if (type.kind === 'text' && most > 0) found.push(option('far', end));
  return found;
};

/** How the words at `at` may be taken as a list of which something is wrong. */
const takenAsList = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ListType<T>,
  at: number,
  option: (step: Step, next: number, more?: number) => Option,
): readonly Option[] =>
  listSpans(line, type, at, MOST_FAR_WORDS).flatMap(({ items, next }) => {
    const bad = items.filter(({ fault }) => fault?.code === 'unknown-name');
    if (bad.some((item) => item.end === item.at + 1 && maySkip(line.words[item.at]))) return [];
    if (bad.length > 0) return [option('far', next, costOf(bad, at) - COST.far)];
    return itemFaults(line, type, items).length > 0 ? [option('near', next)] : [];
  });

/** What items cost that are not understood. */
const costOf = (bad: readonly ReadItem[], from: number): number =>
  bad.reduce((sum, { at, end, fault }) => {
    const isMeant = fault?.code === 'unknown-name' && fault.meant.length > 0;
    return sum + COST.far + (at === from ? 0 : PARTED) + (isMeant ? MISSPELT : FAR_WORD * (end - at - 1));
  }, 0);

/** Whether the words are near a known name. */
const isMisspelt = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
  end: number,
): boolean => namesOf(type, line.known).suggestions(keyOf(line, at, end)).length > 0;

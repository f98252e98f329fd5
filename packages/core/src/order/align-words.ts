import type { RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { PlainTail } from './grammar.ts';
import { takesTheRest } from './match-line.ts';
import { exactPart, loosePart, unglued } from './read-part.ts';
import { mayLeaveOut, maySkip } from './words/fillers.ts';
import type { LineInHand } from './words/line-in-hand.ts';
import { isLiteral } from './words/literal.ts';

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
  const { line: bare, at: from } = unglued(line, glue, at);
  for (const { step, next, more } of argumentKindOf(type).misread(bare, type, from))
    found.push(option(step, next, more));
  return found;
};

import { err, ok, type Result } from '../../result.ts';
import type { OrderLine } from './param.ts';

/**
 * One step of an order line: a literal word (one of some), an argument (with letters glued before it, as in `x3`), or
 * optional parts that each begin with words of their own, so that any of them may stand in any order.
 */
export type PatternPart = PlainPart | { readonly part: 'extras'; readonly extras: readonly PatternExtra[] };

export type PlainPart =
  | { readonly part: 'word'; readonly anyOf: readonly string[] }
  | { readonly part: 'argument'; readonly name: string; readonly glue: string };

/** One of several optional parts, and the flag that it sets. */
export interface PatternExtra {
  readonly parts: readonly PlainPart[];
  readonly flag?: string;
}

export type Way = readonly PatternPart[];

/**
 * Every way to write a line, with its optional parts or without them, the fullest first: `<unit> FORM ARMY [AS <number>]`
 * can be written in two ways. Optional parts that may stand in any order are one step of all of them. The fault of a
 * pattern that cannot be read is a sentence for its author.
 */
export const waysToWrite = ({ pattern, flags = {} }: OrderLine): Result<readonly Way[], string> => {
  const pieces = pattern.match(PIECE) ?? [];
  const strange = pieces.find((piece) => !KNOWN_PIECE.test(piece));
  if (strange !== undefined) return err(`"${strange}" is no capital word, <argument> or [optional part]`);
  const depths = depthsOf(pieces);
  if (depths.some((depth) => depth < 0)) return err('a ] has no [');
  if (depths.at(-1) !== undefined && depths.at(-1) !== 0) return err('a [ has no ]');
  const steps = withExtras(stepsFrom(pieces, 0).steps, flags);
  if (bracketsIn(steps) > MOST_OPTIONAL) return err(`it has more than ${MOST_OPTIONAL} optional parts`);
  return ok(waysOf(steps));
};

/** A part, or steps between brackets. */
type Step = PatternPart | { readonly part: 'bracket'; readonly steps: readonly Step[] };

/** The steps of the pieces from `start` up to the next bracket that closes more than it opens. */
const stepsFrom = (
  pieces: readonly string[],
  start: number,
): { readonly steps: readonly Step[]; readonly end: number } => {
  const steps: Step[] = [];
  let at = start;
  while (at < pieces.length) {
    const piece = pieces[at] as string;
    at += 1;
    if (piece === ']') break;
    if (piece === '[') {
      const inner = stepsFrom(pieces, at);
      steps.push({ part: 'bracket', steps: inner.steps });
      at = inner.end;
    } else steps.push(partOf(piece));
  }
  return { steps, end: at };
};

const partOf = (piece: string): PlainPart => {
  const opening = piece.indexOf('<');
  if (opening < 0) return { part: 'word', anyOf: piece.split('|') };
  return { part: 'argument', name: piece.slice(opening + 1, -1), glue: piece.slice(0, opening) };
};

/** The steps, where brackets that begin with words and stand beside each other, or set a flag, have become extras. */
const withExtras = (steps: readonly Step[], flags: NonNullable<OrderLine['flags']>): readonly Step[] => {
  const found: Step[] = [];
  for (let at = 0; at < steps.length; ) {
    const run: PatternExtra[] = [];
    for (let extra = extraOf(steps[at], flags); extra !== null; extra = extraOf(steps[at + run.length], flags)) {
      run.push(extra);
    }
    const isExtras = run.length > 1 || run[0]?.flag !== undefined;
    found.push(isExtras ? { part: 'extras', extras: run } : (steps[at] as Step));
    at += isExtras ? run.length : 1;
  }
  return found;
};

const extraOf = (step: Step | undefined, flags: NonNullable<OrderLine['flags']>): PatternExtra | null => {
  if (step?.part !== 'bracket' || step.steps[0]?.part !== 'word') return null;
  const parts = step.steps.filter((each) => each.part === 'word' || each.part === 'argument');
  if (parts.length < step.steps.length) return null;
  const words = parts.map((part) => (part.part === 'word' ? part.anyOf.join('|') : '<>')).join(' ');
  const flag = Object.hasOwn(flags, words) ? flags[words] : undefined;
  return { parts, ...(flag === undefined ? {} : { flag }) };
};

/** The fullest first. */
const waysOf = (steps: readonly Step[]): readonly Way[] => {
  let ways: readonly Way[] = [[]];
  for (const step of steps) {
    const more: readonly Way[] = step.part === 'bracket' ? [...waysOf(step.steps), []] : [[step]];
    ways = ways.flatMap((way) => more.map((each) => [...way, ...each]));
  }
  return ways;
};

const bracketsIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.part === 'bracket' ? 1 + bracketsIn(step.steps) : 0), 0);

/** How many brackets are open after each piece. */
const depthsOf = (pieces: readonly string[]): readonly number[] => {
  let depth = 0;
  return pieces.map((piece) => {
    depth += piece === '[' ? 1 : piece === ']' ? -1 : 0;
    return depth;
  });
};

const MOST_OPTIONAL = 5;
const PIECE = /[[\]]|[^\s[\]]+/g;
const KNOWN_PIECE = /^(?:[[\]@]|[a-z]*<[a-z][A-Za-z0-9]*>|[A-Z0-9]+(?:\|[A-Z0-9]+)*)$/;

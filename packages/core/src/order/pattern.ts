import { err, ok, type Result } from '../result.ts';

/** One step of an order line: a literal word (one of some), or an argument. */
export type PatternPart =
  | { readonly part: 'word'; readonly anyOf: readonly string[] }
  | { readonly part: 'argument'; readonly name: string };

/**
 * Every way to write a pattern, with its optional parts or without them, the fullest first:
 * `<unit> FORM ARMY [AS <number>]` can be written in two ways. The fault of a pattern that cannot be read is a
 * sentence for its author.
 */
export const waysToWrite = (pattern: string): Result<readonly (readonly PatternPart[])[], string> => {
  const pieces = pattern.match(PIECE) ?? [];
  const strange = pieces.find((piece) => !KNOWN_PIECE.test(piece));
  if (strange !== undefined) return err(`"${strange}" is no capital word, <argument> or [optional part]`);
  const depths = depthsOf(pieces);
  if (depths.some((depth) => depth < 0)) return err('a ] has no [');
  if (depths.at(-1) !== undefined && depths.at(-1) !== 0) return err('a [ has no ]');
  if (pieces.filter((piece) => piece === '[').length > MOST_OPTIONAL) {
    return err(`it has more than ${MOST_OPTIONAL} optional parts`);
  }
  return ok(waysFrom(pieces, 0).ways);
};

type Way = readonly PatternPart[];

/** The ways to write the pieces from `start` up to the next bracket that closes more than it opens. */
const waysFrom = (
  pieces: readonly string[],
  start: number,
): { readonly ways: readonly Way[]; readonly end: number } => {
  let ways: readonly Way[] = [[]];
  let at = start;
  while (at < pieces.length) {
    const piece = pieces[at] as string;
    at += 1;
    if (piece === ']') return { ways, end: at };
    if (piece === '[') {
      const inner = waysFrom(pieces, at);
      const optional: readonly Way[] = [...inner.ways, []];
      ways = ways.flatMap((way) => optional.map((more) => [...way, ...more]));
      at = inner.end;
    } else {
      const part = partOf(piece);
      ways = ways.map((way) => [...way, part]);
    }
  }
  return { ways, end: at };
};

const partOf = (piece: string): PatternPart =>
  piece.startsWith('<') ? { part: 'argument', name: piece.slice(1, -1) } : { part: 'word', anyOf: piece.split('|') };

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
const KNOWN_PIECE = /^(?:[[\]]|<[a-z][A-Za-z0-9]*>|[A-Z0-9]+(?:\|[A-Z0-9]+)*)$/;

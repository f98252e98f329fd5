import type { JsonValue } from '../../json.ts';
import { onceFor } from '../../once-for.ts';
import type { Malformed } from '../../types/refusal.ts';
import { maySkip } from '../words/fillers.ts';
import { excerptOf, type LineInHand } from '../words/line-in-hand.ts';
import { isLiteral } from '../words/literal.ts';
import type { ArgumentKind, ArgumentReading, Span } from './argument-kind.ts';
import { FLAG } from './flag.ts';
import { isMeant } from './misreading.ts';
import { NAMED } from './named.ts';
import { NUMBER } from './number.ts';
import type { GroupParam, GroupsType } from './param.ts';
import { type PatternPart, type PlainPart, type Way, waysToWrite } from './pattern.ts';
import { itemEnd } from './read-list.ts';
import { wholeOf } from './whole-of.ts';

/** The arguments of one group by name. */
export type Group = { readonly [name: string]: JsonValue };

/** How one group is written, and what that wording sets. */
export interface GroupWay {
  readonly way: Way;
  readonly sets: Group;
}

/** Every way to write a group of this type, the fullest of each line first; made once. */
export const groupWays = onceFor(({ lines }: GroupsType): readonly GroupWay[] =>
  lines.flatMap((line) => {
    const ways = waysToWrite(line);
    if (!ways.ok) throw new Error(`${line.pattern}: ${ways.error}`);
    return ways.value.map((way) => ({ way, sets: line.sets ?? {} }));
  }),
);

/** What reads and writes an argument of a group. */
export const kindOfGroupParam = ({ type }: GroupParam): ArgumentKind<GroupParam['type']> =>
  ({ named: NAMED, number: NUMBER, flag: FLAG })[type.kind] as ArgumentKind<GroupParam['type']>;

/** A group in hand: how far it is read, and what it holds. */
interface Part {
  readonly group: Group;
  readonly next: number;
}

/** The groups that may stand at `at`, the longest first; `loose`: names may be abbreviated and small words missing. */
export const groupsAt = (
  line: LineInHand,
  type: GroupsType,
  at: number,
  loose: boolean,
): readonly ArgumentReading[] => {
  const found = new Map<number, Group>();
  const end = itemEnd(line, at);
  const within: LineInHand = { ...line, words: line.words.slice(0, end) };
  for (const { way, sets } of groupWays(type)) {
    for (const { group, next } of partsFrom({ line: within, type, loose }, way, 0, { group: sets, next: at })) {
      if (next > at && !found.has(next)) found.set(next, group);
    }
  }
  return [...found].map(([next, group]) => ({ value: inOrder(type, group), next })).sort((a, b) => b.next - a.next);
};

interface InHand {
  readonly line: LineInHand;
  readonly type: GroupsType;
  readonly loose: boolean;
}

/** Every way to go on with the parts of a way from the `index`-th on. */
const partsFrom = (hand: InHand, way: Way, index: number, so: Part): readonly Part[] => {
  const part = way[index];
  if (part === undefined) return [so];
  return partAt(hand, part, so).flatMap((then) => partsFrom(hand, way, index + 1, then));
};

const partAt = (hand: InHand, part: PatternPart, so: Part): readonly Part[] => {
  if (part.part !== 'extras') return plainAt(hand, part, so);
  const taken = part.extras.flatMap((extra, index) => {
    const flag = extra.flag === undefined ? so.group : { ...so.group, [extra.flag]: true };
    const others = { ...part, extras: part.extras.filter((_, other) => other !== index) };
    return partsFrom(hand, extra.parts, 0, { group: flag, next: so.next }).flatMap((then) =>
      partAt(hand, others, then),
    );
  });
  return [...taken, so];
};

const plainAt = ({ line, type, loose }: InHand, part: PlainPart, { group, next }: Part): readonly Part[] => {
  const word = line.words[next];
  if (part.part === 'word') return isLiteral(part.anyOf.map(small), word) ? [{ group, next: next + 1 }] : [];
  const param = type.params[part.name];
  if (param === undefined) return [];
  const kind = kindOfGroupParam(param);
  const read = [...kind.exact(line, param.type, next), ...(loose ? kind.loose(line, param.type, next, false) : [])];
  return read.map(({ value, next: after }) => ({ group: { ...group, [part.name]: value }, next: after }));
};

const small = (word: string): string => word.toLowerCase();

/** The arguments in the order in which the type declares them. */
export const inOrder = ({ params }: GroupsType, group: Group): Group =>
  Object.fromEntries(Object.keys(params).flatMap((name) => (group[name] === undefined ? [] : [[name, group[name]]])));

/** What keeps the words from `at` up to `end` from being a group; the way that gets furthest with them is meant. */
export const groupFaults = (line: LineInHand, type: GroupsType, at: number, end: number): readonly Malformed[] => {
  const within: LineInHand = { ...line, words: line.words.slice(0, end) };
  if (groupsAt(within, type, at, true).some(({ next }) => next === end)) return [];
  let furthest = -1;
  let faults: readonly Malformed[] = [];
  for (const { way } of groupWays(type)) {
    const stuck = stuckIn({ line: within, type, loose: true }, way, at);
    if (stuck.at > furthest) {
      furthest = stuck.at;
      faults = stuck.faults;
    }
  }
  return faults;
};

/** How far a way fits, and what is wrong there. */
const stuckIn = (
  hand: InHand,
  way: Way,
  at: number,
): { readonly at: number; readonly faults: readonly Malformed[] } => {
  const { line, type } = hand;
  let so: readonly Part[] = [{ group: {}, next: at }];
  for (const part of way) {
    const then = so.flatMap((each) => partAt(hand, part, each));
    const from = Math.max(...so.map(({ next }) => next));
    if (then.length === 0) return { at: from, faults: missingPart(line, type, part, from) };
    so = then;
  }
  const from = Math.max(...so.map(({ next }) => next));
  const words = excerptOf(line, from, line.words.length);
  return { at: from, faults: [{ code: 'words-left-over', words, pattern: type.lines[0]?.pattern ?? '' }] };
};

/** Where a name that begins at `at` may end: before the first number at the latest; the longest first. */
const spansOfName = (line: LineInHand, at: number): readonly Span[] => {
  const number = line.words.findIndex((word, index) => index > at && wholeOf(word) !== null);
  const end = number < 0 ? line.words.length : number;
  return Array.from({ length: end - at }, (_, less) => ({ at, end: end - less }));
};

const missingPart = (line: LineInHand, type: GroupsType, part: PatternPart, at: number): readonly Malformed[] => {
  const end = line.words.length;
  const wanted = part.part === 'word' ? part.anyOf.join(' or ') : part.part === 'argument' ? part.name : type.name;
  const missing: readonly Malformed[] = [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted }];
  const param = part.part === 'argument' ? type.params[part.name] : undefined;
  if (param === undefined || at >= end || maySkip(line.words[at])) return missing;
  const kind = kindOfGroupParam(param);
  const spans = param.type.kind === 'named' ? spansOfName(line, at) : [{ at, end: at + 1 }];
  const near = spans.map((span) => kind.near(line, param.type, span)).find(({ length }) => length > 0);
  if (near !== undefined) return near;
  const far = spans.map((span) => kind.far(line, param.type, span));
  return far.find((faults) => faults.some(isMeant)) ?? far[0] ?? missing;
};

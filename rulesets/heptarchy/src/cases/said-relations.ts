import type { Difference, Words } from '@chancery/core';
import { shownWords } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { Proposal, State, Treaty, Truce, War } from '../state.ts';
import type { HepPosition } from '../types.ts';
import { TREATIES, type TreatyKind } from '../words.ts';
import { type PairWords, pairSaid, readPair, type SaidPair } from './said-pair.ts';

/** What is between two kingdoms: a list with a line for each, stated, said again and expected in the same words. */
interface Relation<Between> {
  readonly known: PairWords;
  /** How it is when this is stated in such a Turn. */
  read(pair: SaidPair, turn: number, words: Words): Between;
  of(state: State): readonly Between[];
  said(between: Between, setting: Setting): string;
  /** Whether it is as expected; what is not said is left open. */
  fits(pair: SaidPair, between: Between): boolean;
}

const ends = ({ first, second }: SaidPair): { readonly a: number; readonly b: number } => ({
  a: Math.min(first, second),
  b: Math.max(first, second),
});
const areEnds = (pair: SaidPair, { a, b }: { readonly a: number; readonly b: number }): boolean =>
  ends(pair).a === a && ends(pair).b === b;
const isOpenOr = (said: number | undefined, is: number | null): boolean => said === undefined || said === is;

const kindIn = ({ words }: SaidPair, about: Words): TreatyKind => {
  const kinds = TREATIES.filter((kind) => words.includes(kind));
  if (kinds.length !== 1) about.fault(`it is one of ${TREATIES.join(', ')}`);
  return kinds[0] ?? 'trade';
};

/** `CHE - SSX since 2 scores 3 theirs 1 first`: the declarer first; the scores are those from destroyed units. */
const wars: Relation<War> = {
  known: { what: 'War', words: ['first'], numbers: ['since', 'scores', 'theirs'] },
  read: (pair, turn) => {
    const { first, second, words, numbers } = pair;
    const [own, theirs] = [numbers['scores'] ?? 0, numbers['theirs'] ?? 0];
    return {
      ...ends(pair),
      declarer: first,
      startTurn: numbers['since'] ?? turn,
      eventsA: first < second ? own : theirs,
      eventsB: first < second ? theirs : own,
      firstToFive: words.includes('first') ? first : null,
      auto: null,
      offer: null,
    };
  },
  of: ({ wars: all }) => all,
  said: (war, setting) => {
    const { declarer, startTurn, firstToFive } = war;
    const { own, theirs, other } = scoresOf(war);
    return [
      `${pairSaid(setting, declarer, other)} since ${startTurn}`,
      ...(own === 0 ? [] : [`scores ${own}`]),
      ...(theirs === 0 ? [] : [`theirs ${theirs}`]),
      ...(firstToFive === declarer ? ['first'] : []),
    ].join(' ');
  },
  fits: (pair, war) => {
    const { own, theirs } = scoresOf(war);
    return (
      areEnds(pair, war) &&
      pair.first === war.declarer &&
      isOpenOr(pair.numbers['since'], war.startTurn) &&
      isOpenOr(pair.numbers['scores'], own) &&
      isOpenOr(pair.numbers['theirs'], theirs) &&
      (!pair.words.includes('first') || war.firstToFive === pair.first)
    );
  },
};

/** War Score from destroyed units, the declarer’s own first. */
export const scoresOf = ({
  a,
  b,
  declarer,
  eventsA,
  eventsB,
}: War): { readonly own: number; readonly theirs: number; readonly other: number } =>
  declarer === a ? { own: eventsA, theirs: eventsB, other: b } : { own: eventsB, theirs: eventsA, other: a };

const treaties: Relation<Treaty> = {
  known: { what: 'treaty', words: TREATIES, numbers: ['until'] },
  read: (pair, _turn, words) => ({
    kind: kindIn(pair, words),
    ...ends(pair),
    lockedUntil: pair.numbers['until'] ?? null,
  }),
  of: (state) => state.treaties,
  said: ({ kind, a, b, lockedUntil }, setting) =>
    `${pairSaid(setting, a, b)} ${kind}${lockedUntil === null ? '' : ` until ${lockedUntil}`}`,
  fits: (pair, treaty) =>
    areEnds(pair, treaty) &&
    pair.words.every((word) => word === treaty.kind) &&
    isOpenOr(pair.numbers['until'], treaty.lockedUntil),
};

const truces: Relation<Truce> = {
  known: { what: 'Truce', words: [], numbers: ['until'] },
  read: (pair, turn) => ({ ...ends(pair), until: pair.numbers['until'] ?? turn + 2 }),
  of: (state) => state.truces,
  said: ({ a, b, until }, setting) => `${pairSaid(setting, a, b)} until ${until}`,
  fits: (pair, truce) => areEnds(pair, truce) && isOpenOr(pair.numbers['until'], truce.until),
};

const proposals: Relation<Proposal> = {
  known: { what: 'proposal', words: [...TREATIES, 'due'], numbers: [] },
  read: (pair, turn, words) => ({
    kind: kindIn(pair, words),
    from: pair.first,
    to: pair.second,
    madeTurn: turn,
    due: pair.words.includes('due'),
  }),
  of: (state) => state.proposals,
  said: ({ kind, from, to, due }, setting) => `${pairSaid(setting, from, to)} ${kind}${due ? ' due' : ''}`,
  fits: (pair, { kind, from, to, due }) =>
    pair.first === from && pair.second === to && pair.words.every((word) => word === kind || (word === 'due' && due)),
};

export const RELATIONS = { wars, treaties, truces, proposals };
export type RelationName = keyof typeof RELATIONS;

/** What a position states under the section. */
export const statedUnder = <Between>(
  { known, read }: Relation<Between>,
  said: Words,
  setting: Setting,
  turn: number,
): readonly Between[] =>
  said.items().flatMap((words) => {
    const pair = readPair(words, setting, known);
    return pair === null ? [] : [read(pair, turn, words)];
  });

/** Each line of the position, as it would be stated. */
export const saidUnder = <Between>(
  { of, said }: Relation<Between>,
  { setting, state }: HepPosition,
): readonly string[] => of(state).map((between) => said(between, setting));

/** What is expected is there, each line once, and nothing else is. */
export const relationDifferences = <Between>(
  relation: Relation<Between>,
  expected: Words,
  position: HepPosition,
): readonly Difference[] => {
  const pairs = expected.items().flatMap((words) => readPair(words, position.setting, relation.known) ?? []);
  const left = [...relation.of(position.state)];
  const all = pairs.every((pair) => {
    const found = left.findIndex((between) => relation.fits(pair, between));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  if (all && left.length === 0) return [];
  const got = saidUnder(relation, position).join(', ') || 'none';
  return [{ path: expected.path, expected: shownWords(expected.value), got }];
};

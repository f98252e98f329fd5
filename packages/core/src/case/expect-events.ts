import { type Facts, factText } from '../vocabulary/fact.ts';
import { type Difference, differencesFrom, shownWords } from '../vocabulary/match-fact.ts';
import { nearTo } from '../vocabulary/meant-among.ts';
import { squash } from '../vocabulary/phrases.ts';
import { saysNothing, type Words } from '../vocabulary/words.ts';

/** What happened, in words; the kinds there are; and how to read what is expected of the facts of one. */
export interface EventTest {
  readonly happened: readonly Facts[];
  readonly kinds: readonly string[];
  /** Notes what means nothing; null is any kind. */
  check(facts: Words, kind: string | null): void;
}

/** Compares events with those that a case expects, and with those that must not have happened. */
export const eventDifferences = (
  test: EventTest,
  events: Words | null,
  noEvents: Words | null,
): readonly Difference[] => [
  ...(events && !saysNothing(events) ? events.items().flatMap((item) => expectedOnce(test, item)) : []),
  ...(noEvents && !saysNothing(noEvents) ? noEvents.items().flatMap((item) => unexpected(test, item)) : []),
];

const expectedOnce = (test: EventTest, words: Words): readonly Difference[] => {
  const wanted = wantedIn(test, words);
  if (wanted === null) return [];
  const { times, facts, absent } = wanted;
  if (absent) return noneOf(test, facts, words);
  const fitting = fittingIn(test, facts);
  if (times === null ? fitting.length > 0 : fitting.length === times) return [];
  const expected = `${shownWords(facts)}${times === null ? '' : `, ${times} times`}`;
  if (times !== null) return [{ path: words.path, expected, got: `${fitting.length} times` }];
  return [{ path: words.path, expected, got: nearest(test, facts) }];
};

const unexpected = (test: EventTest, words: Words): readonly Difference[] => {
  const wanted = wantedIn(test, words);
  return wanted === null ? [] : noneOf(test, wanted.facts, words);
};

const noneOf = (test: EventTest, facts: WantedFacts, { path }: Words): readonly Difference[] => {
  const [first] = fittingIn(test, facts);
  return first === undefined ? [] : [{ path, expected: `no ${shownWords(facts)}`, got: factText(first) }];
};

const fittingIn = ({ happened }: EventTest, facts: WantedFacts): readonly Facts[] =>
  happened.filter((event) => differencesFrom(facts, event, '').length === 0);

type WantedFacts = { readonly [name: string]: unknown };

/** `{ kind: marched, unit: Eng A1, times: 2 }`, or just `marched`, or `no battle-fought`. */
const wantedIn = (
  { kinds, check }: EventTest,
  words: Words,
): { readonly facts: WantedFacts; readonly times: number | null; readonly absent: boolean } | null => {
  let facts: { [name: string]: unknown } = {};
  let absent = false;
  if (words.isMapping) facts = { ...(kindFirst(words.value as WantedFacts, kinds) ?? (words.value as WantedFacts)) };
  else {
    const text = words.text('an event') ?? '';
    absent = /^(?:no|not) /i.test(text);
    facts = { kind: text.replace(/^(?:no|not) /i, '') };
  }
  const times = facts['times'] === undefined ? null : words.as(facts['times']).whole(0, 1_000_000);
  delete facts['times'];
  const kind = facts['kind'] ?? facts['event'];
  delete facts['event'];
  const { kind: _, ...others } = facts;
  if (kind === undefined) {
    check(words.as(others), null);
    return { facts, times, absent };
  }
  const known = kinds.find((each) => squash(each) === squash(String(kind)));
  if (known === undefined) {
    words.unknown('kind of event', String(kind), kinds);
    return null;
  }
  check(words.as(others), known);
  return { facts: { ...facts, kind: known }, times, absent };
};

/** `province-taken: { to: Eng }` is `{ kind: province-taken, to: Eng }`; null for other mappings. */
const kindFirst = (said: WantedFacts, kinds: readonly string[]): WantedFacts | null => {
  const [[name, facts] = ['', null], ...others] = Object.entries(said);
  const isKind = others.length === 0 && kinds.some((each) => squash(each) === squash(name));
  if (!isKind || Array.isArray(facts) || (typeof facts !== 'object' && facts !== true)) return null;
  return { ...(facts === true ? {} : facts), kind: name };
};

const MOST_SHOWN = 4;

/** In what the nearest event of that kind differs, or which events there were instead. */
const nearest = ({ happened, kinds }: EventTest, facts: WantedFacts): string => {
  const { kind } = facts;
  const same = happened.filter((event) => event['kind'] === kind);
  if (same.length > 0) {
    const apart = same.map((event) => differencesFrom(facts, event, ''));
    const least = apart.reduce((best, each) => (each.length < best.length ? each : best));
    const shown = least.map(({ path, expected, got }) => `${path} ${got}, not ${expected}`).join('; ');
    return same.length === 1 ? shown : `of ${same.length} such events the nearest has ${shown}`;
  }
  const near = new Set(nearTo(String(kind), kinds));
  const like = happened.filter((event) => near.has(String(event['kind'])));
  return like.length > 0 ? like.slice(0, MOST_SHOWN).map(factText).join('; ') : `no event ${String(kind)}`;
};

import { fold } from '../order/words/fold.ts';
import { factText } from '../vocabulary/fact.ts';
import { type Difference, differencesFrom, shownWords } from '../vocabulary/match-fact.ts';
import { meantAmong } from '../vocabulary/meant-among.ts';
import { saysNothing, type Words } from '../vocabulary/words.ts';
import { type FoundRefusal, REFUSAL_LEVELS, type RefusalLevel } from './found-refusals.ts';

/** What may be expected of refusals in a case, and what was found. */
export interface RefusalTest {
  readonly found: readonly FoundRefusal[];
  readonly codes: readonly string[];
  seatOf(name: string): string | null;
  /** Notes what means nothing among the facts of a refusal; null is any. */
  check(facts: Words, code: string | null): void;
}

interface Wanted {
  readonly level: RefusalLevel | null;
  readonly facts: { readonly [name: string]: unknown };
  readonly path: string;
}

/**
 * Compares refusals with what a case expects of them under `refusals` (at entry) and `failures` (at a step, or as early as
 * at entry). Orders that were not taken and that nothing expects are differences as well, since the case would prove
 * something else.
 */
export const refusalDifferences = (
  test: RefusalTest,
  refusals: Words | null,
  failures: Words | null,
): readonly Difference[] => {
  const { found } = test;
  const read = (words: Words, level: RefusalLevel | null): readonly Wanted[] => wantedIn(words, level, test);
  const wanted = [...(refusals ? read(refusals, null) : []), ...(failures ? read(failures, 'failed') : [])];
  const named = new Set<FoundRefusal>();
  const missing = wanted.flatMap((want) => {
    const fitting = found.filter((each) => isMeant(want, each));
    for (const each of fitting) named.add(each);
    return fitting.length > 0 ? [] : [{ path: want.path, expected: shownWant(want), got: nearest(want, found) }];
  });
  const unexpected = found.filter(
    (each) =>
      !named.has(each) &&
      (each.level === 'malformed' ||
        each.level === 'illegal' ||
        (each.level === 'failed' && failures !== null && saysNothing(failures)) ||
        (each.level === 'warning' && refusals !== null && saysNothing(refusals))),
  );
  return [
    ...missing,
    ...unexpected.map((each) => ({
      path: `orders.${each.seat ?? 'master'}`,
      expected: each.level === 'failed' ? 'no failure' : 'an order that is taken',
      got: shownFound(each),
    })),
  ];
};

const isMeant = ({ level, facts }: Wanted, found: FoundRefusal): boolean =>
  (level === null || level === found.level || (level === 'failed' && found.level === 'illegal')) &&
  Object.entries(facts).every(([name, value]) =>
    name === 'order'
      ? fold(String(found.facts['order'])).includes(fold(String(value)))
      : differencesFrom({ [name]: value }, found.facts, '').length === 0,
  );

/** A list of refusals, or refusals by seat. */
const wantedIn = (words: Words, level: RefusalLevel | null, test: RefusalTest): readonly Wanted[] => {
  if (saysNothing(words)) return [];
  const { seatOf } = test;
  const bySeat = words.isMapping && words.entries().every(([name]) => seatOf(name) !== null);
  if (!bySeat) return words.items().map((item) => wantedFrom(item, level, test));
  return words.entries().flatMap(([name, list]) =>
    (saysNothing(list) ? [] : list.items()).map((item) => {
      const want = wantedFrom(item, level, test);
      return { ...want, facts: { seat: seatOf(name), ...want.facts } };
    }),
  );
};

/** `{ seat: Eng, line: 2, illegal: not-adjacent, to: Kent }`, or `Eng line 2: illegal not-adjacent`. */
const wantedFrom = (words: Words, byDefault: RefusalLevel | null, { codes, seatOf, check }: RefusalTest): Wanted => {
  const facts: { [name: string]: unknown } = {};
  let level = byDefault;
  const readCode = (value: Words): void => {
    const code = fold(String(value.value)).replaceAll(' ', '-');
    if (!codes.includes(code)) value.fault(`there is no refusal '${String(value.value)}'${meantAmong(code, codes)}`);
    facts['code'] = code;
  };
  const readWord = (name: string, value: Words): void => {
    const asLevel = levelNamed(name);
    if (asLevel !== null) {
      level = asLevel;
      if (!value.isNothing && typeof value.value !== 'boolean') readCode(value);
    } else if (name === 'level')
      level = levelNamed(String(value.value)) ?? value.unknown('level', String(value.value), REFUSAL_LEVELS);
    else if (name === 'code' || name === 'reason') readCode(value);
    else if (name === 'seat')
      facts['seat'] = seatOf(String(value.value)) ?? value.fault(`there is no seat ${String(value.value)}`);
    else facts[name] = value.value;
  };
  if (words.isMapping) {
    for (const [name, value] of words.entries()) readWord(name, value);
    const { seat: _, code, ...others } = facts;
    check(words.as(others), code === undefined ? null : String(code));
  } else {
    const tokens = (words.text('a refusal') ?? '').replace(/[:,]/g, ' ').trim().split(/\s+/);
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as string;
      const seat = seatOf(token);
      if (levelNamed(token) !== null) level = levelNamed(token);
      else if (seat !== null) facts['seat'] = seat;
      else if (/^line$/i.test(token)) facts['line'] = words.as(tokens[++at] ?? '').whole(1, 100_000);
      else if (/^\d+$/.test(token)) facts['line'] = Number(token);
      else readCode(words.as(token));
    }
  }
  return { level, facts, path: words.path };
};

const levelNamed = (word: string): RefusalLevel | null => {
  const name = word.trim().toLowerCase();
  if (name === 'warned') return 'warning';
  if (name === 'fails' || name === 'failure') return 'failed';
  return REFUSAL_LEVELS.find((level) => level === name) ?? null;
};

const shownWant = ({ level, facts }: Wanted): string => `${level ?? 'refused'} ${shownWords(facts)}`;

const shownFound = ({ level, facts }: FoundRefusal): string => `${level} ${factText(facts)}`;

/** What was found of the same seat, or of anybody. */
const nearest = ({ facts }: Wanted, found: readonly FoundRefusal[]): string => {
  const same = found.filter((each) => facts['seat'] === undefined || each.facts['seat'] === facts['seat']);
  return same.length === 0 ? 'no refusal' : same.map(shownFound).join('; ');
};

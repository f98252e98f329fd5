import {
  type Facts,
  type NumberTest,
  numberTest,
  type RecordGrammar,
  readRecord,
  saysNothing,
  type Words,
} from '@chancery/core';
import type { Commander } from '../../state.ts';
import type { UnitId } from '../../unit-id.ts';
import { RATINGS, type Rating, type RealmNumber } from '../../words.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { readUnit } from '../names/unit-names.ts';
import { A_REALM, amount, calledUnit, one, type StateField, text } from './field-kinds.ts';

/** What can be said of a commander (MD-0.10). */
export interface CommanderSaid {
  readonly name: string;
  readonly id: NumberTest;
  readonly infantry: NumberTest;
  readonly cavalry: NumberTest;
  readonly siege: NumberTest;
  readonly naval: NumberTest;
  readonly ratings: readonly NumberTest[];
  readonly leader: boolean;
  readonly improved: readonly Rating[];
  readonly unit: UnitId | null;
  readonly realm: RealmNumber;
}

type Fields = { readonly [Key in keyof CommanderSaid]: StateField<Commander, CommanderSaid[Key]> };

const rating = (names: readonly string[], which: Rating): StateField<Commander, NumberTest> =>
  amount(names, (commander) => commander[which], { to: 100 });

export const COMMANDER_FIELDS: Fields = {
  name: text(['name', 'called'], ({ name }) => name),
  id: amount(['id', 'number'], ({ id }) => id, { from: 1 }),
  infantry: rating(['infantry', 'inf'], 'infantry'),
  cavalry: rating(['cavalry', 'cav'], 'cavalry'),
  siege: rating(['siege'], 'siege'),
  naval: rating(['naval', 'nav'], 'naval'),
  ratings: {
    names: ['ratings', 'skills'],
    read: (words) =>
      (typeof words.value === 'string' ? words.as(words.value.split(/[\s,/]+/)) : words)
        .items()
        .map(
          (each) =>
            numberTest(String(each.value)) ??
            each.fault('wanted four numbers: infantry, cavalry, siege, naval') ??
            ZERO,
        ),
    fact: (commander) => RATINGS.map((which) => commander[which]),
    fits: (tests, commander) => RATINGS.every((which, index) => tests[index]?.holds(commander[which]) ?? true),
  },
  leader: {
    names: ['leader', 'leads', 'leading'],
    read: (words) => words.yesNo() ?? false,
    fact: ({ id, unit }, { state }) => state.units.find((each) => each.id === unit)?.leader === id,
    fits: (value, { id, unit }, { state }) => (state.units.find((each) => each.id === unit)?.leader === id) === value,
  },
  improved: {
    names: ['improved'],
    read: (words) =>
      saysNothing(words) ? [] : RATINGS.filter((which) => String(words.value).toLowerCase().includes(which)),
    fact: ({ improved }) => improved,
    fits: (value, { improved }) => value.join() === RATINGS.filter((which) => improved.includes(which)).join(),
  },
  unit: {
    names: ['unit', 'in', 'with', 'at'],
    read: (words, lexicon) => readUnit(words, lexicon, null),
    fact: ({ unit }, { setting }) => calledUnit(setting, unit),
    fits: (value, { unit }) => value === unit,
  },
  realm: one(A_REALM, ['realm', 'of'], (commander) => commander.realm),
};

const ZERO = numberTest('0') as NumberTest;

/** Without commas: `Bors inf 20 cav 30 siege 42 naval 0 (leader)`. */
const LINE =
  /^(?<name>.*?)[,:]?\s*(?<rest>(?:\(?\b(?:id|number|inf|infantry|cav|cavalry|siege|nav|naval|leader|leads|ratings|skills|improved|in)\b.*)?)$/i;
const PART =
  /\b(id|number|infantry|inf|cavalry|cav|siege|naval|nav|improved)\s+(?:rating\s+)?([<>=]*\s*[\w.+]+)|\b(leader|leads|not leading|no leader)\b|\b(?:ratings|skills)\s+((?:\d+[\s,/]*){1,4})|\bin\s+(.+?)(?=[,;]|$)/gi;

const GRAMMAR: RecordGrammar<Lexicon, CommanderSaid> = { what: 'commander', fields: COMMANDER_FIELDS };

/** One commander as a text or a mapping. */
export const readCommander = (words: Words, lexicon: Lexicon, name: string | null = null): Partial<CommanderSaid> => {
  if (words.isMapping || saysNothing(words)) {
    const { record } = readRecord(GRAMMAR, words, lexicon);
    return name === null ? record : { name, ...record };
  }
  const line = (words.text('a commander') ?? '').trim();
  if (/^\d+$/.test(line) && name === null) return { id: numberTest(line) ?? ZERO };
  const parts: { [key: string]: unknown } = {};
  const { name: called = '', rest = '' } = LINE.exec(name === null ? line : ` ${line}`)?.groups ?? {};
  for (const [, key, value, leads, ratings, unit] of rest.matchAll(PART)) {
    if (key !== undefined) parts[key] = value;
    if (leads !== undefined) parts['leader'] = !/^no/i.test(leads);
    if (ratings !== undefined) parts['ratings'] = ratings.trim();
    if (unit !== undefined) parts['in'] = unit;
  }
  if (rest.replace(PART, '').replace(/[\s(),;]|and/g, '') !== '')
    words.fault(`'${line}' is no commander, such as Bors inf 20 cav 30 siege 42 naval 0`);
  const { record } = readRecord(GRAMMAR, words.as(parts), lexicon);
  const title = name ?? called.trim();
  return title === '' ? record : { ...record, name: title.replace(/^"(.*)"$/, '$1') };
};

/** The ratings that were said; those that were not are undefined. */
export const ratingsIn = (said: Partial<CommanderSaid>): { readonly [which in Rating]?: NumberTest } => {
  const listed = Object.fromEntries(
    RATINGS.flatMap((which, index) => (said.ratings?.[index] ? [[which, said.ratings[index]]] : [])),
  );
  const single = Object.fromEntries(RATINGS.flatMap((which) => (said[which] ? [[which, said[which]]] : [])));
  return { ...listed, ...single };
};

/** `Bors (1): infantry 20, leader`. */
export const commanderFacts = (commander: Commander): Facts => ({
  id: commander.id,
  name: commander.name,
  ...Object.fromEntries(RATINGS.map((which) => [which, commander[which]])),
});

/** A commander among others, by id or name. */
export const commanderNamed = (
  commanders: readonly Commander[],
  { id, name }: Partial<CommanderSaid>,
  realm: RealmNumber | null = null,
): Commander | undefined =>
  commanders.find(
    (each) =>
      (realm === null || each.realm === realm) &&
      (id === undefined || id.holds(each.id)) &&
      (name === undefined ||
        each.name.toLowerCase() === name.toLowerCase() ||
        String(each.id) === name ||
        `commander ${each.id}` === name.toLowerCase()),
  );

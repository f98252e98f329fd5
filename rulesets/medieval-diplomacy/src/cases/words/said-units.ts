import { readRecord, saysNothing, type Words } from '@chancery/core';
import { IND, type Location, type RealmNumber, type UnitKind } from '../../words.ts';
import { type Lexicon, ofRealm } from '../names/lexicon.ts';
import { type NamedUnit, readUnitName } from '../names/unit-names.ts';
import { joinedEntries } from './joined-entries.ts';
import { UNIT, type UnitSaid } from './unit-words.ts';

/** A unit as a case speaks of it. */
export interface SaidUnit {
  readonly realm: RealmNumber;
  readonly kind: UnitKind;
  /** Null: the lowest that is free. */
  readonly number: number | null;
  readonly place: Location | null;
  /** It is not there. */
  readonly gone: boolean;
  readonly said: Partial<UnitSaid>;
  readonly sources: { readonly [field in keyof UnitSaid]?: Words };
  readonly words: Words;
}

/** Units as a mapping by name, as a list of lines, or both: `Eng A7: at Kent, 5 archers`. */
export const readUnits = (words: Words, lexicon: Lexicon): readonly SaidUnit[] => {
  if (saysNothing(words)) return [];
  if (words.isMapping && !isOneUnit(words)) {
    return joinedEntries(words, (key) => readUnitName(key, lexicon) !== null).flatMap(([name, value]) =>
      unitFrom(name, value, lexicon),
    );
  }
  return words.items().flatMap((item) => {
    if (item.isMapping) return isOneUnit(item) ? unitInMapping(item, lexicon) : readUnits(item, lexicon);
    return (item.text('a unit, such as Eng A7 at Kent, 5 archers') ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => unitInLine(item.as(line.trim()), lexicon));
  });
};

/** `{ unit: Eng A7, at: Kent, ... }` or `{ realm: Eng, kind: A, number: 7, ... }`. */
const isOneUnit = (words: Words): boolean => {
  const keys = Object.keys(words.value as object).map((key) => key.toLowerCase());
  return keys.includes('unit') || (keys.includes('kind') && keys.includes('realm'));
};

const unitInMapping = (words: Words, lexicon: Lexicon): readonly SaidUnit[] => {
  const { unit, realm, kind, number, ...rest } = words.value as Readonly<Record<string, unknown>>;
  const name = unit === undefined ? `${String(realm)} ${String(kind)}${String(number ?? '')}` : String(unit);
  return unitFrom(
    realm === undefined || unit === undefined ? name : `${String(realm)} ${name}`,
    words.as(rest),
    lexicon,
  );
};

/** A unit and what follows: a realm of up to three words, a letter or word for the kind, a number. */
const LABELLED = /^((?:\S+ ){1,3}?(?:[AFG]|army|fleet|garrison) ?#?\d+)(?:\s*[:,]\s*|\s+|$)(.*)$/is;

/** `at Kent: 5 archers` */
const AT_FIRST = /^((?:at|in|on) [^:,;]+):/i;

/** `Eng A7 at Kent, 5 archers`: the name goes as far as a name can go. */
const unitInLine = (words: Words, lexicon: Lexicon): readonly SaidUnit[] => {
  const line = String(words.value);
  const gone = /^no\s+(.+)$/i.exec(line)?.[1];
  if (gone !== undefined) return unitFrom(gone, words.as('gone'), lexicon);
  const [, name = line, rest = ''] = LABELLED.exec(line) ?? /^([^:,]+)[:,]?(.*)$/s.exec(line) ?? [];
  return unitFrom(name, words.as(rest.trim()), lexicon);
};

const GONE = /^(?:gone|none|no|nothing|destroyed|disbanded|dead|removed|does not exist|absent)$/i;

/** `at Kent with 4 militia and 2 archers` */
const WITH = /\s+(?:with|and)\s+(?=\d|no\s|an?\s|commander)/gi;

/** `4 militia at Kent` */
const AT_LAST = /((?:^|[,;])\s*\d+x? [^,;"]+?)\s+(?=(?:at|in)\s+(?!ranks?\b))/gi;

/** The text of a unit as phrases with commas between them. */
const asPhrases = (text: string): string =>
  text.trim().replace(AT_FIRST, '$1,').replace(WITH, ', ').replace(AT_LAST, '$1, ');

const unitFrom = (name: string, words: Words, lexicon: Lexicon): readonly SaidUnit[] => {
  const named: NamedUnit | null = readUnitName(name, lexicon);
  if (named === null) return unitsOtherwise(name, words, lexicon);
  const isGone = words.value === false || (typeof words.value === 'string' && GONE.test(words.value.trim()));
  const exists = words.value === true || words.isNothing || words.value === '';
  const about = typeof words.value === 'string' ? words.as(asPhrases(words.value)) : words;
  const said = isGone || exists ? words.as(null) : about;
  const { record, words: sources } = readRecord(UNIT, said, ofRealm(lexicon, named.realm));
  return [{ ...named, gone: isGone, said: record, sources, words }];
};

/** `Eng A2 at Kent: 3 archers`, where the name says more; `Eng: { A1: ..., A2: ... }`, where it says less. */
const unitsOtherwise = (name: string, words: Words, lexicon: Lexicon): readonly SaidUnit[] => {
  const [, label, rest] = LABELLED.exec(name) ?? [];
  if (label !== undefined && rest !== undefined && rest !== '') {
    const more = words.isNothing ? [] : Array.isArray(words.value) ? words.value : [words.value];
    return unitFrom(label, words.as([rest, ...more]), lexicon);
  }
  if (lexicon.realm(name) !== null && (words.isMapping || Array.isArray(words.value))) {
    if (words.isMapping)
      return joinedEntries(words, (key) => readUnitName(key, lexicon, IND) !== null).flatMap(([unit, value]) =>
        unitFrom(`${name} ${unit}`, value, lexicon),
      );
    return words
      .items()
      .flatMap((item) =>
        item.isMapping
          ? unitsOtherwise(name, item, lexicon)
          : unitInLine(item.as(`${name} ${String(item.value)}`), lexicon),
      );
  }
  words.fault(`'${name}' is no unit: Eng A1, Fra F2, Ind G45, Eng G Kent`);
  return [];
};

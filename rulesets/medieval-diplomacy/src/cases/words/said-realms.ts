import { readRecord, saysNothing, type Words } from '@chancery/core';
import { exact } from '@chancery/kit';
import { IND, type RealmNumber } from '../../words.ts';
import { GrowingLexicon } from '../names/growing-lexicon.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { joinedEntries } from './joined-entries.ts';
import { REALM, type RealmSaid } from './realm-words.ts';

/** A realm as a case speaks of it. */
export interface SaidRealm {
  readonly realm: RealmNumber;
  readonly said: Partial<RealmSaid>;
  readonly sources: { readonly [field in keyof RealmSaid]?: Words };
  readonly words: Words;
}

/** Realms by code or name: `Eng: 43.5 gold, commoner`, or a mere list of codes. */
export const readRealms = (words: Words, lexicon: Lexicon): readonly SaidRealm[] => {
  if (!words.isMapping) {
    const items = typeof words.value === 'string' ? words.as(words.value.split(/[\s,]+/)) : words;
    return items
      .items()
      .flatMap((item) =>
        item.isMapping ? readRealms(item, lexicon) : realmFrom(String(item.value), item.as(null), lexicon),
      );
  }
  const { code, ...rest } = words.value as Readonly<Record<string, unknown>>;
  if (code !== undefined) return realmFrom(String(code), words.as(rest), lexicon);
  return joinedEntries(words, (key) => lexicon.realm(key) !== null).flatMap(([name, value]) =>
    realmFrom(name, value, lexicon),
  );
};

const realmFrom = (name: string, words: Words, lexicon: Lexicon): readonly SaidRealm[] => {
  const number = words.isMapping ? (words.value as { readonly number?: unknown }).number : undefined;
  const isNew = lexicon instanceof GrowingLexicon && typeof number === 'number' && lexicon.realms[number] == null;
  if (isNew && /^[A-Z][A-Za-z]{2}$/.test(name)) lexicon.addRealm(name, { number });
  const realm = lexicon.realm(name);
  if (realm === null || realm === IND) {
    words.fault(`'${name}' is no realm: its three-letter code, such as Eng`);
    return [];
  }
  const empty = saysNothing(words) || words.value === true;
  const { record, words: sources } = empty ? { record: {}, words: {} } : readRecord(REALM, words, lexicon);
  if (!lexicon.expects && record.number !== undefined && exact(record.number) !== realm)
    words.fault(`the number ${exact(record.number)} is taken`);
  return [{ realm, said: record, sources, words }];
};

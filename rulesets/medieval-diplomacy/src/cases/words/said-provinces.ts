import { readRecord, readsAs, saysNothing, type Words } from '@chancery/core';
import type { Location } from '../../words.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { joinedEntries } from './joined-entries.ts';
import { PROVINCE, type ProvinceSaid } from './province-words.ts';

/** A province as a case speaks of it. */
export interface SaidProvince {
  readonly place: Location;
  readonly said: Partial<ProvinceSaid>;
  readonly sources: { readonly [field in keyof ProvinceSaid]?: Words };
  readonly words: Words;
}

/** Provinces by name: `Kent: Eng, city, fort 3`, or a list of `{ name: Kent, owner: Eng }`. */
export const readProvinces = (words: Words, lexicon: Lexicon): readonly SaidProvince[] =>
  provinceWords(words).flatMap(([name, value]) => {
    const place = lexicon.place(name);
    if (place === null) {
      value.unknown('place', name, lexicon.placeNames());
      return [];
    }
    if (value.isMapping && lexicon.placeInfo(place)?.kind === 'sea') return [];
    const { record, words: sources } =
      saysNothing(value) || value.value === true
        ? { record: {}, words: {} }
        : readRecord(PROVINCE, asPhrases(withoutMap(value)), lexicon);
    return [{ place, said: record, sources, words: value }];
  });

/** `a city with harbour and fort 3` as phrases with commas between them. */
const asPhrases = (words: Words): Words =>
  typeof words.value === 'string' ? words.as(words.value.replace(ARTICLE, '$1').replace(AND, ', ')) : words;

const ARTICLE = /((?:^|[,;]|\b(?:with|and)\s|\+)\s*)(?:an?|the)\s+/gi;
const AND = /\s+(?:with|and|\+)\s+(?=(?:city|capital|harbou?r|port|fort|fortification|walls|base|slots|areas)\b)/gi;

/** What a province says of the map is read with the map. */
const withoutMap = (words: Words): Words => {
  if (!words.isMapping) return words;
  const { borders: _borders, kind: _kind, ...rest } = words.value as Readonly<Record<string, unknown>>;
  return words.as(rest);
};

/** The names under which provinces are spoken of, and the words of each. */
export const provinceWords = (words: Words): readonly (readonly [string, Words])[] => {
  if (words.isMapping && !isOneProvince(words)) return joinedEntries(words, (key) => !isAboutProvince(key));
  return words.items().flatMap((item): readonly (readonly [string, Words])[] => {
    if (item.isMapping && !isOneProvince(item)) return item.entries();
    if (item.isMapping) {
      const { name, number, ...rest } = item.value as Readonly<Record<string, unknown>>;
      return [
        [String(name ?? number), item.as(number === undefined || name === undefined ? rest : { number, ...rest })],
      ];
    }
    return String(item.value)
      .split('\n')
      .flatMap((line) => {
        const [, name = '', rest = ''] = /^([^:,]+)[:,]?(.*)$/.exec(line.trim()) ?? [];
        return name === '' ? [] : [[name.trim(), item.as(rest.trim())] as const];
      });
  });
};

/** `city`, `fort 3`: words about a province, and no name of one. */
const isAboutProvince = (key: string): boolean => readsAs(PROVINCE, key);

const isOneProvince = (words: Words): boolean => {
  const keys = Object.keys(words.value as object).map((key) => key.toLowerCase());
  return keys.includes('name') || (keys.includes('number') && keys.includes('owner'));
};

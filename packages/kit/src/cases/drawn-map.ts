import {
  type BorderKind,
  fold,
  meantAmong,
  nearTo,
  type Words,
  type WorldArea,
  type WorldBorder,
} from '@chancery/core';

/** A map as a case draws it. */
export interface DrawnMap {
  /** In the order in which they are first named. */
  readonly places: readonly DrawnPlace[];
  readonly borders: readonly DrawnBorder[];
}

export interface DrawnPlace {
  readonly name: string;
  readonly number: number | null;
  readonly isSea: boolean;
  /** Where it is first named. */
  readonly words: Words;
}

export interface DrawnBorder {
  readonly from: string;
  readonly to: string;
  readonly sign: Sign;
  readonly words: Words;
}

/** The signs between two places. The far side of a coast and of a reef is a sea. */
const SIGNS = ['-', '^', '~', '≈', '=', 'river', 'bridge'] as const;
type Sign = (typeof SIGNS)[number];

const BETWEEN = new RegExp(`\\s+(${SIGNS.map((sign) => sign.replace('^', '\\^')).join('|')})\\s+`, 'u');
/** A name that holds more than letters and numbers might be a border with a strange sign. */
const PLACE = /^(?!.*\s(?:and|to|with|by)\s)([\p{L}\p{N}'. ]*[\p{L}\p{N}.])(?:\s*#([1-9]\d{0,3}))?$/u;

/** The kind of border by its sign: between lands, between land and sea, between seas; null where there is none. */
const KINDS = {
  '-': ['land', null, 'sea'],
  '^': ['mountain', null, null],
  '~': [null, 'coast', null],
  '≈': [null, 'reef', null],
  '=': ['strait', null, null],
  river: ['river', null, null],
  bridge: ['bridge', null, null],
} as const satisfies { readonly [sign in Sign]: readonly (string | null)[] };

/** The sign for a kind of border. */
export const signOfKind = (kind: string): Sign =>
  SIGNS.find((sign) => (KINDS[sign] as readonly (string | null)[]).includes(kind)) ?? '-';

/** Reads lines such as `Kent - Essex ^ Wales`, `Kent ~ Channel`, `Malta #45`; `seas` are named besides. */
export const readDrawnMap = (lines: Words, seas: Words): DrawnMap => {
  const places = new Map<string, DrawnPlace>();
  const borders: DrawnBorder[] = [];
  const place = (said: string, words: Words, isSea: boolean): string => {
    const [, name, number] = PLACE.exec(said.trim()) ?? [];
    if (name === undefined)
      words.fault(`'${said}' is no border, such as Kent - Essex, and no place, such as Kent or Kent #45`);
    const known = places.get(name ?? '');
    const is = {
      isSea: isSea || known?.isSea === true,
      number: number === undefined ? (known?.number ?? null) : Number(number),
    };
    places.set(name ?? '', { name: name ?? '', ...is, words: known?.words ?? words });
    return name ?? '';
  };
  for (const line of lines.items()) {
    const parts = (line.text('a border, such as Kent - Essex') ?? '').split(BETWEEN);
    const names = parts.map((part, at) => (at % 2 === 1 ? '' : place(part, line, '~≈'.includes(parts[at - 1] ?? ' '))));
    for (let at = 1; at < parts.length; at += 2)
      borders.push({
        from: names[at - 1] as string,
        to: names[at + 1] as string,
        sign: parts[at] as Sign,
        words: line,
      });
  }
  for (const sea of seas.items()) place(sea.text('a sea') ?? '', sea, true);
  return { places: [...places.values()], borders };
};

/** A map that is drawn, with numbers for its places: index = number. */
export interface NumberedMap {
  readonly places: readonly (NumberedPlace | null)[];
  readonly borders: readonly NumberedBorder[];
}
export type NumberedPlace = Pick<WorldArea, 'number' | 'name' | 'kind'>;
export type NumberedBorder = Omit<WorldBorder, 'lines'>;

/**
 * Places are numbered from 1 in the order in which they are named, unless numbers are said; `others` are lands of which the map
 * does not tell. One that is nearly a name of the map is a slip.
 */
export const numberedMap = (drawn: DrawnMap, others: Words): NumberedMap => {
  const places: (NumberedPlace | null)[] = [null];
  const add = (name: string, said: number | null, kind: NumberedPlace['kind']): void => {
    let number = said ?? 1;
    while (said === null && places[number]) number += 1;
    while (places.length < number) places.push(null);
    places[number] = { number, name, kind };
  };
  for (const { name, number, isSea } of drawn.places) add(name, number, isSea ? 'sea' : 'land');
  const names = drawn.places.map(({ name }) => name);
  for (const [name, words] of others.entries()) {
    if (placeIn(places, name) !== null) continue;
    if (/^\d+$/.test(name)) words.unknown('place', name, names);
    if (name.length > SHORT && nearTo(name, names).length > 0)
      words.fault(`${name} is not on the map${meantAmong(name, names)}`);
    add(name, null, 'land');
  }
  return { places, borders: numberedBorders(drawn, places) };
};

/** Names so short are near to any other. */
const SHORT = 3;

/** By its name, or its number. */
export const placeIn = <Place extends NumberedPlace>(places: readonly (Place | null)[], words: string): Place | null =>
  places.find((place) => place !== null && fold(place.name) === fold(words)) ??
  places.find((place) => place !== null && `${place.number}` === words) ??
  null;

/** Borders by the numbers of their places, the lower first; a sign that means nothing between the two is a fault. */
export const numberedBorders = (
  { borders }: DrawnMap,
  places: readonly (NumberedPlace | null)[],
): readonly NumberedBorder[] =>
  borders
    .flatMap(({ from, to, sign, words }): readonly NumberedBorder[] => {
      const [one, other] = [placeIn(places, from), placeIn(places, to)];
      if (one === null || other === null) {
        words.unknown(
          'place',
          one === null ? from : to,
          places.flatMap((place) => place?.name ?? []),
        );
        return [];
      }
      const kind = KINDS[sign][[one, other].filter((place) => place.kind === 'sea').length] ?? null;
      if (kind === null || one === other)
        words.fault(`${from} and ${to} have no border ${sign}: coasts are Kent ~ Channel`);
      const [a, b] = one.number < other.number ? [one.number, other.number] : [other.number, one.number];
      return kind === null ? [] : [{ a, b, kind: kind satisfies BorderKind }];
    })
    .sort((x, y) => x.a - y.a || x.b - y.b);

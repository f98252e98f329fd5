import type { Words } from '@chancery/core';

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

export type DrawnKind = NonNullable<(typeof KINDS)[Sign][number]>;

/** What a sign means with so many seas at its sides; null where it means nothing. */
export const kindOfSign = (sign: Sign, seas: number): DrawnKind | null => KINDS[sign][seas] ?? null;

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

import { type BorderKind, membersOf, type Words } from '@chancery/core';
import type { Location } from '../../words.ts';
import { type GrowingLexicon, isPlaceNumber, NO_PLACE_NUMBER } from '../names/growing-lexicon.ts';
import { type BorderSaid, type BorderWord, readBorderLine, TRAILING } from './border-lines.ts';
import { findSeas } from './find-seas.ts';

/** A border of the map of a case, `a < b`. */
export interface CaseBorder {
  readonly a: Location;
  readonly b: Location;
  readonly kind: BorderKind;
}

/** A place of which a case says what it is. */
export interface SaidPlace {
  readonly place: Location;
  readonly kind: 'province' | 'sea';
  readonly number: number | undefined;
  readonly words: Words;
}

/** The map of a case as it is being read: places in the lexicon, borders here. */
export class MapWords {
  readonly #lexicon: GrowingLexicon;
  readonly #said: (BorderSaid & { readonly words: Words })[] = [];
  readonly #places: SaidPlace[] = [];

  constructor(lexicon: GrowingLexicon) {
    this.#lexicon = lexicon;
  }

  get isEmpty(): boolean {
    return this.#said.length === 0;
  }

  /** `{ provinces: [...], seas: [...], borders: [...] }`, or just borders. */
  read(words: Words): void {
    if (!words.isMapping) return this.readBorders(words);
    for (const [key, value] of words.entries()) {
      const part = key.toLowerCase();
      if (part === 'provinces' || part === 'land' || part === 'lands') this.readPlaces(value, 'province');
      else if (part === 'seas' || part === 'sea') this.readPlaces(value, 'sea');
      else if (part === 'borders') this.readBorders(value);
      else if (part !== 'title' && part !== 'name')
        value.unknown('part of a map', key, ['provinces', 'seas', 'borders']);
    }
  }

  /** Names, or names with their numbers and borders: `Kent: 45`, `Kent: { number: 45, borders: [Essex] }`. */
  readPlaces(words: Words, kind: 'province' | 'sea'): void {
    if (words.isMapping) {
      for (const [name, value] of words.entries()) {
        const numbered = aboutPlace(value).get('number') ?? (typeof value.value === 'number' ? value : undefined);
        const number = numbered === undefined ? undefined : (numbered.whole(1, 9999) ?? undefined);
        this.declare(name, { kind, number, words: value });
      }
      for (const [name, value] of words.entries()) {
        const borders = value.isMapping
          ? value.entries().find(([part]) => part.toLowerCase() === 'borders')?.[1]
          : Array.isArray(value.value)
            ? value
            : undefined;
        if (borders !== undefined) this.readNeighbours(name, borders);
      }
      return;
    }
    const names = typeof words.value === 'string' ? words.as(words.value.split(/\s*[,\n]\s*/)) : words;
    for (const item of names.items()) {
      if (item.isMapping) this.readPlaces(item, kind);
      else {
        const [, name = '', number] = /^(.*?)(?:\s*[(#]?(\d+)\)?)?$/.exec(item.text('the name of a place') ?? '') ?? [];
        if (!isPlaceNumber(number ?? name)) item.fault(NO_PLACE_NUMBER);
        else if (name !== '' || number !== undefined)
          this.declare(name === '' ? String(number) : name, {
            kind,
            number: number === undefined ? undefined : Number(number),
            words: item,
          });
      }
    }
  }

  /** A place that is not known yet comes to be, unless the map is closed: then it is a slip. */
  declare(name: string, { kind, number, words }: Omit<SaidPlace, 'place'>): void {
    const known = this.#lexicon.places.find(
      (info) => info?.name.toLowerCase() === name.toLowerCase() || String(info?.number) === name,
    )?.number;
    if (known === undefined && this.#lexicon.mapIsClosed) {
      words.unknown('place', name, this.#lexicon.placeNames());
      return;
    }
    const place = known ?? this.#lexicon.addPlace(name, { kind, ...(number === undefined ? {} : { number }) });
    this.#lexicon.changePlace(place, { kind });
    this.#places.push({ place, kind, number, words });
  }

  /** Places of which it is said what they are. */
  places(): readonly SaidPlace[] {
    return this.#places;
  }

  knows(name: string): boolean {
    return this.#lexicon.places.some(
      (info) => info?.name.toLowerCase() === name.toLowerCase() || String(info?.number) === name,
    );
  }

  isSea(name: string): boolean {
    return this.#lexicon.places.some((info) => info?.kind === 'sea' && info.name.toLowerCase() === name.toLowerCase());
  }

  isDeclared(place: Location): boolean {
    return this.#places.some((each) => each.place === place);
  }

  /** Lines, or neighbours by place: `Kent: [Essex, Wales mountain]`. */
  readBorders(words: Words): void {
    if (words.isMapping) {
      const { between, from, to, kind, barrier } = words.value as Readonly<Record<string, unknown>>;
      if (between !== undefined || (from !== undefined && to !== undefined)) {
        const [first, second] = Array.isArray(between) ? between : [from, to];
        noOthers(words, ['between', 'from', 'to', 'kind', 'barrier']);
        return this.#add(words, String(first), String(second), borderWord(words, kind, barrier));
      }
      for (const [name, value] of words.entries()) this.readNeighbours(name, value);
      return;
    }
    for (const item of words.items()) {
      if (item.isMapping) this.readBorders(item);
      else if (Array.isArray(item.value))
        this.#add(item, String(item.value[0]), String(item.value[1]), borderWord(item, item.value[2], false));
      else {
        for (const line of (item.text('a border, such as Kent - Essex') ?? '').split(/[\n;,]/)) {
          if (line.trim() === '') continue;
          const steps = readBorderLine(line);
          if (steps.length === 0 && (!LONE_PLACE.test(line.trim()) || this.#lexicon.place(line) === null))
            item.fault(`'${line.trim()}' is no border, such as Kent - Essex, Kent ^ Wales, Kent ~ Channel`);
          for (const step of steps) this.#add(item, step.from, step.to, step.word);
        }
      }
    }
  }

  readNeighbours(name: string, words: Words): void {
    for (const item of words.items()) {
      if (item.isMapping) {
        const { to, barrier, kind } = item.value as Readonly<Record<string, unknown>>;
        noOthers(item, ['to', 'kind', 'barrier']);
        this.#add(item, name, String(to), borderWord(item, kind, barrier));
      } else {
        for (const each of String(item.value).split(',')) {
          for (const step of readBorderLine(`${name} - ${each.trim()}`)) this.#add(item, step.from, step.to, step.word);
        }
      }
    }
  }

  #add(words: Words, from: string, to: string, word: BorderWord): void {
    this.#said.push({ words, from, to, word });
    for (const name of [from, to]) if (this.#lexicon.place(name) === null) words.fault(`there is no place '${name}'`);
  }

  /** All borders, when it is known of every place what it is; of those said twice the last. */
  borders(): readonly CaseBorder[] {
    const borders = new Map(this.bordersSaid().map(({ border }) => [`${border.a}-${border.b}`, border]));
    return [...borders.values()].sort((x, y) => x.a - y.a || x.b - y.b);
  }

  /** Each border as it was said. */
  bordersSaid(): readonly { readonly border: CaseBorder; readonly words: Words }[] {
    return this.#said.flatMap(({ from, to, word, words }) => {
      const [first, second] = [this.#lexicon.place(from), this.#lexicon.place(to)];
      if (first === null || second === null) return [];
      if (first === second) words.fault(`${from} cannot border itself`);
      const [a, b] = first < second ? [first, second] : [second, first];
      const seas = [a, b].filter((place) => this.#lexicon.placeInfo(place)?.kind === 'sea').length;
      const kind = KINDS[word][seas] ?? null;
      if (kind === null) words.fault(`${from} and ${to} cannot have a border that is called ${word}`);
      return kind === null || a === b ? [] : [{ border: { a, b, kind }, words }];
    });
  }

  findSeas(onlyFleets: readonly Location[], land: readonly Location[]): void {
    findSeas(this.#lexicon, this.#said, {
      declared: new Set(this.#places.map(({ place }) => place)),
      onlyFleets,
      land,
    });
  }
}

/** The members of what is said of a place, other words being faults. */
const aboutPlace = (words: Words): ReadonlyMap<string, Words> =>
  words.isMapping ? membersOf(words, { number: [], borders: [], kind: [], name: [] }, 'a place') : new Map();

const noOthers = (words: Words, known: readonly string[]): void => {
  for (const [name, value] of words.entries()) {
    if (!known.includes(name)) value.unknown('part of a border', name, known);
  }
};

const borderWord = (words: Words, kind: unknown, barrier: unknown): BorderWord => {
  if (barrier === true || barrier === 'yes') return 'barrier';
  const name = String(kind ?? 'land').toLowerCase();
  return TRAILING[name] ?? words.unknown('kind of border', name, Object.keys(TRAILING)) ?? 'open';
};

/** A place alone, without borders. A name that holds more than letters might be a border with a strange sign. */
const LONE_PLACE = /^(?!.*\b(?:and|to|with|by)\b)[\p{L}\p{N}']+(?: [\p{L}\p{N}']+){0,3}$/u;

/** The kind of border by the number of seas it touches; null where there is none. */
const KINDS: { readonly [word in BorderWord]: readonly (BorderKind | null)[] } = {
  open: ['land', 'coast', 'sea'],
  barrier: ['mountain', 'reef', null],
  mountain: ['mountain', 'reef', null],
  reef: ['mountain', 'reef', null],
  coast: [null, 'coast', 'sea'],
  strait: ['strait', 'coast', 'sea'],
  river: ['river', null, null],
  bridge: ['bridge', null, null],
};

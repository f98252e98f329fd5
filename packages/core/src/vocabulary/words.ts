import { meantAmong } from './meant-among.ts';

/** What is wrong with the words of a case, and where they stand, such as `position.units.Eng A7`. */
export interface CaseFault {
  readonly path: string;
  /** The same as keys and indices into the file, for whoever shows the line. */
  readonly keys: readonly CaseKey[];
  readonly text: string;
}

export type CaseKey = string | number;

export type CaseValue = string | number | boolean | null | readonly CaseValue[] | { readonly [key: string]: CaseValue };

/**
 * Some words of a case as they were parsed from its file. Whoever reads them asks for what it wants; what does not fit is
 * noted among the faults, with the path, and reading goes on.
 */
export class Words {
  readonly value: unknown;
  readonly path: string;
  readonly faults: CaseFault[];
  private readonly keys: readonly CaseKey[];

  constructor(value: unknown, path: string, faults: CaseFault[], keys: readonly CaseKey[] = []) {
    this.value = value;
    this.path = path;
    this.faults = faults;
    this.keys = keys;
  }

  /** The same place, read as something else: a part of a sentence, for instance. */
  as(value: unknown): Words {
    return new Words(value, this.path, this.faults, this.keys);
  }

  at(key: CaseKey): Words {
    const step = typeof key === 'number' ? `[${key + 1}]` : this.path === '' ? key : `.${key}`;
    const value = (this.value as { readonly [key: string]: unknown })[key];
    return new Words(value, this.path + step, this.faults, [...this.keys, key]);
  }

  fault(text: string): null {
    this.faults.push({ path: this.path, keys: this.keys, text });
    return null;
  }

  /** A fault about a word that is none of those known, with what may have been meant. */
  unknown(what: string, word: string, known: Iterable<string>): null {
    return this.fault(`there is no ${what} '${word}'${meantAmong(word, known)}`);
  }

  get isNothing(): boolean {
    return this.value === null || this.value === undefined;
  }

  get isMapping(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  get isText(): boolean {
    return typeof this.value === 'string' || typeof this.value === 'number';
  }

  /** Words as text; numbers count as such. */
  text(wanted = 'a text'): string | null {
    if (this.isText) return String(this.value).trim();
    return this.fault(`wanted ${wanted}, not ${kindOf(this.value)}`);
  }

  /** A whole number, also written as text. */
  whole(from: number, to: number): number | null {
    const value = this.number();
    if (value === null) return null;
    if (Number.isSafeInteger(value) && value >= from && value <= to) return value;
    return this.fault(`wanted a whole number from ${from} to ${to}, not ${value}`);
  }

  /** Any number, also written as text. */
  number(): number | null {
    const value = typeof this.value === 'string' ? numberIn(this.value) : this.value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    return this.fault(`wanted a number, not ${shown(this.value)}`);
  }

  yesNo(): boolean | null {
    if (typeof this.value === 'boolean') return this.value;
    const answer = ANSWERS[String(this.value).trim().toLowerCase()];
    return answer ?? this.fault(`wanted yes or no, not ${shown(this.value)}`);
  }

  /** The items of a list; anything else is a list of one, and nothing is an empty list. */
  items(): readonly Words[] {
    if (this.isNothing) return [];
    return Array.isArray(this.value) ? this.value.map((_, index) => this.at(index)) : [this];
  }

  /** The members of a mapping; nothing has none, and anything else is a fault. */
  entries(wanted = 'names and what belongs to them'): readonly (readonly [string, Words])[] {
    if (this.isNothing) return [];
    if (this.isMapping) return Object.keys(this.value as object).map((key) => [key, this.at(key)] as const);
    this.fault(`wanted ${wanted}, not ${kindOf(this.value)}`);
    return [];
  }
}

/** The number that a text is, such as `-3` or `43.5`; null if it is none. */
export const numberIn = (text: string): number | null =>
  /^[+-]?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text.trim()) : null;

/** Whether words say that there is nothing: `none`, `nothing`, `no`, or nothing at all. */
export const saysNothing = ({ value }: Pick<Words, 'value'>): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && /^(?:|none|nothing|nobody|no|no one|empty)$/i.test(value.trim())) ||
  (Array.isArray(value) && value.length === 0);

const ANSWERS: { readonly [word: string]: boolean } = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
};

export const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `'${String(value)}'`;
};

const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : kindOf(value));

/** Something that has several names, as everybody in a case may call it: `Kent`, `1`. */
export class Called {
  readonly shown: string;
  readonly names: readonly string[];

  constructor(shown: string, names: readonly (string | number)[] = []) {
    this.shown = shown;
    this.names = [shown, ...names.map(String)];
  }
}

/** A fact in words: plain data in the units of the rulebook, with names where the state has numbers. */
export type Fact = string | number | boolean | null | Called | readonly Fact[] | Facts;

export interface Facts {
  readonly [name: string]: Fact;
  /** Members by their other names. */
  readonly [ALSO]?: Facts;
}

/** Under this key facts hold further names of some members; it is not shown. */
export const ALSO: unique symbol = Symbol('also called');

/** A fact as one line: `kind sailed, unit Eng F1, to Channel`. */
export const factText = (fact: Fact): string => {
  if (fact === null) return 'none';
  if (fact instanceof Called) return fact.shown;
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (typeof fact !== 'object') return String(fact);
  if (Array.isArray(fact)) return fact.length === 0 ? 'none' : `[${fact.map(factText).join(', ')}]`;
  const members = Object.entries(fact as Facts).map(([name, value]) => `${name}: ${factText(value)}`);
  return `{ ${members.join(', ')} }`;
};

/** The same as plain JSON. */
export const factJson = (fact: Fact): unknown => {
  if (fact instanceof Called) return fact.shown;
  if (Array.isArray(fact)) return fact.map(factJson);
  if (typeof fact !== 'object' || fact === null) return fact;
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, factJson(value)]));
};

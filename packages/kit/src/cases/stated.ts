import { type Difference, type Fact, factText, shownWords, type Words } from '@chancery/core';
import type { StateFields } from './state-fields.ts';

/** What was said of a thing, and the words of each part. */
export interface SaidOfThing<Said extends object> {
  readonly said: Partial<Said>;
  readonly sources: { readonly [Key in keyof Said]?: Words };
}

/** A thing as it is said to be: of what it holds itself, under the same names, whatever is said; the rest as it was before. */
export const asStated = <Names, Position, Thing extends object, Said extends object>(
  fields: StateFields<Names, Position, Thing, Said>,
  before: Thing,
  said: Partial<Said>,
): Thing => {
  const after = { ...before } as { [key: string]: unknown };
  for (const key of Object.keys(said) as (string & keyof Said)[]) {
    if (!Object.hasOwn(before, key)) continue;
    const value = said[key] as Said[typeof key];
    const { held } = fields[key];
    after[key] = held === undefined ? value : held(value);
  }
  return after as Thing;
};

/** The fields of which something is said that are not so. */
export const differencesOfThing = <Names, Position, Thing, Said extends object>(
  fields: StateFields<Names, Position, Thing, Said>,
  { said, sources }: SaidOfThing<Said>,
  thing: Thing,
  { position, path }: { readonly position: Position; readonly path: string },
): readonly Difference[] =>
  (Object.keys(said) as (keyof Said)[]).flatMap((key) => {
    const field = fields[key];
    if (field.fits(said[key] as Said[typeof key], thing, position)) return [];
    const expected = shownWords(sources[key]?.value);
    return [{ path: `${path}.${field.names[0] ?? String(key)}`, expected, got: factText(field.fact(thing, position)) }];
  });

/** The facts of a thing, each under its first name. */
export const factsOfThing = <Names, Position, Thing, Said extends object>(
  fields: StateFields<Names, Position, Thing, Said>,
  keys: readonly (keyof Said)[],
  thing: Thing,
  position: Position,
): { readonly [name: string]: Fact } =>
  Object.fromEntries(keys.map((key) => [fields[key].names[0] ?? String(key), fields[key].fact(thing, position)]));

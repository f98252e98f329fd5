import { type CaseValue, type Fact, factJson, factText } from '@chancery/core';
import { factsOfThing, type StateFields } from '@chancery/kit';
import type { MdPosition } from '../../types.ts';
import type { Lexicon } from '../names/lexicon.ts';

/** The fields that differ from those of a usual thing of the kind; what follows from the rest is left out. */
export const unusual = <Thing, Said extends object>(
  fields: StateFields<Lexicon, MdPosition, Thing, Said>,
  keys: readonly (keyof Said)[],
  [thing, usual]: readonly [thing: Thing, usual: Thing],
  position: MdPosition,
): { readonly [name: string]: CaseValue } => {
  const usually = factsOfThing(fields, keys, usual, position);
  return Object.fromEntries(
    Object.entries(factsOfThing(fields, keys, thing, position))
      .filter(([name, fact]) => factText(fact) !== factText(usually[name] as Fact))
      .map(([name, fact]) => [name, factJson(fact) as CaseValue]),
  );
};

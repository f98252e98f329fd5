import { type CaseValue, factJson, factText } from '@chancery/core';
import type { MdPosition } from '../../types.ts';
import type { StateField } from '../words/field-kinds.ts';

/** The fields that differ from those of a usual thing of the kind; what follows from the rest is left out. */
export const unusual = <Thing, Said extends object>(
  fields: { readonly [Key in keyof Said]: StateField<Thing, Said[Key]> },
  keys: readonly (keyof Said)[],
  thing: Thing,
  usual: Thing,
  position: MdPosition,
): { readonly [name: string]: CaseValue } =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      const fact = field.fact(thing, position);
      const same = factText(fact) === factText(field.fact(usual, position));
      return same ? [] : [[field.names[0] ?? String(key), factJson(fact) as CaseValue] as const];
    }),
  );

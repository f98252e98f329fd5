import { err, faultsAgainst, type JsonSchema, ok, type Result } from '@chancery/core';

/** What a master may set, and what is so unless they do. */
export interface OptionRules<Options> {
  readonly schema: JsonSchema;
  readonly usual: Options;
  /** What is wrong though the shape is right. */
  readonly faultsOf?: (options: Options) => readonly string[];
}

/** The master's options over the usual ones; every fault is listed. */
export const readOptionsOver = <Options extends object>(
  { schema, usual, faultsOf = () => [] }: OptionRules<Options>,
  given: unknown,
): Result<Options, readonly string[]> => {
  const shape = faultsAgainst(schema, given ?? {}, 'options');
  if (shape.length > 0) return err(shape);
  const options: Options = { ...usual, ...(given as Partial<Options> | undefined) };
  const faults = faultsOf(options);
  return faults.length > 0 ? err(faults) : ok(options);
};

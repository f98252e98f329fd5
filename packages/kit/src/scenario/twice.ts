/** What stands in a list again, after it has stood there before. */
export const twice = <T>(values: readonly T[]): readonly T[] => twiceAt(values).map(({ value }) => value);

/** The same with where it stands again. */
export const twiceAt = <T>(values: readonly T[]): readonly { readonly value: T; readonly at: number }[] => {
  const seen = new Set<T>();
  return values.flatMap((value, at) => {
    if (seen.has(value)) return [{ value, at }];
    seen.add(value);
    return [];
  });
};

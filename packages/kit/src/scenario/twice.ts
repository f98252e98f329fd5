/** What stands in a list again, after it has stood there before. */
export const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, i) => values.indexOf(value) !== i);

/** Whether lists and objects are nested deeper than this. Code that walks through shallower ones cannot run out of stack. */
export const isDeeper = (value: unknown, most: number): boolean => {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
};

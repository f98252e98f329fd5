/** Whether lists and objects lie in each other more than so many deep. Code that walks through them need not be afraid. */
export const isDeeper = (value: unknown, most: number): boolean => {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
};

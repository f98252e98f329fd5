/** Waits for all of them, but no longer than this many milliseconds. False if some were not done by then. */
export const doneWithin = async (patience: number, endings: readonly Promise<unknown>[]): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const done = Promise.allSettled(endings).then(() => true);
  const result = await Promise.race([done, late]);
  clearTimeout(timer);
  return result;
};

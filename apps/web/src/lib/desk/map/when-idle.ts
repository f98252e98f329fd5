/** Does something when the page has nothing better to do; gives what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(act, 500);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
};

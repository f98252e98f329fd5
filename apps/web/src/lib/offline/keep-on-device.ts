/** The connection is left to the page itself first. */
const WHEN_QUIET = 6000;

/** Has the browser keep the pages of the desk, so that they open without a network. Where it cannot, nothing is lost. */
export const keepOnDevice = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const keeping = setTimeout(() => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, WHEN_QUIET);
  return () => clearTimeout(keeping);
};

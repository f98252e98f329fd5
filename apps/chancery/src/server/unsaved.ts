import { AsyncLocalStorage } from 'node:async_hooks';

const OF_REQUEST = new AsyncLocalStorage<{ unsaved: boolean }>();

/** Something could not be written, for the request in hand. */
export const noteUnsaved = (): void => {
  const request = OF_REQUEST.getStore();
  if (request !== undefined) request.unsaved = true;
};

/** Whether something could not be written meanwhile. */
export const unsavedDuring = async (run: () => Promise<unknown>): Promise<boolean> => {
  const request = { unsaved: false };
  await OF_REQUEST.run(request, run);
  return request.unsaved;
};

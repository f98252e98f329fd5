/** Notes how something that was opened is closed again. */
export type Undo = (close: () => Promise<unknown>) => void;

/** Opens one thing after another. When one of them cannot be opened, those before it are closed again, the last first. */
export const allOrNothing = async <T>(open: (undo: Undo) => Promise<T>): Promise<T> => {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    return await open((close) => opened.push(close));
  } catch (error) {
    for (const close of opened.reverse()) await close();
    throw error;
  }
};

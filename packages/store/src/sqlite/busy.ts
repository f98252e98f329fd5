/** SQLite's own number for "somebody else is writing"; its kinds are in the higher bits. */
const SQLITE_BUSY = 5;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Why nothing can be written for the moment, which is nobody's mistake and passes without a change of the program. Of a database
 * that is `unreachable` nothing can be read either.
 */
export const WRITE_FAULTS = ['full', 'read-only', 'locked', 'failing', 'unreachable'] as const;
export type WriteFault = (typeof WRITE_FAULTS)[number];

/** Somebody else has been writing for longer than anybody waits. */
export class Busy extends Error {
  readonly code = 'CHANCERY_BUSY';
}

/** What an error of either database says of reading and writing; null when it is about something else. */
export const writeFault = (error: unknown): WriteFault | null => {
  if (!(error instanceof Error)) return null;
  if (error instanceof Busy) return 'locked';
  if ('errcode' in error) return OF_SQLITE(Number(error.errcode));
  const { code } = error as { readonly code?: unknown };
  const known = typeof code === 'string' ? (OF_POSTGRES[code] ?? OF_NETWORK[code]) : undefined;
  if (known === undefined && BROKEN.test(error.message)) return 'unreachable';
  return known ?? (error.cause === undefined ? null : writeFault(error.cause));
};

/** https://sqlite.org/rescode.html: the kind is in the low byte, of a failing disk what failed in the next. */
const OF_SQLITE = (errcode: number): WriteFault | null => {
  const kind = SQLITE_KINDS[errcode & 0xff];
  return kind === 'failing' && !SQLITE_WRITES.has(errcode >> 8) ? null : (kind ?? null);
};

const SQLITE_KINDS: { readonly [errcode: number]: WriteFault } = {
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  8: 'read-only', // SQLITE_READONLY
  10: 'failing', // SQLITE_IOERR
  13: 'full', // SQLITE_FULL
  14: 'read-only', // SQLITE_CANTOPEN: the log beside the file
};

/** IOERR_WRITE, _FSYNC, _DIR_FSYNC, _TRUNCATE, _LOCK, _SHMOPEN, _SHMSIZE, _SHMLOCK and _SHMMAP: reading may go on. */
const SQLITE_WRITES: ReadonlySet<number> = new Set([3, 4, 5, 6, 15, 18, 19, 20, 21]);

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OF_POSTGRES: { readonly [sqlstate: string]: WriteFault } = {
  '53100': 'full',
  '25006': 'read-only',
  '55P03': 'locked',
  // It took longer than a statement may.
  '57014': 'locked',
  '58030': 'failing',
  // Shut down, crashed, starting up; the connection broke or was refused; too many of them.
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08004': 'unreachable',
  '08006': 'unreachable',
  '53300': 'unreachable',
};

/** As Node names it when there is no way to the database. */
const OF_NETWORK: { readonly [code: string]: WriteFault } = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
};

/** The same in the words of the library, which gives these no code. */
const BROKEN =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

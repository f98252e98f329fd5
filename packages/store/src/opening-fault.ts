/** Why a database cannot be opened, as far as whoever runs the server can mend it. */
export const OPENING_FAULTS = [
  'newer-schema',
  'old-postgres',
  'unreachable',
  'too-many-connections',
  'refused',
  'no-database',
  'no-rights',
  'unwritable',
  'damaged',
] as const;
export type OpeningFault = (typeof OPENING_FAULTS)[number];

/** The database was written by a newer release than this one. */
export class NewerSchema extends Error {
  constructor(present: number, known: number) {
    super(`the database is of version ${present}, and this program knows versions up to ${known}`);
    this.name = 'NewerSchema';
  }
}

/** The oldest release of PostgreSQL that is tested and kept up by those who make it. */
export const LEAST_POSTGRES = 14;

/** The database server is older than the oldest that we know how to speak to. */
export class OldPostgres extends Error {
  constructor(found: string) {
    super(`the database server is PostgreSQL ${found}, and the oldest that is supported is ${LEAST_POSTGRES}`);
    this.name = 'OldPostgres';
  }
}

/** What an error at the opening of a database says; null when it is about something else, which may be a bug of ours. */
export const openingFault = (error: unknown): OpeningFault | null => {
  if (!(error instanceof Error)) return null;
  if (error instanceof NewerSchema) return 'newer-schema';
  if (error instanceof OldPostgres) return 'old-postgres';
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return DAMAGED.has(Number(errcode) & 0xff) ? 'damaged' : 'unwritable';
  const known = typeof code === 'string' ? (BY_CODE[code] ?? BY_CODE[code.slice(0, 2)]) : undefined;
  if (known !== undefined) return known;
  if (SILENT.test(error.message)) return 'unreachable';
  if (UNENCRYPTED.test(error.message)) return 'refused';
  return error.cause === undefined ? null : openingFault(error.cause);
};

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** By SQLSTATE, by its class, and as Node names it when there is no way to the database. */
const BY_CODE: { readonly [code: string]: OpeningFault } = {
  '08': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  '53300': 'too-many-connections',
  '28': 'refused',
  '3D000': 'no-database',
  '42501': 'no-rights',
  '25006': 'unwritable',
  '53100': 'unwritable',
  '58030': 'unwritable',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** The library gives these no code. */
const SILENT = /^(?:Connection terminated|timeout (?:exceeded|expired))/;
const UNENCRYPTED = /^(?:The server does not support SSL connections|SASL: )/;

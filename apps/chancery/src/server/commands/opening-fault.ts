import type { OpeningFault } from '@chancery/store';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import { Stop } from '../../stop.ts';

type SystemError = Error & {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly syscall?: string;
};

/** Why a server cannot start, in a sentence for the person at the keyboard that says what to do, unless it is a fault of ours. */
export const openingFault = async (error: SystemError): Promise<never> => {
  const { code, address, port, syscall } = error;
  if (code === 'EADDRINUSE') {
    throw new Stop(EXIT.busy, `something else listens at ${address} port ${port}`, [
      'Stop it, or choose another port: CHANCERY_HTTP_PORT, CHANCERY_STATUS_PORT, CHANCERY_MAIL_LISTENER_PORT.',
    ]);
  }
  if (syscall === 'listen' || syscall === 'bind') {
    throw new Stop(EXIT.address, `the server cannot listen at ${address} port ${port} (${code})`, [
      'Choose an address of this machine and a port above 1023: CHANCERY_HTTP_HOST, CHANCERY_HTTP_PORT.',
    ]);
  }
  if (code === 'NO_DATA_FOLDER') {
    throw new Stop(EXIT.dataFolder, error.message, ['Correct it, or name another folder: CHANCERY_DATA.']);
  }
  // Loaded only now: commands that need no server begin without it.
  const { openingFault: databaseFault, LEAST_POSTGRES } = await import('@chancery/store');
  const fault = databaseFault(error);
  if (fault !== null) {
    const { exit, what, advice } = OF_DATABASE[fault];
    throw new Stop(exit, `${what}: ${wordsOf(error)}`, [advice(LEAST_POSTGRES)]);
  }
  if (code !== undefined && UNWRITABLE.has(code)) {
    throw new Stop(EXIT.unreadable, `a file cannot be read or written: ${error.message}`, [
      'Correct who may use it, make room, or name another place.',
    ]);
  }
  throw error;
};

/** Where several addresses were tried, the first says why. */
const wordsOf = (error: Error): string =>
  error.message === '' && error instanceof AggregateError ? wordsOf(error.errors[0] as Error) : error.message;

const UNWRITABLE: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'ENOENT',
  'EISDIR',
  'EDQUOT',
]);

const OF_DATABASE: {
  readonly [fault in OpeningFault]: {
    readonly exit: ExitCode;
    readonly what: string;
    advice(least: number | string): string;
  };
} = {
  'newer-schema': {
    exit: EXIT.newerSchema,
    what: 'the database was written by a newer release',
    advice: () => 'Install that release again, or restore the backup from before the upgrade (docs/backup.md).',
  },
  'old-postgres': {
    exit: EXIT.oldPostgres,
    what: 'the database server is too old',
    advice: (least) => `Upgrade it to PostgreSQL ${least} or newer.`,
  },
  unreachable: {
    exit: EXIT.unreachableDatabase,
    what: 'the database cannot be reached',
    advice: () => 'Start it, or correct host and port in CHANCERY_DATABASE_URL.',
  },
  'too-many-connections': {
    exit: EXIT.tooManyConnections,
    what: 'the database takes no more connections',
    advice: () =>
      'Raise max_connections of PostgreSQL or the limit of the role, or lower CHANCERY_DATABASE_CONNECTIONS of each process.',
  },
  refused: {
    exit: EXIT.refusedDatabase,
    what: 'the database does not let us in',
    advice: () => 'Correct user, password and sslmode in CHANCERY_DATABASE_URL, or pg_hba.conf of the server.',
  },
  'no-database': {
    exit: EXIT.noDatabase,
    what: 'the database does not exist',
    advice: () => 'Make it, owned by the user of CHANCERY_DATABASE_URL: create database NAME owner USER.',
  },
  'no-rights': {
    exit: EXIT.noRights,
    what: 'the user of the database may not do what is needed',
    advice: () =>
      'Make them its owner: alter database NAME owner to USER; in one that others own: grant all on schema public to USER.',
  },
  unwritable: {
    exit: EXIT.unwritableDatabase,
    what: 'the database cannot be written to',
    advice: () => 'Make room on its disk, and see that the user of this process may write there.',
  },
  damaged: {
    exit: EXIT.damagedDatabase,
    what: 'the database is damaged, or is none of Chancery',
    advice: () => 'Put the file aside and restore the last backup (docs/backup.md).',
  },
};

import type { Batch } from '@chancery/store';

/** The first line of a backup. */
export interface ArchiveHead {
  readonly format: 'chancery-backup-1';
  /** The release that made it. */
  readonly engine: string;
  /** The version of the schema. */
  readonly schema: number;
  /** From which database; it can be restored to either. */
  readonly from: 'sqlite' | 'postgres';
  /** ISO 8601. */
  readonly at: string;
  /** What signs the sessions, where the server had drawn it itself; null where whoever runs it has set it. */
  readonly sessionSecret: string | null;
}

/** The last line. */
export interface ArchiveEnd {
  readonly end: {
    readonly rows: number;
    /** SHA-256 of all lines before this one, each with its line feed. */
    readonly sha256: string;
  };
}

/**
 * A backup is a gzip file of lines, each of JSON: a head, batches of rows, an end. It holds everything, so it is for the
 * eyes of nobody but whoever runs the server.
 */
export type ArchiveLine = ArchiveHead | Batch | ArchiveEnd;

/** How `chancery` ends. docs/exit-codes.md explains each; scripts may rely on them. */
export const EXIT = {
  done: 0,
  /** What was examined has faults: orders, a rule case, a record that is not what it says it is. */
  faults: 1,
  /** The command line was not understood, or asks for what cannot be. */
  usage: 2,
  /** A campaign or file is missing, damaged, or made by a version that this one cannot read. */
  unreadable: 3,
  /** Another process is working on the campaign. */
  busy: 4,
  /** The server refused what was asked of it. */
  refused: 5,
  /** The server could not be reached, or gave no answer that we understand. */
  unreachable: 6,
  /** A setting of the server is wrong. */
  setting: 10,
  /** The data folder of the server cannot be written to. */
  dataFolder: 11,
  /** The database is of a newer release. */
  newerSchema: 12,
  /** The database server is older than any that is supported. */
  oldPostgres: 13,
  /** Nobody answers where the database should be. */
  unreachableDatabase: 14,
  /** The database server takes no more connections. */
  tooManyConnections: 15,
  /** The database server does not let us in. */
  refusedDatabase: 16,
  /** There is no such database. */
  noDatabase: 17,
  /** We may not make or change tables in the database. */
  noRights: 18,
  /** The database cannot be written to. */
  unwritableDatabase: 19,
  /** The database is damaged, or is none. */
  damagedDatabase: 20,
  /** The address at which the server shall listen is not to be had. */
  address: 21,
  /** A bug of ours. It has a number, and the campaign is as it was. */
  internal: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

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
  /** A bug of ours. It has a number, and the campaign is as it was. */
  internal: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

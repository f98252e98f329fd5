import type { Instant } from '@chancery/core';
import type { Flag } from '../columns.ts';
import type { PresenceId } from '../ids.ts';

export const PROCESS_ROLES = ['server', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** A process of this server that has shown itself lately. */
export interface PresenceTable {
  readonly id: PresenceId;
  readonly role: ProcessRole;
  /** It closes windows and sends mail; a server may leave that to workers. */
  readonly works: Flag;
  readonly engine: string;
  readonly startedAt: Instant;
  /** By the clock of the database. */
  readonly seenAt: Instant;
  /** By how many milliseconds its clock is ahead of the database's; negative when it is behind. */
  readonly ahead: number;
}

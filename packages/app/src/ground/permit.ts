import type { UserId } from '@chancery/store';
import type { Role } from './permissions.ts';

/** In what capacity somebody acts; noted with what they did. */
export interface Permit {
  readonly role: Role | 'system';
  /** Null for nobody and for the system. */
  readonly userId: UserId | null;
}

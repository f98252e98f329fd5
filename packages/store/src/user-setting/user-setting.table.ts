import type { Instant } from '@chancery/core';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** What a user has chosen for themselves, in all campaigns. */
export interface UserSettingTable {
  readonly userId: UserId;
  /** The time zone in which they are shown deadlines. */
  readonly zone: string;
  /** Quiet hours, in minutes after their midnight; both null when they have none. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** SHA-256 of the secret in the address of their calendar, as hex. */
  readonly feedHash: string | null;
  readonly settings: JsonText;
  readonly updatedAt: Instant;
}

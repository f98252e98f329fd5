import type { Instant } from '@chancery/core';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** What administrators set while the server runs. */
export interface ServerSettingTable {
  readonly name: string;
  readonly value: JsonText;
  readonly updatedAt: Instant;
  /** Null when the server set it itself. */
  readonly updatedBy: UserId | null;
}

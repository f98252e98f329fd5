import type { Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { NoticeId, UserId } from '../ids.ts';

/** That a bulletin is for a user. As short as can be: a campaign of many rulers writes hundreds in a turn. */
export interface BulletinReaderTable {
  readonly userId: Fixed<UserId>;
  /** That of the bulletin, by which a user's own are found in their order. */
  readonly at: Fixed<Instant>;
  readonly bulletinId: Fixed<NoticeId>;
  readonly readAt: Instant | null;
}

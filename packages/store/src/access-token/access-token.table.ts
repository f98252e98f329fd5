import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { AccessTokenId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

export const TOKEN_SCOPES = ['read', 'order', 'letter', 'master'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A personal access token for the API. The token itself is shown once and never stored. */
export interface AccessTokenTable {
  readonly id: Fixed<AccessTokenId>;
  readonly userId: Fixed<UserId>;
  /** What its owner calls it. */
  readonly name: string;
  /** SHA-256 of the token, as hex. */
  readonly hash: Fixed<string>;
  readonly scopes: Fixed<JsonText<readonly TokenScope[]>>;
  /** Good for this campaign alone; null for all. */
  readonly campaignId: Fixed<CampaignId | null>;
  readonly createdAt: Fixed<Instant>;
  readonly expiresAt: Fixed<Instant | null>;
  readonly lastUsedAt: Instant | null;
  readonly revokedAt: Instant | null;
}

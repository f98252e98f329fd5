import { err, ok, type Result } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';

/** A closed list lets nothing more enter its turn, not from masters either. */
export const listOpen = ({ listClosedAt }: Pick<CampaignRow, 'listClosedAt'>): Result<null, AppError> =>
  listClosedAt === null ? ok(null) : err({ code: 'conflict', what: 'turn', found: 'processing' });

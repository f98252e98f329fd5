import { err, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import { type CampaignRow, type Db, findSeat, MASTER_PARTY } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { settingsOf } from '../../campaign/terms/settings.ts';
import type { Actor } from '../../ground/actor.ts';
import type { AppError } from '../../ground/errors.ts';
import type { UseCase } from '../../ground/permissions.ts';
import type { Permit } from '../../ground/permit.ts';

/** Somebody who acts for a party of a campaign: its ruler for a seat, a master for the masters. */
export interface Spokesman {
  readonly permit: Permit;
  /** Letters from this instant on are theirs to read. */
  readonly since: Instant;
}

/** Nobody speaks for another: a master has their own voice and none of a seat's. */
export const speaksFor = async (
  db: Db,
  actor: Actor,
  useCase: UseCase,
  { campaign, party }: { readonly campaign: CampaignRow; readonly party: SeatId },
): Promise<Result<Spokesman, AppError>> => {
  const permit = await allowed(db, actor, useCase, { campaignId: campaign.id, seat: party });
  if (!permit.ok) return permit;
  if (party === MASTER_PARTY) return ok({ permit: permit.value, since: 0 });
  if (permit.value.role !== 'ruler') return err({ code: 'not-allowed', useCase });
  const seat = await findSeat(db, campaign.id, party);
  if (seat?.joinedAt == null) return err({ code: 'not-allowed', useCase });
  return ok({ permit: permit.value, since: settingsOf(campaign).oldLetters === 'shown' ? 0 : seat.joinedAt });
};

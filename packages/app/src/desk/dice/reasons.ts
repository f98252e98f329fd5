import { type CampaignId, type SeatId, seatId } from '@chancery/core';
import { type Db, deedsNamed, type JsonText, parsed } from '@chancery/store';

/** Why an edition was begun: what the masters said, or the seat that took its own post back. */
export interface EditionReason {
  readonly reason: string | null;
  readonly takenBackBy: SeatId | null;
}

type Facts = JsonText<{ readonly edition?: number; readonly reason?: string; readonly seat?: string }>;

/** By edition, from the second. */
export const editionReasons = async (db: Db, campaignId: CampaignId): Promise<ReadonlyMap<number, EditionReason>> => {
  const deeds = await deedsNamed(db, campaignId, ['rollBack', 'takeBackPost']);
  return new Map(
    deeds.flatMap((deed) => {
      const { edition, reason = null, seat } = parsed(deed.facts as Facts);
      const takenBackBy = deed.action === 'takeBackPost' && seat !== undefined ? seatId(seat) : null;
      return edition === undefined ? [] : [[edition, { reason, takenBackBy }] as const];
    }),
  );
};

import type { SeatId } from '@chancery/core';
import {
  type ApplicationStatus,
  applicationsBy,
  type CampaignRow,
  countingMarks,
  type Db,
  findMaster,
  seatsHeldBy,
  standbysOf,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import { turnInHand } from '../play/play.ts';

/** What somebody is in a campaign. */
export interface OwnPlace {
  readonly master: boolean;
  readonly seats: readonly SeatId[];
  /** Those of them whose orders are in for the turn in hand. */
  readonly sent: readonly SeatId[];
  readonly application: ApplicationStatus | null;
  readonly standsBy: boolean;
}

const NONE: OwnPlace = { master: false, seats: [], sent: [], application: null, standsBy: false };

export const ownPlace = async (
  db: Db,
  actor: Actor,
  campaign: Pick<CampaignRow, 'id' | 'turn' | 'edition'>,
): Promise<OwnPlace> => {
  if (actor.kind !== 'user') return NONE;
  const { id } = campaign;
  const user = actor.user as UserId;
  const seats = (await seatsHeldBy(db, user)).filter(({ campaignId }) => campaignId === id).map(({ seat }) => seat);
  const sheets = seats.length === 0 ? [] : await countingMarks(db, turnInHand(campaign));
  return {
    master: (await findMaster(db, id, user)) !== undefined,
    seats,
    sent: seats.filter((seat) => sheets.some((sheet) => sheet.seat === seat)),
    application: (await applicationsBy(db, user)).find(({ campaignId }) => campaignId === id)?.status ?? null,
    standsBy: (await standbysOf(db, id)).some(({ userId }) => userId === user),
  };
};

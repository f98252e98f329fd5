import type { RuledSeat } from '@chancery/reports';
import { type CampaignRow, type Db, findMaster, type SeatRow, seatsOf, type UserId, usersWith } from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { SeatThen } from './seats-then.ts';
import { namesRulers } from './who-sees.ts';

/** What decides of whom a reader is told. */
interface Reading {
  readonly master: boolean;
  /** Null for whoever has no account. */
  readonly user: string | null;
}

/**
 * Who looks after each seat, as far as a reader is told: masters know every name, others those that the campaign names, and
 * everybody their own.
 */
export const ruledSeats = (
  campaign: Pick<CampaignRow, 'anonymity' | 'status'>,
  rows: readonly SeatThen[],
  names: ReadonlyMap<UserId, string>,
  { master, user }: Reading,
): readonly (Pick<SeatRow, 'seat'> & RuledSeat)[] => {
  const named = namesRulers(campaign) || master;
  return rows.map(({ seat, status, control, userId }) => ({
    seat,
    status,
    control,
    ruler: userId !== null && (named || userId === user) ? (names.get(userId) ?? null) : null,
  }));
};

/** The same for whoever reads, of seats as they are now, unless others are given. */
export const ruledSeatsFor = async (
  db: Db,
  actor: Actor,
  campaign: CampaignRow,
  seats?: readonly SeatThen[],
): Promise<readonly RuledSeat[]> => {
  const rows = seats ?? (await seatsOf(db, campaign.id));
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const names = new Map((await usersWith(db, ids)).map(({ id, name }) => [id, name]));
  const user = readerOf(actor);
  const master = user !== null && (await findMaster(db, campaign.id, user)) !== undefined;
  return ruledSeats(campaign, rows, names, { master, user });
};

/** The account of whoever asks. */
export const readerOf = (actor: Actor): UserId | null => (actor.kind === 'user' ? (actor.user as UserId) : null);

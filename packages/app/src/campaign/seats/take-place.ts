import { err, ok, type Result, type SeatId } from '@chancery/core';
import { findApplication, jsonText, putApplication, type SeatRow, seatsOf, type UserId } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import type { Scene } from '../access/scene.ts';
import { giveSeat } from './give-seat.ts';

/** What somebody has got: a seat, or a place in the list of those who wait for one. */
export interface Place {
  readonly seat: SeatId | null;
  readonly waiting: boolean;
}

/** The seats of the campaign, unless they may have none: they rule in it already, were declined, or were removed from it. */
export const seatsFor = async (
  { trx, campaign }: Pick<Scene, 'trx' | 'campaign'>,
  userId: UserId,
): Promise<Result<readonly SeatRow[], AppError>> => {
  const rows = await seatsOf(trx, campaign.id);
  const own = rows.find((row) => row.userId === userId);
  if (own !== undefined) return err({ code: 'conflict', what: 'seat', found: own.seat });
  const application = await findApplication(trx, campaign.id, userId);
  return application?.status === 'declined'
    ? err({ code: 'conflict', what: 'application', found: 'declined' })
    : ok(rows);
};

/** Gives the open seat that is asked for, or the first open seat among the wishes, or the first open seat of all. */
export const takeOpenSeat = async (
  scene: Scene,
  rows: readonly SeatRow[],
  userId: UserId,
  wanted: { readonly seat?: SeatId | undefined; readonly wishes?: readonly SeatId[] },
): Promise<Result<SeatId, AppError>> => {
  const open = rows.filter(({ status }) => status === 'open').map(({ seat }) => seat);
  const { seat, wishes = [] } = wanted;
  if (seat !== undefined && !rows.some((row) => row.seat === seat)) {
    return err({ code: 'not-found', what: 'seat', id: seat });
  }
  if (seat !== undefined && !open.includes(seat)) return err({ code: 'seat-taken', seat });
  const found = seat ?? wishes.find((wish) => open.includes(wish)) ?? open[0];
  if (found === undefined) return err({ code: 'campaign-full' });
  await giveSeat(scene, { seat: found }, userId);
  return ok(found);
};

/** Puts somebody at the end of the waiting list, with their wishes. */
export const putOnList = (
  { app, trx, campaign }: Scene,
  userId: UserId,
  preferences: readonly SeatId[],
  message = '',
): Promise<void> =>
  putApplication(trx, {
    campaignId: campaign.id,
    userId,
    preferences: jsonText([...new Set(preferences)]),
    message,
    at: app.now(),
  });

/** Everything that is wrong with wishes that come from outside. */
export const wishFaults = (rows: readonly SeatRow[], wishes: readonly SeatId[]): readonly string[] =>
  wishes
    .filter((wish) => !rows.some(({ seat }) => seat === wish))
    .map((wish) => `preferences: there is no seat ${wish}`);

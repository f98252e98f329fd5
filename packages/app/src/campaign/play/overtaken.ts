import type { SeatId } from '@chancery/core';
import { type Db, newestSheet, type TurnKey } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';

/** The refusal of a sheet that goes on from one that is not the newest any more. */
export const overtakenBy = async (db: Db, key: TurnKey, seat: SeatId, base: number): Promise<AppError | null> => {
  const newest = (await newestSheet(db, key, seat))?.number ?? 0;
  return newest === base ? null : { code: 'conflict', what: 'draft', found: String(newest) };
};

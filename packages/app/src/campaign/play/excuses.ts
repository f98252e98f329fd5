import type { SeatId } from '@chancery/core';
import { absencesAt, type Db } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { Cause } from './cause.ts';
import type { Play } from './play.ts';

/** Whether a seat that has sent nothing is excused. */
export type Excuses = (seat: SeatId) => boolean;

/**
 * Whose silence is not held against them when the turn in hand is closed now: whoever was away when its deadline came; and
 * everybody in a window that closes before its time, that cannot be missed, or whose closing excuses all.
 */
export const excusesFor = async (
  db: Db,
  app: Pick<App, 'now'>,
  { campaign, window, key }: Pick<Play, 'campaign' | 'window' | 'key'>,
  { cause, excused = false }: { readonly cause: Cause; readonly excused?: boolean },
): Promise<Excuses> => {
  const { deadline, heldSince } = campaign;
  const now = app.now();
  // A clock that was held before its deadline has not come to it.
  const early = cause === 'ready' || (deadline !== null && (heldSince ?? now) < deadline);
  if (excused || early || (window.kind === 'window' && window.unmissable === true)) return () => true;
  const away = new Set(
    (await absencesAt(db, campaign.id, { now: deadline ?? now, turn: key.turn })).map(({ seat }) => seat),
  );
  return (seat) => away.has(seat);
};

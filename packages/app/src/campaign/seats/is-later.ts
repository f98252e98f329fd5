import type { SeatId } from '@chancery/core';
import type { CampaignRow, Db } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inPlay } from '../pace/in-play.ts';

/** Whether the power of a seat has not come into the game yet. So it may be again when turns have been taken back. */
export const isLater = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  seat: SeatId,
): Promise<boolean> => {
  const { ruleset, position } = await inPlay(db, app, campaign);
  return ruleset.seating?.seatedBy(position, seat) === 'later';
};

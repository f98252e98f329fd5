import type { SeatId } from '@chancery/core';
import type { CampaignRow, Db, SeatRow } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inPlay } from '../pace/in-play.ts';
import { rulesetOf } from '../position/ruleset-of.ts';

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

/**
 * Of these seats those that are in nobody's hands yet: closed, or of a power that has not come into the game and that nobody holds. A
 * seat stays open when the turn in which it began is taken back.
 */
export const notInPlay = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  seats: readonly SeatRow[],
): Promise<ReadonlySet<SeatId>> => {
  const closed = seats.filter(({ status }) => status === 'closed');
  const open = seats.filter(({ status }) => status === 'open');
  if (open.length === 0 || rulesetOf(app, campaign).seating === undefined) return idsOf(closed);
  const { ruleset, position } = await inPlay(db, app, campaign);
  return idsOf([...closed, ...open.filter(({ seat }) => ruleset.seating?.seatedBy(position, seat) === 'later')]);
};

const idsOf = (seats: readonly SeatRow[]): ReadonlySet<SeatId> => new Set(seats.map(({ seat }) => seat));

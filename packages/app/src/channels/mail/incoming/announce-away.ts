import { err, type Instant, instantOf, isCivilDay, ok, type Result } from '@chancery/core';
import { NO_SEAT } from '@chancery/store';
import { announceAbsence } from '../../../campaign/people/announce-absence.ts';
import { announceWaitingAbsence } from '../../../campaign/people/waiting-absence.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { Command } from '../commands.ts';
import type { Addressed } from './mail-desk.ts';

/** Notes that a ruler, or a player who waits for a seat, is away until a day begins, by their own clock, or for so many turns. */
export const announceAway = async (
  { desk: { app }, right, user, zone, say }: Addressed,
  { lasts, note }: Extract<Command, { kind: 'away' }>,
): Promise<Result<string, string | AppError>> => {
  const until = 'turns' in lasts ? null : beginningOf(lasts.until, zone);
  if ('until' in lasts && until === null) return err(say.refused.noSuchDay(lasts.until));
  const { campaignId, seat } = right;
  const span = 'turns' in lasts ? lasts : { from: app.now(), until: until ?? app.now() };
  const actor = userActor(user.id);
  const said =
    seat === NO_SEAT
      ? await announceWaitingAbsence(app, actor, { campaignId, note, ...span })
      : await announceAbsence(app, actor, { campaignId, seat, note, ...span });
  if (!said.ok) return said;
  return ok(until === null ? say.done.awayTurns('turns' in lasts ? lasts.turns : 0) : say.done.away(until, zone));
};

const beginningOf = (day: string, zone: string): Instant | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const civil = { year, month, day: date };
  return isCivilDay(civil) ? instantOf(zone, { ...civil, hour: 0, minute: 0 }) : null;
};

import { isPast, waitingAbsencesOf } from '@chancery/store';
import { momentIn, waitingAbsenceFrom } from '../../../campaign/people/list-absences.ts';
import type { Addressed } from './mail-desk.ts';

/** How things stand for somebody who waits for a seat. */
export const statusWithoutSeat = async ({
  desk: { app },
  right,
  campaign,
  say: { waiting },
  timeOf,
}: Addressed): Promise<string> => {
  const moment = momentIn(app, campaign);
  const rows = await waitingAbsencesOf(app.store.db, right.campaignId, right.userId);
  const away = rows.filter((row) => !isPast(row, moment)).map((row) => waitingAbsenceFrom(row, moment));
  return [
    waiting.waits,
    ...away.map(({ until, through }) =>
      until === null ? waiting.through(through ?? moment.turn) : waiting.until(timeOf(until)),
    ),
  ].join('\n\n');
};

import { isPast, waitingAbsencesOf } from '@chancery/store';
import { momentIn, waitingAbsenceFrom } from '../../../campaign/people/list-absences.ts';
import { showTime } from '../../../ground/text/show-time.ts';
import { WAITING_SAID } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';

/** How things stand for somebody who waits for a seat. */
export const statusWithoutSeat = async ({ desk: { app }, right, campaign, zone }: Addressed): Promise<string> => {
  const moment = momentIn(app, campaign);
  const rows = await waitingAbsencesOf(app.store.db, right.campaignId, right.userId);
  const away = rows.filter((row) => !isPast(row, moment)).map((row) => waitingAbsenceFrom(row, moment));
  return [
    WAITING_SAID.waits,
    ...away.map(({ until, through }) =>
      until === null ? WAITING_SAID.through(through ?? moment.turn) : WAITING_SAID.until(showTime(until, zone)),
    ),
  ].join('\n\n');
};

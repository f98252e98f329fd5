import { type AnyTelling, type Contents, filesOf, type Moment, seatName } from '@chancery/core';
import { toPage, toText } from '@chancery/reports';
import type { Campaign } from './open-campaign.ts';
import { newsOf } from './report-of.ts';

/** The reports of record of a turn: the news of every seat, as text and as a page. */
export const reportContents = (
  campaign: Campaign,
  moment: Pick<Moment, 'turn' | 'position'>,
  tellings: readonly AnyTelling[],
): Contents => {
  const folder = filesOf(moment.turn).reports;
  return Object.fromEntries(
    campaign.seats.flatMap(({ seat }) => {
      const news = newsOf(campaign, moment, tellings, seat);
      const path = `${folder}/${seatName(seat)}`;
      return [
        [`${path}.txt`, toText(news)],
        [`${path}.html`, toPage(news)],
      ];
    }),
  );
};

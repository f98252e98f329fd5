import type { SeatId, SeatInfo } from '@chancery/core';
import type { CampaignRow, Db, Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { Permit } from '../../ground/permit.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { rulesetOf } from '../position/ruleset-of.ts';
import { settingFor } from '../position/setting-for.ts';

/** A change among the people of a campaign: the campaign is held, and who makes the change may do so. */
export interface Scene {
  readonly app: App;
  readonly trx: Trx;
  readonly campaign: CampaignRow;
  readonly permit: Permit;
}

type Of = Pick<CampaignRow, 'id' | 'ruleset'>;

/** What the seats of a campaign are called. */
export const seatNames = (db: Db, app: Pick<App, 'rulesets'>, campaign: Of): Promise<(seat: SeatId) => string> =>
  named(db, app, campaign, ({ name }) => name);

/** The same as an English sentence names them. */
export const seatsInSentences = (db: Db, app: Pick<App, 'rulesets'>, campaign: Of): Promise<(seat: SeatId) => string> =>
  named(db, app, campaign, ({ name, inSentence }) => inSentence ?? name);

/** What they are called in the sentences of a language: in English with their articles. */
export const seatsSaid = (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: Of,
  language: TextLanguage,
): Promise<(seat: SeatId) => string> => (language === 'en' ? seatsInSentences : seatNames)(db, app, campaign);

/** A seat as notices have it: by its name, and as an English sentence names it where that is more. */
export interface NamedSeat {
  readonly seat: string;
  readonly inSentence?: string;
}

export const namedSeat = (seats: readonly SeatInfo[], seat: SeatId): NamedSeat => {
  const { name = seat, inSentence } = seats.find((info) => info.seat === seat) ?? {};
  return { seat: name, ...(inSentence === undefined ? {} : { inSentence }) };
};

/** The seats of a campaign, as notices have them. */
export const seatsInNotices = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: Of,
): Promise<(seat: SeatId) => NamedSeat> => {
  const ruleset = rulesetOf(app, campaign);
  const seats = ruleset.seats(await settingFor(db, ruleset, campaign.id));
  return (seat) => namedSeat(seats, seat);
};

const named = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: Of,
  nameOf: (info: SeatInfo) => string,
): Promise<(seat: SeatId) => string> => {
  const ruleset = rulesetOf(app, campaign);
  const seats = ruleset.seats(await settingFor(db, ruleset, campaign.id));
  const names = new Map(seats.map((info) => [info.seat, nameOf(info)]));
  return (seat) => names.get(seat) ?? seat;
};

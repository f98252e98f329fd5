import type { SeatId } from '@chancery/core';
import { type CampaignRow, type Db, parsed, settingOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { rulesetOf } from '../campaigns/ruleset-of.ts';
import type { Permit } from '../permit.ts';

/** A change among the people of a campaign: the campaign is held, and who makes the change may do so. */
export interface Scene {
  readonly app: App;
  readonly trx: Trx;
  readonly campaign: CampaignRow;
  readonly permit: Permit;
}

/** What the seats of a campaign are called. */
export const seatNames = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: Pick<CampaignRow, 'id' | 'ruleset'>,
): Promise<(seat: SeatId) => string> => {
  const setting = await settingOf(db, campaign.id);
  if (setting === undefined) throw new Error(`campaign ${campaign.id} has no setting`);
  const names = new Map(
    rulesetOf(app, campaign)
      .seats(parsed(setting))
      .map(({ seat, name }) => [seat, name]),
  );
  return (seat) => names.get(seat) ?? seat;
};

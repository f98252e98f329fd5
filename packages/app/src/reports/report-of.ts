import { type AnyTelling, knownTo, type MapPicture, PUBLIC, type SeatId, viewerOf, type World } from '@chancery/core';
import { fullReport, type Report } from '@chancery/reports';
import { type CampaignRow, type Db, type JsonText, parsed, tellingsFor } from '@chancery/store';
import type { App } from '../app.ts';
import { inPlay } from '../turns/in-play.ts';

/** What one reader learns of one turn, with the map as he knows it then. */
export interface TurnReport {
  readonly turn: number;
  readonly report: Report;
  readonly map: { readonly world: World; readonly picture: MapPicture };
}

/**
 * The report of a turn that is out; seat null is the public. It is made from the record of what its reader heard, and
 * from what he knew after that turn: the present state is not looked at.
 */
export const reportOf = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  seat: SeatId | null,
  turn: number,
): Promise<TurnReport> => {
  const { ruleset, position, out } = await inPlay(db, app, { ...campaign, turn });
  const heard = await tellingsFor(db, out, seat === null ? PUBLIC : viewerOf(seat));
  const known = knownTo(ruleset, position, seat ?? 'public');
  const tellings = heard === undefined ? [] : parsed(heard as JsonText<readonly AnyTelling[]>);
  return {
    turn,
    report: fullReport(ruleset, { seat, known, tellings, turn, title: campaign.title }),
    map: { world: ruleset.world(position.setting), picture: ruleset.places.picture(known, []) },
  };
};

import { knownTo, type MapPicture, type SeatId, type World } from '@chancery/core';
import { fullReport, type Report } from '@chancery/reports';
import type { CampaignRow, Db } from '@chancery/store';
import type { App } from '../app.ts';
import { heardSince } from '../live/heard-since.ts';
import { inPlay } from '../turns/in-play.ts';

/** What one reader learns of one turn, with the map as he knows it then. */
export interface TurnReport {
  readonly turn: number;
  /** It tells of the turns after this one, in live play; else of its turn alone. */
  readonly since: number;
  /** In live play: what the rules called the window that closed with it; null for others. */
  readonly label: string | null;
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
  const { ruleset, position } = await inPlay(db, app, { ...campaign, turn });
  const { since, label, tellings } = await heardSince(db, campaign, seat, turn);
  const known = knownTo(ruleset, position, seat ?? 'public');
  return {
    turn,
    since,
    label,
    report: fullReport(ruleset, { seat, known, tellings, turn, title: campaign.title }),
    map: { world: ruleset.world(position.setting), picture: ruleset.places.picture(known, []) },
  };
};

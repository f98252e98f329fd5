import { type AnyPosition, type AnyRuleset, knownTo, type MapPicture, type SeatId, type World } from '@chancery/core';
import { fullReport, reportWithPlayers, type ShownReport } from '@chancery/reports';
import type { CampaignRow, Db } from '@chancery/store';
import { ruledSeatsFor } from '../../campaign/access/ruled-seats.ts';
import { seatsThen } from '../../campaign/access/seats-then.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';

import { recentFor } from '../../campaign/position/recent.ts';
import { publicEyes } from '../../campaign/terms/status.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { diceOfSeat } from '../dice/seat-dice.ts';
import { withDice } from '../dice/with-dice.ts';
import { heardByNow } from './heard-by-now.ts';

/** What one reader learns of one turn, with the map as they knew it then. */
export interface TurnReport {
  readonly turn: number;
  /** It tells of the turns after this one, in live play; otherwise of its turn alone. */
  readonly since: number;
  /** In live play: what the rules called the window that closed with it; null for others. */
  readonly label: string | null;
  readonly report: ShownReport;
  readonly map: { readonly world: World; readonly picture: MapPicture };
}

/**
 * The report of a turn that is out; seat null is the public. It is made from the record of what its reader heard, and
 * from what they knew after that turn: the present state is not looked at. The map of the
 * public is the true one once the campaign is over. Who played which power stands in no record of the
 * rules: the host puts it in, as it was in that turn.
 */
export const reportOf = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  { seat, turn, reader }: { readonly seat: SeatId | null; readonly turn: number; readonly reader: Actor },
): Promise<TurnReport> => {
  const { ruleset, position, out } = await inPlay(db, app, { ...campaign, turn });
  const name = `${campaign.id} ${turn} ${out.hash} ${campaign.title} ${publicEyes(campaign)}`;
  const make = () => untold(db, ruleset, { campaign, position, seat, turn });
  const made =
    seat === null
      ? await recentOf(ruleset).getOrMake(name, db, async () => ({ value: await make(), weight: 1 }))
      : await make();
  const seats = await ruledSeatsFor(db, reader, campaign, await seatsThen(db, campaign, out));
  return { ...made, report: reportWithPlayers(made.report, seats) };
};

/** That of the public is made once, as anybody may ask for it as often as they like. Who may read names has them put in each time. */
const recentOf = recentFor<TurnReport>(40);

interface Told {
  readonly campaign: CampaignRow;
  readonly position: AnyPosition;
  readonly seat: SeatId | null;
  readonly turn: number;
}

/** A report without the names of players. */
const untold = async (db: Db, ruleset: AnyRuleset, { campaign, position, seat, turn }: Told): Promise<TurnReport> => {
  const { since, label, tellings } = await heardByNow(db, { campaign, ruleset }, seat, turn);
  const known = knownTo(ruleset, position, seat ?? 'public');
  const onMap = seat === null ? knownTo(ruleset, position, publicEyes(campaign)) : known;
  const { proofs, otherwise } =
    seat === null ? { proofs: [], otherwise: [] } : await diceOfSeat(db, ruleset, campaign, { seat, since, turn });
  const report = fullReport(ruleset, { seat, known, tellings, otherwise, turn, title: campaign.title });
  return {
    turn,
    since,
    label,
    report: withDice(report, proofs),
    map: { world: ruleset.world(position.setting), picture: ruleset.places.picture(onMap, []) },
  };
};

import { type AnyOrder, err, type Incident, ok, type Result, type Rulings } from '@chancery/core';
import {
  changeCampaign,
  findCampaign,
  parsed,
  secretOf,
  sheetsOfRecord,
  type Trx,
  type TurnRow,
  type UserId,
} from '@chancery/store';
import type { App } from '../app.ts';
import { adjudicate } from './adjudicate.ts';
import { assemble, type OfRecord } from './gather.ts';
import { inPlay } from './in-play.ts';
import { writeTurn } from './write-turn.ts';

/** What a master mends in a turn that is run again. */
export interface Amendment {
  /** In place of the acts of record. */
  readonly acts?: readonly AnyOrder[] | undefined;
  /** In place of the answers of record to these questions. */
  readonly rulings?: Rulings | undefined;
}

/** A turn that is run again in the edition that the campaign has now; its secret has been put there. */
export interface Rerun {
  /** As it was run before. */
  readonly before: TurnRow;
  readonly amend: Amendment | undefined;
  readonly reason: string;
  readonly byUser: UserId | null;
  /** For the turn after it. */
  drawSecret(): string;
}

/** Runs a turn once more by its recorded sheets. Says whether the game is over with it. */
export const rerunTurn = async (
  trx: Trx,
  app: App,
  { before, amend, reason, byUser, drawSecret }: Rerun,
): Promise<Result<boolean, Incident>> => {
  const { campaignId, turn } = before;
  const campaign = await findCampaign(trx, campaignId);
  if (campaign === undefined) throw new Error(`campaign ${campaignId} is gone`);
  const play = await inPlay(trx, app, campaign);
  const secret = await secretOf(trx, play.key);
  if (secret === undefined) throw new Error(`campaign ${campaignId} has no secret for turn ${turn} run again`);
  const ofRecord: readonly OfRecord[] = (await sheetsOfRecord(trx, before)).map(
    ({ seat, origin, sheetId, orders }) => ({ seat, origin, sheetId, orders: parsed(orders) }),
  );
  const { inputs } = assemble(play, ofRecord, secret.secret, {
    acts: amend?.acts ?? parsed(before.acts),
    rulings: { ...parsed(before.rulings), ...amend?.rulings },
  });
  const run = adjudicate(play, inputs, drawSecret);
  if (!run.ok) return err(run.incident);
  await writeTurn(trx, app, { play, inputs, ofRecord, run: run.turn, reason, byUser });
  await changeCampaign(trx, campaignId, { turn, version: play.ruleset.version });
  return ok(run.turn.window.kind === 'outcome');
};

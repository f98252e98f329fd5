import { type AnyPosition, type AnyRuleset, err, type Outcome, ok, type Result, type Window } from '@chancery/core';
import type { CampaignRow, CampaignStatus, Db, TurnKey, TurnRow } from '@chancery/store';
import type { App } from '../app.ts';
import { presentPosition } from '../campaigns/position-of.ts';
import { rulesetOf } from '../campaigns/ruleset-of.ts';
import type { AppError } from '../errors.ts';
import { windowWithRulers } from './window-with-rulers.ts';

/** A campaign between two turns: where it stands, and what it waits for. Holds every secret; only views of it leave. */
export interface InPlay {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  /** After the last turn that is out. */
  readonly position: AnyPosition;
  readonly out: TurnRow;
  /** The turn that is played now. */
  readonly key: TurnKey;
  readonly window: Window | Outcome;
}

/** Where a campaign stands as its row says. */
export const inPlay = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<InPlay> => {
  const ruleset = rulesetOf(app, campaign);
  const present = await presentPosition(db, ruleset, campaign);
  return {
    campaign,
    ruleset,
    ...present,
    key: turnInHand(campaign),
    window: await windowWithRulers(db, campaign, ruleset, present),
  };
};

/** The turn for which a campaign waits. */
export const turnInHand = ({ id, turn, edition }: Pick<CampaignRow, 'id' | 'turn' | 'edition'>): TurnKey => ({
  campaignId: id,
  turn: turn + 1,
  edition,
});

/** Where turns are played. */
export const PLAYED: readonly CampaignStatus[] = ['running', 'paused'];

/** Nothing of it is played any more. */
export const isOver = ({ status }: Pick<CampaignRow, 'status'>): boolean => status === 'ended' || status === 'archived';

export const inStatus = (campaign: CampaignRow, wanted: readonly CampaignStatus[]): Result<CampaignRow, AppError> =>
  wanted.includes(campaign.status)
    ? ok(campaign)
    : err({ code: 'wrong-status', what: 'campaign', status: campaign.status, wanted });

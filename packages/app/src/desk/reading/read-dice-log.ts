import { type CampaignId, type DrawRun, err, isPublicLabel, ok } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  diceLogOf,
  type JsonText,
  parsed,
  standingTurn,
  type UserId,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seesEverything } from '../../campaign/access/master-eyes.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { isOver } from '../../campaign/terms/status.ts';
import type { Actor } from '../../ground/actor.ts';
import { useCase } from '../../ground/use-case.ts';

export interface DiceLogAsked {
  readonly campaignId: CampaignId;
  /** The newest unless given. */
  readonly turn?: number | undefined;
}

/** What was rolled in a turn that stands. */
export interface ShownDiceLog {
  readonly turn: number;
  readonly edition: number;
  /** In the order in which their labels rolled first. */
  readonly runs: readonly DrawRun[];
  /** Rolls that the rules hide until the end are left out, be there any or none. */
  readonly partial: boolean;
}

/**
 * The dice of a turn: all of them for masters who see everything, and for everybody when the campaign is over; before that
 * only those that the rules make public, and where there are none nobody else is told anything.
 */
export const readDiceLog = useCase<DiceLogAsked, ShownDiceLog>(
  'readDiceLog',
  async (app, actor, { campaignId, turn }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const campaign = seen.value;
    const permit = await allowed(db, actor, 'readDiceLog', { campaignId });
    if (!permit.ok) return permit;
    const ruleset = rulesetOf(app, campaign);
    const all = await mayKnowAll(db, actor, campaign);
    if (!all && ruleset.publicDice === undefined) {
      return err({ code: 'wrong-status', what: 'campaign', status: campaign.status, wanted: ['ended', 'archived'] });
    }
    const wanted = turn ?? campaign.turn;
    const row = await standingTurn(db, campaignId, wanted);
    if (row === undefined) return err({ code: 'not-found', what: 'turn', id: String(wanted) });
    const kept = (await diceLogOf(db, row)) ?? ('[]' as JsonText<readonly DrawRun[]>);
    const runs = parsed(kept).filter(({ label }) => all || isPublicLabel(ruleset, label.split('@')[0] as string));
    return ok({ turn: wanted, edition: row.edition, runs, partial: !all && ruleset.publicDice !== 'all' });
  },
);

const mayKnowAll = async (db: Db, actor: Actor, campaign: CampaignRow): Promise<boolean> => {
  if (isOver(campaign) || actor.kind === 'system') return true;
  return actor.kind === 'user' && (await seesEverything(db, campaign, actor.user as UserId));
};

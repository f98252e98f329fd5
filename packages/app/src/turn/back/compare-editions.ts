import { type CampaignId, err, knownTo, type Looker, ok, type SeatId } from '@chancery/core';
import { type CampaignRow, type Db, editionsOf, standingTurn, type TurnRow } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { positionAfter } from '../../campaign/position/position-of.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { type Difference, differencesBetween } from './difference.ts';

export interface CompareEditions {
  readonly campaignId: CampaignId;
  readonly turn: number;
  /** Its ruler sees what has become otherwise for it; without a seat, it is what everybody may know. */
  readonly seat?: SeatId | undefined;
}

/** What has become otherwise in a turn that was run again. */
export interface EditionDifference {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  /** Why it was run again. */
  readonly reason: string | null;
  readonly differences: readonly Difference[];
  /** There are more than could be shown. */
  readonly cut: boolean;
}

/** The public reason, and the differences as the asker may know them, of every time a turn was run again. */
export const compareEditions = useCase<CompareEditions, readonly EditionDifference[]>(
  'readPublicReport',
  async (app, actor, { campaignId, turn, seat }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, seat === undefined ? 'readPublicReport' : 'readTurnFile', {
      campaignId,
      seat,
    });
    if (!permit.ok) return permit;
    if (seen.value.startedAt === null) return err({ code: 'not-found', what: 'turn', id: String(turn) });
    const editions = Number.isSafeInteger(turn) ? await editionsOf(db, campaignId, turn) : [];
    const compared: EditionDifference[] = [];
    for (const [index, is] of editions.entries()) {
      const was = editions[index - 1];
      if (was !== undefined) compared.push(await compareTurn(db, app, seen.value, { was, is, who: seat ?? 'public' }));
    }
    return ok(compared);
  },
);

/** What has become otherwise for somebody in turns that were run again. */
export const changesSince = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  { old, who }: { readonly old: readonly TurnRow[]; readonly who: Looker },
): Promise<readonly EditionDifference[]> => {
  const changes: EditionDifference[] = [];
  for (const was of old) {
    const is = await standingTurn(db, campaign.id, was.turn);
    if (is !== undefined) changes.push(await compareTurn(db, app, campaign, { was, is, who }));
  }
  return changes;
};

/** Compares what somebody knew after one edition of a turn with what they know after another: views, and nothing else. */
const compareTurn = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  { was, is, who }: { readonly was: TurnRow; readonly is: TurnRow; readonly who: Looker },
): Promise<EditionDifference> => {
  const after = await viewAfter(db, app, campaign, { key: is, who });
  // What was damaged, and run again for that reason, cannot be looked at.
  const before = await viewAfter(db, app, campaign, { key: was, who }).catch(() => after);
  return {
    turn: is.turn,
    from: was.edition,
    to: is.edition,
    reason: is.reason,
    ...differencesBetween(before, after),
  };
};

const viewAfter = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  { key, who }: { readonly key: TurnRow; readonly who: Looker },
): Promise<unknown> => {
  const ruleset = rulesetOf(app, campaign);
  return knownTo(ruleset, await positionAfter(db, ruleset, key), who).view;
};

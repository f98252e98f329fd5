import {
  type Actor,
  type App,
  type AppError,
  createCampaign,
  errorText,
  joinCampaign,
  openCampaign,
  startCampaign,
} from '@chancery/app';
import { type CampaignId, HOUR, type Result, type RulesetId, type SeatId } from '@chancery/core';

/** What is played in the demonstration, and which seat is left for the visitor. */
export interface DemoPlan {
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly scenario: string;
  readonly seat: SeatId;
}

/**
 * A campaign with one ruler: bots look after all other seats. A turn comes out when they have sent their orders in and say
 * that they need no more time, or in the evening, and they may be away as long as they like.
 */
export const beginDemo = async (app: App, actor: Actor, plan: DemoPlan): Promise<CampaignId> => {
  const { title, ruleset, scenario, seat } = plan;
  const { campaignId } = must(
    await createCampaign(app, actor, {
      title,
      ruleset,
      scenario,
      deadlineRule: { kind: 'every', milliseconds: 24 * HOUR },
      settings: {
        startWhenFull: false,
        emptySeats: 'caretaker',
        missedTurns: 'none',
        breakerPercent: null,
        earlyWhenReady: true,
      },
    }),
  );
  must(await openCampaign(app, actor, { campaignId }));
  must(await joinCampaign(app, actor, { campaignId, seat }));
  must(await startCampaign(app, actor, { campaignId }));
  return campaignId;
};

const must = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(`the demonstration cannot begin: ${errorText(result.error)}`);
  return result.value;
};

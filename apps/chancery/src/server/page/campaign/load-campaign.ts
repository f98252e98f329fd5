import {
  type AppError,
  type AuditLine,
  type CampaignPage,
  type ListedTurn,
  listPolls,
  listTurns,
  listUncertainMails,
  readDeeds,
  readPress,
  readPublicReport,
  type ShownArticle,
  type ShownOption,
  type ShownPoll,
  type StandingsAfter,
  showCampaign,
  showMap,
  showOptions,
  showStandings,
  type TurnReport,
  type UncertainMail,
} from '@chancery/app';
import { type CampaignId, ok, type Result, type World } from '@chancery/core';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';

/** A campaign as everybody may know it, with all that its page tells. */
export interface ShownCampaign {
  readonly campaign: CampaignPage;
  /** Of the last turn; null before the first. */
  readonly news: TurnReport | null;
  /** The newest first. */
  readonly press: readonly ShownArticle[];
  /** The oldest first. */
  readonly turns: readonly StandingsAfter[];
  /** The latest of what its masters did to it, the newest first. */
  readonly deeds: readonly AuditLine[];
  /** By what names deeds call its turns. */
  readonly listed: readonly ListedTurn[];
  /** The ruleset's own, as they hold here. */
  readonly options: readonly ShownOption[];
  /** To the reader as a ruler, and perhaps lost. */
  readonly uncertain: readonly UncertainMail[];
  /** The world in which its course can be shown. */
  /** What the rulers are asked, the newest first. */
  readonly polls: readonly ShownPoll[];
  readonly world: Pick<World, 'width' | 'height'>;
}

/** Mails to whoever rules a seat that may be lost; none where the reader rules none. */
export const ownUncertainMails = async (
  app: PageHouse['app'],
  actor: Visitor['actor'],
  { id: campaignId, you }: Pick<CampaignPage, 'id' | 'you'>,
): Promise<readonly UncertainMail[]> => {
  if (you.seats.length === 0) return [];
  const listed = await listUncertainMails(app, actor, { campaignId });
  return listed.ok ? listed.value.filter(({ own }) => own) : [];
};

const ARTICLES = 8;
const DEEDS = 5;

export const loadCampaign = async (
  { app }: Pick<PageHouse, 'app'>,
  { actor }: Visitor,
  campaignId: CampaignId,
): Promise<Result<ShownCampaign, AppError>> => {
  const campaign = await showCampaign(app, actor, { campaignId });
  if (!campaign.ok) return campaign;
  const press = await readPress(app, actor, { campaignId, limit: ARTICLES });
  if (!press.ok) return press;
  const turns = await showStandings(app, actor, { campaignId });
  if (!turns.ok) return turns;
  const deeds = await readDeeds(app, actor, { campaignId, limit: DEEDS });
  if (!deeds.ok) return deeds;
  const listed = await listTurns(app, actor, { campaignId });
  if (!listed.ok) return listed;
  const map = await showMap(app, actor, { campaignId });
  if (!map.ok) return map;
  const options = await showOptions(app, actor, { campaignId });
  if (!options.ok) return options;
  const polls = await listPolls(app, actor, { campaignId });
  if (!polls.ok) return polls;
  const news = await readPublicReport(app, actor, { campaignId });
  const uncertain = await ownUncertainMails(app, actor, campaign.value);
  return ok({
    campaign: campaign.value,
    news: news.ok ? news.value : null,
    press: press.value,
    turns: turns.value,
    deeds: deeds.value,
    listed: listed.value,
    options: options.value,
    uncertain,
    polls: polls.value,
    world: { width: map.value.world.width, height: map.value.world.height },
  });
};

import {
  type App,
  type AppError,
  type CampaignPage,
  type ExtensionLine,
  type HeldMailLine,
  type ListedTurn,
  listExtensions,
  listHeldMails,
  listPeople,
  listQuestions,
  listReports,
  listTurns,
  listUncertainMails,
  type OpenQuestion,
  type OpenReport,
  type People,
  readPress,
  type ShownArticle,
  showCampaign,
  showNoticeSettings,
  showTurnout,
  type Turnout,
  type UncertainMail,
} from '@chancery/app';
import { type CampaignId, err, ok, orderKindsOf, type Result, type SeatId } from '@chancery/core';
import { MASTER_PARTY } from '@chancery/store';
import type { Context } from 'hono';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { type CalledWebhook, calledWebhooks } from '../webhooks/called-webhooks.ts';

/** A master at their console. */
export interface ConsoleScene {
  readonly context: Context;
  readonly visitor: Visitor;
  readonly campaign: CampaignPage;
  readonly people: People;
  readonly path: string;
  /** In which they read and type times. */
  readonly zone: string;
  readonly now: number;
}

/** What else there is to see; all of it empty while nothing is played. */
export interface ConsoleNews {
  readonly turnout: Turnout | null;
  readonly questions: readonly OpenQuestion[];
  /** Why dry runs, rulings and the record are closed to this master; null where they are open. */
  readonly closed: string | null;
  readonly extensions: readonly ExtensionLine[];
  readonly reports: readonly OpenReport[];
  readonly mails: readonly HeldMailLine[];
  readonly uncertain: readonly UncertainMail[];
  /** The newest first. */
  readonly press: readonly ShownArticle[];
  /** The acts by which the position can be corrected, as they are written. */
  readonly edits: readonly string[];
  readonly webhooks: readonly CalledWebhook[];
}

interface Refused {
  readonly error: AppError;
  readonly visitor: Visitor;
}

const ARTICLES = 8;

/** Whoever is no master of the campaign is refused here, before anything of it is shown. */
export const consoleScene = async (house: PageHouse, context: Context): Promise<Result<ConsoleScene, Refused>> => {
  const { app, accounts } = house;
  const visitor = await visitorOf(app, accounts, context.req.raw.headers);
  const campaignId = context.req.param('campaign') as CampaignId;
  const shown = await showCampaign(app, visitor.actor, { campaignId });
  if (!shown.ok) return err({ error: shown.error, visitor });
  const people = await listPeople(app, visitor.actor, { campaignId });
  if (!people.ok) return err({ error: people.error, visitor });
  const settings = await showNoticeSettings(app, visitor.actor, { campaignId: null });
  const zone = settings.ok ? settings.value.zone : house.zone;
  const path = `/campaigns/${campaignId}/console`;
  return ok({ context, visitor, campaign: shown.value, people: people.value, path, zone, now: app.now() });
};

export const consoleNews = async ({ app }: PageHouse, scene: ConsoleScene): Promise<ConsoleNews> => {
  const { visitor, campaign } = scene;
  const { actor } = visitor;
  const of = { campaignId: campaign.id };
  const plays = campaign.status === 'running' || campaign.status === 'paused';
  const listed = <T>(result: Result<readonly T[], AppError>): readonly T[] => (result.ok ? result.value : []);
  const questions = plays ? await listQuestions(app, actor, of) : ok([]);
  const closed = !questions.ok && questions.error.code === 'rules-seat' ? consoleRefusal(scene, questions.error) : null;
  const turnout = plays ? await showTurnout(app, actor, of) : null;
  return {
    turnout: turnout?.ok ? turnout.value : null,
    questions: listed(questions),
    closed,
    extensions: plays ? listed(await listExtensions(app, actor, of)) : [],
    reports: listed(await listReports(app, actor, of)),
    mails: listed(await listHeldMails(app, actor, of)),
    uncertain: listed(await listUncertainMails(app, actor, of)),
    press: listed(await readPress(app, actor, { ...of, limit: ARTICLES })),
    edits: plays ? editsOf(app, campaign) : [],
    webhooks: listed(await calledWebhooks(app, actor, campaign.id)),
  };
};

/** The acts by which the rules let a master correct the position; in live play they are acts like others. */
const editsOf = ({ rulesets }: App, { ruleset, live }: CampaignPage): readonly string[] => {
  const rules = live === null ? rulesets.find(({ id }) => id === ruleset.id) : undefined;
  const kinds = rules === undefined ? [] : orderKindsOf(rules.orders, 'master');
  return kinds.flatMap(({ edits, lines }) => (edits === true ? lines.slice(0, 1).map(({ pattern }) => pattern) : []));
};

/** The turns of the game that are out. */
export const listedTurns = async (
  app: PageHouse['app'],
  { visitor, campaign }: ConsoleScene,
): Promise<readonly ListedTurn[]> => {
  const listed = await listTurns(app, visitor.actor, { campaignId: campaign.id });
  return listed.ok ? listed.value : [];
};

/** What a seat is called here. */
export const seatName = ({ campaign, visitor }: ConsoleScene, seat: SeatId): string =>
  seat === MASTER_PARTY
    ? visitor.words.letters.names.from.master
    : (campaign.seats.find((each) => each.seat === seat)?.name ?? seat);

export const consoleRefusal = ({ visitor, zone }: ConsoleScene, error: AppError): string =>
  refusedText(error, visitor.words, zone);

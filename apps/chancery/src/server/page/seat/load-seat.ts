import {
  type AppError,
  type CampaignPage,
  type KeptDraft,
  listOwnQuestions,
  listReceipts,
  listTurns,
  type Receipt,
  type ResolvedPost,
  readDraft,
  readOffers,
  readReport,
  readTurnFile,
  showCampaign,
} from '@chancery/app';
import {
  type AnyRuleset,
  type CampaignId,
  err,
  ok,
  type Result,
  type SeatId,
  sectionsOf,
  type TurnFile,
  writeWholeSheet,
} from '@chancery/core';
import { ownUncertainMails } from '../campaign/load-campaign.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';
import type { SeatPage } from './seat-view.ts';

/** Which desk, and what is shown on it in addition to the orders that are there. */
export interface SeatWanted {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** The last one that is out, unless given. */
  readonly turn?: number | undefined;
  /** What they have just typed; unless given their newest draft, or what they last sent if there is none since. */
  readonly text?: string;
  readonly checked?: Pick<Receipt, 'lines' | 'together' | 'undone'>;
  /** What it leaves undone is to be said before it goes in. */
  readonly asks?: boolean;
  readonly fault?: AppError;
  /** Other orders came in for the seat after the page was read from which they have sent theirs. */
  readonly overtaken?: boolean;
  /** The turn for which they are ready, if they have just said so. */
  readonly readyFor?: number | undefined;
  /** In live play: what came of what they have just posted. */
  readonly posted?: ResolvedPost | null;
}

/** Everything that lies on the desk of a ruler. */
export const loadSeat = async (
  { app, zone }: PageHouse,
  { actor, words }: Visitor,
  { campaignId, seat, turn, text, checked, asks = false, fault, overtaken = false, readyFor, posted }: SeatWanted,
): Promise<Result<SeatPage, AppError>> => {
  const campaign = await showCampaign(app, actor, { campaignId });
  if (!campaign.ok) return campaign;
  const line = campaign.value.seats.find((each) => each.seat === seat);
  if (line === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
  // The turn the campaign was read at, so that one which comes out meanwhile does not make it a past one.
  const report = await readReport(app, actor, { campaignId, seat, turn: turn ?? campaign.value.turn });
  if (!report.ok) return report;
  const receipts = await listReceipts(app, actor, { campaignId, seat });
  if (!receipts.ok) return receipts;
  const live = campaign.value.live !== null;
  const rules = app.rulesets.find(({ id }) => id === campaign.value.ruleset.id);
  // Lines of receipts say nothing of sections that stay as they were.
  const whole = live || (rules !== undefined && sectionsOf(rules.orders).length > 0);
  const kept = await readDraft(app, actor, { campaignId, seat });
  const unsent = !live && kept.ok && isUnsent(kept.value, receipts.value);
  const draft = whole || unsent ? await readTurnFile(app, actor, { campaignId, seat }) : null;
  const questions = await listOwnQuestions(app, actor, { campaignId, seat });
  const listed = await listTurns(app, actor, { campaignId });
  const past = listed.ok && listed.value.some(({ label }) => label !== null) ? listed.value : [];
  const planned = draft?.ok && rules !== undefined ? textOf(rules, draft.value) : '';
  const offers = await readOffers(app, actor, { campaignId, seat });
  const uncertain = await ownUncertainMails(app, actor, campaign.value);
  return ok({
    uncertain,
    offers: offers.ok ? offers.value.offers : [],
    ...(posted === undefined ? {} : { posted }),
    undo: kept.ok ? kept.value.undo : null,
    waiting: kept.ok && kept.value.kind === 'waiting',
    past,
    questions: questions.ok ? questions.value : [],
    campaign: campaign.value,
    seat: line,
    turn: report.value,
    receipts: receipts.value,
    hasTables: (rules?.reference ?? []).length > 0,
    counting: receipts.value.some(({ stands }) => stands),
    unsent: unsent && text === undefined && checked === undefined,
    text:
      text ?? (whole || unsent ? planned : (receipts.value.at(-1)?.lines ?? []).map((each) => each.text).join('\n')),
    checked: checked ?? null,
    overtaken,
    asks,
    ready: kept.ok && kept.value.ready,
    whenReady: whenReady(campaign.value, seat),
    fault: fault === undefined ? null : refusedText(fault, words, zone),
    awaits: readyFor === campaign.value.turn + 1 ? whenReady(campaign.value, seat) : null,
    zone,
    words,
  });
};

/** Whether the newest orders were drafted and not sent in; the same orders as those that were are no other draft. */
const isUnsent = ({ kind, orders, hash }: KeptDraft, receipts: readonly Receipt[]): boolean => {
  const last = receipts.at(-1);
  return kind === 'draft' && (last === undefined ? orders.length > 0 : last.hash !== hash);
};

/** The draft of a ruler as they would write it. */
const textOf = (rules: AnyRuleset, { draft, setting, view }: TurnFile): string =>
  writeWholeSheet(rules, { setting, view }, draft).join('\n');

/** What follows when a ruler is ready: the turn itself, if no other ruler has a say in when it comes out. */
const whenReady = ({ status, settings, waitsFor, seats }: CampaignPage, own: SeatId): SeatPage['whenReady'] => {
  if (status !== 'running' || !settings.earlyWhenReady) return null;
  const others = seats.filter(
    ({ seat, status: taken, control }) =>
      seat !== own && taken === 'held' && control === 'ruler' && waitsFor.includes(seat),
  );
  return others.length === 0 ? 'turn' : 'others';
};

import {
  type AppError,
  type CampaignPage,
  errorText,
  listReceipts,
  type Receipt,
  readReport,
  showCampaign,
} from '@chancery/app';
import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';
import type { SeatPage } from './seat-view.ts';

/** Which desk, and what is to be seen on it besides what lies there. */
export interface SeatWanted {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** The last one that is out, unless given. */
  readonly turn?: number | undefined;
  /** What he has just typed; what he last sent unless given. */
  readonly text?: string;
  readonly checked?: Pick<Receipt, 'lines' | 'together'>;
  readonly fault?: AppError;
  /** The turn for which he is ready, if he has just said so. */
  readonly readyFor?: number | undefined;
}

/** Everything that lies on the desk of a ruler. */
export const loadSeat = async (
  { app, zone }: PageHouse,
  { actor, words }: Visitor,
  { campaignId, seat, turn, text, checked, fault, readyFor }: SeatWanted,
): Promise<Result<SeatPage, AppError>> => {
  const campaign = await showCampaign(app, actor, { campaignId });
  if (!campaign.ok) return campaign;
  const line = campaign.value.seats.find((each) => each.seat === seat);
  if (line === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
  const report = await readReport(app, actor, { campaignId, seat, turn });
  if (!report.ok) return report;
  const receipts = await listReceipts(app, actor, { campaignId, seat });
  if (!receipts.ok) return receipts;
  return ok({
    campaign: campaign.value,
    seat: line,
    turn: report.value,
    receipts: receipts.value,
    counting: receipts.value.some(({ stands }) => stands),
    text: text ?? (receipts.value.at(-1)?.lines ?? []).map((each) => each.text).join('\n'),
    checked: checked ?? null,
    fault: fault === undefined ? null : errorText(fault, zone),
    awaits: readyFor === campaign.value.turn + 1 ? awaitedBy(campaign.value, seat) : null,
    zone,
    words,
  });
};

/** What one who is ready waits for: the turn itself, if no other ruler has a say in when it comes out. */
const awaitedBy = ({ status, settings, waitsFor, seats }: CampaignPage, own: SeatId): SeatPage['awaits'] => {
  if (status !== 'running' || !settings.earlyWhenReady) return null;
  const others = seats.filter(
    ({ seat, status: taken, control }) =>
      seat !== own && taken === 'held' && control === 'ruler' && waitsFor.includes(seat),
  );
  return others.length === 0 ? 'turn' : 'others';
};

import { type CampaignId, err, type Instant, ok, orderKindsOf } from '@chancery/core';
import {
  type JsonText,
  parsed,
  type ReceiptId,
  type SheetChannel,
  seatsOf,
  type WaitingReceiptRow,
  waitingAbsencesOf,
  waitingReceiptsOf,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { momentIn, type WaitingAbsence, waitingAbsenceFrom } from '../../campaign/people/list-absences.ts';
import { isWaiting } from '../../campaign/people/waiting-player.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import type { ReceiptLine } from '../sheets/receipt.ts';

/** What a player without a seat is told of what they have sent in. Kept word for word. */
export interface WaitingReceipt {
  readonly id: ReceiptId;
  /** The turn in hand when it came. */
  readonly turn: number;
  readonly channel: SheetChannel;
  readonly text: string;
  readonly lines: readonly ReceiptLine[];
  /** By the clock of the server. */
  readonly at: Instant;
}

export const waitingReceiptFrom = ({ id, turn, channel, text, lines, at }: WaitingReceiptRow): WaitingReceipt => ({
  ...{ id, turn, channel, text, at },
  lines: parsed(lines as JsonText<readonly ReceiptLine[]>),
});

/** What somebody has said without a seat: absences that have not moved to one, and the newest receipts, the oldest first. */
export interface SaidWithoutSeat {
  readonly absences: readonly WaitingAbsence[];
  readonly receipts: readonly WaitingReceipt[];
  /** Whether the rules have orders that act on arrival, and the game is played. */
  readonly takesOrders: boolean;
  /** They have a place in the campaign, and no seat. */
  readonly waits: boolean;
}

const NEWEST = 20;

/** What the asker has said in a campaign without a seat. Masters find absences among their people. */
export const readWithoutSeat = useCase<{ readonly campaignId: CampaignId }, SaidWithoutSeat>(
  'readWithoutSeat',
  async (app, actor, input) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, input);
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'readWithoutSeat', input);
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    const moment = momentIn(app, seen.value);
    const { campaignId } = input;
    const absences = await waitingAbsencesOf(db, campaignId, userId);
    const receipts = await waitingReceiptsOf(db, campaignId, userId, NEWEST);
    const { orders } = rulesetOf(app, seen.value);
    const atOnce = orderKindsOf(orders, 'ruler').some(({ onArrival }) => onArrival !== undefined);
    const seated = (await seatsOf(db, campaignId)).some((row) => row.userId === userId);
    return ok({
      absences: absences.map((row) => waitingAbsenceFrom(row, moment)),
      receipts: receipts.map(waitingReceiptFrom),
      takesOrders: atOnce && PLAYED.includes(seen.value.status),
      waits: !seated && (await isWaiting(db, campaignId, userId)),
    });
  },
);

import { countingSheets, findSeat, parsed, receiptOf } from '@chancery/store';
import { receiptFrom } from '../../orders/receipt.ts';
import { takingAt } from '../../orders/taking.ts';
import { statusText, TAKEN_OUTCOMES } from '../../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';

/** How things stand for the seat of a mail: until when orders are taken, and which of them count. */
export const statusFor = async ({ desk: { app }, right, campaign, zone }: Addressed): Promise<string> => {
  const { db } = app.store;
  const { campaignId, seat } = right;
  const { key, ahead } = takingAt(campaign, app.now());
  const sheet = (await countingSheets(db, key)).find((row) => row.seat === seat);
  const receipt = sheet === undefined ? undefined : await receiptOf(db, campaignId, sheet.id);
  const lines =
    receipt === undefined ? [] : receiptFrom(receipt).lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome));
  const ready = (await findSeat(db, campaignId, seat))?.readyForTurn === key.turn;
  return [
    statusText.window(key.turn, ahead ? null : campaign.deadline, zone),
    ...(campaign.heldSince === null ? [] : [statusText.held]),
    ...(sheet === undefined
      ? [statusText.none(key.turn)]
      : [
          statusText.sheet(sheet.number, sheet.at, zone, parsed(sheet.orders).length),
          lines.map(({ text }) => `  ${text}`).join('\n'),
        ]),
    ...(ready ? [statusText.ready] : []),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
};

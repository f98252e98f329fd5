import { type AnyPosition, type AnyRuleset, hashOf, knownTo, readSheetJson, readSheetText } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  type CampaignRow,
  jsonText,
  newId,
  parsed,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import type { App } from '../app.ts';
import { type ReceiptContent, wordsOf } from '../orders/receipt.ts';
import { turnInHand } from './in-play.ts';

/** A campaign with a window that has just opened. */
export interface NewlyOpened {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  readonly position: AnyPosition;
}

/**
 * Sheets that were written before the window opened for which they count: they are read again, by what their seats know
 * now, and go on counting as the newest sheets of that turn. Each has a receipt that says what has become of it.
 */
export const carryOver = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { campaign, ruleset, position }: NewlyOpened,
  sheets: readonly SheetRow[],
): Promise<void> => {
  const key = turnInHand(campaign);
  const at = app.now();
  for (const sheet of sheets) {
    const { seat, text, orders, channel, userId, turn } = sheet;
    const known = knownTo(ruleset, position, seat);
    const reading = text === '' ? readSheetJson(ruleset, known, parsed(orders)) : readSheetText(ruleset, known, text);
    const id = newId<'sheet'>();
    const hash = hashOf(reading.orders);
    const taken = { ...key, id, seat, kind: 'submitted', channel, userId, text, hash, at } as const;
    const number = await addSheet(trx, { ...taken, orders: jsonText(reading.orders) });
    const content: ReceiptContent = {
      turn: key.turn,
      insteadOf: turn === key.turn ? null : turn,
      number,
      counts: true,
      provisional: false,
      ...wordsOf(ruleset, { text, reading, known }),
    };
    await addReceipt(trx, {
      campaignId: campaign.id,
      id: newId<'receipt'>(),
      sheetId: id,
      seat,
      hash,
      lines: jsonText(content),
      at,
    });
  }
};

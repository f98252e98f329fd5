import { type AnyPosition, type AnyRuleset, hashOf } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  type CampaignRow,
  findSeat,
  jsonText,
  newId,
  parsed,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import type { App } from '../app.ts';
import type { FactsOf } from '../notices/notice.ts';
import { notify } from '../notices/notify.ts';
import { readGiven } from '../orders/read-given.ts';
import { type ReceiptContent, wordsOf } from '../orders/receipt.ts';
import { errorText } from '../text/errors.ts';
import { turnInHand } from './in-play.ts';

/** A campaign with a window that takes orders. */
export interface OpenWindow {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  readonly position: AnyPosition;
}

/** Why sheets are read again: a window has opened, or takes late ones after all; or the press takes no such words any more. */
export type ReadAgainBecause = FactsOf<'orders-reread'>['why'];

/**
 * Sheets that were read by something that holds no more are read again, by what their seats know now and may write, and go
 * on counting as the newest sheets of the turn in hand. Each has a receipt that says what has become of it; rulers who might
 * think otherwise are told.
 */
export const readAgain = async (
  trx: Trx,
  app: App,
  window: OpenWindow,
  sheets: readonly SheetRow[],
  why: ReadAgainBecause,
): Promise<void> => {
  for (const sheet of sheets) {
    const content = await readOne(trx, app, window, sheet);
    const refused = content.lines.filter(({ outcome }) => outcome === 'illegal' || outcome === 'malformed').length;
    if (refused > 0 || why === 'late')
      await tellRuler(trx, app, window, sheet, { refused, lines: content.lines.length, why });
  }
};

const readOne = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  window: OpenWindow,
  { seat, text, orders, channel, userId, turn, id: old }: SheetRow,
): Promise<ReceiptContent> => {
  const { campaign, ruleset } = window;
  const key = turnInHand(campaign);
  const at = app.now();
  const read = readGiven(window, seat, text === '' ? { orders: parsed(orders) } : { text });
  if (!read.ok) throw new Error(`sheet ${old} was read and cannot be any more: ${errorText(read.error)}`);
  const taken = read.value.reading.orders;
  const sheetId = newId<'sheet'>();
  const hash = hashOf(taken);
  const same = { seat, kind: 'submitted', channel, userId, text, hash, at } as const;
  const number = await addSheet(trx, { ...key, ...same, id: sheetId, orders: jsonText(taken) });
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: turn < key.turn ? turn : null,
    number,
    counts: true,
    provisional: false,
    ...wordsOf(ruleset, read.value),
  };
  const { campaignId } = key;
  await addReceipt(trx, { campaignId, id: newId<'receipt'>(), sheetId, seat, hash, lines: jsonText(content), at });
  return content;
};

const tellRuler = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position }: OpenWindow,
  { seat, number }: SheetRow,
  found: Pick<FactsOf<'orders-reread'>, 'refused' | 'lines' | 'why'>,
): Promise<void> => {
  const { id, title, edition } = campaign;
  const { turn } = turnInHand(campaign);
  const ruler = (await findSeat(trx, id, seat))?.userId ?? null;
  if (ruler === null) return;
  const name = ruleset.seats(position.setting).find((each) => each.seat === seat)?.name ?? seat;
  const key = `orders-reread:${id}:${edition}:${turn}:${seat}:${found.why}:${number}`;
  const facts = { kind: 'orders-reread', turn, seat: name, ...found } as const;
  await notify(trx, app, [{ to: ruler, campaign: { id, title }, facts, key }]);
};

import { type AnyPosition, type AnyRuleset, hashOf, type Outcome, type SeatId, type Window } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  type CampaignRow,
  findSeat,
  jsonText,
  newId,
  parsed,
  plainJsonText,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import type { App } from '../app.ts';
import { labelOf } from '../live/label.ts';
import { liveWindow } from '../live/live-window.ts';
import { takeBackSeat } from '../missed/take-back-seat.ts';
import type { FactsOf } from '../notices/notice.ts';
import { notify } from '../notices/notify.ts';
import { readGiven } from '../orders/read-given.ts';
import { type ReceiptContent, type ReceiptReason, wordsOf } from '../orders/receipt.ts';
import { errorText } from '../text/errors.ts';
import { turnInHand } from './in-play.ts';
import { couldReturn, isAsked } from './seating.ts';

/** A campaign with a window that takes orders. */
export interface OpenWindow {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  readonly position: AnyPosition;
  readonly window: Window | Outcome;
}

/** Why sheets are read again: a window has opened, or takes late ones after all; or the press takes no such words any more. */
export type ReadAgainBecause = FactsOf<'orders-reread'>['why'];

/**
 * Sheets that were read by something that holds no more are read again, by what their seats know now and may write, and go
 * on counting as the newest sheets of the turn in hand, if the game waits for their seats at all. Each has a receipt that
 * says what has become of it; rulers who might think otherwise are told.
 */
export const readAgain = async (
  trx: Trx,
  app: App,
  opened: OpenWindow,
  sheets: readonly SheetRow[],
  why: ReadAgainBecause,
): Promise<void> => {
  for (const sheet of sheets) {
    const content = await readOne(trx, app, opened, sheet);
    const taken = content.lines.filter(({ outcome }) => outcome === 'accepted' || outcome === 'warned').length;
    const refused = content.lines.length - (content.counts ? taken : 0);
    if (refused > 0 || why === 'late' || why === 'called')
      await tellRuler(trx, app, opened, sheet, { refused, lines: content.lines.length, why });
  }
};

const readOne = async (trx: Trx, app: App, opened: OpenWindow, sheet: SheetRow): Promise<ReceiptContent> => {
  const { seat, text, orders, channel, userId, turn, id: old } = sheet;
  const { campaign, ruleset } = opened;
  const key = turnInHand(campaign);
  const at = app.now();
  const live = liveWindow(opened.window) !== null;
  // In a live window nothing takes the place of anything: what was kept for this very turn would be resolved twice.
  if (live && sheet.kind === 'submitted' && turn === key.turn && sheet.edition === key.edition) {
    const { number: _, ...same } = sheet;
    await addSheet(trx, { ...same, id: newId<'sheet'>(), kind: 'withdrawn', at });
  }
  const read = readGiven(opened, seat, text === '' ? { orders: parsed(orders) } : { text });
  if (!read.ok) throw new Error(`sheet ${old} was read and cannot be any more: ${errorText(read.error)}`);
  const counts = isAsked(opened, seat) || (await returns(trx, app, opened, sheet));
  const taken = read.value.reading.orders;
  const sheetId = newId<'sheet'>();
  const hash = hashOf(taken);
  const kind = counts ? 'submitted' : 'withdrawn';
  // Posts keep the order in which they came.
  const same = {
    seat,
    kind,
    channel,
    userId,
    text,
    hash,
    at: live && sheet.kind === 'submitted' ? sheet.at : at,
  } as const;
  const number = await addSheet(trx, { ...key, ...same, id: sheetId, orders: jsonText(taken) });
  const words = wordsOf(ruleset, read.value);
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: turn < key.turn ? turn : null,
    number,
    counts,
    provisional: false,
    ...(live ? { again: old } : {}),
    ...words,
    together: [...words.together, ...(counts ? [] : [notAsked(seat, key.turn, opened.window)])],
  };
  const { campaignId } = key;
  await addReceipt(trx, { campaignId, id: newId<'receipt'>(), sheetId, seat, hash, lines: plainJsonText(content), at });
  return content;
};

/** Whose seat the rules have taken, or have again, while his orders waited: he has it back by them, as if they came now. */
const returns = async (trx: Trx, app: App, opened: OpenWindow, { seat, userId }: SheetRow): Promise<boolean> => {
  const { campaign } = opened;
  const row = await findSeat(trx, campaign.id, seat);
  if (row === undefined || !couldReturn(opened, row)) return false;
  return takeBackSeat({ app, trx, campaign, permit: { role: 'ruler', userId } }, opened, row);
};

const notAsked = (seat: SeatId, turn: number, window: OpenWindow['window']): ReceiptReason => {
  const error = { code: 'not-asked', seat, turn, ...labelOf(window) } as const;
  return { level: 'illegal', code: error.code, text: errorText(error) };
};

const tellRuler = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position, window }: OpenWindow,
  { seat, number }: SheetRow,
  found: Pick<FactsOf<'orders-reread'>, 'refused' | 'lines' | 'why'>,
): Promise<void> => {
  const { id, title, edition } = campaign;
  const { turn } = turnInHand(campaign);
  const ruler = (await findSeat(trx, id, seat))?.userId ?? null;
  if (ruler === null) return;
  const name = ruleset.seats(position.setting).find((each) => each.seat === seat)?.name ?? seat;
  const key = `orders-reread:${id}:${edition}:${turn}:${seat}:${found.why}:${number}`;
  const facts = { kind: 'orders-reread', turn, ...labelOf(window), seat: name, ...found } as const;
  await notify(trx, app, [{ to: ruler, campaign: { id, title }, facts, key }]);
};

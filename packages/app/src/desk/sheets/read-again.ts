import { type AnyRuleset, actsOnArrival, hashOf, maySend, type SeatId } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  findSeat,
  jsonText,
  newId,
  parsed,
  plainJsonText,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import { namedSeat } from '../../campaign/access/scene.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { couldReturn, isAsked } from '../../campaign/play/seating.ts';
import { takeBackSeat } from '../../campaign/seats/take-back-seat.ts';
import type { App } from '../../ground/app.ts';
import type { FactsOf } from '../../ground/news/notice.ts';
import { notify } from '../../ground/tell/notify.ts';
import { errorText } from '../../ground/text/errors.ts';
import { withoutArrivals } from './arrived.ts';
import { tellOffers } from './offers.ts';
import { readGiven } from './read-given.ts';
import { type ReceiptContent, type ReceiptReason, wordsOf } from './receipt.ts';
import { receiptProofs } from './receipt-proofs.ts';
import { waitsSaid } from './waits.ts';

/** A campaign with a window that takes orders. */
export type OpenWindow = Pick<InPlay, 'campaign' | 'ruleset' | 'position' | 'window' | 'pace'>;

/** Why sheets are read again: a window has opened, or now takes late ones; or the press no longer takes such words. */
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
  { sheets, why }: { readonly sheets: readonly SheetRow[]; readonly why: ReadAgainBecause },
): Promise<void> => {
  for (const sheet of sheets) {
    if (why === 'carried' && maySend(opened.window, sheet.seat)) {
      await carryOn(trx, opened, sheet);
      continue;
    }
    const content = await readOne(trx, app, opened, { sheet, why });
    const taken = content.lines.filter(({ outcome }) => outcome === 'accepted' || outcome === 'warned').length;
    const refused = content.lines.length - (content.counts ? taken : 0);
    if (refused > 0 || why === 'late' || why === 'called')
      await tellRuler(trx, app, opened, { sheet, found: { refused, lines: content.lines.length, why } });
  }
};

/** What waits for the window of its seat goes on as it is, unread: it may be possible there what is not now. */
const carryOn = async (trx: Trx, { campaign }: OpenWindow, { number: _, ...sheet }: SheetRow): Promise<void> => {
  const hash = hashOf(parsed(sheet.orders));
  await addSheet(trx, { ...sheet, ...turnInHand(campaign), hash, id: newId<'sheet'>() });
};

const readOne = async (
  trx: Trx,
  app: App,
  opened: OpenWindow,
  { sheet, why }: { readonly sheet: SheetRow; readonly why: ReadAgainBecause },
): Promise<ReceiptContent> => {
  const { seat, text, orders, channel, userId, turn, id: old } = sheet;
  const { campaign, ruleset } = opened;
  const key = turnInHand(campaign);
  const at = app.now();
  const sentAt = await opened.pace.taken.sentAgainAt(trx, key, sheet, at);
  // Of a sheet that replaced some sections the text holds only these.
  const whole = text === '' || ruleset.orders.replaces === 'sections';
  const read = readGiven(opened, seat, whole ? { orders: parsed(orders) } : { text });
  if (!read.ok) throw new Error(`sheet ${old} was read and cannot be any more: ${errorText(read.error)}`);
  const counts = isAsked(opened, seat) || maySend(opened.window, seat) || (await returns(trx, app, opened, sheet));
  const taken = read.value.reading.orders;
  const sheetId = newId<'sheet'>();
  const hash = hashOf(taken);
  const kind = counts ? 'submitted' : 'withdrawn';
  const same = { seat, kind, channel, userId, text, hash, at: sentAt } as const;
  const number = await addSheet(trx, { ...key, ...same, id: sheetId, orders: jsonText(taken) });
  const submitted = sheet.kind === 'submitted';
  const words = wordsOf(ruleset, submitted ? read.value : withoutArrivals(opened, read.value));
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: turn < key.turn && why !== 'carried' ? turn : null,
    ...(why === 'carried' ? { carried: turn } : {}),
    number,
    counts,
    provisional: false,
    again: old,
    proofs: await receiptProofs(trx, key, { number, hash }),
    lines: submitted ? forTheTurn(ruleset, words) : words.lines,
    together: [...words.together, ...(counts ? [] : [notAsked(seat, key.turn, opened)])],
    ...(counts ? waitsSaid(opened, seat, taken) : {}),
  };
  if (counts && why !== 'carried') await tellOffers(trx, app, opened, { seat, orders: taken });
  const { campaignId } = key;
  await addReceipt(trx, { campaignId, id: newId<'receipt'>(), sheetId, seat, hash, lines: plainJsonText(content), at });
  return content;
};

/** What acts on arrival was done when the sheet came, and needs no second word. */
const forTheTurn = ({ orders }: AnyRuleset, { lines }: Pick<ReceiptContent, 'lines'>): ReceiptContent['lines'] =>
  lines.filter(({ order }) => order === null || !actsOnArrival(orders, order));

/** Whose seat the rules have taken, or have again, while their orders waited: the ruler has it back by these, as if they came now. */
const returns = async (trx: Trx, app: App, opened: OpenWindow, { seat, userId }: SheetRow): Promise<boolean> => {
  const { campaign } = opened;
  const row = await findSeat(trx, campaign.id, seat);
  if (row === undefined || !couldReturn(opened, row)) return false;
  return takeBackSeat({ app, trx, campaign, permit: { role: 'ruler', userId } }, opened, row);
};

const notAsked = (seat: SeatId, turn: number, { pace, window }: OpenWindow): ReceiptReason => {
  const error = { code: 'not-asked', seat, turn, ...pace.listed.label(window) } as const;
  return { level: 'illegal', code: error.code, text: errorText(error) };
};

const tellRuler = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position, window, pace }: OpenWindow,
  {
    sheet: { seat, number },
    found,
  }: { readonly sheet: SheetRow; readonly found: Pick<FactsOf<'orders-reread'>, 'refused' | 'lines' | 'why'> },
): Promise<void> => {
  const { id, title, edition } = campaign;
  const { turn } = turnInHand(campaign);
  const ruler = (await findSeat(trx, id, seat))?.userId ?? null;
  if (ruler === null) return;
  const name = namedSeat(ruleset.seats(position.setting), seat);
  const key = `orders-reread:${id}:${edition}:${turn}:${seat}:${found.why}:${number}`;
  const facts = { kind: 'orders-reread', turn, ...pace.listed.label(window), ...name, ...found } as const;
  await notify(trx, app, [{ to: ruler, campaign: { id, title }, facts, key }]);
};

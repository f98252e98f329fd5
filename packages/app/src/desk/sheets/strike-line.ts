import { type AnyOrder, type CampaignId, err, hashOf, ok, type Result, type SeatId, writeAlone } from '@chancery/core';
import {
  addReceipt,
  addSheet,
  countingSheets,
  jsonText,
  newId,
  parsed,
  plainJsonText,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { listOpen } from '../../campaign/access/list-open.ts';
import { namedSeat } from '../../campaign/access/scene.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { type StruckLine, struckLines } from '../../campaign/play/struck.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { readGiven } from './read-given.ts';
import { type Receipt, type ReceiptContent, wordsOf } from './receipt.ts';
import { receiptProofs } from './receipt-proofs.ts';

export interface StrikeLine {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** The number of the sheet that was read: if another counts by now, nothing is done. */
  readonly number: number;
  /** Which order of it, from 1. */
  readonly line: number;
  /** What shall stand in its place, as a line; null for nothing. */
  readonly instead?: string | null | undefined;
  /** For the ruler to read, and for everybody once the record is open. */
  readonly reason: string;
}

/** The receipt of what counts now, as its ruler has it. */
export type Struck = Omit<Receipt, 'id'>;

/**
 * A master strikes a line out of a sheet that counts, or changes it, before the turn is run. What is left is the newest sheet
 * of the seat, with a receipt that says what was struck and why; the ruler is told, and may send another.
 */
export const strikeLine = useCase<StrikeLine, Struck>('strikeLine', (app, actor, input) =>
  transact<Struck, AppError>(app.store, async (trx) => {
    const { campaignId, seat, number, line } = input;
    const reason = input.reason.trim();
    const held = await holdCampaign(trx, app, actor, { useCase: 'strikeLine', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const open = listOpen(campaign);
    if (!open.ok) return open;
    const faults = wordFaults('reason', reason, { least: 1, most: 500 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const play = await inPlay(trx, app, campaign);
    const sheet = (await countingSheets(trx, play.key)).find((each) => each.seat === seat);
    if (sheet === undefined) return err({ code: 'not-found', what: 'sheet', id: seat });
    if (sheet.number !== number) return err({ code: 'conflict', what: 'orders', found: String(sheet.number) });
    const struck = parsed(sheet.orders)[line - 1];
    if (struck === undefined) return err({ code: 'not-found', what: 'line', id: String(line) });
    const instead = insteadOf(play, seat, input.instead ?? null);
    if (!instead.ok) return instead;
    const mended = await keepMended(trx, app, play, { sheet, struck, line, instead: instead.value, reason });
    if (!mended.ok) return mended;
    const facts = { seat, turn: play.key.turn, line, changed: instead.value !== null };
    await audit(trx, app, { permit, campaignId, action: 'strikeLine', facts });
    return mended;
  }),
);

/** The order that a master writes in the place of another: the ruler could have given it. */
const insteadOf = (play: InPlay, seat: SeatId, text: string | null): Result<AnyOrder | null, AppError> => {
  if (text === null || text.trim() === '') return ok(null);
  const read = readGiven(play, seat, { text });
  if (!read.ok) return read;
  const { lines } = wordsOf(play.ruleset, read.value);
  const refused = lines.flatMap(({ outcome, reasons }) => (isTaken(outcome) ? [] : reasons.map((why) => why.text)));
  const order = read.value.reading.orders[0];
  if (order === undefined || lines.length !== 1 || refused.length > 0) {
    return err({ code: 'bad-input', faults: refused.length > 0 ? refused : ['instead: wanted one order'] });
  }
  return ok(order);
};

interface Mending {
  readonly sheet: SheetRow;
  readonly struck: AnyOrder;
  readonly line: number;
  readonly instead: AnyOrder | null;
  readonly reason: string;
}

const keepMended = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { sheet, struck, line, instead, reason }: Mending,
): Promise<Result<Struck, AppError>> => {
  const { key, ruleset, position } = play;
  const { seat, userId } = sheet;
  const left = parsed(sheet.orders).toSpliced(line - 1, 1, ...(instead === null ? [] : [instead]));
  const read = readGiven(play, seat, { orders: left });
  if (!read.ok) return read;
  const orders = read.value.reading.orders;
  const words = wordsOf(ruleset, read.value);
  const known = knownBy(ruleset, position, seat);
  const hash = hashOf(orders);
  const at = app.now();
  const said: StruckLine = {
    text: writeAlone(ruleset, known, struck),
    instead: instead === null ? null : writeAlone(ruleset, known, instead),
    verb: struck.verb,
    hash: hashOf(struck),
    reason,
    ...(instead === null ? {} : { changed: true }),
  };
  const sheetId = newId<'sheet'>();
  const same = { ...key, seat, kind: 'submitted', channel: 'master', userId, text: '' } as const;
  const number = await addSheet(trx, { ...same, id: sheetId, orders: jsonText(orders), hash, at });
  const content: ReceiptContent = {
    turn: key.turn,
    insteadOf: null,
    number,
    counts: true,
    provisional: false,
    again: sheet.id,
    struck: [...(await struckLines(trx, key.campaignId, sheet.id)), said],
    proofs: await receiptProofs(trx, key, { number, hash }),
    ...words,
  };
  const { campaignId } = key;
  await addReceipt(trx, { campaignId, id: newId<'receipt'>(), sheetId, seat, hash, lines: plainJsonText(content), at });
  await tellRuler(trx, app, play, { sheet: { ...sheet, number }, said });
  return ok({ ...content, sheet: sheetId, seat, hash, at });
};

const isTaken = (outcome: string): boolean => outcome === 'accepted' || outcome === 'warned';

const tellRuler = async (
  trx: Trx,
  app: App,
  { campaign, key, ruleset, position, window, pace }: InPlay,
  { sheet: { seat, userId, number }, said }: { readonly sheet: SheetRow; readonly said: StruckLine },
): Promise<void> => {
  if (userId === null) return;
  const { id, title, edition } = campaign;
  const { text: line, instead, reason } = said;
  const name = namedSeat(ruleset.seats(position.setting), seat);
  const facts = {
    kind: 'order-struck',
    turn: key.turn,
    ...pace.listed.label(window),
    ...name,
    line,
    instead,
    reason,
  } as const;
  const about = `order-struck:${id}:${edition}:${key.turn}:${seat}:${number}`;
  await notify(trx, app, [{ to: userId, campaign: { id, title }, facts, key: about }]);
};

import {
  type AnyRuleset,
  atAnyTimeIn,
  bySeat,
  hashOf,
  type OwnLine,
  type SealedSheet,
  type SeatId,
  sealWords,
  struckIn,
  withoutRanks,
} from '@chancery/core';
import {
  type Db,
  findSheet,
  type ListedOrders,
  liveTurnsBetween,
  parsed,
  receiptsOf,
  type SheetId,
  type TurnListRow,
  turnWindowsBetween,
} from '@chancery/store';
import { sheetsFrom } from '../../campaign/play/of-record.ts';
import { type Receipt, receiptFrom } from '../sheets/receipt.ts';
import { whyOtherwise } from './why-otherwise.ts';

/** The line of one seat on a list, opened; null where it was not asked. */
export const ownLineOf = async (
  db: Db,
  ruleset: AnyRuleset,
  list: TurnListRow,
  seat: SeatId,
): Promise<OwnLine | null> => {
  const salt = parsed(list.salts)[parsed(list.lines).findIndex((line) => line.seat === seat)];
  if (salt === undefined) return null;
  const { turn, edition, closedAt } = list;
  const sealed = sealedSheets(ruleset, list).find(({ sheet }) => sheet.seat === seat);
  const orders = sealed?.sheet.orders ?? null;
  const excused = sealed?.sheet.excused === true ? ({ excused: true } as const) : {};
  const words = sealed === undefined || sealed.words.length === 0 ? {} : { words: sealed.words };
  const ofRecord = parsed(list.ofRecord).find((each) => each.seat === seat) ?? null;
  const receipts = await receiptsFor(db, list, { seat, sheetId: ofRecord?.sheetId ?? null });
  const waits =
    (ofRecord === null && (await isLiveTurn(db, list))) ||
    (await onlyWaits(db, ruleset, list, { seat, ofRecord, receipts }));
  return {
    turn,
    edition,
    seat,
    salted: { salt, line: { of: 'seat', seat, orders, ...excused, ...struckIn(sealed?.sheet) }, ...words },
    why: waits ? null : whyOtherwise(ofRecord, receipts, closedAt),
  };
};

/** In live play the post of a seat waits where acts, or the post of another, are run first. */
const isLiveTurn = async (db: Db, { campaignId, turn }: TurnListRow): Promise<boolean> =>
  (await liveTurnsBetween(db, campaignId, turn, turn)).length > 0;

/** Of a seat that was not asked, only what its newest sheet has for any time is run: the rest waits, and nothing is otherwise. */
const onlyWaits = async (
  db: Db,
  ruleset: AnyRuleset,
  { campaignId, turn }: TurnListRow,
  { seat, ofRecord, receipts }: SentFor,
): Promise<boolean> => {
  const [window] = await turnWindowsBetween(db, campaignId, turn, turn);
  const newest = receipts.at(-1);
  if (window === undefined || newest === undefined || parsed(window.seats).includes(seat)) return false;
  const sheet = await findSheet(db, campaignId, newest.sheet);
  const run = withoutRanks(ofRecord?.orders ?? []);
  return sheet !== undefined && hashOf(atAnyTimeIn(ruleset, parsed(sheet.orders))) === hashOf(run);
};

interface SentFor {
  readonly seat: SeatId;
  readonly ofRecord: ListedOrders | null;
  readonly receipts: readonly Receipt[];
}

/**
 * What the ruler was told of the sheets for the turn. Where it was run again by an older sheet, that was in the edition of the
 * sheet. What had only to do with orders that act on arrival says nothing of the sheet.
 */
const receiptsFor = async (
  db: Db,
  list: TurnListRow,
  { seat, sheetId }: { readonly seat: SeatId; readonly sheetId: SheetId | null },
): Promise<readonly Receipt[]> => {
  const sheet = sheetId === null ? undefined : await findSheet(db, list.campaignId, sheetId);
  const { edition } = sheet?.turn === list.turn ? sheet : list;
  return (await receiptsOf(db, { ...list, edition }, seat)).map(receiptFrom).filter(({ apart }) => apart !== true);
};

/** The sheets of a list as its lines hold them: the salts of private words are kept in the order of seats and orders. */
export const sealedSheets = (ruleset: AnyRuleset, list: TurnListRow): readonly SealedSheet[] => {
  const salts = [...parsed(list.wordSalts)];
  const drawSalt = (): string => {
    const salt = salts.shift();
    if (salt === undefined) throw new Error(`the list of turn ${list.turn} of ${list.campaignId} has too few salts`);
    return salt;
  };
  return bySeat(sheetsFrom(parsed(list.ofRecord))).map((sheet) => sealWords(ruleset, sheet, drawSalt));
};

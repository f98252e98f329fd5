import {
  type AnyOrder,
  bySeat,
  completeRulings,
  type Question,
  type Rulings,
  type SeatId,
  type Sheet,
  type TurnInputs,
} from '@chancery/core';
import {
  actsFor,
  countingSheets,
  type Db,
  parsed,
  rulingsOf,
  type SeatRow,
  type SheetId,
  type SheetOrigin,
  type SheetRow,
  seatsOf,
} from '@chancery/store';
import type { App } from '../app.ts';
import { bySeatId } from './ask-questions.ts';
import { caretakerOrders, standingOrders } from './caretaker.ts';
import type { InPlay } from './in-play.ts';

/** The orders by which a seat is adjudicated, and where they come from. */
export interface OfRecord {
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  readonly sheetId: SheetId | null;
  readonly orders: readonly AnyOrder[];
}

/** All that a turn would be made from now. */
export interface Gathered {
  readonly inputs: TurnInputs;
  readonly ofRecord: readonly OfRecord[];
  readonly questions: readonly Question[];
  readonly seats: readonly SeatRow[];
  /** Those that count. */
  readonly sheets: readonly SheetRow[];
}

/** Gathers sheets, acts and rulings for the turn in hand. Of seats without a sheet, it asks caretakers. */
export const gather = async (db: Db, app: App, play: InPlay, secret: string): Promise<Gathered> => {
  const { key, window } = play;
  const seats = await seatsOf(db, key.campaignId);
  const sheets = await countingSheets(db, key);
  const asked = window.kind === 'window' ? window.seats : [];
  const ofRecord = seats
    .filter(({ seat }) => asked.includes(seat))
    .map((row) => ordersOf(app, play, row, sheets, secret));
  const acts = await actsFor(db, key);
  const answers = (await rulingsOf(db, key)).flatMap(({ questionId, answer }) =>
    answer === null ? [] : [[questionId, answer] as const],
  );
  const given = { acts: acts === undefined ? [] : parsed(acts.orders), rulings: Object.fromEntries(answers) };
  return { ...assemble(play, ofRecord, secret, given), ofRecord, seats, sheets };
};

/** What a turn is made from, of orders of record, acts and rulings. Seats without any orders have no sheet. */
export const assemble = (
  { key, ruleset, position }: Pick<InPlay, 'key' | 'ruleset' | 'position'>,
  ofRecord: readonly OfRecord[],
  secret: string,
  { acts, rulings }: { readonly acts: readonly AnyOrder[]; readonly rulings: Rulings },
): Pick<Gathered, 'inputs' | 'questions'> => {
  const sheets: Sheet[] = ofRecord
    .filter(({ origin }) => origin !== 'none')
    .map(({ seat, orders }) => ({ seat, orders }));
  const questions = ruleset.questions(position, bySeatId(sheets));
  return {
    inputs: {
      turn: key.turn,
      secret,
      sheets: bySeat(sheets),
      acts,
      rulings: completeRulings(questions, rulings),
    },
    questions,
  };
};

const ordersOf = (
  app: App,
  play: InPlay,
  { seat, control, standingOrders: left }: SeatRow,
  sheets: readonly SheetRow[],
  secret: string,
): OfRecord => {
  const sheet = sheets.find((each) => each.seat === seat);
  if (sheet !== undefined) return { seat, origin: 'sheet', sheetId: sheet.id, orders: parsed(sheet.orders) };
  const none: OfRecord = { seat, origin: 'none', sheetId: null, orders: [] };
  if (left !== null && control === 'ruler') {
    return { ...none, origin: 'standing', orders: standingOrders(play, seat, parsed(left)) };
  }
  if (control !== 'caretaker') return none;
  const orders = caretakerOrders(app, play, seat, secret);
  return orders === null ? none : { ...none, origin: 'caretaker', orders };
};

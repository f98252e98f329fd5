import {
  type AnyOrder,
  bySeat,
  completeRulings,
  type Question,
  type Rulings,
  type Sheet,
  type TurnInputs,
} from '@chancery/core';
import { actsFor, type Db, parsed, rulingsOf } from '@chancery/store';
import type { App } from '../app.ts';
import type { Excuses } from '../missed/excuses.ts';
import type { Cause } from './cause.ts';
import { excusedOf } from './excused-of.ts';
import type { InPlay } from './in-play.ts';
import { type OfRecord, sheetsFrom } from './of-record.ts';
import { type OrdersOfRecord, ordersOfRecord } from './orders-of-record.ts';
import { seatActs } from './seating.ts';

/** All that a turn would be made from now. */
export interface Gathered extends OrdersOfRecord {
  readonly inputs: TurnInputs;
  readonly questions: readonly Question[];
}

export interface Gathering {
  readonly cause: Cause;
  /** The turn before has just told the rules of the seats. */
  readonly seatsTold?: boolean;
  readonly excuses: Excuses;
}

/** Gathers sheets, acts and rulings for the turn in hand. Of seats without a sheet, it asks caretakers. */
export const gather = async (
  db: Db,
  app: App,
  play: InPlay,
  secret: string,
  { cause, seatsTold = false, excuses }: Gathering,
): Promise<Gathered> => {
  const { key } = play;
  const { ofRecord: found, seats } = await ordersOfRecord(db, app, play, secret, cause);
  const ofRecord = excusedOf(play, found, seats, excuses);
  const acts = await actsFor(db, key);
  const answers = (await rulingsOf(db, key)).flatMap(({ questionId, answer }) =>
    answer === null ? [] : [[questionId, answer] as const],
  );
  const masters = acts === undefined ? [] : parsed(acts.orders);
  const ofSeats = seatsTold ? [] : await seatActs(db, play, seats);
  const given = { acts: [...ofSeats, ...masters], rulings: Object.fromEntries(answers) };
  return { ...assemble(play, ofRecord, secret, given), ofRecord, seats };
};

/** What a turn is made from, of orders of record, acts and rulings. Seats without any orders have no sheet. */
export const assemble = (
  { key, ruleset, position }: Pick<InPlay, 'key' | 'ruleset' | 'position'>,
  ofRecord: readonly OfRecord[],
  secret: string,
  { acts, rulings }: { readonly acts: readonly AnyOrder[]; readonly rulings: Rulings },
): Pick<Gathered, 'inputs' | 'questions'> => {
  const sheets = sheetsFrom(ofRecord);
  const questions = ruleset.questions(position, bySeatId(sheets));
  return {
    inputs: {
      turn: key.turn,
      secrets: { turn: secret, closed: null },
      list: null,
      sheets: bySeat(sheets),
      acts,
      rulings: completeRulings(questions, rulings),
    },
    questions,
  };
};

/** What the master would be asked if the turn were run now. Nobody knows yet what caretakers will order. */
export const questionsNow = async (db: Db, app: App, play: InPlay): Promise<readonly Question[]> => {
  const { ofRecord } = await ordersOfRecord(db, app, play, null, 'hand');
  return play.ruleset.questions(play.position, bySeatId(sheetsFrom(ofRecord)));
};

const bySeatId = (sheets: readonly Sheet[]) => Object.fromEntries(sheets.map((sheet) => [sheet.seat, sheet]));

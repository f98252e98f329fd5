import {
  type AnyOrder,
  bySeat,
  completeRulings,
  type Question,
  type Rulings,
  type TurnSecrets,
  type Unlisted,
} from '@chancery/core';
import { actsFor, type Db, parsed } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { answersGiven } from '../../campaign/play/answers.ts';
import type { Cause } from '../../campaign/play/cause.ts';
import type { Excuses } from '../../campaign/play/excuses.ts';
import { type OfRecord, sheetsFrom } from '../../campaign/play/of-record.ts';
import { questionsOf } from '../../campaign/play/questions-of.ts';
import { type OrdersOfRecord, ordersOfRecord } from '../../desk/questions/orders-of-record.ts';
import { ranked } from '../../desk/sheets/ranked.ts';
import type { App } from '../../ground/app.ts';

/** All that a turn would be made from now. */
export interface Gathered extends OrdersOfRecord {
  readonly unlisted: Unlisted;
  readonly questions: readonly Question[];
}

export interface Gathering {
  readonly cause: Cause;
  /** The turn before has just told the rules of the seats. */
  readonly seatsTold?: boolean;
  readonly excuses: Excuses;
}

/** Gathers sheets, acts and rulings for the turn in hand, whose list is not closed. Of seats without a sheet, it asks caretakers. */
export const gather = async (
  db: Db,
  app: App,
  play: InPlay,
  {
    secrets,
    gathering: { cause, seatsTold = false, excuses },
  }: { readonly secrets: TurnSecrets; readonly gathering: Gathering },
): Promise<Gathered> => {
  const { key } = play;
  const { run } = play.pace;
  const { ofRecord: found, seats } = await ordersOfRecord(db, app, play, { secrets, cause });
  const ofRecord = await ranked(db, play, run.excused(play, found, seats, excuses));
  const masters = await mastersActs(db, play);
  const ofSeats = seatsTold ? [] : await run.seatActs(db, play, seats);
  const given = { acts: [...ofSeats, ...masters], rulings: await answersGiven(db, key) };
  return { ...assemble(play, ofRecord, secrets, given), ofRecord, seats };
};

/** The acts of the masters that count for the turn in hand. */
export const mastersActs = async (db: Db, { key }: Pick<InPlay, 'key'>): Promise<readonly AnyOrder[]> => {
  const acts = await actsFor(db, key);
  return acts === undefined ? [] : parsed(acts.orders);
};

/** What a turn is made from, of orders of record, acts and rulings. Seats without any orders have no sheet. */
export const assemble = (
  play: Pick<InPlay, 'key' | 'ruleset' | 'position'>,
  ofRecord: readonly OfRecord[],
  secrets: TurnSecrets,
  { acts, rulings }: { readonly acts: readonly AnyOrder[]; readonly rulings: Rulings },
): Pick<Gathered, 'unlisted' | 'questions'> => {
  const sheets = sheetsFrom(ofRecord);
  const questions = questionsOf(play, ofRecord);
  return {
    unlisted: {
      turn: play.key.turn,
      secrets,
      sheets: bySeat(sheets),
      acts,
      rulings: completeRulings(questions, rulings),
    },
    questions,
  };
};

import { by, sorted } from '@chancery/core';
import type { Selectable } from 'kysely';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { changedOne } from '../changed-one.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { RulingTable } from './ruling.table.ts';

export type RulingRow = Selectable<RulingTable>;
export type NewQuestion = Omit<RulingRow, 'answer' | 'answeredBy' | 'answeredAt'>;

/** Asks, or asks again in the words of the newest sheets; an answer that was given stays. */
export const askQuestions = async (trx: Trx, questions: readonly NewQuestion[]): Promise<void> => {
  for (const asked of questions) {
    const { question, defaultAt } = asked;
    await trx
      .insertInto('ruling')
      .values({ ...asked, answer: null, answeredBy: null, answeredAt: null })
      .onConflict((conflict) =>
        conflict.columns(['campaignId', 'turn', 'edition', 'questionId']).doUpdateSet({ question, defaultAt }),
      )
      .execute();
  }
};

/** Answers, or answers otherwise. False when it was not asked. */
export const answerQuestion = (
  db: Db,
  key: TurnKey,
  questionId: string,
  answer: Pick<RulingRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('ruling')
      .set(answer)
      .where((eb) => eb.and(turnKey(key)))
      .where('questionId', '=', questionId),
  );

/** In the order of their ids. */
export const rulingsOf = async (db: Db, key: TurnKey): Promise<RulingRow[]> =>
  sorted(
    await allRulings(db, key),
    by(({ questionId }) => questionId),
  );

const allRulings = prepared.all((db, key: TurnKey) =>
  db
    .selectFrom('ruling')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);

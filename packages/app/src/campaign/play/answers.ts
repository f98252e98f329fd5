import { type Answer, canonicalText, type Question, type Rulings } from '@chancery/core';
import { type Db, parsed, rulingsOf, type TurnKey } from '@chancery/store';

/** An answer as it is kept: a word stands for itself, and JSON for a verdict with parts. */
export const answerText = (answer: Answer): string => (typeof answer === 'string' ? answer : canonicalText(answer));

export const answerFrom = (question: Pick<Question, 'parts'>, text: string): Answer =>
  question.parts !== undefined && text.startsWith('{') ? (JSON.parse(text) as Answer) : text;

/** What the masters have answered so far. */
export const answersGiven = async (db: Db, key: TurnKey): Promise<Rulings> =>
  Object.fromEntries(
    (await rulingsOf(db, key)).flatMap(({ questionId, question, answer }) =>
      answer === null ? [] : [[questionId, answerFrom(parsed(question), answer)] as const],
    ),
  );

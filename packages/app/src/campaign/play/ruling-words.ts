import { type Answer, fullRulingFor, type Question, writeAnswer } from '@chancery/core';

/** What holds of a question if nothing more is said, as a line: the ruling in full, or the default. */
export const rulingWords = (question: Question, answer: Answer | null): string =>
  writeAnswer(fullRulingFor(question, answer === null ? {} : { [question.id]: answer }));

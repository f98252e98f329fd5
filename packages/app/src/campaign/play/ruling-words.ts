import { type Answer, fullRulingFor, partText, type Question, writeAnswer } from '@chancery/core';

/** What holds of a question if nothing more is said, as a line: the ruling in full, or the default, without parts that say nothing. */
export const rulingWords = (question: Question, answer: Answer | null): string => {
  const { verdict, parts } = fullRulingFor(question, answer === null ? {} : { [question.id]: answer });
  const said = Object.entries(parts).filter(([, value]) => partText(value) !== '');
  return writeAnswer({ verdict, parts: Object.fromEntries(said) });
};

import type { Question, Rulings } from '@chancery/core';
import * as z from 'zod/mini';
import { meant } from '../meant.ts';
import type { OrderText } from './read-orders.ts';

export interface RulingsRead {
  /** As shown to people. */
  readonly path: string;
  readonly rulings: Rulings;
  /** What was not taken, and why. */
  readonly faults: readonly string[];
}

/** Reads the answers of the game master: a JSON object of answers by question, `{"coup:Eng": "no coup"}`. */
export const readRulings = (questions: readonly Question[], { path, text }: OrderText): RulingsRead => {
  const given = answersIn(text);
  if (given === null) return { path, rulings: {}, faults: [`${path}: not a JSON object of answers by question`] };
  const rulings: { [question: string]: string } = {};
  const faults: string[] = [];
  for (const [id, answer] of Object.entries(given)) {
    const question = questions.find((each) => each.id === id);
    if (question === undefined) {
      const asked = questions.map((each) => each.id);
      faults.push(`${path}: ${id} is not asked${meant(id, asked)}`);
    } else if (!question.answers.includes(answer)) {
      faults.push(`${path}: ${id} is answered by ${question.answers.join(' or ')}, not by ${answer}`);
    } else {
      rulings[id] = answer;
    }
  }
  return { path, rulings, faults };
};

const answersIn = (text: string): Rulings | null => {
  try {
    const read = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

import { type Answer, answerFaults, type Question, type Rulings, readAnswer, writeAnswer } from '@chancery/core';
import { meant } from '../meant.ts';
import { RULINGS_SHAPE } from '../record/rulings-shape.ts';
import type { OrderText } from './read-orders.ts';

export interface RulingsRead {
  /** As shown to people. */
  readonly path: string;
  readonly rulings: Rulings;
  /** What was not taken, and why. */
  readonly faults: readonly string[];
}

/**
 * Reads the answers of the game master: a JSON object of answers by question, `{"coup:Eng": "no coup"}`. An answer with parts
 * is a line, or an object: `"approved; cost: 3"`, or `{"verdict": "approved", "parts": {"cost": 3}}`.
 */
export const readRulings = (questions: readonly Question[], { path, text }: OrderText): RulingsRead => {
  const given = answersIn(text);
  if (given === null) return { path, rulings: {}, faults: [`${path}: not a JSON object of answers by question`] };
  const rulings: { [question: string]: Answer } = {};
  const faults: string[] = [];
  for (const [id, answer] of Object.entries(given)) {
    const question = questions.find((each) => each.id === id);
    if (question === undefined) {
      const asked = questions.map((each) => each.id);
      faults.push(`${path}: ${id} is not asked${meant(id, asked)}`);
      continue;
    }
    const read = readOne(question, answer);
    if (read !== null) rulings[id] = read;
    else faults.push(`${path}: ${id} is answered by ${wantedBy(question)}, not by ${writeAnswer(answer)}`);
  }
  return { path, rulings, faults };
};

const readOne = (question: Question, answer: Answer): Answer | null => {
  if (typeof answer !== 'string') return answerFaults(question, answer).length === 0 ? answer : null;
  const read = readAnswer(question, answer);
  return read.ok ? read.value : null;
};

/** The verdicts, each with the names of what may be said with it. */
const wantedBy = ({ answers, parts = {} }: Question): string =>
  answers
    .map((verdict) => [verdict, ...Object.keys(parts[verdict]?.schema.properties ?? {}).map((name) => `${name}: ...`)])
    .map((words) => words.join('; '))
    .join(' or ');

const answersIn = (text: string): Rulings | null => {
  try {
    const read = RULINGS_SHAPE.safeParse(JSON.parse(text));
    return read.success ? (read.data as Rulings) : null;
  } catch {
    return null;
  }
};

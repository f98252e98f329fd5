import { err, type Question, type Result, readAnswer } from '@chancery/core';
import { findWords } from '@chancery/mail';
import { answerQuestion } from '../../../desk/questions/answer-question.ts';
import { listQuestions, type OpenQuestion } from '../../../desk/questions/list-questions.ts';
import { type Actor, userActor } from '../../../ground/actor.ts';
import type { Addressed } from './mail-desk.ts';

/** What became of the rulings of a mail, in paragraphs. */
export interface RulingsInMail {
  /** At least one counts. */
  readonly done: boolean;
  readonly words: readonly string[];
}

/** Takes the rulings that a master gives in the answer to a mail, each by the use case of all channels, and says what holds. */
export const answerRulings = async (mail: Addressed): Promise<RulingsInMail> => {
  const { desk, right, user, say } = mail;
  const actor = userActor(user.id);
  const listed = await listQuestions(desk.app, actor, { campaignId: right.campaignId });
  if (!listed.ok) return { done: false, words: [mail.whyNot(listed.error)] };
  const said = saidIn(findWords(desk.message), listed.value);
  if (said.length === 0) return { done: false, words: [say.rulings.none, ...openOnes(listed.value)] };
  const words: string[] = [];
  let done = false;
  for (const each of said) {
    const ruled = each.asked === null ? err(say.rulings.notAsked) : await ruleOn(mail, actor, each.asked, each.words);
    done = done || ruled.ok;
    words.push(`${each.id}: ${ruled.ok ? ruled.value : say.rulings.not(ruled.error)}`);
  }
  return { done, words };
};

const ruleOn = async (
  { desk, right, say, whyNot }: Addressed,
  actor: Actor,
  { question }: OpenQuestion,
  line: string,
): Promise<Result<string, string>> => {
  const answer = line === '' ? ({ ok: true, value: null } as const) : readAnswer(question, line);
  if (!answer.ok) return err(answer.error.join(' '));
  const { campaignId } = right;
  const taken = await answerQuestion(desk.app, actor, { campaignId, question: question.id, answer: answer.value });
  if (!taken.ok) return err(whyNot(taken.error));
  return { ok: true, value: say.rulings.holds(taken.value.holds, answer.value === null) };
};

interface SaidRuling {
  readonly id: string;
  /** Null when nothing of that name is asked now. */
  readonly asked: OpenQuestion | null;
  readonly words: string;
}

/** `coup:Eng = no coup`, each on a line of its own; a line without a sign goes on with the one before it. */
const saidIn = (words: string, open: readonly OpenQuestion[]): readonly SaidRuling[] => {
  const said: SaidRuling[] = [];
  for (const line of words.split('\n')) {
    const found = RULING.exec(line);
    const last = said.at(-1);
    if (found !== null) {
      const [, id = '', rest = ''] = found;
      said.push({ id, asked: open.find(({ question }) => sameId(question, id)) ?? null, words: rest.trim() });
    } else if (last !== undefined && line.trim() !== '') {
      said[said.length - 1] = { ...last, words: `${last.words} ${line.trim()}`.trim() };
    }
  }
  return said.slice(0, MOST);
};

const sameId = ({ id }: Question, given: string): boolean => id.toLowerCase() === given.toLowerCase();

const openOnes = (open: readonly OpenQuestion[]): readonly string[] =>
  open.map(({ question, text, holdsInFull }) => `${text}\n${question.id} = ${holdsInFull}`);

const RULING = /^\s*([^\s=]{1,300})\s*=\s*(.*)$/;
/** More than a master answers in one mail. */
const MOST = 100;

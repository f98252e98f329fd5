import { ANSWER, QUESTION } from '@chancery/api';
import { type Answer, type Question, readAnswer } from '@chancery/core';
import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { Stop } from '../../stop.ts';
import { findCampaign } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN } from './shared.ts';

const ASKED = z.object({
  question: QUESTION,
  text: z.string(),
  answer: ANSWER.nullable(),
  holdsInFull: z.string(),
});
const QUESTIONS = z.object({ questions: z.array(ASKED) });

export const rulings = defineRemoteCommand({
  name: 'rulings',
  summary: 'Shows its master the questions of the open turn, and takes the answers',
  args: [CAMPAIGN, { name: 'QUESTION=ANSWER', optional: true, many: true }],
  options: {},
  help: `QUESTION= with nothing after it withdraws an answer: then the default applies.

  chancery rulings "Spring War" "coup:Eng=no coup"
  chancery rulings "Spring War" "covert:Eng=approved; cost: 3; chance: 60"`,
  async run({ args: [words = '', ...answers] }, io, server) {
    const given = answers.map(saidIn);
    const campaign = await findCampaign(server, words);
    const open = await server.ask('listQuestions', { params: { campaign: campaign.id } }, QUESTIONS);
    for (const { question, words: said } of given) {
      const asked = open.questions.find((each) => each.question.id === question)?.question as Question | undefined;
      const answer = said === null ? null : answerTo(asked, question, said);
      await server.perform('answerQuestion', { params: { campaign: campaign.id, question }, json: { answer } });
    }
    const { questions } = await server.ask('listQuestions', { params: { campaign: campaign.id } }, QUESTIONS);
    showLines(io, questions.length > 0 ? questions.flatMap(questionLines) : ['Nothing is asked this turn.']);
    return EXIT.done;
  },
});

const saidIn = (text: string): { readonly question: string; readonly words: string | null } => {
  const at = text.indexOf('=');
  if (at < 1) throw new Stop(EXIT.usage, `${text} is not an answer: write QUESTION=ANSWER`);
  return { question: text.slice(0, at), words: text.slice(at + 1) || null };
};

/** An answer to what is not asked goes to the server as it stands, which says so. */
const answerTo = (asked: Question | undefined, id: string, words: string): Answer => {
  if (asked === undefined) return words;
  const read = readAnswer(asked, words);
  if (!read.ok) throw new Stop(EXIT.refused, `${id}: ${read.error.join('; ')}`);
  return read.value;
};

const questionLines = ({ question, text, answer, holdsInFull }: z.output<typeof ASKED>): readonly string[] => [
  `${question.id} (${question.rule}): ${holdsInFull}${answer === null ? ', as usual' : ''}`,
  `  ${text}`,
  `  ${question.answers.join(' or ')}; ${question.byDefault} unless ruled otherwise`,
];

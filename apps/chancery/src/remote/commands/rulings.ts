import { QUESTION } from '@chancery/api';
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
  answer: z.string().nullable(),
  holds: z.string(),
});
const QUESTIONS = z.object({ questions: z.array(ASKED) });

export const rulings = defineRemoteCommand({
  name: 'rulings',
  summary: 'Shows its master the questions of the open turn, and takes the answers',
  args: [CAMPAIGN, { name: 'QUESTION=ANSWER', optional: true, many: true }],
  options: {},
  help: `QUESTION= with nothing after it withdraws an answer: then the default applies.

  chancery rulings "Spring War" "coup:Eng=no coup"`,
  async run({ args: [words = '', ...answers] }, io, server) {
    const given = answers.map(readAnswer);
    const campaign = await findCampaign(server, words);
    for (const { question, answer } of given) {
      await server.perform('answerQuestion', { params: { campaign: campaign.id, question }, json: { answer } });
    }
    const { questions } = await server.ask('listQuestions', { params: { campaign: campaign.id } }, QUESTIONS);
    showLines(io, questions.length > 0 ? questions.flatMap(questionLines) : ['Nothing is asked this turn.']);
    return EXIT.done;
  },
});

const readAnswer = (words: string): { readonly question: string; readonly answer: string | null } => {
  const at = words.indexOf('=');
  if (at < 1) throw new Stop(EXIT.usage, `${words} is not an answer: write QUESTION=ANSWER`);
  return { question: words.slice(0, at), answer: words.slice(at + 1) || null };
};

const questionLines = ({ question, text, answer, holds }: z.output<typeof ASKED>): readonly string[] => [
  `${question.id} (${question.rule}): ${holds}${answer === null ? ', as usual' : ''}`,
  `  ${text}`,
  `  ${question.answers.join(' or ')}; ${question.byDefault} unless ruled otherwise`,
];

import { canonicalText, type Instant, knownTo, type Question, sha256Hex } from '@chancery/core';
import {
  type AskedQuestion,
  askQuestions,
  MASTER_PARTY,
  mastersOf,
  NO_LETTER,
  parsed,
  plainJsonText,
  rulingsOf,
  type Trx,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { Notice } from '../../ground/news/notice.ts';
import { notify } from '../../ground/tell/notify.ts';
import type { Play } from '../play/play.ts';
import { seesEverything } from './master-eyes.ts';

type PlayedTurn = Pick<Play, 'key' | 'campaign' | 'ruleset' | 'position'>;

/**
 * Puts questions before the masters; they are told of those that are new, and once of each that they have answered and that
 * is put otherwise since. Their answer stands until they give another.
 */
export const putQuestions = async (
  trx: Trx,
  app: App,
  play: PlayedTurn,
  { questions, defaultAt }: { readonly questions: readonly AskedQuestion[]; readonly defaultAt: Instant | null },
): Promise<void> => {
  if (questions.length === 0) return;
  const { key } = play;
  const asked = new Map((await rulingsOf(trx, key)).map((row) => [row.questionId, row]));
  const fresh = questions
    .map((question) => ({ question, text: plainJsonText(question), before: asked.get(question.id) }))
    .filter(({ before, text }) => before?.question !== text || before.defaultAt !== defaultAt);
  const askedAt = app.now();
  await askQuestions(
    trx,
    fresh.map(({ question, text }) => ({ ...key, questionId: question.id, question: text, defaultAt, askedAt })),
  );
  const toTell = fresh.flatMap(({ question, before }) => {
    if (before === undefined) return [{ question, as: question.id }];
    const otherwise = before.answer !== null && wordsOf(parsed(before.question)) !== wordsOf(question);
    return otherwise ? [{ question, as: `${question.id}@${before.answeredAt}` }] : [];
  });
  if (toTell.length > 0) await tellOf(trx, app, play, { toTell, questions: questions.length, defaultAt });
};

interface Telling {
  readonly toTell: readonly { readonly question: Question; readonly as: string }[];
  readonly questions: number;
  readonly defaultAt: Instant | null;
}

const tellOf = async (
  trx: Trx,
  app: App,
  { key, campaign, ruleset, position }: PlayedTurn,
  { toTell, questions, defaultAt }: Telling,
): Promise<void> => {
  const known = knownTo(ruleset, position, 'master');
  const bare = { kind: 'question', turn: key.turn, questions, defaultAt } as const;
  const facts = {
    ...bare,
    asked: toTell.map(({ question }) => ({
      id: question.id,
      text: ruleset.text.question(question, known),
      answers: question.answers.map((verdict) => ({
        verdict,
        parts: Object.keys(question.parts?.[verdict]?.schema.properties ?? {}),
      })),
    })),
  } as const;
  const about = sha256Hex(canonicalText(toTell.map(({ as }) => as))).slice(0, 32);
  const noticeKey = `question:${campaign.id}:${key.edition}:${key.turn}:${about}`;
  const { id, title } = campaign;
  const notices: Notice[] = [];
  for (const { userId: to } of await mastersOf(trx, id)) {
    // Who rules a seat may not know what others order: another master has to rule, or the default does.
    const rules = await seesEverything(trx, campaign, to);
    const of = rules ? { facts, answers: { seat: MASTER_PARTY, letter: NO_LETTER } } : { facts: bare };
    notices.push({ to, campaign: { id, title }, key: noticeKey, ...of });
  }
  await notify(trx, app, notices);
};

/** All questions, whether or not the orders that raise them have been sent. */
const wordsOf = ({ ahead: _, ...question }: AskedQuestion): string => canonicalText(question);

import { canonicalText, type Instant, knownTo, sha256Hex } from '@chancery/core';
import { type AskedQuestion, askQuestions, parsed, plainJsonText, rulingsOf, type Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import type { Play } from './play.ts';

/**
 * Puts questions before the masters; they are told of those that are new, and once of each that they have answered and that
 * is put otherwise since. Their answer stands until they give another.
 */
export const putQuestions = async (
  trx: Trx,
  app: App,
  { key, campaign, ruleset, position }: Pick<Play, 'key' | 'campaign' | 'ruleset' | 'position'>,
  { questions, defaultAt }: { readonly questions: readonly AskedQuestion[]; readonly defaultAt: Instant | null },
): Promise<void> => {
  if (questions.length === 0) return;
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
  if (toTell.length === 0) return;
  const known = knownTo(ruleset, position, 'master');
  const facts = {
    kind: 'question',
    turn: key.turn,
    questions: questions.length,
    defaultAt,
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
  const notice = { facts, key: `question:${campaign.id}:${key.edition}:${key.turn}:${about}`, rulings: true } as const;
  await tellMasters(trx, app, campaign, notice);
};

/** What is asked, whether or not the orders that raise it have been sent. */
const wordsOf = ({ ahead: _, ...question }: AskedQuestion): string => canonicalText(question);

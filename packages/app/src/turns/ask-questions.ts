import type { AnyOrder, Question, SeatId, Sheet } from '@chancery/core';
import { askQuestions, countingSheets, jsonText, parsed, rulingsOf, type SheetRow, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellMasters } from '../campaigns/everybody.ts';
import { closingTime } from '../deadlines/clock.ts';
import type { InPlay } from './in-play.ts';

/** What the master would be asked if the turn were run with these sheets. */
export const questionsWith = (
  { ruleset, position, window }: Pick<InPlay, 'ruleset' | 'position' | 'window'>,
  sheets: readonly SheetRow[],
): readonly Question[] => {
  if (window.kind !== 'window') return [];
  const counted = sheets.filter(({ seat }) => window.seats.includes(seat));
  return ruleset.questions(position, bySeatId(counted.map(sheetOf)));
};

export const sheetOf = ({ seat, orders }: Pick<SheetRow, 'seat' | 'orders'>): Sheet => ({
  seat,
  orders: parsed<readonly AnyOrder[]>(orders),
});

export const bySeatId = (sheets: readonly Sheet[]): { readonly [seat: SeatId]: Sheet } =>
  Object.fromEntries(sheets.map((sheet) => [sheet.seat, sheet]));

/** Puts the questions that the sheets of now raise before the masters; they are told of those that are new. */
export const askOpenQuestions = async (trx: Trx, app: App, play: InPlay): Promise<void> => {
  const { key, campaign } = play;
  const questions = questionsWith(play, await countingSheets(trx, key));
  if (questions.length === 0) return;
  const asked = new Set((await rulingsOf(trx, key)).map(({ questionId }) => questionId));
  await askQuestions(
    trx,
    questions.map((question) => ({
      ...key,
      questionId: question.id,
      question: jsonText(question),
      defaultAt: closingTime(campaign),
      askedAt: app.now(),
    })),
  );
  const fresh = questions.filter(({ id }) => !asked.has(id));
  if (fresh.length === 0) return;
  const facts = { kind: 'question', turn: key.turn, questions: questions.length } as const;
  await tellMasters(trx, app, campaign, facts, `question:${campaign.id}:${key.edition}:${key.turn}:${fresh[0]?.id}`);
};

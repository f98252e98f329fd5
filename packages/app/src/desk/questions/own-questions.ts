import { type AnyOrder, knownTo } from '@chancery/core';
import { type AskedQuestion, countingMarks, type Db, parsed, rulingsOf, type SeatRow } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { answerFrom } from '../../campaign/play/answers.ts';
import { raisedBy } from '../../campaign/play/raised-by.ts';
import { rulingWords } from '../../campaign/play/ruling-words.ts';
import { ordersIn } from '../../campaign/position/orders-in.ts';
import type { App } from '../../ground/app.ts';

/** A question of a ruler to the master. */
export interface OwnQuestion {
  readonly id: string;
  readonly rule: string;
  /** In words. */
  readonly text: string;
  /** Whether it is before the master; otherwise a draft raises it that nobody else knows of. */
  readonly put: boolean;
  /** What the master has ruled, as a line; null while nobody has. */
  readonly answer: string | null;
  /** What holds if nothing more is said. */
  readonly holds: string;
}

/** The orders in hand of a seat: those of its newest draft or sheet for the turn that is played, and those that count now. */
export const ordersInHand = async (
  db: Db,
  app: Pick<App, 'now'>,
  play: InPlay,
  row: SeatRow,
): Promise<{ readonly newest: readonly AnyOrder[]; readonly counting: readonly AnyOrder[] }> => {
  const { key, pace } = play;
  const { turn, orders } = await pace.taken.draft(db, app, play, row);
  const mark = (await countingMarks(db, key)).find(({ seat }) => seat === row.seat);
  const counting = mark === undefined ? [] : await ordersIn(db, key.campaignId, mark.id);
  return { newest: turn === key.turn ? orders : [], counting };
};

/** Those before the master, and what the newest draft of the seat would raise besides. */
export const ownQuestions = async (
  db: Db,
  app: Pick<App, 'now'>,
  play: InPlay,
  row: SeatRow,
): Promise<readonly OwnQuestion[]> => {
  const { ruleset, position, key } = play;
  const { seat } = row;
  const rows = new Map(
    (await rulingsOf(db, key)).map((row) => [row.questionId, { ...row, question: parsed(row.question) }]),
  );
  const ahead: readonly AskedQuestion[] = [...rows.values()].flatMap(({ question }) =>
    question.ahead === seat ? [question] : [],
  );
  const { newest, counting } = await ordersInHand(db, app, play, row);
  const byId = new Map(
    [...ahead, ...raisedBy(play, seat, counting), ...raisedBy(play, seat, newest)].map((each) => [each.id, each]),
  );
  const known = knownTo(ruleset, position, seat);
  return [...byId.values()].map((question) => {
    const row = rows.get(question.id);
    const answer = row === undefined || row.answer === null ? null : answerFrom(question, row.answer);
    return {
      id: question.id,
      rule: question.rule,
      text: ruleset.text.question(question, known),
      put: row !== undefined,
      answer: answer === null ? null : rulingWords(question, answer),
      holds: rulingWords(question, answer),
    };
  });
};

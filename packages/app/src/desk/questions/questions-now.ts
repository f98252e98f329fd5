import type { Question } from '@chancery/core';
import { type AskedQuestion, type Db, parsed, rulingsOf, turnListOf } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { questionsOf } from '../../campaign/play/questions-of.ts';
import type { App } from '../../ground/app.ts';
import { ordersOfRecord } from './orders-of-record.ts';

/**
 * What the master would be asked if the turn were run now. Nobody knows yet what caretakers will order; of a turn whose list is
 * closed everything stands there.
 */
const questionsNow = async (db: Db, app: App, play: InPlay): Promise<readonly Question[]> => {
  const list = play.campaign.listClosedAt === null ? undefined : await turnListOf(db, play.key);
  const ofRecord =
    list === undefined
      ? (await ordersOfRecord(db, app, play, { secrets: null, cause: 'hand' })).ofRecord
      : parsed(list.ofRecord);
  return questionsOf(play, ofRecord);
};

/** The same, and behind it what rulers have asked about orders that they have not sent. */
export const openQuestions = async (db: Db, app: App, play: InPlay): Promise<readonly AskedQuestion[]> => {
  const now = await questionsNow(db, app, play);
  const raised = new Set(now.map(({ id }) => id));
  const ahead = (await rulingsOf(db, play.key)).flatMap(({ questionId, question }) => {
    const asked = parsed(question);
    return asked.ahead === undefined || raised.has(questionId) ? [] : [asked];
  });
  return [...now, ...ahead];
};

import type { Question } from '@chancery/core';
import type { Db } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { questionsOf } from '../../campaign/play/questions-of.ts';
import type { App } from '../../ground/app.ts';
import { ordersOfRecord } from './orders-of-record.ts';

/** What the master would be asked if the turn were run now. Nobody knows yet what caretakers will order. */
export const questionsNow = async (db: Db, app: App, play: InPlay): Promise<readonly Question[]> =>
  questionsOf(play, (await ordersOfRecord(db, app, play, { secrets: null, cause: 'hand' })).ofRecord);

import { seatsOf, type Trx } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { putQuestions } from '../../access/put-questions.ts';
import { closingTime } from '../../clock/clock.ts';
import type { Play } from '../../play/play.ts';
import { questionsOf } from '../../play/questions-of.ts';
import { sheetsOfRecord } from './of-record.ts';

/** Puts the questions that the orders of now raise before the masters. */
export const askOpenQuestions = async (trx: Trx, app: App, play: Play): Promise<void> => {
  const by = { cause: 'hand', secrets: null, seats: await seatsOf(trx, play.campaign.id) } as const;
  const questions = questionsOf(play, await sheetsOfRecord(trx, app, play, by));
  await putQuestions(trx, app, play, { questions, defaultAt: closingTime(play.campaign) });
};

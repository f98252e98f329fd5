import { actsFor, type Db, parsed, type SheetRow, seatsOf, sheetsInOrder } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { closingTime } from '../../clock/clock.ts';
import type { Cause } from '../../play/cause.ts';
import type { Play } from '../../play/play.ts';
import { isAsked } from '../../play/seating.ts';
import { seatsAtStart } from '../../play/seats-at-start.ts';
import { botAtMove } from './bot-at-move.ts';
import { clockSoFar } from './clock-so-far.ts';

/** The posts of a live window that are not resolved yet, in the order in which they came. */
export const postsWaiting = async (db: Db, play: Pick<Play, 'key' | 'window'>): Promise<readonly SheetRow[]> =>
  (await sheetsInOrder(db, play.key)).filter(({ seat }) => isAsked(play, seat));

/**
 * Why the turn of a live window can be run now; null while the game waits for somebody. What came in time is resolved before
 * time is over, and what the master did while the campaign was paused before that; first of all the rules are told who plays.
 */
export const causeNow = async (db: Db, app: Pick<App, 'now'>, play: Omit<Play, 'out'>): Promise<Cause | null> => {
  const { campaign, window } = play;
  if (campaign.status !== 'running' || window.kind !== 'window') return null;
  const acts = await actsFor(db, play.key);
  if (acts !== undefined && parsed(acts.orders).length > 0) return 'acts';
  const seats = await seatsOf(db, campaign.id);
  if ((await seatsAtStart(db, play, seats)).length > 0) return 'acts';
  if ((await postsWaiting(db, play)).length > 0) return 'post';
  const closing = closingTime(campaign);
  if (campaign.heldSince === null && closing !== null && closing <= app.now()) return 'deadline';
  const bot = botAtMove(window, seats, await clockSoFar(db, play));
  return bot === null ? null : 'bot';
};

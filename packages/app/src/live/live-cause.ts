import { actsFor, type Db, parsed, type SheetRow, seatsOf, sheetsInOrder } from '@chancery/store';
import type { App } from '../app.ts';
import { closingTime } from '../deadlines/clock.ts';
import type { Cause } from '../turns/cause.ts';
import type { InPlay } from '../turns/in-play.ts';
import { isAsked } from '../turns/seating.ts';
import { botAtMove } from './bot-at-move.ts';
import { clockSoFar } from './clock-so-far.ts';
import { liveWindow } from './live-window.ts';

type Waiting = Pick<InPlay, 'campaign' | 'key' | 'window'>;

/** The posts of a live window that are not resolved yet, in the order in which they came. */
export const postsWaiting = async (db: Db, play: Waiting): Promise<readonly SheetRow[]> =>
  (await sheetsInOrder(db, play.key)).filter(({ seat }) => isAsked(play, seat));

/**
 * Why the turn of a live window can be run now; null while the game waits for somebody, and for other windows. What came
 * in time is resolved before time is over, and what the master did while the campaign was paused before that.
 */
export const liveCause = async (db: Db, app: Pick<App, 'now'>, play: Waiting): Promise<Cause | null> => {
  const { campaign, window } = play;
  const live = liveWindow(window);
  if (live === null || campaign.status !== 'running') return null;
  const acts = await actsFor(db, play.key);
  if (acts !== undefined && parsed(acts.orders).length > 0) return 'acts';
  if ((await postsWaiting(db, play)).length > 0) return 'post';
  const closing = closingTime(campaign);
  if (campaign.heldSince === null && closing !== null && closing <= app.now()) return 'deadline';
  const bot = botAtMove(live, await seatsOf(db, campaign.id), await clockSoFar(db, play, live));
  return bot === null ? null : 'bot';
};

import { countingMarks, type Db, seatsOf } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { releaseBreaker } from '../../clock/breaker-release.ts';
import { closingTime } from '../../clock/clock.ts';
import { missingTooMany } from '../../clock/missing.ts';
import { closesEarly } from '../../clock/ready.ts';
import type { Cause } from '../../play/cause.ts';
import type { Play } from '../../play/play.ts';
import { windowWithRulers } from '../../play/window-with-rulers.ts';
import type { Time } from '../parts/time.ts';

/** The window closes by its deadline, or as soon as nobody needs it any more. Each has a clock of its own. */
export const time: Time = {
  awaited: windowWithRulers,
  since: async (_, { key }) => key.turn,
  cause: async (db, app, play) => (isOverdue(app, play) ? 'deadline' : nobodyNeedsMore(db, play)),
  early: (db, _, play) => nobodyNeedsMore(db, play),
  byItself: async () => null,
  async isTime(db, app, play, cause) {
    if (cause === 'hand') return true;
    return cause === 'deadline' ? isOverdue(app, play) : (await nobodyNeedsMore(db, play)) !== null;
  },
  missingTooMany,
  releaseBreaker,
  sameClock: () => false,
  lastTurnOf: ({ turn }, turns) => turn + turns - 1,
  isOver: () => true,
};

const isOverdue = (app: Pick<App, 'now'>, { campaign }: Pick<Play, 'campaign'>): boolean => {
  const closing = closingTime(campaign);
  return campaign.heldSince === null && closing !== null && closing <= app.now();
};

const nobodyNeedsMore = async (db: Db, { campaign, window, key }: Play): Promise<Cause | null> =>
  closesEarly(campaign, window, await seatsOf(db, campaign.id), await countingMarks(db, key)) ? 'ready' : null;

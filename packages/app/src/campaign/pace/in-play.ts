import type { CampaignRow, Db } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { type Play, turnInHand } from '../play/play.ts';
import { presentPosition } from '../position/position-of.ts';
import { rulesetOf } from '../position/ruleset-of.ts';
import { paceOf } from './of-window.ts';
import type { Pace } from './pace.ts';

/** The same with the pace at which it is played: chosen here, and nowhere else. */
export interface InPlay extends Play {
  readonly pace: Pace;
}

/** Puts a campaign in hand as its row says that it stands. */
export const inPlay = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<InPlay> => {
  const ruleset = rulesetOf(app, campaign);
  const present = { campaign, ruleset, ...(await presentPosition(db, ruleset, campaign)), key: turnInHand(campaign) };
  const window = ruleset.window(present.position);
  const pace = paceOf(window);
  return { ...present, pace, window: window.kind === 'window' ? await pace.time.awaited(db, present, window) : window };
};

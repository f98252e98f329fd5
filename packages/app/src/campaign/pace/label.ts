import type { CampaignRow, Db } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { Labelled } from '../play/labelled.ts';
import { inPlay } from './in-play.ts';

/** How the window is called that is open. */
export const openLabel = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<Labelled> => {
  const { pace, window } = await inPlay(db, app, campaign);
  return pace.listed.label(window);
};

import type { Outcome, Window } from '@chancery/core';
import type { CampaignRow, Db } from '@chancery/store';
import type { App } from '../app.ts';
import { inPlay } from '../turns/in-play.ts';
import { liveWindow } from './live-window.ts';

/** What notices tell of a window in live play, besides the number of its turn: how the rules call it. */
export interface Labelled {
  readonly label?: string;
}

export const labelOf = (window: Window | Outcome): Labelled => {
  const live = liveWindow(window);
  return live === null ? {} : { label: live.label };
};

/** The same of the window that is open. */
export const openLabel = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<Labelled> =>
  labelOf((await inPlay(db, app, campaign)).window);

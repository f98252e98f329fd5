import { type CampaignRow, type Db, type ExtensionRow, extensionsOf } from '@chancery/store';
import { clockSoFar } from '../live/clock-so-far.ts';
import { liveWindow } from '../live/live-window.ts';
import type { InPlay } from '../turns/in-play.ts';

/** The extensions that were asked for in the window in hand; in live play since its clock was set. */
export const extensionsInHand = async (
  db: Db,
  play: Pick<InPlay, 'key' | 'window'> & { readonly campaign: CampaignRow },
): Promise<readonly ExtensionRow[]> => {
  const { id, turn } = play.campaign;
  const live = liveWindow(play.window);
  return extensionsOf(db, id, turn, live === null ? turn : (await clockSoFar(db, play, live)).since - 1);
};

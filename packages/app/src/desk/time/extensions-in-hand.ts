import { type Db, type ExtensionRow, extensionsOf } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';

/** The extensions that were asked for since the clock of the window in hand was set. */
export const extensionsInHand = async (
  db: Db,
  play: Pick<InPlay, 'campaign' | 'key' | 'window' | 'pace'>,
): Promise<readonly ExtensionRow[]> => {
  const { id, turn } = play.campaign;
  return extensionsOf(db, id, turn, (await play.pace.time.since(db, play)) - 1);
};

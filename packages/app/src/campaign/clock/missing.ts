import { countingMarks, type Db, seatsOf } from '@chancery/store';
import type { Play } from '../play/play.ts';
import { settingsOf } from '../terms/settings.ts';
import { breakerTrips, countSheets, type SheetCount } from './breaker.ts';

/** The sheets that are missing, when they are more than the campaign puts up with. */
export const missingTooMany = async (
  db: Db,
  { campaign, window, key }: Pick<Play, 'campaign' | 'window' | 'key'>,
): Promise<SheetCount | null> => {
  if (window.kind !== 'window') return null;
  const count = countSheets(window.seats, await seatsOf(db, campaign.id), await countingMarks(db, key));
  return breakerTrips(count, settingsOf(campaign).breakerPercent) ? count : null;
};

import { type CampaignId, err, ok, type Result } from '@chancery/core';
import { type Db, findMaster, titlesWith, type UserId } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import { lookAlike } from '../../ground/names/look-alikes.ts';
import { NAME_FAULTS, nameFault } from '../../ground/names/name-fault.ts';
import { settingsOf } from './settings.ts';

const LONGEST = 100;

/** The faults of a campaign title, taken by itself. */
export const titleFaults = (title: string): readonly string[] => {
  const length = title.trim().length;
  if (length < 1 || length > LONGEST || /\p{Cc}/u.test(title))
    return [`title: wanted one line of 1 to ${LONGEST} characters`];
  const fault = nameFault(title.trim(), 'one-a-word');
  return fault === null ? [] : [`title: ${NAME_FAULTS[fault]}`];
};

/**
 * Refuses a title that a game has already that everybody sees and somebody else runs: whoever looks for that game would find
 * this one. What not everybody sees is not looked at, or a refusal would tell of it.
 */
export const titleIsFree = async (
  db: Db,
  title: string,
  { self, userId }: { readonly self?: CampaignId; readonly userId: UserId | null },
): Promise<Result<null, AppError>> => {
  for (const other of await titlesWith(db, ['open', 'running', 'paused'])) {
    if (other.id === self || !lookAlike(title, other.title) || settingsOf(other).joining === 'invitation') continue;
    const own = userId !== null && (await findMaster(db, other.id, userId)) !== undefined;
    if (!own) return err({ code: 'bad-input', faults: [`title: ${NAME_FAULTS.taken}`] });
  }
  return ok(null);
};

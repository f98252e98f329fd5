import type { Instant, SeatId } from '@chancery/core';
import { type CampaignRow, type Db, findLetter, type LetterId, type LetterRow, recipientsOf } from '@chancery/store';

/** The letter, if it came to this party and is for its present ruler to read; otherwise it is as if it were not. */
export const receivedLetter = async (
  db: Db,
  { id: campaignId }: Pick<CampaignRow, 'id'>,
  { id, party, since }: { readonly id: LetterId; readonly party: SeatId; readonly since: Instant },
): Promise<LetterRow | undefined> => {
  const letter = await findLetter(db, campaignId, id);
  if (letter === undefined || letter.at < since) return undefined;
  const came = (await recipientsOf(db, campaignId, id)).some(({ seat }) => seat === party);
  return came ? letter : undefined;
};

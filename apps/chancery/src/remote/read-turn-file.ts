import { TURN_FILE } from '@chancery/api';
import type { PackedTurnFile, SeatId } from '@chancery/core';
import type { RemoteCampaign } from './find-campaign.ts';
import type { Remote } from './remote.ts';

/** All that a seat received of a turn, the newest unless named. */
export const readTurnFile = async (
  server: Remote,
  { id }: RemoteCampaign,
  seat: SeatId,
  turn?: number,
): Promise<PackedTurnFile> => {
  const file = await server.ask('readTurnFile', { params: { campaign: id, seat }, query: { turn } }, TURN_FILE);
  // What only the ruleset can look into is checked by nobody else.
  return file as unknown as PackedTurnFile;
};

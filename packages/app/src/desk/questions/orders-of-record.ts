import type { TurnSecrets } from '@chancery/core';
import { type Db, type SeatRow, seatsOf } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { Cause } from '../../campaign/play/cause.ts';
import type { OfRecord } from '../../campaign/play/of-record.ts';
import type { App } from '../../ground/app.ts';

export interface OrdersOfRecord {
  readonly ofRecord: readonly OfRecord[];
  readonly seats: readonly SeatRow[];
}

/**
 * By which orders each seat that the window waits for would be adjudicated now. `secrets`: of the turn in hand, for the dice of
 * caretakers; without them they are not asked.
 */
export const ordersOfRecord = async (
  db: Db,
  app: App,
  play: InPlay,
  { secrets, cause }: { readonly secrets: TurnSecrets | null; readonly cause: Cause },
): Promise<OrdersOfRecord> => {
  const seats = await seatsOf(db, play.key.campaignId);
  if (play.window.kind !== 'window') return { ofRecord: [], seats };
  return { ofRecord: await play.pace.run.ofRecord(db, app, play, { cause, secrets, seats }), seats };
};

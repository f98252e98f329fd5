import { changeSeat, seatsOf } from '@chancery/store';
import type { Scene } from '../access/scene.ts';
import { settingsOf } from '../terms/settings.ts';

/** Seats that are open are looked after as the campaign is set: by a caretaker, or by the rules alone. */
export const staffEmptySeats = async ({ trx, campaign }: Pick<Scene, 'trx' | 'campaign'>): Promise<void> => {
  const { emptySeats } = settingsOf(campaign);
  for (const { seat, status, control } of await seatsOf(trx, campaign.id)) {
    if (status === 'open' && control !== emptySeats) await changeSeat(trx, campaign.id, seat, { control: emptySeats });
  }
};

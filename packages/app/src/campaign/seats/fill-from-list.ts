import type { SeatId } from '@chancery/core';
import { applicationsOf, parsed } from '@chancery/store';
import type { Scene } from '../access/scene.ts';
import { settingsOf } from '../terms/settings.ts';
import { armStart } from './arm-start.ts';
import { giveSeat } from './give-seat.ts';

/**
 * A seat that falls open before the start of a campaign that is open to all goes to the first who waits and wants it.
 * Who has said nothing of their wishes takes any.
 */
export const fillFromList = async (scene: Scene, seat: SeatId): Promise<void> => {
  const { app, trx, campaign } = scene;
  if (campaign.status !== 'open') return;
  const { joining, seatChoice } = settingsOf(campaign);
  if (joining === 'open' && seatChoice === 'free') {
    const next = (await applicationsOf(trx, campaign.id, 'waiting')).find(({ preferences }) => {
      const wishes = parsed(preferences);
      return wishes.length === 0 || wishes.includes(seat);
    });
    if (next !== undefined) await giveSeat(scene, { seat }, next.userId);
  }
  await armStart(trx, app, campaign);
};

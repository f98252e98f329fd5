import type { AnyEvent, AnyRuleset } from '@chancery/core';
import { findSeat } from '@chancery/store';
import type { Scene } from '../access/scene.ts';
import { vacateSeat } from './vacate-seat.ts';

/** Rulers who lost their seats by the events of a turn: they are told, and the seats are open to others. */
export const unseat = async (
  scene: Scene,
  { seating }: AnyRuleset,
  setting: unknown,
  events: readonly AnyEvent[],
): Promise<void> => {
  for (const event of events) {
    const seat = seating?.unseats(event, setting) ?? null;
    const row = seat === null ? undefined : await findSeat(scene.trx, scene.campaign.id, seat);
    if (row?.status === 'held') await vacateSeat(scene, row, { why: 'deposed', reason: '' });
  }
};

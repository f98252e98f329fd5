import { hashOf, type SeatId } from '@chancery/core';
import { addSheet, countingMarks, jsonText, newId } from '@chancery/store';
import type { Scene } from '../access/scene.ts';
import { takingAt } from '../play/placed.ts';

/** The sheet of a seat for the turn that takes orders no longer counts, as if it had been withdrawn. It stays in the record. */
export const dropSheet = async ({ app, trx, campaign, permit }: Scene, seat: SeatId): Promise<void> => {
  const { key } = takingAt(campaign, app.now());
  const counting = (await countingMarks(trx, key)).some((sheet) => sheet.seat === seat);
  if (!counting) return;
  await addSheet(trx, {
    ...key,
    id: newId<'sheet'>(),
    seat,
    kind: 'withdrawn',
    channel: 'desk',
    userId: permit.userId,
    text: '',
    orders: jsonText([]),
    hash: hashOf([]),
    at: app.now(),
  });
};

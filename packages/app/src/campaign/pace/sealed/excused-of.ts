import type { SeatRow } from '@chancery/store';
import type { Excuses } from '../../play/excuses.ts';
import type { OfRecord } from '../../play/of-record.ts';
import type { Play } from '../../play/play.ts';

/**
 * Has the rules know which rulers are excused, so that they do not count them among the silent. Where a window cannot be
 * missed, the rules count nobody.
 */
export const excusedOf = (
  { window }: Pick<Play, 'window'>,
  ofRecord: readonly OfRecord[],
  seats: readonly SeatRow[],
  excuses: Excuses,
): readonly OfRecord[] => {
  if (window.kind !== 'window' || window.unmissable === true) return ofRecord;
  const ruled = new Set(seats.filter(({ status }) => status === 'held').map(({ seat }) => seat));
  return ofRecord.map((record) =>
    record.origin === 'none' && ruled.has(record.seat) && excuses(record.seat)
      ? { ...record, origin: 'excused' }
      : record,
  );
};

import type { SeatRow } from '@chancery/store';
import type { Excuses } from '../missed/excuses.ts';
import type { InPlay } from './in-play.ts';
import type { OfRecord } from './of-record.ts';

/**
 * Has the rules know which rulers are excused, so that they do not count them among the silent. In live play, and where a
 * window cannot be missed, the rules count nobody.
 */
export const excusedOf = (
  { window }: Pick<InPlay, 'window'>,
  ofRecord: readonly OfRecord[],
  seats: readonly SeatRow[],
  excuses: Excuses,
): readonly OfRecord[] => {
  if (window.kind !== 'window' || window.mode === 'live' || window.unmissable === true) return ofRecord;
  const ruled = new Set(seats.filter(({ status }) => status === 'held').map(({ seat }) => seat));
  return ofRecord.map((record) =>
    record.origin === 'none' && ruled.has(record.seat) && excuses(record.seat)
      ? { ...record, origin: 'excused' }
      : record,
  );
};

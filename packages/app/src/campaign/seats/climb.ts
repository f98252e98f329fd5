import type { SeatId, SilenceLadder, SilenceStep } from '@chancery/core';
import type { SeatRow } from '@chancery/store';
import type { Excuses } from '../play/excuses.ts';
import type { OfRecord } from '../play/of-record.ts';
import { stepAfter } from '../terms/ladder.ts';

/** How a ruler stands after a turn. */
export type Silence =
  | { readonly kind: 'heard'; readonly row: SeatRow }
  | { readonly kind: 'excused'; readonly row: SeatRow }
  | {
      readonly kind: 'missed';
      readonly row: SeatRow;
      readonly inARow: number;
      readonly step: SilenceStep;
      readonly next: SilenceStep;
    };

export interface Turnout {
  readonly turn: number;
  readonly seats: readonly SeatRow[];
  readonly ofRecord: readonly OfRecord[];
  readonly excuses: Excuses;
  /** Whether another ruler would be sought for a seat. */
  viable(seat: SeatId): boolean;
}

/**
 * Who of the rulers was heard of, and what follows for the others. Only a sheet of their own is heard; who is excused neither
 * adds to their count nor clears it. A seat that nobody would want stays theirs.
 */
export const climb = (
  ladder: SilenceLadder,
  { turn, seats, ofRecord, excuses, viable }: Turnout,
): readonly Silence[] => {
  const recordOf = new Map(ofRecord.map((record) => [record.seat, record]));
  return seats.flatMap((row): readonly Silence[] => {
    const record = recordOf.get(row.seat);
    if (row.status !== 'held' || record === undefined) return [];
    if (record.origin === 'sheet') return [{ kind: 'heard', row }];
    if (excuses(row.seat)) return [{ kind: 'excused', row }];
    const inARow = row.missedLately + 1;
    const stepOf = (at: number, missed: number): SilenceStep => {
      const step = stepAfter(ladder, at, missed);
      return step === 'open' && !viable(row.seat) ? 'warn' : step;
    };
    return [{ kind: 'missed', row, inARow, step: stepOf(turn, inARow), next: stepOf(turn + 1, inARow + 1) }];
  });
};

import type { SeatId } from '@chancery/core';
import type { Db, SheetRow } from '@chancery/store';
import type { Play } from '../../play/play.ts';

/**
 * Why a post cannot be taken back: it is not the last thing that happened; dice were rolled; or somebody knows of it, who
 * was told by name or called by it.
 */
export type NoUndo = 'not-last' | 'dice' | 'witness';

/** What rulers can take back, and what becomes of sheets when turns were taken back. */
export interface Back {
  /** What stands against it that a seat takes its last post back; null when nothing does. */
  undo(db: Db, play: Play, seat: SeatId): Promise<NoUndo | null>;
  /** Of sheets that had been sent in, and of drafts, for the turn that is in hand again: which go on, and which are drafts. */
  sheets(waiting: readonly SheetRow[], drafts: readonly SheetRow[]): SheetsAgain;
}

export interface SheetsAgain {
  readonly reread: readonly SheetRow[];
  readonly drafts: readonly SheetRow[];
}

import type { AnyOrder, Instant, TurnSecrets } from '@chancery/core';
import type { CampaignChanges, CampaignRow, Db, SeatRow, SheetRow, Trx } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { OfTurn } from '../../../ground/news/notice.ts';
import type { Cause } from '../../play/cause.ts';
import type { Excuses } from '../../play/excuses.ts';
import type { OfRecord } from '../../play/of-record.ts';
import type { Play } from '../../play/play.ts';

/** By what a turn is run, and what it leaves to the next. */
export interface Run {
  /** By which orders each seat would be adjudicated now. */
  ofRecord(db: Db, app: App, play: Play, by: RunBy): Promise<readonly OfRecord[]>;
  /** Has the rules know which rulers are excused, where they count the silent. */
  excused(
    play: Pick<Play, 'window'>,
    ofRecord: readonly OfRecord[],
    seats: readonly SeatRow[],
    excuses: Excuses,
  ): readonly OfRecord[];
  /** What the rules are told of the seats, as acts before those of the master. */
  seatActs(db: Db, play: Play, seats: readonly SeatRow[]): Promise<readonly AnyOrder[]>;
  /** The cause of a turn of acts alone; null where acts wait for the orders of the turn. */
  readonly acts: Cause | null;
  /** How a campaign stands whose list is closed and shown before the turn is run by it; null where both are one step. */
  afterList(campaign: Pick<CampaignRow, 'settings'>, now: Instant): CampaignChanges | null;
  /** What is written down of such a turn in addition to what every turn has. */
  note(trx: Trx, play: Play, made: { readonly ofRecord: readonly OfRecord[]; readonly acts: number }): Promise<void>;
  /** Whose silence is counted after a turn, for which turn, and who was heard of. `over`: its window has closed. */
  heard(
    db: Db,
    play: Play,
    run: RunFor & { readonly over: boolean },
  ): Promise<OfTurn & { readonly ofRecord: readonly OfRecord[] }>;
  /** Sheets that came for the turn and are no part of it, which go on for the next. */
  leaves(db: Db, play: Play, ofRecord: readonly OfRecord[]): Promise<Left>;
  /** Drafts that go by themselves, now that it is the move of their seats. */
  calls(db: Db, before: Play['window'], out: Pick<Play, 'campaign' | 'window'>): Promise<readonly SheetRow[]>;
  /** Puts before the masters what the orders of now ask of them. */
  ask(trx: Trx, app: App, play: Play): Promise<void>;
}

/** Sheets that a turn leaves to the next: somebody posted before them, or they wait for the window of their seats. */
export interface Left {
  readonly sheets: readonly SheetRow[];
  readonly why: 'post' | 'carried';
}

export interface RunBy {
  readonly cause: Cause;
  /** Of the turn in hand, for the dice of caretakers; without them these are not asked. */
  readonly secrets: TurnSecrets | null;
  readonly seats: readonly SeatRow[];
}

export interface RunFor {
  readonly cause: Cause;
  readonly ofRecord: readonly OfRecord[];
}

import type { AnyOrder, Instant, Result, SeatId } from '@chancery/core';
import type { Db, IncomingMailRow, SeatRow, SheetRow, Trx, TurnKey } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { Cause } from '../../play/cause.ts';
import type { Draft } from '../../play/draft.ts';
import type { Placed } from '../../play/placed.ts';
import type { Play } from '../../play/play.ts';

/** What is taken of rulers: sheets, and a word that they need no more time. */
export interface Taken {
  /** What a ruler goes on from. What a ruler before them drafted and did not send in stays theirs. */
  draft(db: Db, app: Pick<App, 'now'>, play: Pick<Play, 'campaign'>, row: SeatRow): Promise<Draft>;
  /** The draft that is sent in by itself when the move of its seat comes; null when there is none. */
  waiting(db: Db, app: Pick<App, 'now'>, play: Pick<Play, 'campaign'>, row: SeatRow): Promise<SheetRow | null>;
  /** Whether a seat that the window does not wait for may keep a draft, or send its orders in. */
  admits(play: Play, row: SeatRow | undefined, drafted: boolean): boolean;
  /** To which turn a sheet goes. */
  place(db: Db, play: Play, sheet: ToPlace): Promise<Result<Placed, AppError>>;
  /** Another device, or a mail, has sent a newer one than that from which this goes on. */
  overtaken(db: Db, seat: SeatId, base: number, placed: Placed): Promise<AppError | null>;
  /** The sheet, or its withdrawal, that is newer than a mail and stays as it is; null when the mail is the newest. */
  newerThan(db: Db, key: TurnKey, seat: SeatId, mail: MailTimes): Promise<SheetRow | null>;
  /** Whether words that were meant for the orders of one turn are no words for another. */
  meansOther(named: number, open: number): boolean;
  /** A sheet of which nothing could be taken leaves things as they are: it replaces none that counts. */
  passesOver(db: Db, key: TurnKey, seat: SeatId): Promise<boolean>;
  /** The orders that count for a seat now, and whose place a sheet would take; none where each sheet stands for itself. */
  inForce(db: Db, key: TurnKey, seat: SeatId): Promise<readonly AnyOrder[]>;
  /** When a sheet counts as sent that has come now. */
  sentAt(db: Db, key: TurnKey, now: Instant): Promise<Instant>;
  /** The same of one that is read again for the turn in hand; what stands in its way there is put aside. */
  sentAgainAt(trx: Trx, key: TurnKey, sheet: SheetRow, now: Instant): Promise<Instant>;
  /** How the campaign is held while a sheet is sent in. */
  holdFor(play: Pick<Play, 'campaign'>): 'share' | 'lock';
  /** What follows from a sheet that counts for the turn in hand. Says why the turn can be run at once; null where it waits. */
  follows(
    trx: Trx,
    app: App,
    play: Play,
    sent: { readonly seat: SeatId; readonly ready: boolean | undefined },
  ): Promise<Cause | null>;
  /** Why some other way to have a say in the turn is closed; null where it is open. */
  refuses(what: 'ready' | 'proclamation' | 'addition'): AppError | null;
}

/** A sheet that looks for its turn. */
export interface ToPlace {
  /** The turn that it was written for; null when it names none. */
  readonly named: number | null;
  readonly drafted: boolean;
  readonly arrivedAt: Instant;
  readonly now: Instant;
}

/** When a mail was written and came in. */
export type MailTimes = Pick<IncomingMailRow, 'writtenAt' | 'receivedAt'>;

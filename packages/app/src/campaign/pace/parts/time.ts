import type { Outcome, Window } from '@chancery/core';
import type { CampaignRow, Db, Trx } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { SheetCount } from '../../clock/breaker.ts';
import type { Cause } from '../../play/cause.ts';
import type { OfRecord } from '../../play/of-record.ts';
import type { Play } from '../../play/play.ts';

/** When it is time to run the turn in hand, and how long its clock goes on. */
export interface Time {
  /** The window with all seats that it waits for. */
  awaited(db: Db, play: Omit<Play, 'window'>, window: Window): Promise<Window>;
  /** The first turn that is played by the clock of the window. */
  since(db: Db, play: Pick<Play, 'campaign' | 'key' | 'window'>): Promise<number>;
  /** Why the turn can be run now; null while the game waits. */
  cause(db: Db, app: Pick<App, 'now'>, play: Play): Promise<Cause | null>;
  /** The same before the clock says so. */
  early(db: Db, app: Pick<App, 'now'>, play: Play): Promise<Cause | null>;
  /** The same where nobody has to say so: a change of its people or of its sheets sets the game going. */
  byItself(db: Db, app: Pick<App, 'now'>, play: Omit<Play, 'out'>): Promise<Cause | null>;
  /** Whether it is time still, when whoever has the turn in hand at last runs it for this cause. */
  isTime(db: Db, app: Pick<App, 'now'>, play: Play, cause: Cause): Promise<boolean>;
  /** The sheets that are missing, when they are too many to close the window by its deadline. */
  missingTooMany(db: Db, play: Pick<Play, 'campaign' | 'window' | 'key'>): Promise<SheetCount | null>;
  /** The clock that the breaker holds goes on when enough sheets are there. Hold the campaign. */
  releaseBreaker(trx: Trx, app: App, play: Pick<Play, 'window' | 'key'>, campaign: CampaignRow): Promise<void>;
  /** Whether the clock of the window goes on in the next. */
  sameClock(before: Window | Outcome, after: Window | Outcome): boolean;
  /** The last of so many turns from the one in hand on; null where turns are posts, which nobody counts ahead. */
  lastTurnOf(key: Pick<Play['key'], 'turn'>, turns: number): number | null;
  /** Time is over for all that the window asks: it closes for good. */
  isOver(cause: Cause, ofRecord: readonly OfRecord[]): boolean;
}

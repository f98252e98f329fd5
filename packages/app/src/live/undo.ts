import { type AnyTelling, type DrawRun, MASTER, type SeatId } from '@chancery/core';
import {
  type Db,
  diceLogOf,
  type JsonText,
  liveTurnsBetween,
  parsed,
  standingTurn,
  tellingsFor,
} from '@chancery/store';
import type { App } from '../app.ts';
import { type InPlay, inPlay } from '../turns/in-play.ts';
import { calledSeats } from './called.ts';
import { postsWaiting } from './live-cause.ts';
import { liveWindow } from './live-window.ts';
import { namedBy } from './named-by.ts';

/**
 * Why a post cannot be taken back: it is not the last thing that happened; dice were rolled; or somebody knows of it, who
 * was told by name or called by it.
 */
export type NoUndo = 'not-last' | 'dice' | 'witness';

/** What stands against it that a seat takes its last post back; null when nothing does. */
export const undoRefusal = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  play: InPlay,
  seat: SeatId,
): Promise<NoUndo | null> => {
  const { campaign, out, window } = play;
  const { id, turn } = campaign;
  const [last] = await liveTurnsBetween(db, id, turn, turn);
  const own = last?.seat === seat && last.origin === 'sheet' && liveWindow(window) !== null;
  if (!own || (await postsWaiting(db, play)).length > 0) return 'not-last';
  const runs: readonly DrawRun[] = parsed(((await diceLogOf(db, out)) ?? '[]') as JsonText<readonly DrawRun[]>);
  if (runs.some(({ values }) => values.length > 0)) return 'dice';
  const tellings = parsed(((await tellingsFor(db, out, MASTER)) ?? '[]') as JsonText<readonly AnyTelling[]>);
  const told = tellings.flatMap(namedBy).some((hearer) => hearer !== seat);
  if (told) return 'witness';
  if ((await standingTurn(db, id, turn - 1)) === undefined) return 'not-last';
  const before = await inPlay(db, app, { ...campaign, turn: turn - 1 });
  return calledSeats(before.window, window).some((called) => called !== seat) ? 'witness' : null;
};

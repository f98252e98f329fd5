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
import type { Play } from '../../play/play.ts';
import { namedBy } from '../../position/named-by.ts';
import { positionAfter } from '../../position/position-of.ts';
import type { NoUndo } from '../parts/back.ts';
import { calledSeats } from './called.ts';
import { postsWaiting } from './cause-now.ts';

/** What stands against it that a seat takes its last post back; null when nothing does. */
export const undoRefusal = async (db: Db, play: Play, seat: SeatId): Promise<NoUndo | null> => {
  const { campaign, ruleset, out, window } = play;
  const { id, turn } = campaign;
  const [last] = await liveTurnsBetween(db, id, turn, turn);
  const own = last?.seat === seat && last.origin === 'sheet';
  if (!own || (await postsWaiting(db, play)).length > 0) return 'not-last';
  const runs: readonly DrawRun[] = parsed(((await diceLogOf(db, out)) ?? '[]') as JsonText<readonly DrawRun[]>);
  if (runs.some(({ values }) => values.length > 0)) return 'dice';
  const tellings = parsed(((await tellingsFor(db, out, MASTER)) ?? '[]') as JsonText<readonly AnyTelling[]>);
  const told = tellings.flatMap(namedBy).some((hearer) => hearer !== seat);
  if (told) return 'witness';
  const before = await standingTurn(db, id, turn - 1);
  if (before === undefined) return 'not-last';
  const windowBefore = ruleset.window(await positionAfter(db, ruleset, before));
  return calledSeats(windowBefore, window).some((called) => called !== seat) ? 'witness' : null;
};

import { readSheetText, type SheetReading, seatId } from '@chancery/core';
import { ORDERS } from '../src/orders/index.ts';
import { nationOfSeat } from '../src/rules/find.ts';
import type { GameKnown, GamePosition, Types } from '../src/types.ts';
import { view } from '../src/view.ts';

/** What the ruler of a nation knows of a position. */
export const knownTo = (position: GamePosition, code: string): GameKnown => ({
  setting: position.setting,
  view: view(position, { kind: 'seat', seat: seatId(code) }),
});

/** A sheet as its ruler sends it. */
export const read = (position: GamePosition, code: string, text: string): SheetReading<Types> => {
  if (nationOfSeat(position.setting, code) === null) throw new Error(`no seat ${code}`);
  return readSheetText({ orders: ORDERS }, knownTo(position, code), text);
};

/** Of each line what became of it, and why: `accepted`, `warned no-money`, `illegal not-this-turn`, `malformed unknown-name`. */
export const judged = (reading: SheetReading<Types>): readonly string[] =>
  reading.lines.map(({ outcome, findings, malformed }) =>
    [outcome, ...findings.map(({ refusal }) => refusal.code), ...malformed.map(({ code }) => code)].join(' '),
  );

import { type AnyRuleset, MASTER, type SeatId, viewerOf } from '@chancery/core';
import type { AnyKnown, AnyPosition } from '../record/any.ts';

/** What a seat knows of a position; `null` is the game master, who knows all. */
export const knownTo = (ruleset: AnyRuleset, position: AnyPosition, seat: SeatId | null): AnyKnown => ({
  setting: position.setting,
  view: ruleset.view(position, seat === null ? MASTER : viewerOf(seat)),
});

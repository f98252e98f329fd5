import type { SeatId } from '../ids.ts';
import type { AnyPosition } from '../ruleset/any.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import { sendersOf } from '../ruleset/window.ts';
import type { KeptList, TurnInputs } from './inputs.ts';
import { digestOfList, type ListedLine, listOf, makeLines, PADDING, type TurnLine } from './lines.ts';

/** What a turn is made from, before its list is closed. */
export type Unlisted = Omit<TurnInputs, 'list'>;

export interface ToList {
  readonly before: AnyPosition;
  readonly unlisted: Unlisted;
  /** Seats that were asked in addition to those of the window, since somebody has just taken them over. */
  readonly besides?: readonly SeatId[];
  /** Of a turn that is run again: the list by which it was run first. */
  readonly first?: readonly ListedLine[] | null;
}

/**
 * Closes the list of a turn: nothing enters it afterwards, and its dice follow from it. `campaign` is the id of the
 * campaign; salts are drawn line by line.
 */
export const closeList = (
  ruleset: AnyRuleset,
  campaign: string,
  { before, unlisted, besides = [], first = null }: ToList,
  drawSalt: (line: TurnLine) => string,
): KeptList => {
  const window = ruleset.window(before);
  const asked = [...(window.kind === 'window' ? sendersOf(window) : []), ...besides];
  // A live post is told with its list; there is nothing to be hidden by its length.
  const padding = window.kind === 'window' && window.mode === 'live' ? 1 : PADDING;
  const lines = makeLines(asked, unlisted, padding, drawSalt);
  return { campaign, lines, first, digest: digestOfList(unlisted.turn, first ?? listOf(lines)) };
};

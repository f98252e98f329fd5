import type { AnyPosition } from '../ruleset/any.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { KeptList, TurnInputs } from './inputs.ts';
import { digestOfList, listOf, makeLines, PADDING } from './lines.ts';

/** What a turn is made from, before its list is closed. */
export type Unlisted = Omit<TurnInputs, 'list'>;

/**
 * Closes the list of a turn: nothing enters it afterwards, and its dice follow from it. `campaign` is the id of the
 * campaign; salts are drawn line by line.
 */
export const closeList = (
  ruleset: AnyRuleset,
  campaign: string,
  { before, unlisted }: { readonly before: AnyPosition; readonly unlisted: Unlisted },
  drawSalt: () => string,
): KeptList => {
  const window = ruleset.window(before);
  const asked = window.kind === 'window' ? window.seats : [];
  // A live post is told with its list; there is nothing to be hidden by its length.
  const padding = window.kind === 'window' && window.mode === 'live' ? 1 : PADDING;
  const lines = makeLines(asked, unlisted, padding, drawSalt);
  return { campaign, lines, digest: digestOfList(unlisted.turn, listOf(lines)) };
};

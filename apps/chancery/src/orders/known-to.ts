import { type AnyRuleset, MASTER, PUBLIC, type SeatId, type Viewer, viewerOf } from '@chancery/core';
import type { AnyKnown, AnyPosition } from '../record/any.ts';

/** Somebody who looks at a campaign: a seat by its id, the game master, or anybody at all. */
export type Looker = SeatId | 'master' | 'public';

/** What somebody knows of a position. */
export const knownTo = (ruleset: AnyRuleset, position: AnyPosition, who: Looker): AnyKnown => ({
  setting: position.setting,
  view: ruleset.view(position, viewerFor(who)),
});

const viewerFor = (who: Looker): Viewer => {
  if (who === 'master') return MASTER;
  return who === 'public' ? PUBLIC : viewerOf(who);
};

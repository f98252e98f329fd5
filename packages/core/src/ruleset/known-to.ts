import type { SeatId } from '../ids.ts';
import { AFTERWARDS, MASTER, PUBLIC, type Viewer, viewerOf } from '../visibility/viewer.ts';
import type { AnyKnown, AnyPosition } from './any.ts';
import type { AnyRuleset } from './runnable.ts';

/** Somebody who looks at a campaign: a seat by its id, the game master, anybody at all, or anybody once it is over. */
export type Looker = SeatId | 'master' | 'public' | 'afterwards';

/** What somebody knows of a position. */
export const knownTo = (ruleset: AnyRuleset, position: AnyPosition, who: Looker): AnyKnown => ({
  setting: position.setting,
  view: ruleset.view(position, viewerFor(who)),
});

const viewerFor = (who: Looker): Viewer => {
  if (who === 'master') return MASTER;
  if (who === 'afterwards') return AFTERWARDS;
  return who === 'public' ? PUBLIC : viewerOf(who);
};

import { copyPlain } from '@chancery/core';
import { FRESH_PHASE } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { type DraftState, kingdomIn } from './board.ts';

/** HEP-1.9: nothing is left of the last Phase, and what waits for an answer has to have it in this one. */
export const openFor = (draft: DraftState, opened: KingdomNumber): void => {
  kingdomIn(draft, opened).phase = copyPlain(FRESH_PHASE) as DraftPhase;
  for (const area of draft.areas) if (area?.owner === opened) area.protection = 0;
  rest(draft, (owner) => owner === opened);
  for (const proposal of draft.proposals) if (proposal.to === opened) proposal.due = true;
  for (const { a, b, offer } of draft.wars) {
    if (offer !== null && offer.from !== opened && (a === opened || b === opened)) offer.due = true;
  }
};

type DraftPhase = NonNullable<DraftState['kingdoms'][number]>['phase'];

/** The units of some kingdoms can move and act again. */
export const rest = (draft: DraftState, whose: (owner: KingdomNumber) => boolean): void => {
  for (const unit of draft.units) {
    if (!whose(unit.owner)) continue;
    unit.fresh = false;
    unit.moved = false;
    unit.carried = false;
    unit.actionsUsed = 0;
  }
};

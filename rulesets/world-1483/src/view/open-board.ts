import { onceFor } from '@chancery/core';
import { asDeclared } from '../rules/financed.ts';
import type { Board, State, Unit } from '../state.ts';

/** The board with the abilities of generals that have shown, and of those whom the viewer knows otherwise (W83-4.31). */
export const boardOf = (
  { turn, phase, stage, nations, territories, units, wars, tributes, npcOffers }: State,
  knows: (unit: Unit) => boolean,
): Board => ({
  turn,
  phase,
  stage,
  nations,
  territories,
  units: units.map((unit) => (unit.ability === 0 || unit.shown || knows(unit) ? unit : { ...unit, ability: 0 })),
  wars,
  tributes,
  npcOffers,
});

const openIn = onceFor((state: State): Board => {
  const board = boardOf(state, () => false);
  return { ...board, wars: board.wars.map(asDeclared) };
});

const stateBehind = new WeakMap<Board, State>();

/** Notes that a view was made of this state. */
export const seenIn = <View extends Board>(state: State, view: View): View => {
  stateBehind.set(view, state);
  return view;
};

/**
 * What everybody sees who views the same state. It is one board for all of these views, so that what reports reckon of it is
 * reckoned once; where there is only a view, as at a desk, that is its own. The state must not be written to any more.
 */
export const openBoardOf = (view: Board): Board => {
  const state = stateBehind.get(view);
  return state === undefined ? view : openIn(state);
};

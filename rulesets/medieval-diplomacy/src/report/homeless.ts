import { type ReportLine, said } from '@chancery/core';
import { knownState } from '../known/desk.ts';
import { place, unit } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { isHomeless } from '../rules/homeless.ts';
import type { MdKnown } from '../types.ts';

/** The reader's fleets that lost their harbour too late to leave it this turn: they can still go where they wish (MD-6.47). */
export const homelessFleets = (known: MdKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const state = knownState(known.view);
  return state.units
    .filter((fleet) => fleet.realm === known.view.realm && isHomeless(state, fleet))
    .map(({ id, location }) =>
      said(
        'MD-6.47',
        `${unit(reader, id)} has no harbour in ${place(reader, location)}: next turn it flees to sea, unless it sails out in phase 1.`,
      ),
    );
};

import { type ReportLine, said } from '@chancery/core';
import { knownLand } from '../known/land.ts';
import { place, unit } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { isHomeless } from '../rules/homeless.ts';
import type { MdKnown } from '../types.ts';
import { kindOf, realmOf } from '../unit-id.ts';

/** The reader's fleets that lost their harbour too late to leave it this turn: they can still go where they wish (MD-6.47). */
export const homelessFleets = (known: MdKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { realm, units } = known.view;
  const fleets = units.filter(({ id }) => realmOf(id) === realm && kindOf(id) === 'F');
  if (realm === null || fleets.length === 0) return [];
  const land = knownLand(known.view);
  return fleets
    .filter(({ location }) => isHomeless(land, { kind: 'F', location, realm }))
    .map(({ id, location }) =>
      said(
        'MD-6.47',
        `${unit(reader, id)} has no harbour in ${place(reader, location)}: next turn it flees to sea, unless it sails out in phase 1.`,
      ),
    );
};

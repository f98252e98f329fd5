import { type Field, type FieldUnit, type Squad, standing } from './field.ts';

/**
 * The marines of a round: of each fleet, the first of those aboard who may fight and are not yet removed, as many as
 * its remaining ships have room for (MD-8.97 to MD-8.100). The others wait below decks.
 */
export const chooseMarines = (field: Field): void => {
  for (const fleet of field.units) {
    let room = marineSpace(fleet);
    for (const squad of marinesOf(field, fleet)) {
      const fighting = Math.min(room, squad.size - squad.removed);
      squad.end = squad.removed + fighting;
      room -= fighting;
    }
  }
};

/** Of the ships not yet removed; a fleet that has left the battle has none in it. */
const marineSpace = ({ squads }: FieldUnit): number => {
  let space = 0;
  for (const squad of squads) if (squad.troop !== null) space += squad.troop.marineSpace * standing(squad);
  return space;
};

/** By rank, troops before commanders; equals stay in canonical order. */
const marinesOf = ({ squads }: Field, fleet: FieldUnit): readonly Squad[] =>
  squads
    .filter(({ unit }) => unit.role === 'marines' && unit.carrier === fleet)
    .sort((a, b) => a.rank - b.rank || Number(a.troop === null) - Number(b.troop === null));

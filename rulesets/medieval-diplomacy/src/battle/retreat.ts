import { type Field, type FieldUnit, standing } from './field.ts';
import { retreatPlace } from './retreat-place.ts';
import type { Scribe } from './scribe.ts';

/** More than so many retreats in one phase a fleet does not make (MD-8.71). */
const MOST_RETREATS = 2;

/**
 * Units leave at the end of a round. Who wants to is judged at once for all; then they go in canonical order, those
 * that follow another after it and only if it has gone (MD-8.49 to MD-8.58, MD-8.68).
 */
export const retreatUnits = (field: Field, scribe: Scribe | null): void => {
  const willing = field.units.filter((unit) => isAble(field, unit) && (unit.followed !== null || isBeaten(unit)));
  const tried = new Set<FieldUnit>();
  const isReady = (unit: FieldUnit): boolean => !tried.has(unit) && (unit.followed === null || unit.followed.gone);
  for (let unit = willing.find(isReady); unit !== undefined; unit = willing.find(isReady)) {
    tried.add(unit);
    const to = retreatPlace(field, unit);
    scribe?.retreat({ unit: unit.unit.id, to, why: unit.followed === null ? 'level' : 'follow' });
    if (to !== null) leave(field, unit, to);
  }
};

/**
 * An army in the field, or a fleet with ships: not behind walls, not below decks, not beset by men aboard, not already
 * gone; and not one whose last individual is doomed (MD-8.48, MD-8.51, MD-8.72, MD-8.125).
 */
const isAble = (field: Field, unit: FieldUnit): boolean => {
  if (unit.gone || unit.committed || unit.unit.kind === 'G') return false;
  if (!unit.squads.some((squad) => squad.doomed < squad.size)) return false;
  if (field.question.kind !== 'sea') return true;
  return unit.unit.retreatsInPhase < MOST_RETREATS && hasShips(unit) && !isBeset(field, unit);
};

const hasShips = ({ squads }: FieldUnit): boolean => squads.some((squad) => squad.ship && standing(squad) > 0);

const isBeset = ({ units }: Field, fleet: FieldUnit): boolean =>
  units.some(
    ({ role, carrier, squads }) => role === 'trapped' && carrier === fleet && squads.some((each) => standing(each) > 0),
  );

/** Everybody in the ranks up to the retreat level is a casualty (MD-8.50, MD-8.52). */
const isBeaten = ({ unit, squads }: FieldUnit): boolean =>
  squads.every(({ rank, doomed, size }) => rank > unit.retreatLevel || doomed === size);

/** Out of the battle at once; marines go with their fleet (MD-8.65, MD-8.72). */
const leave = ({ units }: Field, leaving: FieldUnit, to: number): void => {
  for (const unit of units) {
    if (unit !== leaving && unit.carrier !== leaving) continue;
    unit.gone = true;
    unit.wentTo = to;
    for (const squad of unit.squads) squad.end = 0;
  }
};

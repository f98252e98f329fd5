import type { Field, FieldUnit, Side, Squad } from './field.ts';

export const survivors = ({ size, removed }: Squad): number => size - removed;

/** Individuals a side has left on the field: those that retreated do not count. */
export const individualsLeft = ({ units }: Field, side: Side): number =>
  units.reduce((sum, unit) => (unit.side === side && !unit.gone ? sum + individualsIn(unit) : sum), 0);

export const individualsIn = ({ squads }: FieldUnit): number =>
  squads.reduce((sum, squad) => sum + survivors(squad), 0);

export const shipsLeft = ({ squads }: FieldUnit): number =>
  squads.reduce((sum, squad) => (squad.ship ? sum + survivors(squad) : sum), 0);

/**
 * Realms with somebody left on the field when all their enemies are gone; after the wounded draws (MD-8.119). Of enemies
 * who have sunk each other's last ships neither has won, whoever is still in the water (MD-8.79).
 */
export const victorsOf = (field: Field): readonly Side[] => {
  const left = field.sides.filter(
    (side) =>
      individualsLeft(field, side) > 0 &&
      !field.sides.some((other) => isEnemy(side, other) && holdsTheField(field, other)),
  );
  return left.filter((side) => !left.some((other) => isEnemy(side, other)));
};

const isEnemy = ({ enemies }: Side, { bit }: Side): boolean => (bit & enemies) !== 0;

const holdsTheField = ({ question, units }: Field, side: Side): boolean =>
  units.some(
    (unit) =>
      unit.side === side &&
      !unit.gone &&
      (question.kind !== 'sea' || unit.role === 'trapped' ? individualsIn(unit) : shipsLeft(unit)) > 0,
  );

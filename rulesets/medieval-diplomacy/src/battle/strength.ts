import type { Field, FieldUnit } from './field.ts';
import { inOrderOfLoss } from './order-of-loss.ts';

/** Attacks x combat over all individuals of a unit in the battle, without modifiers (MD-4.40). */
export const totalCombat = ({ squads }: FieldUnit): number =>
  squads.reduce((sum, { size, attacks, combat }) => sum + size * attacks * combat, 0);

/**
 * Hit points in tenths of each unit, with the bonus of the walls for as many individuals as there are places, in the
 * order in which they would fall (MD-16.26).
 */
export const totalHitPoints = ({ units, walls }: Field): ReadonlyMap<FieldUnit, number> => {
  const totals = new Map(units.map((unit) => [unit, plainHitPoints(unit)]));
  let places = walls.places;
  for (const squad of [...walls.committed].sort(inOrderOfLoss)) {
    const raised = Math.min(places, squad.size);
    places -= raised;
    totals.set(squad.unit, (totals.get(squad.unit) as number) + raised * squad.wallHitPoints);
  }
  return totals;
};

const plainHitPoints = ({ squads }: FieldUnit): number =>
  squads.reduce((sum, { size, hitPoints }) => sum + size * hitPoints, 0);

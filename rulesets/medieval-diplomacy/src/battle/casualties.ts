import type { Fighter, RoundCasualties } from '../events/battle-record.ts';
import { armUnit } from './arms.ts';
import { type Field, type FieldUnit, hitPointsOf, type Squad } from './field.ts';

type Killed = RoundCasualties['killed'][number];

/** The doomed of the units in the battle are removed, at the end of even rounds only (MD-8.43). */
export const removeCasualties = (field: Field): void => {
  for (const unit of field.units) if (!unit.gone) removeDoomed(field, unit);
};

/** When the battle is over, those of units that have left it too (MD-8.66, MD-8.78). */
export const removeLastCasualties = (field: Field): void => {
  for (const unit of field.units) removeDoomed(field, unit);
};

/** A unit whose leader falls fights on without his bonus (MD-10.9, MD-10.10). */
const removeDoomed = (field: Field, unit: FieldUnit): void => {
  for (const squad of unit.squads) squad.removed = squad.doomed;
  if (unit.leaderSquad === null || unit.leaderSquad.removed === 0) return;
  unit.led = false;
  armUnit(field, unit);
};

/** What is about to be removed of each unit, and what damage stays on it; units without damage are left out. */
export const casualtiesOf = (units: readonly FieldUnit[]): readonly RoundCasualties[] =>
  units
    .map(({ unit, squads }) => {
      const killed = squads.flatMap(killedOf).reduce(joined, []);
      const left = squads.reduce((sum, { wound }) => sum + wound, 0);
      const damage = killed.reduce((sum, { count, hitPoints }) => sum + count * hitPoints, left);
      return { unit: unit.id, damage, killed, left };
    })
    .filter(({ damage }) => damage > 0);

export const fighterOf = ({ type, commander, troop }: Squad): Fighter => (troop === null ? { commander } : { type });

export const sameFighter = (one: Fighter, other: Fighter): boolean =>
  'type' in one
    ? 'type' in other && one.type === other.type
    : 'commander' in other && one.commander === other.commander;

/** Those with the hit points of walls, and those without. */
const killedOf = (squad: Squad): readonly Killed[] => {
  const { removed, doomed, raised } = squad;
  const who = fighterOf(squad);
  const strong = Math.max(0, Math.min(doomed, raised) - removed);
  const plain = doomed - removed - strong;
  return [
    { who, count: strong, hitPoints: hitPointsOf(squad, 0) },
    { who, count: plain, hitPoints: squad.hitPoints },
  ].filter(({ count }) => count > 0);
};

const joined = (list: readonly Killed[], more: Killed): readonly Killed[] => {
  const same = list.find(({ who, hitPoints }) => sameFighter(who, more.who) && hitPoints === more.hitPoints);
  if (!same) return [...list, more];
  return list.map((each) => (each === same ? { ...each, count: each.count + more.count } : each));
};

import { barracksPlaces } from '../rules/forts.ts';
import { areFriends } from '../rules/permission.ts';
import type { Province } from '../state.ts';
import { OPEN_FIELD, UNDER_WALLS } from './chance.ts';
import type { Field, FieldUnit, Squad } from './field.ts';
import type { Rolls } from './rolls.ts';
import type { Scribe } from './scribe.ts';

/**
 * Garrisons, and armies told to, commit to a fortification of their realm or an ally that is not ruined: from then on
 * they cannot retreat, and generalship counts half for everybody (MD-9.22 to MD-9.27, MD-8.21).
 */
export const commitToWalls = (field: Field): void => {
  const { walls } = field;
  for (const unit of field.units) unit.committed = walls.level > 0 && defends(field, unit);
  walls.committed = field.squads.filter(({ unit }) => unit.committed);
  walls.places = barracksPlaces(walls.level);
  walls.bonusesLeft = walls.places;
  field.divisor = walls.committed.length > 0 ? UNDER_WALLS : OPEN_FIELD;
};

const defends = ({ province, question }: Field, { unit }: FieldUnit): boolean =>
  (unit.kind === 'G' || unit.defendFort) && areFriends(question.state, unit.realm, (province as Province).owner);

/** Who holds the barracks places this round: drawn one by one if there are more candidates than places (MD-9.28, MD-9.29). */
export const manWalls = ({ walls }: Field, rolls: Rolls, scribe: Scribe | null): void => {
  const candidates = candidatesOf(walls.committed);
  if (candidates.length <= walls.places) {
    for (const individual of candidates) walls.manned[individual] = 1;
    return;
  }
  walls.manned.fill(0);
  for (let place = 0; place < walls.places; place += 1) {
    const roll = rolls.of('barracks').d(candidates.length);
    scribe?.barracks(roll);
    walls.manned[candidates[roll - 1] as number] = 1;
    candidates.splice(roll - 1, 1);
  }
};

/** Everybody not yet removed, the doomed and commanders included. */
const candidatesOf = (committed: readonly Squad[]): number[] => {
  const candidates: number[] = [];
  for (const squad of committed) {
    const end = squad.first + squad.end;
    for (let individual = squad.first + squad.removed; individual < end; individual += 1) candidates.push(individual);
  }
  return candidates;
};

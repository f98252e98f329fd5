import { by, sorted, thenBy } from '@chancery/core';
import { findProvince, getProvince } from '../rules/find.ts';
import { areAtWar, areEnemiesIn, areFriends, hasPermission } from '../rules/permission.ts';
import { isOpen, isProvince, isSea, mapOf, marchable, openSeas } from '../rules/places.ts';
import { hasEnemyTroops } from '../rules/presence.ts';
import { shipsIn } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { Location } from '../words.ts';
import type { Field, FieldUnit } from './field.ts';

/** Where a unit that wants to retreat can go now; null: it must fight on (MD-8.62). */
export const retreatPlace = (field: Field, { unit, followed }: FieldUnit): Location | null => {
  if (field.question.kind === 'border') return unit.location;
  const leaderWent = followed?.wentTo ?? null;
  if (unit.kind === 'F') return fleetPlace(field, unit, leaderWent);
  return armyPlace(field, unit, leaderWent);
};

/**
 * The leading unit's place, the province it came from, else the neighbours: own, allied, others with Permission, the
 * lowest number first (MD-8.59 to MD-8.61).
 */
const armyPlace = (field: Field, army: Unit, leaderWent: Location | null): Location | null => {
  const { setting, state } = field.question;
  const kindness = (place: Location): number => {
    const { owner } = getProvince(state, place);
    return owner === army.realm ? 0 : areFriends(state, army.realm, owner) ? 1 : 2;
  };
  const around = sorted(
    marchable(setting, army.location),
    thenBy(
      by(kindness),
      by((place) => place),
    ),
  );
  const wished = around.filter((place) => place === leaderWent);
  const origin = army.cameFrom === null ? [] : [army.cameFrom];
  return [...wished, ...origin, ...around].find((place) => canTakeArmy(field, army, place)) ?? null;
};

/** Permission, and no enemy troops, those included that have just retreated there (MD-8.59, MD-8.68). */
const canTakeArmy = (field: Field, army: Unit, place: Location): boolean => {
  const { setting, state } = field.question;
  const province = getProvince(state, place);
  return (
    hasPermission(state, province, army.realm) &&
    !hasEnemyTroops(setting, state, place, army.realm) &&
    !arrivals(field, place).some(({ unit }) => areEnemiesIn(state, province, army.realm, unit.realm))
  );
};

/**
 * The leading fleet's place, where it came from, a sea, a harbour, none of them held by an enemy fleet; failing all
 * that where it came from, or the lowest sea, although enemies are there (MD-8.61, MD-8.70).
 */
const fleetPlace = (field: Field, fleet: Unit, leaderWent: Location | null): Location | null => {
  const { setting } = field.question;
  const canBe = (place: Location): boolean => canTakeFleet(field, fleet, place);
  if (leaderWent !== null) return leaderWent;
  const origin = [fleet.cameFrom].filter((place) => place !== null).filter(canBe);
  const seas = openSeas(setting, fleet.location);
  const harbours = mapOf(setting)
    .neighbours(fleet.location)
    .filter((place) => isProvince(setting, place) && canBe(place));
  const quiet = [...origin, ...seas].find((place) => !hasEnemyFleet(field, fleet, place));
  return quiet ?? harbours[0] ?? origin[0] ?? seas[0] ?? null;
};

/** A sea, or a harbour that it may enter, without a reef before it. */
const canTakeFleet = ({ question: { setting, state } }: Field, fleet: Unit, place: Location): boolean => {
  if (!isOpen(setting, fleet.location, place)) return false;
  if (isSea(setting, place)) return true;
  const province = findProvince(state, place);
  return province?.harbour === true && hasPermission(state, province, fleet.realm);
};

const hasEnemyFleet = (field: Field, fleet: Unit, place: Location): boolean => {
  const { setting, state } = field.question;
  const isEnemy = (unit: Unit): boolean =>
    areAtWar(state, fleet.realm, unit.realm) && shipsIn(setting, unit.stacks) > 0;
  return (
    state.units.some((unit) => unit.location === place && isEnemy(unit)) ||
    arrivals(field, place).some(({ unit }) => isEnemy(unit))
  );
};

/** Units that have retreated from this battle to a place. */
const arrivals = ({ units }: Field, place: Location): readonly FieldUnit[] =>
  units.filter(({ wentTo }) => wentTo === place);

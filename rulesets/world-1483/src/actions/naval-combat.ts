import { goToWar } from '../consequences/war.ts';
import type { Fleet } from '../memory.ts';
import { isShip, shipsIn, unitsOf } from '../rules/find.ts';
import { contestersAt, enemiesAt, ownersOfShips } from '../rules/fleets.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';
import { errandOf, standings } from './errand.ts';
import { clash } from './sea-battle.ts';

/** Action 5: in each zone where its fleets end, a nation fights enemies, whom it has chosen to attack, and who contests it (W83-9.6). */
export const navalCombat = (turn: GameTurn, nation: NationNumber): void => {
  const zones = [
    ...new Set(
      unitsOf(turn.state, nation)
        .filter(isShip)
        .map(({ place }) => place),
    ),
  ].toSorted((a, b) => a - b);
  for (const zone of zones) fightIn(turn, nation, zone);
};

const fightIn = (turn: GameTurn, nation: NationNumber, zone: PlaceNumber): void => {
  const fleets = errandOf(turn).fleets.filter((fleet) => fleet.zone === zone);
  for (const target of targetsOf(turn, nation, zone, fleets)) {
    goToWar(turn, {
      by: nation,
      on: target,
      kind: 'player',
      cause: 'attack at sea',
      rule: 'W83-8.10',
    });
  }
  const enemies = enemiesAt(turn.state, nation, zone);
  const entered = fleets.filter(({ moved }) => moved);
  const contesters = entered.length === 0 ? [] : contestersAt(turn.state, standings(turn), nation, zone);
  if (enemies.length + contesters.length === 0) return;
  const incident = enemies.length === 0;
  const ships = incident
    ? entered.flatMap((fleet) => fleet.ships)
    : shipsIn(turn.state, zone, nation).map(({ id }) => id);
  // Of several lines the first that says something holds for all ships there (W83-9.18).
  const said = <Key extends 'retreat' | 'losses'>(key: Key): Fleet[Key] =>
    (fleets.find((fleet) => fleet[key].length > 0)?.[key] ?? []) as Fleet[Key];
  clash(turn, {
    nation,
    zone,
    ships,
    against: [...enemies, ...contesters],
    deep: false,
    retreat: said('retreat'),
    losses: said('losses'),
    cameFrom: fleets.find(({ cameFrom }) => cameFrom !== null)?.cameFrom ?? null,
    incident,
    rule: 'W83-9.6',
  });
};

/** Whom the lines of these fleets attack, as far as they have ships there; the targets of several lines add up (W83-9.18). */
const targetsOf = (
  turn: GameTurn,
  nation: NationNumber,
  zone: PlaceNumber,
  fleets: readonly Fleet[],
): readonly OwnerNumber[] => {
  const there = ownersOfShips(turn.state, zone).filter((owner) => owner !== nation);
  return there.filter((owner) =>
    fleets.some(({ attack, avoid }) => attack.includes(owner) || (attack.includes('ALL') && !avoid.includes(owner))),
  );
};

import type { BattleForce, BattlePlan } from '@chancery/core';
import { placeName } from '../names/names.ts';
import { troopNames } from '../odds/force-words.ts';
import type { Order, Sail } from '../order.ts';
import { isGeneral, isShip, unitsIn } from '../rules/find.ts';
import { enemiesAt, ownersOfShips } from '../rules/fleets.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';
import { forcesByOwner, knownForce, unitsNamed } from './known-force.ts';

/** A battle in a zone: own fleets that end there by the draft, and those that lie there; enemies, and whom the draft attacks. */
export const seaBattleIn = (
  known: GameKnown,
  me: NationNumber,
  drafted: readonly Order[],
  zone: PlaceNumber,
): BattlePlan => {
  const { view } = known;
  const sailing = drafted.filter((order): order is Sail => order.verb === 'SAIL');
  const coming = sailing.filter(({ args }) => endOf(args) === zone);
  const targets = new Set<OwnerNumber>([
    ...enemiesAt(view, me, zone),
    ...ownersOfShips(view, zone).filter((owner) => owner !== me && coming.some((order) => attacks(order, owner))),
  ]);
  const lie = unitsIn(view, zone);
  const gone = new Set(
    sailing.filter(({ args }) => endOf(args) !== zone).flatMap((order) => shipsOf(known, me, order)),
  );
  const staying = lie.filter(
    (unit) => unit.owner === me && isOfFleet(unit) && !gone.has(unit) && !coming.some(({ args }) => args.from === zone),
  );
  return {
    attackers: [
      ...coming.flatMap((order) => comingForce(known, me, order)),
      ...(staying.some(isShip) ? [knownForce(known, staying, { attacks: true })] : []),
    ],
    defenders: forcesByOwner(
      known,
      lie.filter((unit) => targets.has(unit.owner) && isOfFleet(unit)),
      false,
    ),
    nearby: fleetsAround(known, me, zone, coming),
    place: 'sea',
    troops: troopNames('sea'),
  };
};

/** Ships, and the Admirals aboard. */
const isOfFleet = (unit: Unit): boolean => isShip(unit) || (isGeneral(unit) && unit.carrier !== null);

const endOf = ({ from, via = [] }: Sail['args']): PlaceNumber => via.at(-1) ?? from;

const attacks = ({ args: { attack = [], avoid = [] } }: Sail, owner: OwnerNumber): boolean =>
  attack.includes(owner) || (attack.includes('ALL') && !avoid.includes(owner));

const shipsOf = ({ view }: GameKnown, me: NationNumber, { args }: Sail): readonly Unit[] =>
  unitsNamed(
    unitsIn(view, args.from).filter((unit) => unit.owner === me && isShip(unit)),
    args.units,
    undefined,
  );

const comingForce = (known: GameKnown, me: NationNumber, order: Sail): readonly BattleForce[] => {
  const ships = shipsOf(known, me, order);
  if (ships.length === 0) return [];
  const { from, retreat } = order.args;
  const ids = new Set(ships.map(({ id }) => id));
  const generals = unitsIn(known.view, from).filter((unit) => isGeneral(unit) && ids.has(unit.carrier ?? 0));
  return [
    knownForce(known, [...ships, ...generals], {
      where: `from ${placeName(known.setting, from)}`,
      attacks: true,
      ...(retreat === undefined ? {} : { retreat }),
    }),
  ];
};

/** Own fleets in the zones beside it that no line sends there. */
const fleetsAround = (
  known: GameKnown,
  me: NationNumber,
  zone: PlaceNumber,
  coming: readonly Sail[],
): readonly BattleForce[] =>
  (known.setting.places[zone]?.seas ?? [])
    .filter((next) => !coming.some(({ args }) => args.from === next))
    .flatMap((next) => {
      const fleet = unitsIn(known.view, next).filter((unit) => unit.owner === me && isOfFleet(unit));
      return fleet.some(isShip)
        ? [knownForce(known, fleet, { where: `from ${placeName(known.setting, next)}`, attacks: true })]
        : [];
    });

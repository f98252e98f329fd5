import { UNITS } from '../data/units.ts';
import type { Order, OrderOf, UnitItem } from '../order.ts';
import { getPlace, isShip, shipsIn, unitsIn, unitsOf } from '../rules/find.ts';
import { defenceSum, isOffensive, isVacant, isWorthIt, movableIn, targetsOf } from '../rules/npc-war.ts';
import { enemiesOf, warsOf } from '../rules/war.ts';
import type { Setting } from '../setting.ts';
import type { Board, Unit } from '../state.ts';
import { type NationNumber, type PlaceNumber, SHIP_TYPES } from '../words.ts';

type Sail = OrderOf<'SAIL'>;

/** How the ships of a non-player nation at war sail (W83-19.50, 19.51): one landing, then fleets that are strong enough attack. */
export const sailingsOf = (setting: Setting, board: Board, npc: NationNumber): readonly Order[] => {
  const landing = landingOf(setting, board, npc);
  const busy = landing === null ? null : landing.from;
  const zones = [
    ...new Set(
      unitsOf(board, npc)
        .filter(isShip)
        .map(({ place }) => place),
    ),
  ].toSorted((a, b) => a - b);
  const attacks = zones.filter((zone) => zone !== busy).flatMap((zone) => attackFrom(setting, board, npc, zone) ?? []);
  return [...(landing?.lines ?? []), ...attacks];
};

const sumOf = (ships: readonly Unit[], side: 'attack' | 'defence'): number =>
  ships.reduce((sum, { type }) => sum + UNITS[type][side], 0);

const enemyShips = (board: Board, npc: NationNumber, zone: PlaceNumber): readonly Unit[] => {
  const enemies = new Set(enemiesOf(board, npc));
  return unitsIn(board, zone).filter((unit) => isShip(unit) && enemies.has(unit.owner));
};

/** The weakest enemy here or one zone away, if three to two makes it worth it. */
const attackFrom = (setting: Setting, board: Board, npc: NationNumber, zone: PlaceNumber): Sail | null => {
  const own = shipsIn(board, zone, npc);
  const attack = sumOf(own, 'attack');
  const goal = [zone, ...getPlace(setting, zone).seas]
    .map((place) => ({ place, ships: enemyShips(board, npc, place) }))
    .filter(({ ships }) => ships.length > 0)
    .map(({ place, ships }) => ({ place, defence: sumOf(ships, 'defence') }))
    .filter(({ defence }) => 2 * attack >= 3 * defence)
    .toSorted((a, b) => a.defence - b.defence || a.place - b.place)[0];
  if (goal === undefined || goal.place === zone) return null;
  return { verb: 'SAIL', section: 'actions', args: { units: shipCounts(own), from: zone, via: [goal.place] } };
};

const shipCounts = (ships: readonly Unit[]): readonly UnitItem[] =>
  SHIP_TYPES.flatMap((type) => {
    const count = ships.filter((ship) => ship.type === type).length;
    return count === 0 ? [] : [{ count, type }];
  });

interface Landing {
  readonly from: PlaceNumber;
  readonly lines: readonly Order[];
}

const MERCHANT_LOAD = UNITS.mer.carries;
/** A vacant shore wants two infantry at least. */
const LEAST_LANDING = 2;

/** In a war that is fought abroad: the first target in order that its merchantmen can reach with enough infantry (W83-19.51). */
const landingOf = (setting: Setting, board: Board, npc: NationNumber): Landing | null => {
  const wars = warsOf(board, npc).filter((war) => isOffensive(war, npc));
  const targets = targetsOf(board, npc, wars);
  const zones = [
    ...new Set(
      unitsOf(board, npc)
        .filter(({ type }) => type === 'mer')
        .map(({ place }) => place),
    ),
  ].toSorted((a, b) => a - b);
  for (const from of zones) {
    const ships = shipsIn(board, from, npc).filter(({ type }) => type === 'mer');
    const room = MERCHANT_LOAD * ships.length;
    const ways = waysFrom(setting, board, npc, from);
    for (const shore of getPlace(setting, from).coasts) {
      if (board.territories[shore]?.owner !== npc) continue;
      const infantry = movableIn(setting, board, npc, shore).filter(({ type }) => type === 'inf');
      const force = Math.min(room, infantry.length);
      for (const target of targets) {
        const { coasts } = getPlace(setting, target.number);
        const [way] = coasts
          .map((zone) => ways.get(zone))
          .filter((found) => found !== undefined)
          .toSorted((a, b) => a.length - b.length);
        if (way === undefined) continue;
        const attack = LANDED_FACTOR * force;
        const defence = defenceSum(board, target.number) + 1;
        const worth = isVacant(board, target.number) ? force >= LEAST_LANDING : isWorthIt(attack, defence, true);
        if (!worth) continue;
        return {
          from,
          lines: landingLines({
            ships: ships.length,
            force,
            from,
            shore,
            way,
            target: target.number,
          }),
        };
      }
    }
  }
  return null;
};

/** Infantry on a beach attacks with 2 (W83-11.12). */
const LANDED_FACTOR = 2;
const MERCHANT_MOVES = UNITS.mer.move;

const landingLines = (plan: {
  readonly ships: number;
  readonly force: number;
  readonly from: PlaceNumber;
  readonly shore: PlaceNumber;
  readonly way: Way;
  readonly target: PlaceNumber;
}): readonly Order[] => {
  const { ships, force, from, shore, way, target } = plan;
  const via = way.slice(1);
  const infantry: UnitItem = { count: force, type: 'inf' };
  return [
    {
      verb: 'SAIL',
      section: 'actions',
      args: {
        units: [{ count: ships, type: 'mer' }],
        from,
        via,
        load: [infantry],
        loadFrom: shore,
        loadAt: from,
      },
    },
    { verb: 'LAND', section: 'actions', args: { units: [infantry], from: way.at(-1) as PlaceNumber, to: target } },
  ];
};

/** The zones of a way, that from which it leads among them. */
type Way = readonly PlaceNumber[];

/** Zones within the reach of a merchantman by ways without enemy ships, with the shortest way to each. */
const waysFrom = (
  setting: Setting,
  board: Board,
  npc: NationNumber,
  from: PlaceNumber,
): ReadonlyMap<PlaceNumber, Way> => {
  const ways = new Map<PlaceNumber, Way>([[from, [from]]]);
  let ring: readonly Way[] = [[from]];
  for (let step = 0; step < MERCHANT_MOVES; step += 1) {
    const beyond: Way[] = [];
    for (const way of ring) {
      for (const next of getPlace(setting, way.at(-1) as PlaceNumber).seas) {
        if (ways.has(next) || enemyShips(board, npc, next).length > 0) continue;
        const on = [...way, next];
        ways.set(next, on);
        beyond.push(on);
      }
    }
    ring = beyond;
  }
  return ways;
};

import { admiralIn, battleAtSea, shipOf } from '../consequences/battles.ts';
import { standingOf } from '../consequences/defence.ts';
import { rollIce } from '../consequences/ice.ts';
import { lotsOf, moveUnits } from '../consequences/units.ts';
import { goToWar } from '../consequences/war.ts';
import type { RetreatTerm } from '../order.ts';
import { cargoOf, findUnit, getPlace, getUnit, shipsIn } from '../rules/find.ts';
import { contestersAt, enemiesAt, ownersOfShips } from '../rules/fleets.ts';
import { barAt } from '../rules/gates.ts';
import { seaLossesOf } from '../rules/leaders.ts';
import { joins } from '../rules/standing.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, OwnerNumber, PlaceNumber, SeaLoss, UnitId } from '../words.ts';
import { standings } from './errand.ts';

export interface Clash {
  readonly nation: NationNumber;
  readonly zone: PlaceNumber;
  readonly ships: readonly UnitId[];
  /** Whom they fight, whatever their number. */
  readonly against: readonly OwnerNumber[];
  readonly deep: boolean;
  readonly retreat: readonly RetreatTerm[];
  readonly losses: readonly SeaLoss[];
  readonly cameFrom: PlaceNumber | null;
  /** Nobody is at war by it (W83-5.12). */
  readonly incident: boolean;
  readonly rule: string;
}

export interface Clashed {
  /** Ships of the nation that are afloat. */
  readonly left: readonly UnitId[];
  /** They won, or nobody is left against them. */
  readonly won: boolean;
  readonly refuge: PlaceNumber | null;
}

/** Ships fight in a zone: those of the nation, whoever joins one of the sides, and those against them (W83-9.2). */
export const clash = (turn: GameTurn, { nation, zone, ships, against, ...how }: Clash): Clashed => {
  const allies = joinersAt(turn, zone, [nation], against);
  const foes = joinersAt(turn, zone, against, [nation]);
  for (const joiner of allies) for (const enemy of against) joinWar(turn, joiner, enemy);
  for (const joiner of foes) joinWar(turn, joiner, nation);
  const defending = [...new Set([...against, ...foes])];
  const of = (owner: OwnerNumber): readonly UnitId[] => shipsIn(turn.state, zone, owner).map(({ id }) => id);
  const attackers = [...ships, ...allies.flatMap(of)];
  const refuge = refugeFrom(turn, nation, { from: zone, ships, cameFrom: how.cameFrom });
  const admirals = (owners: readonly OwnerNumber[]): ReadonlySet<OwnerNumber> =>
    new Set(owners.filter((owner) => admiralIn(turn, zone, owner) !== null).slice(0, 1));
  const ordersOf = (owner: OwnerNumber): readonly SeaLoss[] =>
    owner === nation && how.losses.length > 0 ? how.losses : seaLossesOf(standingOf(turn, owner));
  const losses = (owners: readonly OwnerNumber[]) => new Map(owners.map((owner) => [owner, ordersOf(owner)]));
  const outcome = battleAtSea(
    turn,
    {
      zone,
      attackers: {
        first: nation,
        ships: attackers.map((id) => shipOf(turn, id)),
        admirals: admirals([nation, ...allies]),
        losses: losses([nation, ...allies]),
      },
      defenders: {
        first: defending[0] ?? nation,
        ships: defending.flatMap(of).map((id) => shipOf(turn, id)),
        admirals: admirals(defending),
        losses: losses(defending),
      },
      deep: how.deep,
      retreat: how.retreat,
      refuge: refuge !== null,
    },
    how.rule,
    how.incident,
  );
  const left = ships.filter((id) => findUnit(turn.state, id) !== null);
  markMoved(turn, left);
  if (outcome.retreated && refuge !== null) retreat(turn, nation, left, refuge);
  return {
    left: left.filter((id) => findUnit(turn.state, id) !== null),
    won: outcome.defendersLeft.length === 0,
    refuge: outcome.retreated ? refuge : null,
  };
};

const joinWar = (turn: GameTurn, joiner: OwnerNumber, enemy: OwnerNumber): void =>
  goToWar(turn, { by: joiner, on: enemy, kind: 'player', cause: 'joined', rule: 'W83-15.13' });

/** Nations with ships there that join a side by standing order (W83-15.12). */
const joinersAt = (
  turn: GameTurn,
  zone: PlaceNumber,
  side: readonly OwnerNumber[],
  against: readonly OwnerNumber[],
): readonly OwnerNumber[] =>
  ownersOfShips(turn.state, zone).filter(
    (owner) => !against.includes(owner) && joins(standingOf(turn, owner), side, against, zone),
  );

/** Whoever has fought in an own attack has moved (W83-14.12). */
const markMoved = (turn: GameTurn, ships: readonly UnitId[]): void => {
  const units = ships.flatMap((id) => [getUnit(turn.state, id), ...cargoOf(turn.state, id)]);
  if (units.length === 0) return;
  turn.emit({
    kind: 'units-moved',
    rule: 'W83-14.12',
    moves: units.map(({ id, place, carrier }) => ({ unit: id, place, carrier })),
    counts: true,
  });
};

const retreat = (turn: GameTurn, nation: NationNumber, ships: readonly UnitId[], to: PlaceNumber): void => {
  const units = ships.map((id) => getUnit(turn.state, id));
  const from = units[0]?.place;
  if (from === undefined) return;
  turn.emit({ kind: 'retreated-to', rule: 'W83-9.12', nation, lots: lotsOf(units), from, to, aboard: false });
  sailTo(turn, ships, to);
  rollIce(turn, ships, to);
};

/** Ships with all aboard are in another zone from now on. */
export const sailTo = (turn: GameTurn, ships: readonly UnitId[], zone: PlaceNumber): void => {
  const vessels = ships.map((id) => getUnit(turn.state, id));
  moveUnits(turn, vessels, { place: zone, counts: true, rule: 'W83-8.1' });
  for (const ship of ships) {
    const cargo = cargoOf(turn.state, ship);
    moveUnits(turn, cargo, {
      place: zone,
      counts: true,
      rule: 'W83-8.1',
      carriers: new Map(cargo.map(({ id }) => [id, ship])),
    });
  }
};

/** The nearest zone without hostile ships, over open edges; of several the one they came from, then the first (W83-9.13). */
const refugeFrom = (
  turn: GameTurn,
  nation: NationNumber,
  {
    from,
    ships,
    cameFrom,
  }: { readonly from: PlaceNumber; readonly ships: readonly UnitId[]; readonly cameFrom: PlaceNumber | null },
): PlaceNumber | null => {
  const { setting, state } = turn;
  const ask = standings(turn);
  const hasLine = ships.some((id) => getUnit(state, id).type === 'sol');
  const seen = new Set([from]);
  let ring: readonly PlaceNumber[] = [from];
  while (ring.length > 0) {
    const next = new Set<PlaceNumber>();
    for (const zone of ring) {
      for (const beyond of getPlace(setting, zone).seas) {
        const step = { owner: nation, type: hasLine ? 'sol' : 'frg', from: zone, to: beyond } as const;
        if (!seen.has(beyond) && barAt(setting, state, ask, step) === null) next.add(beyond);
      }
    }
    for (const zone of next) seen.add(zone);
    const free = [...next]
      .filter(
        (zone) => enemiesAt(state, nation, zone).length === 0 && contestersAt(state, ask, nation, zone).length === 0,
      )
      .toSorted((a, b) => Number(b === cameFrom) - Number(a === cameFrom) || a - b);
    if (free[0] !== undefined) return free[0];
    ring = [...next];
  }
  return null;
};

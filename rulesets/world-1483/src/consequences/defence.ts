import type { LandSide } from '../battle/land.ts';
import type { StandingOrder } from '../order.ts';
import type { Fighter } from '../rules/factors.ts';
import { getTerritory, isGeneral, isTroop, unitsIn } from '../rules/find.ts';
import { landLossesOf, leaderOfSide, namedGeneral, pointsIn } from '../rules/leaders.ts';
import type { GameTurn } from '../types.ts';
import { MAN_OF_THE_PEOPLE, type OwnerNumber, type PlaceNumber } from '../words.ts';

export interface DefenceAgainst {
  readonly against: OwnerNumber;
  /** Some of the attackers came from the sea: a coastal defence unit stands with the defenders (W83-11.51). */
  readonly landed: boolean;
  /** Whose troops there defend; all that are not of the attacker unless it is said (W83-11.2, 15.20). */
  readonly who?: (owner: OwnerNumber) => boolean;
}

/** The defence of a territory: its troops, who leads them, militia and coastal defence, and what standing orders say of it. */
export const defenceOf = (
  turn: GameTurn,
  territory: PlaceNumber,
  { against, landed, who }: DefenceAgainst,
): LandSide => {
  const { state } = turn;
  const { owner } = getTerritory(state, territory);
  const defends = who ?? ((each: OwnerNumber) => each !== against);
  const there = unitsIn(state, territory).filter((unit) => defends(unit.owner));
  const troops = there.filter(isTroop);
  const standing = standingOf(turn, owner);
  const generals = there.filter((unit) => isGeneral(unit) && troops.some((each) => each.owner === unit.owner));
  const leader = leaderOfSide(generals, owner, namedGeneral(standing, territory));
  const fighters: Fighter[] = troops.map(({ id, owner: whose, type }) => ({
    id,
    owner: whose,
    type: type as Fighter['type'],
    way: 'inside',
  }));
  if (leader?.ability === MAN_OF_THE_PEOPLE) {
    const militia = { id: 0, owner: leader.owner, type: 'mil', way: 'inside' } as const;
    fighters.push(...Array.from({ length: militiaOf(turn, territory, leader.owner) }, () => ({ ...militia })));
  }
  if (landed) fighters.push({ id: 0, owner, type: 'coast', way: 'inside' });
  return {
    first: owner,
    fighters,
    leader,
    points: leader === null ? [] : pointsIn(standingOf(turn, leader.owner), territory),
    losses: new Map(
      [...new Set(troops.map((unit) => unit.owner))].map((whose) => [whose, landLossesOf(standingOf(turn, whose))]),
    ),
  };
};

/** One militia for each 4 points of value, rounded up, where their nation has incorporated the territory (W83-4.25). */
const militiaOf = ({ state }: GameTurn, territory: PlaceNumber, nation: OwnerNumber): number => {
  const { value, owner, incorporatedBy } = getTerritory(state, territory);
  return owner === nation && incorporatedBy === nation ? Math.ceil(value / 4) : 0;
};

/** The standing orders of a nation; what is none has none. */
export const standingOf = ({ state }: Pick<GameTurn, 'state'>, owner: OwnerNumber): readonly StandingOrder[] =>
  state.privy[owner]?.standing ?? [];

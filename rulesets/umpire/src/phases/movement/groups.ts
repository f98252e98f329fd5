import type { Refusal } from '../../refusals.ts';
import { getGeneral, unitsIn } from '../../rules/find.ts';
import { minus, noUnits, plus } from '../../rules/forces.ts';
import type { Stack, State } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { GeneralNumber, NationNumber, ProvinceNumber } from '../../words.ts';
import type { Leg } from './legs.ts';
import type { PlannedMarch } from './plan.ts';

/** A line on its way. Until a leg is over, the state has the group where that leg began. */
export interface Group {
  readonly march: PlannedMarch;
  readonly nation: NationNumber;
  units: readonly number[];
  generals: readonly GeneralNumber[];
  at: ProvinceNumber;
  /** The leg it is on; null while it stands. */
  leg: Leg | null;
  legsMade: number;
  /** Null while it goes on. */
  ended: Ending | null;
}

/** A group on the road. */
export type Marcher = Group & { readonly leg: Leg };

/** How a march ended: why before its time, null if at its destination. */
export interface Ending {
  readonly reason: Refusal | null;
}

/** All that is under way. */
export interface Marches {
  readonly turn: GameTurn;
  /** As they formed. */
  readonly groups: Group[];
  /** Nations whose army units have come by land, or under the eyes of a blockade, and where (UM-11.25, 12.31). */
  readonly relief: { readonly nation: NationNumber; readonly province: ProvinceNumber }[];
}

const active = ({ groups }: Marches): readonly Group[] => groups.filter(({ ended }) => ended === null);
export const onTheRoad = (marches: Marches): readonly Marcher[] =>
  active(marches).filter((group): group is Marcher => group.leg !== null);
export const standing = (marches: Marches): readonly Group[] => active(marches).filter(({ leg }) => leg === null);

/** The position as others find it at this tick: those on the road are in no province, but `arriving` already where they go (UM-11.45). */
export const positionNow = (marches: Marches, arriving: readonly Marcher[] = []): State => {
  const { state } = marches.turn;
  const away = onTheRoad(marches);
  if (away.length === 0) return state;
  const without = (province: ProvinceNumber, { nation, units }: Stack): readonly number[] =>
    away
      .filter((group) => group.at === province && group.nation === nation)
      .reduce((left, group) => minus(left, group.units), units);
  const guests = (province: ProvinceNumber): readonly Stack[] =>
    arriving
      .filter(({ leg }) => leg.to === province)
      .map(({ nation, units }) => ({ nation, units, armyOrder: null, fleetOrder: null, reliefArrived: false }));
  const touched = new Set([...away.map(({ at }) => at), ...arriving.map(({ leg }) => leg.to)]);
  const stacks = state.stacks.map((here, province) =>
    touched.has(province)
      ? [...here.map((stack) => ({ ...stack, units: without(province, stack) })), ...guests(province)]
      : here,
  );
  return { ...state, stacks };
};

/** Units of a nation in a province that no group has taken (UM-11.18). */
export const freeUnits = (marches: Marches, nation: NationNumber, province: ProvinceNumber): readonly number[] => {
  const { setting, state } = marches.turn;
  const taken = active(marches)
    .filter((group) => group.nation === nation && group.at === province)
    .reduce((sum: readonly number[], { units }) => plus(sum, units), noUnits(setting));
  return minus(unitsIn(state, nation, province), taken);
};

/** Whether a general is where the plan has them; their lines come one after the other, so that they are with no group then. */
export const isThere = ({ turn }: Marches, general: GeneralNumber, province: ProvinceNumber): boolean =>
  getGeneral(turn.state, general).location === province;

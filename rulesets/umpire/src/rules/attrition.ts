import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Arm, NationNumber, ProvinceNumber, Season } from '../words.ts';
import { calendarOf } from './calendar.ts';
import { getProvince } from './find.ts';
import { figureAt } from './forces.ts';
import { hostilesIn } from './hostility.ts';
import type { Way } from './routes.ts';

/** How much the season adds to the level of a route (UM-11.27, 11.31). */
const SEASONAL = {
  land: { spring: 0, summer: 0, autumn: 0, winter: 1 },
  sea: { spring: 1, summer: 0, autumn: 1, winter: 2 },
} as const satisfies { readonly [By in Arm]: { readonly [In in Season]: number } };

/** The attrition level of a route this turn, whoever takes it (UM-11.27, 11.31). */
export const seasonalLevel = (setting: Setting, { turn }: Pick<State, 'turn'>, { by, attrition }: Way): number =>
  attrition + SEASONAL[by][calendarOf(setting, turn).season];

/** Whether the road is safe for a nation: both ends are its own, or no force hostile to it is at either (UM-11.29, 11.30). */
export const isExempt = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  nation: NationNumber,
  ends: readonly [ProvinceNumber, ProvinceNumber],
): boolean =>
  ends.every((end) => getProvince(state, end).owner === nation) ||
  ends.every((end) => hostilesIn({ setting, state }, end, nation) === 0);

/** The level that counts for a nation on a leg: an exempt one by land counts as 1; at sea nobody is exempt (UM-11.29, 11.31, 12.30). */
export const levelFor = (
  board: { readonly setting: Setting; readonly state: State },
  nation: NationNumber,
  from: ProvinceNumber,
  way: Way,
): number =>
  way.by === 'land' && isExempt(board, nation, [from, way.to]) ? 1 : seasonalLevel(board.setting, board.state, way);

/** The types of an arm that are among some units. */
const typesOf = ({ types }: Setting, units: readonly number[], arm: Arm) =>
  types.filter(({ type, category }) => category === arm && figureAt(units, type) > 0);

/** The farthest single leg that every one of these units of an arm can make; who has no single move has the multiple one (UM-11.14). */
export const farthestLeg = (setting: Setting, units: readonly number[], arm: Arm): number =>
  Math.min(...typesOf(setting, units, arm).map(({ single, multi }) => single ?? multi));

/** Movement points of a multiple move of the slowest of them (UM-11.10). */
export const slowestMove = (setting: Setting, units: readonly number[], arm: Arm): number =>
  Math.min(...typesOf(setting, units, arm).map(({ multi }) => multi));

/** Whether all of them have a single move; else none of their legs may take a whole turn (UM-11.13). */
export const haveSingleMoves = (setting: Setting, units: readonly number[], arm: Arm): boolean =>
  typesOf(setting, units, arm).every(({ single }) => single !== null);

import { deskOf } from '../known/desk.ts';
import type { Order } from '../orders/order.ts';
import { troopTypeOf } from '../setting.ts';
import type { Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import type { Location } from '../words.ts';
import { KONYA } from './places.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */
export type Deed = (known: MdKnown, drafted: readonly Order[]) => boolean;

export const ordered =
  (wanted: (order: Order) => boolean): Deed =>
  (_, drafted) =>
    drafted.some(wanted);

/** So many armies will stand in Konya before anybody moves. */
export const armiesFormed =
  (count: number): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted).length >= count;

/** An army of one's own will hold at least these troops before anybody moves. */
export const filled =
  (...troops: readonly (readonly [key: string, count: number])[]): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted).some((army) => troops.every(([key, count]) => countOf(known, army, key) >= count));

/** The army with these troops has all troops of another type no further forward than a rank. */
export const rankedBehind =
  (leading: string, behind: string, rank: number): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted)
      .filter((army) => countOf(known, army, leading) > 0 && countOf(known, army, behind) > 0)
      .some((army) =>
        army.stacks.every((stack) => stack.type !== troopTypeOf(known.setting, behind) || stack.rank >= rank),
      );

/** The army with these troops will be in these places when the turn begins and after each phase. */
export const goes =
  (leading: string, ...way: readonly Location[]): Deed =>
  (known, drafted) => {
    const tracks = deskOf(known, drafted)?.forecast().tracks;
    return armiesIn(known, drafted)
      .filter((army) => countOf(known, army, leading) > 0)
      .some((army) => way.every((place, phase) => tracks?.get(army.id)?.[phase] === place));
  };

const armiesIn = (known: MdKnown, drafted: readonly Order[]): readonly Unit[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const { units } = desk.forecast().organised;
  return units.filter(({ realm, kind, location }) => realm === desk.realm && kind === 'A' && location === KONYA);
};

const countOf = ({ setting }: MdKnown, { stacks }: Unit, key: string): number => {
  const type = troopTypeOf(setting, key);
  return stacks.filter((stack) => stack.type === type).reduce((sum, { count }) => sum + count, 0);
};

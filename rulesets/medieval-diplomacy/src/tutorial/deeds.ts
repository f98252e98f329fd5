import { deskOf } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { troopTypeOf } from '../setting.ts';
import type { Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { unitLabel } from '../unit-id.ts';
import type { Location } from '../words.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */
export type Deed = (known: MdKnown, drafted: readonly Order[]) => boolean;

export const ordered =
  (wanted: (order: Order) => boolean): Deed =>
  (_, drafted) =>
    drafted.some(wanted);

export const all =
  (...deeds: readonly Deed[]): Deed =>
  (known, drafted) =>
    deeds.every((done) => done(known, drafted));

/** An army will stand in a place before anybody moves. */
export const formed =
  (place: Location): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted, place).length > 0;

/** An army in a place will hold at least these troops before anybody moves. */
export const filled =
  (place: Location, ...troops: readonly (readonly [key: string, count: number])[]): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted, place).some((army) => troops.every(([key, count]) => countOf(known, army, key) >= count));

/** The troops of a type in an army in a place stand no further forward than a rank. */
export const rankedBehind =
  (place: Location, key: string, rank: number): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted, place)
      .filter((army) => countOf(known, army, key) > 0)
      .some((army) =>
        army.stacks.every((stack) => stack.type !== troopTypeOf(known.setting, key) || stack.rank >= rank),
      );

/** The army with these troops will be in these places when the turn begins and after each phase, and stay in the last. */
export const goes =
  (leading: string, ...way: readonly [Location, ...Location[]]): Deed =>
  (known, drafted) => {
    const tracks = deskOf(known, drafted)?.forecast().tracks;
    return armiesIn(known, drafted, way[0])
      .filter((army) => countOf(known, army, leading) > 0)
      .some((army) => {
        const track = tracks?.get(army.id) ?? [];
        return (
          track.length >= way.length && track.every((place, phase) => place === way[Math.min(phase, way.length - 1)])
        );
      });
  };

/** The first thing that the army with these troops does, formed in a place, is to wait there for a phase. */
export const holds =
  (place: Location, key: string): Deed =>
  (known, drafted) =>
    armiesIn(known, drafted, place)
      .filter((army) => countOf(known, army, key) > 0)
      .some(({ id }) => {
        const label = unitLabel(id);
        const moves = drafted.filter(({ verb }) => verb === 'HOLD' || verb === 'MARCH');
        return moves.find((order) => 'unit' in order && order.unit === label)?.verb === 'HOLD';
      });

/** The army that was formed in one place hands all that it has to the one that was formed in another. */
export const joins =
  (from: Location, to: Location): Deed =>
  (known, drafted) => {
    const labels = (place: Location): readonly string[] =>
      armiesIn(known, drafted, place).map(({ id }) => unitLabel(id));
    const [givers, receivers] = [labels(from), labels(to)];
    return drafted.some(
      (order) =>
        order.verb === 'TRANSFER' &&
        order.args.all === true &&
        givers.includes(order.unit) &&
        receivers.includes(order.args.to),
    );
  };

const armiesIn = (known: MdKnown, drafted: readonly Order[], place: Location): readonly Unit[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const { units } = desk.movement().organised;
  return units.filter(({ realm, kind, location }) => realm === desk.realm && kind === 'A' && location === place);
};

const countOf = ({ setting }: MdKnown, { stacks }: Unit, key: string): number => {
  const type = troopTypeOf(setting, key);
  return stacks.filter((stack) => stack.type === type).reduce((sum, { count }) => sum + count, 0);
};

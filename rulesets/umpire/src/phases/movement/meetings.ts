import { inNationOrder } from '../../rules/find.ts';
import { areEnemies } from '../../rules/hostility.ts';
import { inRange } from '../../rules/range.ts';
import { type Marcher, type Marches, onTheRoad } from './groups.ts';
import { sizeOf } from './obstacles.ts';

/**
 * Those who set out now meet the hostile groups on the way towards them, each of them one by one; whoever meets a group that is
 * larger, or as large, falls back. All are judged before anybody turns (UM-11.34 to 11.38).
 */
export const meetEnRoute = (marches: Marches, tick: number): void => {
  const road = onTheRoad(marches);
  const met = road.filter((one) => road.some((other) => isNow(one, other, tick) && meets(marches, one, other)));
  const falls = met.filter((one) =>
    road.some((other) => isNow(one, other, tick) && meets(marches, one, other) && isTurnedBy(marches, one, other)),
  );
  tellMeetings(marches, met, falls);
  for (const group of falls) {
    const { from } = group.leg;
    Object.assign(group, { leg: null, ended: { reason: { code: 'forced-back', province: from } } });
  }
};

/** Whether one of the two sets out at this tick. */
const isNow = (one: Marcher, other: Marcher, tick: number): boolean =>
  one.leg.starts === tick || other.leg.starts === tick;

/** On the same route in opposite directions, and hostile. */
const meets = ({ turn }: Marches, one: Marcher, other: Marcher): boolean =>
  one.march.by === other.march.by &&
  one.leg.from === other.leg.to &&
  one.leg.to === other.leg.from &&
  areEnemies(turn.state, one.nation, other.nation);

/** Troops of the same number turn each other; generals alone pass each other (UM-11.38). */
const isTurnedBy = ({ turn: { setting } }: Marches, one: Marcher, other: Marcher): boolean => {
  const size = sizeOf(setting, other);
  return size > 0 && size >= sizeOf(setting, one);
};

/** One report for each road on which somebody fell back, to those in range of either end. */
const tellMeetings = ({ turn }: Marches, met: readonly Marcher[], falls: readonly Marcher[]): void => {
  const { setting, state, emit } = turn;
  const roads = new Map(falls.map((group) => [roadOf(group), group.leg] as const));
  for (const [road, { from, to, way }] of roads) {
    const here = met.filter((group) => roadOf(group) === road);
    const witnesses = [...new Set([...inRange(setting, state, from), ...inRange(setting, state, to)])];
    const forces = (groups: readonly Marcher[]) => groups.map(({ nation, units }) => ({ nation, units: [...units] }));
    emit({
      kind: 'meeting-told',
      rule: 'UM-11.34',
      province: from,
      to,
      witnesses: witnesses.sort(inNationOrder),
      by: way.by,
      fellBack: forces(here.filter((group) => falls.includes(group))),
      wentOn: forces(here.filter((group) => !falls.includes(group))),
    });
  }
};

const roadOf = ({ leg: { from, to, way } }: Marcher): string => `${Math.min(from, to)} ${Math.max(from, to)} ${way.by}`;

import { required } from '@chancery/kit';
import type { Line, LineOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getGeneral, getType } from '../../rules/find.ts';
import { countOf } from '../../rules/forces.ts';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state.ts';
import type { Arm, GeneralNumber, NationNumber, ProvinceNumber } from '../../words.ts';
import { type Leg, planLegs } from './legs.ts';
import { arriveIn, type Draft, draftOf, whereaboutsOf } from './whereabouts.ts';
import { leadersOf, takeUnits, unusable } from './who-goes.ts';

/** A march as it will go if nobody interferes (UM-11.17). */
export interface PlannedMarch {
  readonly kind: 'march';
  readonly line: LineOf<'MOVE'>;
  /** The most senior first: they command (UM-11.3). */
  readonly generals: readonly GeneralNumber[];
  readonly from: ProvinceNumber;
  readonly by: Arm;
  /** What they take along, by type; nothing where generals go alone. */
  readonly units: readonly number[];
  /** When the group forms. */
  readonly starts: number;
  /** Whether nobody of the group has marched before this turn: nobody stops them at their first leg (UM-11.20). */
  readonly isFresh: boolean;
  readonly legs: readonly Leg[];
  /** Why it ends before its destination; null if it does not. */
  readonly short: Refusal | null;
  /** What of the line cannot be: generals who stay behind, troops that are not there; null if all can. */
  readonly lacking: Refusal | null;
}

/** Orders to those who stand, at the tick at which their general has time for it (UM-11.48). */
export interface PlannedStance {
  readonly kind: 'stance';
  readonly line: LineOf<'STANCE'>;
  readonly general: GeneralNumber;
  readonly from: ProvinceNumber;
  readonly starts: number;
}

/** A line that comes to nothing from the first. */
export interface Unplanned {
  readonly kind: 'cancelled';
  readonly line: Line;
  readonly reason: Refusal;
}

export type Planned = PlannedMarch | PlannedStance | Unplanned;
/** In the order of the lines. */
export type Plan = readonly Planned[];

/** The timetable of one nation, of its movement list, line by line, as if nobody interfered (UM-11.7, 11.17, 11.47). */
export const planOf = (setting: Setting, state: State, lines: readonly Line[]): Plan => {
  const drafts = new Map<NationNumber, Draft>();
  return lines.map((line): Planned => {
    const draft = drafts.get(line.nation) ?? draftOf(setting, state, line.nation);
    drafts.set(line.nation, draft);
    return line.order.verb === 'STANCE'
      ? planStance(draft, line as LineOf<'STANCE'>)
      : planMarch(draft, line as LineOf<'MOVE'>);
  });
};

const planStance = (draft: Draft, line: LineOf<'STANCE'>): Planned => {
  const { general } = line.order.args;
  const reason = unusable(draft, general);
  if (reason !== null) return cancelledFor(line, reason);
  const { place, clock } = whereaboutsOf(draft, getGeneral(draft.state, general));
  return { kind: 'stance', line, general, from: place, starts: clock };
};

const cancelledFor = (line: Line, reason: Refusal): Unplanned => ({ kind: 'cancelled', line, reason });

const planMarch = (draft: Draft, line: LineOf<'MOVE'>): Planned => {
  const leaders = leadersOf(draft, line.order.args.generals);
  const [commander] = leaders.going;
  if (commander === undefined) return cancelledFor(line, required(leaders.lacking, 'general of line', line.line));
  const { place: from } = whereaboutsOf(draft, commander);
  const fault = faultOf(draft, line, from);
  if (fault !== null) return cancelledFor(line, fault);
  const taken = takeUnits(draft, line, from);
  if (taken.reason !== null) return cancelledFor(line, taken.reason);
  const { setting } = draft;
  const met = leaders.going.map((general) => whereaboutsOf(draft, general));
  const starts = Math.max(...met.map(({ clock }) => clock), ...taken.lots.map(({ since }) => since));
  const by: Arm = countOf(setting, taken.units, 'sea') > 0 ? 'sea' : 'land';
  const { legs, short } = planLegs(setting, {
    from,
    through: [...(line.order.args.via ?? []), line.order.args.to],
    by,
    units: taken.units,
    activity: commander.activity,
    starts,
  });
  const march: PlannedMarch = {
    kind: 'march',
    line,
    generals: leaders.going.map(({ number }) => number),
    from,
    by,
    units: taken.units,
    starts,
    isFresh: !met.some(({ marched }) => marched) && !taken.lots.some(({ marched }) => marched),
    legs,
    short,
    lacking: leaders.lacking ?? taken.lacking,
  };
  const last = legs.at(-1);
  const [place, clock] = [last?.to ?? from, last?.ends ?? starts];
  arriveIn(draft, { generals: march.generals, lots: taken.lots, place, clock, goes: last !== undefined });
  return march;
};

/** Spies never move (UM-3.5); troops are not ordered to where they are (UM-20.27). */
const faultOf = ({ setting }: Draft, { order }: LineOf<'MOVE'>, from: ProvinceNumber): Refusal | null => {
  const { troops = [], via = [], to } = order.args;
  if (troops.some(({ type }) => getType(setting, type).category === 'spy')) return { code: 'not-allowed', why: 'type' };
  return via.length === 0 && to === from ? { code: 'not-allowed', why: 'present place' } : null;
};

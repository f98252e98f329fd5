import type { Line, LineOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findGeneral, findStack, getType } from '../../rules/find.ts';
import { countOf, noUnits } from '../../rules/forces.ts';
import { bySeniority, isFit } from '../../rules/generals.ts';
import type { Setting } from '../../setting.ts';
import type { General, State } from '../../state.ts';
import type { Arm, GeneralNumber, NationNumber, ProvinceNumber, TypeNumber } from '../../words.ts';
import { boardCargo } from './cargo.ts';
import { type Leg, planLegs } from './legs.ts';

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

/** Units of a type that are in a province from some tick on; whether they have marched this turn. */
interface Lot {
  readonly nation: NationNumber;
  readonly province: ProvinceNumber;
  readonly type: TypeNumber;
  count: number;
  readonly since: number;
  readonly marched: boolean;
}

/** Where a general is, and from when on they have time. */
interface Whereabouts {
  readonly place: ProvinceNumber;
  readonly clock: number;
  readonly marched: boolean;
}

/** What the lines planned so far have made of the nation's troops and generals. */
interface Draft {
  readonly setting: Setting;
  readonly state: State;
  readonly nation: NationNumber;
  readonly lots: Lot[];
  readonly generals: Map<GeneralNumber, Whereabouts>;
}

/** The timetable of one nation, line by line, as if nobody interfered (UM-11.7, 11.17, 11.47). */
export const planOf = (setting: Setting, state: State, lines: readonly Line[]): Plan => {
  const drafts = new Map<NationNumber, Draft>();
  return lines.flatMap((line): Plan => {
    const draft = drafts.get(line.nation) ?? draftOf(setting, state, line.nation);
    drafts.set(line.nation, draft);
    if (line.order.verb === 'STANCE') return [planStance(draft, line as LineOf<'STANCE'>)];
    return line.order.verb === 'MOVE' ? [planMarch(draft, line as LineOf<'MOVE'>)] : [];
  });
};

const draftOf = (setting: Setting, state: State, nation: NationNumber): Draft => ({
  setting,
  state,
  nation,
  lots: state.stacks.flatMap((_, province) => {
    const units = findStack(state, nation, province)?.units ?? [];
    return units.flatMap((count, type): Lot[] =>
      count > 0 ? [{ nation, province, type, count, since: 0, marched: false }] : [],
    );
  }),
  generals: new Map(),
});

const whereaboutsOf = ({ generals }: Draft, { number, location }: General): Whereabouts =>
  generals.get(number) ?? { place: location, clock: 0, marched: false };

/** Why a general cannot take this line at all; null if they can (UM-11.4, 11.5). */
const unusable = ({ state, nation }: Draft, general: GeneralNumber): Refusal | null => {
  const found = findGeneral(state, general);
  if (found === null || found.nation !== nation) return { code: 'not-own-general', general };
  return isFit(found) ? null : { code: 'general-unfit', general };
};

const planStance = (draft: Draft, line: LineOf<'STANCE'>): Planned => {
  const { general } = line.order.args;
  const reason = unusable(draft, general);
  const found = findGeneral(draft.state, general);
  if (reason !== null || found === null) return cancelledFor(line, reason ?? { code: 'not-own-general', general });
  const { place, clock } = whereaboutsOf(draft, found);
  return { kind: 'stance', line, general, from: place, starts: clock };
};

const cancelledFor = (line: Line, reason: Refusal): Unplanned => ({ kind: 'cancelled', line, reason });

const planMarch = (draft: Draft, line: LineOf<'MOVE'>): Planned => {
  const leaders = leadersOf(draft, line.order.args.generals);
  const [commander] = leaders.going;
  if (commander === undefined) {
    const [first = 0] = line.order.args.generals;
    return cancelledFor(line, leaders.lacking ?? { code: 'general-unfit', general: first });
  }
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
  arriveIn(draft, march, taken.lots);
  return march;
};

/** The named generals who go, the most senior first: those who are fit and in one place with them (UM-11.3, 11.4). */
const leadersOf = (
  draft: Draft,
  named: readonly GeneralNumber[],
): { readonly going: readonly General[]; readonly lacking: Refusal | null } => {
  const { state } = draft;
  const reasons = named.map((general) => unusable(draft, general));
  const usable = [...new Set(named)]
    .flatMap((general) => (unusable(draft, general) === null ? [findGeneral(state, general)] : []))
    .filter((general) => general !== null)
    .sort(bySeniority);
  const [first] = usable;
  const together = (general: General): boolean =>
    first !== undefined && whereaboutsOf(draft, general).place === whereaboutsOf(draft, first).place;
  const apart = usable.find((general) => !together(general));
  const lacking =
    reasons.find((reason) => reason !== null) ??
    (apart === undefined ? null : { code: 'not-together' as const, general: apart.number });
  return { going: usable.filter(together), lacking };
};

/** Spies never move (UM-3.5); troops are not ordered to where they are (UM-20.27). */
const faultOf = ({ setting }: Draft, { order }: LineOf<'MOVE'>, from: ProvinceNumber): Refusal | null => {
  const { troops = [], via = [], to } = order.args;
  if (troops.some(({ type }) => getType(setting, type).category === 'spy')) return { code: 'not-allowed', why: 'type' };
  return via.length === 0 && to === from ? { code: 'not-allowed', why: 'present place' } : null;
};

interface Taken {
  readonly units: readonly number[];
  readonly lots: readonly Lot[];
  /** Why nobody can go; null if somebody can. */
  readonly reason: Refusal | null;
  readonly lacking: Refusal | null;
}

/** The listed troops that are there in the plan, those there longest first, and cargo only as far as ships carry it (UM-11.9, 11.17). */
const takeUnits = (draft: Draft, { order }: LineOf<'MOVE'>, from: ProvinceNumber): Taken => {
  const { setting, lots } = draft;
  const { troops = [] } = order.args;
  if (troops.length === 0) return { units: noUnits(setting), lots: [], reason: null, lacking: null };
  const there = (type: TypeNumber): number =>
    lots.reduce((sum, lot) => (lot.province === from && lot.type === type ? sum + lot.count : sum), 0);
  const found = noUnits(setting);
  for (const { type, count } of troops) {
    const more = count === 'all' ? there(type) : Math.min(count, there(type) - (found[type] ?? 0));
    found[type] = count === 'all' ? more : (found[type] ?? 0) + more;
  }
  const short = troops.find(({ type, count }) => (found[type] ?? 0) < (count === 'all' ? 1 : count));
  const lacking: Refusal | null = short === undefined ? null : { code: 'no-units', province: from, type: short.type };
  const byShip = troops.some(({ type }) => getType(setting, type).category === 'sea');
  const units = byShip ? boardCargo(setting, found, troops) : found;
  const goes = byShip ? countOf(setting, units, 'sea') > 0 : countOf(setting, units, 'land') > 0;
  const [{ type: listed } = { type: 0 }] = troops;
  const reason: Refusal | null = goes ? null : (lacking ?? { code: 'no-units', province: from, type: listed });
  return { units, lots: goes ? takeLots(draft, from, units) : [], reason, lacking };
};

/** Takes units out of the lots of a province, those there longest first. */
const takeLots = ({ lots, nation }: Draft, province: ProvinceNumber, units: readonly number[]): readonly Lot[] => {
  const taken: Lot[] = [];
  const here = lots.filter((lot) => lot.province === province).sort((one, other) => one.since - other.since);
  units.forEach((wanted, type) => {
    let left = wanted;
    for (const lot of here) {
      if (left === 0 || lot.type !== type) continue;
      const count = Math.min(left, lot.count);
      lot.count -= count;
      left -= count;
      if (count > 0) taken.push({ nation, province, type, count, since: lot.since, marched: lot.marched });
    }
  });
  return taken;
};

/** Where the plan has generals and units after the march. */
const arriveIn = (draft: Draft, march: PlannedMarch, lots: readonly Lot[]): void => {
  const { nation } = draft;
  const last = march.legs.at(-1);
  const place = last?.to ?? march.from;
  const clock = last?.ends ?? march.starts;
  const goes = last !== undefined;
  for (const general of march.generals) {
    const before = draft.generals.get(general)?.marched ?? false;
    draft.generals.set(general, { place, clock, marched: goes || before });
  }
  for (const { type, count, marched } of lots) {
    draft.lots.push({ nation, province: place, type, count, since: clock, marched: goes || marched });
  }
};

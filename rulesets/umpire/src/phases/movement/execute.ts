import { required } from '@chancery/kit';
import { makePassage } from '../../consequences/passage.ts';
import { getProvince } from '../../rules/find.ts';
import { countOf, noUnits } from '../../rules/forces.ts';
import { subjectOf } from '../../rules/subject.ts';
import type { State } from '../../state.ts';
import { form } from './form.ts';
import { type Group, type Marcher, type Marches, onTheRoad, positionNow, standing } from './groups.ts';
import { meetEnRoute } from './meetings.ts';
import { isBlockaded, isOfCitySide, obstacleTo } from './obstacles.ts';
import { type Fate, type Outcome, outcomeOf } from './outcome.ts';
import type { Plan, Planned, PlannedMarch, PlannedStance } from './plan.ts';
import { stand } from './stance.ts';

/**
 * All marches of a turn, tick by tick: first whoever arrives, then the groups that form, then the tests of all who would go on, then
 * they leave together, then they meet (UM-11.18). `plan` is in turn order, then by line. What came of every line, in its order.
 */
export const execute = (marches: Marches, plan: Plan): readonly Outcome[] => {
  const fates = new Map<Planned, Fate>();
  for (const tick of ticksOf(plan)) {
    endLegs(marches, tick);
    for (const planned of plan) {
      if (planned.kind !== 'cancelled' && planned.starts === tick) fates.set(planned, begin(marches, planned));
    }
    marches.groups.sort((one, other) => plan.indexOf(one.march) - plan.indexOf(other.march));
    setOut(marches);
    meetEnRoute(marches, tick);
  }
  return plan.map((planned) => outcomeOf(planned, fates.get(planned)));
};

/** Every tick at which a line begins or a leg ends, ascending; a leg begins at one of these. */
const ticksOf = (plans: Plan): readonly number[] => {
  const ticks = plans.flatMap((planned) => {
    if (planned.kind === 'cancelled') return [];
    return [planned.starts, ...(planned.kind === 'march' ? planned.legs.map(({ ends }) => ends) : [])];
  });
  return [...new Set(ticks)].sort((one, other) => one - other);
};

/** The legs that end now: all are there before any suffers for the enemies at either end (UM-11.18, 11.29). */
const endLegs = (marches: Marches, tick: number): void => {
  const ending = onTheRoad(marches).filter(({ leg }) => leg.ends === tick);
  if (ending.length === 0) return;
  const seen = positionNow(marches, ending);
  for (const group of ending) endLeg(marches, group, seen);
  for (const group of ending) if (group.ended !== null) land(marches, group);
};

/** What the leg costs (UM-11.26 to 11.33), and then the group is in the province. */
const endLeg = ({ turn }: Marches, group: Marcher, seen: State): void => {
  const { state, emit } = turn;
  const { nation, units, generals, march, leg } = group;
  const { line } = march.line;
  const made = group.legsMade + 1;
  const subject = subjectOf(state, { nation, words: [line, made] });
  const { from, to, way, starts: started, ends: ended } = leg;
  const passage = { parties: [{ nation, units, generals }], from, way, rolls: 'MOVE' as const, subject, seen };
  const [left] = makePassage(turn, passage);
  const isLast = left === undefined || made === march.legs.length;
  Object.assign(group, { leg: null, legsMade: made, at: to, ended: isLast ? { reason: march.short } : null });
  if (left === undefined) {
    Object.assign(group, { units: noUnits(turn.setting), generals: [] });
    return;
  }
  Object.assign(group, { units: left.units, generals: left.generals });
  const told = { nation, line, leg: made, by: way.by, from, to, started, ended };
  emit({ kind: 'leg-marched', rule: 'UM-11.18', ...told, units: [...left.units], generals: [...left.generals] });
};

/** Army units that come to a city of their side: as relief by land, or by sea past a blockade; else they join the garrison (UM-11.25, 12.31, 12.33). */
const land = (marches: Marches, { nation, units, at: province, march }: Group): void => {
  const { setting, state, memory } = marches.turn;
  if (countOf(setting, units, 'land') === 0 || !isOfCitySide(state, nation, province)) return;
  const isRelief = march.by === 'land' || isBlockaded({ setting, state: positionNow(marches) }, province);
  if (march.by === 'sea') memory.landed.add(province);
  if (isRelief && getProvince(state, province).siege !== null) marches.relief.push({ nation, province });
};

/** A line begins: its group forms, or it comes to nothing; who has no leg to go stays where they are. */
const begin = (marches: Marches, planned: PlannedMarch | PlannedStance): Fate => {
  if (planned.kind === 'stance') return stand(marches, planned);
  const formed = form(marches, planned);
  if ('code' in formed) return formed;
  if (planned.legs.length === 0) formed.ended = { reason: planned.short };
  marches.groups.push(formed);
  return formed;
};

/** Whoever stands begins a leg now: who is not held leaves, all together; the others end where they are (UM-11.17, 11.18). */
const setOut = (marches: Marches): void => {
  const board = { setting: marches.turn.setting, state: positionNow(marches) };
  const ready = standing(marches).map((group) => {
    const leg = required(group.march.legs[group.legsMade], 'leg', group.legsMade);
    return { group, leg, reason: obstacleTo(board, group, leg) };
  });
  for (const { group, leg, reason } of ready) {
    if (reason === null) group.leg = leg;
    else {
      group.ended = { reason };
      land(marches, group);
    }
  }
};

import { required } from '@chancery/kit';
import { cancelled, type Done } from '../../actions/deed.ts';
import type { CombatOrders, Line } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { ProvinceNumber } from '../../words.ts';
import type { Group } from './groups.ts';
import type { Planned } from './plan.ts';

/** What came of a stance: for which arms, and why not for others. */
export interface Stood {
  readonly orders: CombatOrders;
  readonly lacking: Refusal | null;
}
/** What a line has come to: a group, a stance, or a reason why it came to nothing. */
export type Fate = Group | Stood | Refusal;

/** What there is to say and to do of a line when all have marched. */
export interface Outcome {
  readonly line: Line;
  readonly done: Done;
  /** Combat orders that hold now, and where; null where the line came to nothing (UM-11.40). */
  readonly orders: {
    readonly place: ProvinceNumber;
    readonly given: CombatOrders;
    readonly group: Group | null;
  } | null;
}

/** The outcome of a planned line. Throws for one that never began: a mistake of the timetable. */
export const outcomeOf = (planned: Planned, fate: Fate | undefined): Outcome => {
  const { line } = planned;
  if (planned.kind === 'cancelled') return nothing(line, planned.reason);
  if (fate === undefined) throw new Error(`line ${line.line} of nation ${line.nation} never began`);
  if ('code' in fate) return nothing(line, fate);
  if ('march' in fate) return ofGroup(line, fate);
  const { orders, lacking } = fate;
  const done: Done = { status: lacking === null ? 'done' : 'partial', reason: lacking, place: planned.from };
  return { line, done, orders: { place: planned.from, given: orders, group: null } };
};

const nothing = (line: Line, reason: Refusal): Outcome => ({ line, done: cancelled(reason), orders: null });

/** Whoever could not even leave a besieged city has done nothing; all others stopped early, or lacked something (UM-20.27). */
const ofGroup = (line: Line, group: Group): Outcome => {
  const { at, ended, legsMade, march } = group;
  const { reason: early } = required(ended, 'end of line', line.line);
  if (early !== null && legsMade === 0 && SHUT_IN.has(early.code)) return nothing(line, early);
  const reason = early ?? march.lacking;
  const done: Done = { status: reason === null ? 'done' : 'partial', reason, place: at };
  return { line, done, orders: { place: at, given: march.line.order.args, group } };
};

const SHUT_IN: ReadonlySet<Refusal['code']> = new Set(['besieged', 'blockaded']);

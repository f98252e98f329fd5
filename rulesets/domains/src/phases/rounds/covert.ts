import { byNumber, type Phase, sorted, type Turn } from '@chancery/core';
import { ATTEMPTS, type Attempt, type CovertVerb, placeOfSabotage, saboteurs } from '../../actions/covert/attempts.ts';
import { EFFECTS } from '../../actions/covert/effects.ts';
import { pay } from '../../actions/money.ts';
import { fightBattle } from '../../consequences/battle.ts';
import type { Taken } from '../../memory.ts';
import type { Action, OrderOf } from '../../order.ts';
import { findUnit, getDomain, getProvince, unitsInField } from '../../rules/find.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import { operativeFor } from '../../rules/people.ts';
import type { Acting } from '../../rules/scene.ts';
import type { Types } from '../../types.ts';
import {
  type DomainNumber,
  EVEN_CHANCE,
  type PaidFor,
  type ProvinceNumber,
  type Round,
  type UnitId,
} from '../../words.ts';
import { fail, takenBy } from './taken.ts';

const VERBS: readonly CovertVerb[] = ['SPY', 'ASSASSINATE', 'SABOTAGE', 'COVERT'];
const HUNDRED = 100;
const PAID_BY = {
  SPY: 'spying',
  ASSASSINATE: 'an assassination',
  SABOTAGE: 'sabotage',
  COVERT: 'a secret plot',
} as const satisfies { readonly [Verb in CovertVerb]: PaidFor };

/** R3: all attempts are rolled, then those that succeeded take effect, then discovered saboteurs fight (DOM-9.16, 9.21). */
export const covertOf = (round: Round): Phase<Types> => ({
  name: `Covert action of round ${round}`,
  rule: 'DOM-9.21',
  run: (turn) => {
    const tried = initiativeOf(turn.setting, turn.state).flatMap((domain) =>
      takenBy(turn, domain, VERBS).map((taken) => judge({ ...turn, domain, round }, taken)),
    );
    const rolled = tried.map((attempt) => roll(turn, attempt, round)).filter((attempt) => attempt !== null);
    for (const { acting, order, succeeded } of rolled) if (succeeded) takeEffect(acting, order);
    fightSaboteurs(turn, rolled);
  },
});

type CovertOrder = OrderOf<CovertVerb>;

interface Judged {
  readonly acting: Acting;
  readonly taken: Taken & { readonly order: Extract<Action, CovertOrder> };
  readonly fault: ReturnType<Attempt['fault']>;
}

interface Rolled {
  readonly acting: Acting;
  readonly order: Extract<Action, CovertOrder>;
  readonly succeeded: boolean;
  /** The Scouts of a sabotage that was discovered, and where (DOM-9.16). */
  readonly discovered: {
    readonly unit: UnitId;
    readonly province: ProvinceNumber;
    readonly target: DomainNumber | null;
  } | null;
}

const attemptOf = ({ verb }: CovertOrder): Attempt => ATTEMPTS[verb] as Attempt;

const judge = (acting: Acting, taken: Judged['taken']): Judged => ({
  acting,
  taken,
  fault: attemptOf(taken.order).fault(acting, taken.order.args),
});

/** The attempt's roll, then that of the counterspy whom it meets (DOM-9.2, 9.6, 9.9, 9.10). */
const roll = (turn: Turn<Types>, { acting, taken, fault }: Judged, round: Round): Rolled | null => {
  const { state, emit, dice, domain } = acting;
  const { order } = taken;
  const attempt = attemptOf(order);
  const reason = fault ?? attempt.fault(acting, order.args);
  if (reason !== null) {
    fail(turn, { domain, round, taken, reason });
    return null;
  }
  const person = 'by' in order.args ? operativeFor(getDomain(state, domain), state.turn, order.args.by) : null;
  const scouts = order.verb === 'SABOTAGE' ? saboteurs(acting, order.args) : null;
  const target = attempt.target(acting, order.args);
  const chance = attempt.chance(acting, order.args);
  pay(acting, attempt.cost(acting, order.args), PAID_BY[order.verb]);
  const rolled = dice.at('espionage', domain).d(HUNDRED);
  const watched = target !== null && getDomain(state, target).counterspyFrom !== null;
  const counterRoll = watched ? dice.at('counterspy', target).d(HUNDRED) : null;
  const hit = rolled <= chance;
  const caught = counterRoll !== null && counterRoll <= EVEN_CHANCE;
  const outcome = hit ? (caught ? 'cancelled' : 'succeeded') : 'failed';
  emit({
    kind: 'attempted',
    rule: 'DOM-9.9',
    author: domain,
    target,
    attempt: KINDS[order.verb],
    person: person?.id ?? null,
    name: person?.name ?? '',
    scouts: scouts?.id ?? null,
    chance,
    roll: rolled,
    counterRoll,
    outcome,
    exposed: person !== null && !hit && caught,
  });
  const province = order.verb === 'SABOTAGE' ? placeOfSabotage(acting, order.args) : null;
  const discovered =
    scouts === null || province === null || outcome !== 'failed' ? null : { unit: scouts.id, province, target };
  return { acting, order, succeeded: outcome === 'succeeded', discovered };
};

const KINDS = { SPY: 'spy', ASSASSINATE: 'assassinate', SABOTAGE: 'sabotage', COVERT: 'covert' } as const;

const takeEffect = (acting: Acting, order: Extract<Action, CovertOrder>): void =>
  (EFFECTS[order.verb] as (acting: Acting, args: CovertOrder['args']) => void)(acting, order.args);

/** Discovered Scouts have to fight whoever of the ruler or the owner stands in the field there (DOM-9.16). */
const fightSaboteurs = (turn: Turn<Types>, rolled: readonly Rolled[]): void => {
  const found = rolled.flatMap(({ discovered }) => discovered ?? []);
  const inOrder = sorted(found, (one, other) => byNumber(one.province, other.province));
  for (const { unit: id, province, target } of inOrder) {
    const { state } = turn;
    const unit = findUnit(state, id);
    const { ruler } = getProvince(state, province);
    const defending = unitsInField(state, province).filter(
      ({ owner }) => owner !== null && owner !== unit?.owner && (owner === ruler || owner === target),
    );
    if (unit !== null && defending.length > 0) {
      fightBattle(turn, { province, cause: 'sabotage', attacking: [unit], defending });
    }
  }
};

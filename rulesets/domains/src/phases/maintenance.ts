import type { Phase, Turn } from '@chancery/core';
import { setLevel } from '../consequences/holdings.ts';
import { settle } from '../consequences/settle.ts';
import { ATTACKERS_DIE } from '../data/order-of-death.ts';
import { getDomain, holdingsOf, provincesRuledBy } from '../rules/find.ts';
import { goingFirst } from '../rules/going.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { courtCost, fortCost, unitsPaidBy, upkeepOf } from '../rules/money.ts';
import type { Holding, Unit } from '../state.ts';
import type { Types } from '../types.ts';
import { type DomainNumber, HOLDING_KINDS } from '../words.ts';

/** Court, forts and troops are paid, in this order (DOM-5.11). */
export const maintenance: Phase<Types> = {
  name: 'Maintenance',
  rule: 'DOM-5.11',
  run: (turn) => {
    for (const domain of initiativeOf(turn.setting, turn.state)) maintain(turn, domain);
    settle(turn);
  },
};

const maintain = (turn: Turn<Types>, domain: DomainNumber): void => {
  const { setting, state, emit } = turn;
  const { treasury } = getDomain(state, domain);
  const court = courtCost(state, domain);
  const forts = fortCost(state, domain);
  const left = Math.max(0, treasury - court - forts);
  const dismissed = unpaidUnits(turn, unitsPaidBy(state, domain), left);
  const kept = unitsPaidBy(state, domain).filter((unit) => !dismissed.includes(unit));
  const upkeep = upkeepOf(setting.units, kept);
  const paid = Math.min(treasury, court + forts) + upkeep;
  emit({ kind: 'maintenance-paid', rule: 'DOM-5.11', domain, court, forts, upkeep, paid });
  if (treasury < court + forts) complain(turn, domain);
  if (dismissed.length > 0) {
    emit({ kind: 'disbanded', rule: 'DOM-5.13', domain, units: dismissed.map(({ id }) => id), why: 'unpaid' });
  }
};

/** Units that are dismissed until the rest can be paid: as attackers die, the latest first (DOM-5.13). */
const unpaidUnits = ({ setting }: Turn<Types>, units: readonly Unit[], gold: number): readonly Unit[] => {
  const dismissed: Unit[] = [];
  let due = upkeepOf(setting.units, units);
  for (const unit of goingFirst(units, ATTACKERS_DIE)) {
    if (due <= gold) break;
    const { upkeep } = setting.units[unit.type];
    if (upkeep === 0) continue;
    due -= upkeep;
    dismissed.push(unit);
  }
  return dismissed;
};

/** A court that is not paid is resented (DOM-5.12). */
const complain = (turn: Turn<Types>, domain: DomainNumber): void => {
  const { state, emit } = turn;
  const provinces = provincesRuledBy(state, domain);
  for (const { number, mood } of provinces) {
    if (mood > 0) {
      emit({ kind: 'mood-changed', rule: 'DOM-5.12', province: number, mood: mood - 1, why: 'unpaid court' });
    }
  }
  const [highest] = provinces.length > 0 ? [] : highestFirst(holdingsOf(state, domain));
  if (highest !== undefined && highest.level > 0) setLevel(turn, highest.id, highest.level - 1, 'unpaid court');
};

const highestFirst = (holdings: readonly Holding[]): readonly Holding[] =>
  [...holdings].sort(
    (one, other) =>
      other.level - one.level ||
      one.province - other.province ||
      HOLDING_KINDS.indexOf(one.kind) - HOLDING_KINDS.indexOf(other.kind),
  );

import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { type CovertRuling, covertRuling } from '../../rules/covert.ts';
import { findHolding, findPerson, getDomain, getProvince, isAlive } from '../../rules/find.ts';
import { canCross, placeOfBorder } from '../../rules/passage.ts';
import { operativeFor } from '../../rules/people.ts';
import type { Acting } from '../../rules/scene.ts';
import { pickUnits } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { COST, type DomainNumber, EVEN_CHANCE, type PersonId, type ProvinceNumber } from '../../words.ts';
import type { DeedOf } from '../deed.ts';
import { goldFault, pay } from '../money.ts';

/** Covert actions: what each costs, whom it is against, and why it cannot be tried (DOM-9). */

export type CovertVerb = 'SPY' | 'ASSASSINATE' | 'SABOTAGE' | 'COVERT';

/** An attempt before dice are rolled. */
export interface Attempt<Verb extends CovertVerb = CovertVerb> {
  fault(acting: Acting, args: OrderOf<Verb>['args']): Refusal | null;
  cost(acting: Acting, args: OrderOf<Verb>['args']): number;
  /** Whose COUNTERSPY opposes it; null for none (DOM-9.10). */
  target(acting: Acting, args: OrderOf<Verb>['args']): DomainNumber | null;
  /** In a hundred (DOM-9.2). */
  chance(acting: Acting, args: OrderOf<Verb>['args']): number;
}

const freeFault = ({ state, domain }: Acting, by: PersonId): Refusal | null =>
  operativeFor(getDomain(state, domain), state.turn, by) === null ? { code: 'nobody-free' } : null;

const even = (): number => EVEN_CHANCE;

const spy: Attempt<'SPY'> = {
  fault: (acting, { by }) => freeFault(acting, by) ?? goldFault(acting, COST.spy),
  cost: () => COST.spy,
  target: ({ state, domain }, { province }) => foreign(domain, getProvince(state, province).ruler),
  chance: even,
};

/** Of its own things and of unruled land nobody defends it against itself (DOM-9.10). */
const foreign = (domain: DomainNumber, owner: DomainNumber | null): DomainNumber | null =>
  owner === domain ? null : owner;

/** One attempt a turn, at a living target (DOM-9.11, 9.12). */
const assassinate: Attempt<'ASSASSINATE'> = {
  fault: (acting, args) => {
    const { state, domain } = acting;
    if (args.domain === domain) return { code: 'same-domain', domain };
    if (!isAlive(state, args.domain)) return { code: 'eliminated', domain: args.domain };
    if (getDomain(state, domain).assassinationDone) return { code: 'already-attempted', attempt: 'assassination' };
    if (args.underling !== undefined && findPerson(getDomain(state, args.domain), args.underling) === null) {
      return { code: 'target-dead', domain: args.domain };
    }
    return freeFault(acting, args.by) ?? goldFault(acting, assassinate.cost(acting, args));
  },
  cost: (_, { underling }) => (underling === undefined ? COST.assassinateRuler : COST.assassinateUnderling),
  target: (_, { domain }) => domain,
  chance: even,
};

/** Where the damage is done: two provinces for a bridge, the one named first is where it is tried (DOM-9.10, 9.14). */
export const placeOfSabotage = ({ state }: Acting, args: OrderOf<'SABOTAGE'>['args']): ProvinceNumber | null => {
  if (args.from !== undefined) return args.from;
  return findHolding(state, args.holding ?? args.route ?? 0)?.province ?? null;
};

/** The unit that is sent; they must be Scouts, in the field of the target's province or of one beside it (DOM-9.14). */
export const saboteurs = ({ setting, state, domain }: Acting, { scouts }: OrderOf<'SABOTAGE'>['args']): Unit | null =>
  pickUnits(setting, state, domain, { units: [scouts] }).units[0] ?? null;

const sabotage: Attempt<'SABOTAGE'> = {
  fault: (acting, args) => {
    const { setting, state, domain } = acting;
    if (getDomain(state, domain).sabotageDone) return { code: 'already-attempted', attempt: 'sabotage' };
    const province = placeOfSabotage(acting, args);
    if (province === null) return { code: 'unknown-holding', holding: args.holding ?? args.route ?? 0 };
    const nothing = assetFault(acting, args);
    if (nothing !== null) return nothing;
    if (sabotage.target(acting, args) === domain) return { code: 'own-target' };
    const unit = saboteurs(acting, args);
    if (unit === null) return { code: 'unknown-unit', name: args.scouts };
    if (unit.type !== 'Scouts') return { code: 'not-scouts', unit: unit.id };
    if (unit.province !== province && !canCross(setting, state, unit.province, province))
      return { code: 'out-of-range', province };
    return goldFault(acting, COST.sabotage);
  },
  cost: () => COST.sabotage,
  target: ({ state }, { holding, from, route }) =>
    from === undefined ? (findHolding(state, holding ?? route ?? 0)?.owner ?? null) : getProvince(state, from).ruler,
  chance: even,
};

const assetFault = ({ setting, state }: Acting, { from, to, route }: OrderOf<'SABOTAGE'>['args']): Refusal | null => {
  if (from !== undefined && to !== undefined) {
    const place = placeOfBorder(setting, from, to);
    return place !== null && state.bridges.includes(place) ? null : { code: 'no-such-bridge', from, to };
  }
  if (route === undefined || state.routes.some(({ first, second }) => first === route || second === route)) return null;
  return { code: 'no-such-route', holding: route };
};

export const rulingOn = ({ setting, domain, rulings }: Acting, args: OrderOf<'COVERT'>['args']): CovertRuling =>
  covertRuling(setting, domain, { args, rulings });

/** A plan that the host has not refused (DOM-9.19, 9.20). */
const covert: Attempt<'COVERT'> = {
  fault: (acting, args) => {
    const { state, domain } = acting;
    if (args.domain === domain) return { code: 'same-domain', domain };
    if (!isAlive(state, args.domain)) return { code: 'eliminated', domain: args.domain };
    const ruling = rulingOn(acting, args);
    if (ruling.verdict === 'refused') return { code: 'covert-refused', reason: ruling.reason };
    return aimFault(acting, args) ?? freeFault(acting, args.by) ?? goldFault(acting, covert.cost(acting, args));
  },
  cost: (acting, args) => rulingOn(acting, args).cost,
  target: (_, { domain }) => domain,
  chance: (acting, args) => rulingOn(acting, args).chance,
};

/** What unrest and bribes are aimed at (DOM-9.18). */
const aimFault = (
  { state }: Acting,
  { template, domain, province, type }: OrderOf<'COVERT'>['args'],
): Refusal | null => {
  if (template === 'unrest' && (province === undefined || getProvince(state, province).ruler !== domain)) {
    return { code: 'not-your-province', province: province ?? 0 };
  }
  if (template !== 'bribe') return null;
  const bribable = type === 'Irregulars' || type === 'Levies';
  return bribable && province !== undefined && bribedUnit(state.units, { domain, province, type }) !== null
    ? null
    : { code: 'no-such-unit-there', type: type ?? 'Irregulars', province: province ?? 0 };
};

/** The first unit of that type that the target has there. */
export const bribedUnit = (
  units: readonly Unit[],
  {
    domain,
    province,
    type,
  }: { readonly domain: DomainNumber; readonly province: ProvinceNumber; readonly type: Unit['type'] },
): Unit | null =>
  units.find((unit) => unit.owner === domain && unit.province === province && unit.type === type) ?? null;

export const ATTEMPTS: { readonly [Verb in CovertVerb]: Attempt<Verb> } = {
  SPY: spy,
  ASSASSINATE: assassinate,
  SABOTAGE: sabotage,
  COVERT: covert,
};

/** Somebody watches over the domain from now to the end of the turn (DOM-9.5, 9.7). */
export const counterspy: DeedOf<'COUNTERSPY'> = {
  fault: (acting, { by }) => {
    if (getDomain(acting.state, acting.domain).counterspyFrom !== null) return { code: 'counterspy-active' };
    return freeFault(acting, by) ?? goldFault(acting, COST.counterspy);
  },
  carryOut: (acting, { by }) => {
    const { state, emit, domain, round } = acting;
    const person = operativeFor(getDomain(state, domain), state.turn, by);
    if (person === null) return;
    pay(acting, COST.counterspy, 'counterspying');
    emit({ kind: 'counterspy-set', rule: 'DOM-9.5', domain, person: person.id, round });
  },
};

import { settle } from '../../consequences/settle.ts';
import type { NamedUnits, Order } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findHolding, getHolding } from '../../rules/find.ts';
import { isBesieged, pointsOf, roomInside } from '../../rules/levels.ts';
import { hostilesInField, mayPass } from '../../rules/passage.ts';
import type { Acting } from '../../rules/scene.ts';
import { idsOf, pickUnits } from '../../rules/units.ts';
import { areAllied } from '../../rules/war.ts';
import type { Unit } from '../../state.ts';
import type { HoldingId } from '../../words.ts';
import type { Deed, DeedOf } from '../deed.ts';

/** Free orders to units. */

type UnitOrder = Extract<Order, { readonly verb: 'DISBAND' | 'LEAVE' | 'STANCE' | 'JOIN' | 'TASK' }>;

/** A deed of units that were named; each is judged, and all are ordered together. */
const ofUnits = <O extends UnitOrder>(
  each: (acting: Acting, unit: Unit, args: O['args']) => Refusal | null,
  all: (acting: Acting, units: readonly Unit[], args: O['args']) => void,
): Deed<O> => ({
  fault: (acting, args) => {
    const { units, fault } = pickUnits(acting.setting, acting.state, acting.domain, args);
    if (fault !== null) return fault;
    return units.map((unit) => each(acting, unit, args)).find((found) => found !== null) ?? null;
  },
  carryOut: (acting, args) => all(acting, pickUnits(acting.setting, acting.state, acting.domain, args).units, args),
});

const NOTHING_TO_SAY = (): null => null;

const ownFault = ({ domain }: Acting, { id, owner }: Unit): Refusal | null =>
  owner === domain ? null : { code: 'not-commanded', unit: id };

const besiegedFault = ({ state }: Acting, { inside }: Unit): Refusal | null =>
  inside !== null && isBesieged(getHolding(state, inside)) ? { code: 'siege-bars-it', holding: inside } : null;

export const recall: DeedOf<'RECALL'> = {
  fault: (acting, args) => {
    const lent = lentUnits(acting, args);
    return lent.length > 0 ? null : { code: 'no-units', units: [] };
  },
  carryOut: (acting, args) => {
    acting.emit({ kind: 'recalled', rule: 'DOM-8.9', owner: acting.domain, units: idsOf(lentUnits(acting, args)) });
  },
};

/** Own units on loan, whoever commands them. */
const lentUnits = (
  { setting, state, domain }: Pick<Acting, 'setting' | 'state' | 'domain'>,
  named: NamedUnits,
): readonly Unit[] => {
  const own = state.units.map((unit) => (unit.owner === domain ? { ...unit, borrowerCommands: false } : unit));
  return pickUnits(setting, { ...state, units: own }, domain, named).units.filter(({ loanedTo }) => loanedTo !== null);
};

export const disband: DeedOf<'DISBAND'> = ofUnits(
  (acting, unit) => ownFault(acting, unit) ?? besiegedFault(acting, unit),
  (acting, units) => {
    acting.emit({ kind: 'disbanded', rule: 'DOM-6.19', domain: acting.domain, units: idsOf(units), why: 'ordered' });
    settle(acting);
  },
);

/** Into the field, where nobody hostile waits (DOM-7.22). */
export const leave: DeedOf<'LEAVE'> = ofUnits(
  (acting, unit) => {
    const { id, inside, province } = unit;
    if (inside === null) return { code: 'not-inside', unit: id };
    if (hostilesInField(acting.state, acting.domain, province).length > 0)
      return { code: 'hostile-units-there', province };
    return (
      besiegedFault(acting, unit) ??
      (mayPass(acting.state, unit, province) ? null : { code: 'no-leave-to-come-out', unit: id })
    );
  },
  (acting, units) => {
    for (const [holding, those] of Map.groupBy(units, ({ inside }) => inside as HoldingId)) {
      acting.emit({ kind: 'left', rule: 'DOM-7.22', units: idsOf(those), holding, why: 'ordered' });
    }
    settle(acting);
  },
);

/** Inside a holding of the domain or of an ally in the same province (DOM-7.22). */
export const enter: DeedOf<'ENTER'> = {
  fault: (acting, args) => {
    const { holding: id } = args;
    const { setting, state, domain } = acting;
    const holding = findHolding(state, id);
    if (holding === null) return { code: 'unknown-holding', holding: id };
    if (holding.owner !== domain && !areAllied(state, holding.owner, domain)) {
      return { code: 'not-an-own-or-allied-holding', holding: id };
    }
    if (isBesieged(holding)) return { code: 'siege-bars-it', holding: id };
    if (holding.occupiedBy !== null) return { code: 'besieged-or-occupied', holding: id };
    const { units, fault } = pickUnits(setting, state, domain, args);
    if (fault !== null) return fault;
    const strayed = units.find(({ province, inside }) => province !== holding.province || inside !== null);
    if (strayed !== undefined) return { code: 'not-in-the-field', unit: strayed.id };
    return roomInside(state, setting.units, holding) >= pointsOf(setting.units, units)
      ? null
      : { code: 'no-room-inside', holding: id };
  },
  carryOut: (acting, args) => {
    const picked = pickUnits(acting.setting, acting.state, acting.domain, args).units;
    acting.emit({ kind: 'entered', rule: 'DOM-7.22', units: idsOf(picked), holding: args.holding });
    settle(acting);
  },
};

export const setStance: DeedOf<'STANCE'> = ofUnits(NOTHING_TO_SAY, ({ emit }, units, { stance, retreatTo = [] }) =>
  emit({ kind: 'stance-set', rule: 'DOM-7.20', units: idsOf(units), stance, retreatTo }),
);

export const setJoining: DeedOf<'JOIN'> = ofUnits(ownFault, ({ emit }, units, { join }) =>
  emit({ kind: 'scouts-joining-set', rule: 'DOM-10.6', units: idsOf(units), join: join === 'yes' }),
);

/** They may be elsewhere yet: a task works wherever its holding is (DOM-14.3). */
export const setTask: DeedOf<'TASK'> = ofUnits(
  ({ state }, _, { task, holding }) =>
    task === 'none' || (holding !== undefined && findHolding(state, holding) !== null)
      ? null
      : { code: 'unknown-holding', holding: holding ?? 0 },
  (acting, units, { task, holding }) => {
    acting.emit({
      kind: 'task-set',
      rule: 'DOM-13.1',
      units: idsOf(units),
      task: task === 'none' || holding === undefined ? null : { kind: task, holding },
    });
    settle(acting);
  },
);

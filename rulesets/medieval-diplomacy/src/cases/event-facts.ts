import { type CaseFailure, type Facts, factsFrom, seatId } from '@chancery/core';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { realmCode } from '../rules/names.ts';
import type { MdPosition, Types } from '../types.ts';
import { battleFacts } from './battle-facts.ts';
import { COMMANDER, EVENT_SHAPES } from './event-shapes.ts';
import { calledRealm, calledUnit } from './names.ts';
import { refusalWords, SORTS } from './sorts.ts';

/** The events of a turn in words; those of Movement Events with the phase in which they happened. */
export const eventWords = (events: readonly Event[], after: MdPosition, before: MdPosition): readonly Facts[] => {
  const position = withTheFallen(after, before, events);
  let phase = 0;
  return events.map((event) => {
    if (event.kind === 'phase-began') phase = event.phase;
    if (event.kind === 'movement-ended') phase = 0;
    const facts = eventFacts(event, position);
    return phase > 0 && !('phase' in facts) ? { ...facts, phase } : facts;
  });
};

/** The position after a turn, in which commanders who fell or left still have their names. */
const withTheFallen = (after: MdPosition, before: MdPosition, events: readonly Event[]): MdPosition => {
  const hired = events.flatMap((event) => (event.kind === 'commander-hired' ? [event.commander] : []));
  const known = [...before.state.commanders, ...hired];
  const gone = known.filter(({ id }) => !after.state.commanders.some((other) => other.id === id));
  return { ...after, state: { ...after.state, commanders: [...after.state.commanders, ...gone] } };
};

const eventFacts = (event: Event, position: MdPosition): Facts => {
  const { kind, rule } = event;
  switch (event.kind) {
    case 'battle-fought':
      return { kind, rule, ...battleFacts(event.battle, position) };
    case 'order-failed':
      return {
        kind,
        rule,
        realm: calledRealm(position.setting, event.realm),
        order: orderWords(event.order),
        step: event.step,
        phase: event.phase,
        ...refusalWords(event.reason, position),
      };
    case 'plan-cancelled':
      return {
        kind,
        rule,
        unit: calledUnit(position.setting, event.unit),
        orders: event.orders.map(orderWords),
        why: event.why,
      };
    case 'commander-hired': {
      const { commander, cost } = event;
      const { realm: _, unit: __, improved: ___, ...shown } = commander;
      return {
        kind,
        rule,
        realm: calledRealm(position.setting, commander.realm),
        unit: calledUnit(position.setting, commander.unit),
        cost: cost / 100,
        commander: factsFrom(shown, COMMANDER, SORTS, position),
      };
    }
    default:
      return factsFrom(event, EVENT_SHAPES[event.kind], SORTS, position);
  }
};

/** `A1 MARCH`, as short as an order can be called. */
const orderWords = (order: Order): string =>
  ('unit' in order ? `${order.unit} ${order.verb}` : order.verb).replaceAll('_', ' ');

/** An order that failed at its step. */
export const failureIn = (event: Event, { setting }: MdPosition): CaseFailure<Types> | null => {
  if (event.kind !== 'order-failed') return null;
  const { realm, position, order, reason, step, phase } = event;
  return {
    seat: seatId(realmCode(setting, realm)),
    position,
    order,
    refusal: reason,
    facts: { step, phase, verb: order.verb },
  };
};

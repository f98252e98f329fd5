import { type CaseFailure, seatId } from '@chancery/core';
import { type CaseSorts, factVocabulary, NUMBER } from '@chancery/kit';
import { EVENT_FACTS, type Event } from '../events.ts';
import { REFUSALS } from '../refusals.ts';
import { realmCode } from '../rules/names.ts';
import type { MdPosition, Types } from '../types.ts';
import { BATTLE_FACTS, battleFacts } from './battle-facts.ts';
import { SORTS } from './sorts.ts';

const BATTLE: CaseSorts<MdPosition>[string] = { name: battleFacts, shapes: BATTLE_FACTS, amongOthers: true };

const FACTS = factVocabulary<Types>({
  events: EVENT_FACTS,
  besides: { phase: NUMBER },
  refusals: REFUSALS,
  sorts: { ...SORTS, battle: BATTLE },
});

/** Events and refusals by their facts. */
export const FACT_WORDS: typeof FACTS = {
  ...FACTS,
  eventWords: (events, after, before) => {
    const named = withTheFallen(after, before, events);
    return FACTS.eventWords(inPhases(events), named, before);
  },
};

/** Those of Movement Events with the phase in which they happened. */
const inPhases = (events: readonly Event[]): readonly Event[] => {
  let phase = 0;
  return events.map((event) => {
    if (event.kind === 'phase-began') phase = event.phase;
    if (event.kind === 'movement-ended') phase = 0;
    return phase === 0 || 'phase' in event ? event : { ...event, phase };
  });
};

/** The position after a turn, in which commanders who fell or left still have their names. */
const withTheFallen = (after: MdPosition, before: MdPosition, events: readonly Event[]): MdPosition => {
  const hired = events.flatMap((event) => (event.kind === 'commander-hired' ? [event.commander] : []));
  const known = [...before.state.commanders, ...hired];
  const gone = known.filter(({ id }) => !after.state.commanders.some((other) => other.id === id));
  return { ...after, state: { ...after.state, commanders: [...after.state.commanders, ...gone] } };
};

/** An order that failed at its step. */
export const failureIn = (event: Event, { setting }: MdPosition): CaseFailure<Types> | null => {
  if (event.kind !== 'order-failed') return null;
  const { realm, position, order, reason: refusal, step, phase } = event;
  return {
    seat: seatId(realmCode(setting, realm)),
    position,
    order,
    refusal,
    facts: { step, phase, verb: order.verb },
  };
};

import { type CaseVocabulary, type Facts, factsFrom, type SeatId, seatId, writeLine } from '@chancery/core';
import { tableVocabulary } from '@chancery/kit';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { codeOf } from '../rules/find.ts';
import type { HepPosition, Types } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { CASE_EVENTS, EVENT_SHAPES } from './event-shapes.ts';
import { EXAMPLE } from './example.ts';
import { areaNamed, DRAW_WORDS } from './names.ts';
import { readPosition } from './position.ts';
import { REFUSAL_SHAPES } from './refusal-shapes.ts';
import { refusalWords, SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** How rule cases speak of Heptarchy. The names are listed in docs/cases/heptarchy.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting): SeatId | null => {
    const kingdom = areaNamed(setting, words);
    return kingdom === null ? null : seatId(codeOf(setting, kingdom));
  },
  heeds: (seat, { setting, state }) => state.kingdoms[areaNamed(setting, seat) ?? 0]?.controller === 'player',
  ...DRAW_WORDS,
  events: CASE_EVENTS,
  refusals: REFUSAL_SHAPES,
  sorts: SORTS,
  /** An order is told as it is sent, and a skipped one with the facts of its refusal. */
  eventWords: (events, after, before) => events.map((event) => eventFacts(event, after, before)),
  refusalWords,
  /** A skipped action is an event like others (HEP-1.8). */
  failure: () => null,
  example: EXAMPLE,
};

const eventFacts = (event: Event, after: HepPosition, before: HepPosition): Facts => {
  const told = factsFrom(event, EVENT_SHAPES[event.kind], SORTS, after);
  if (event.kind !== 'acted' && event.kind !== 'skipped') return told;
  const order = orderSaid(event.order, event.kingdom, before);
  if (event.kind === 'acted') return { ...told, order };
  const { refusal: _, ...rest } = told;
  return { ...refusalWords(event.refusal, after), ...rest, order };
};

const orderSaid = (order: Order, kingdom: KingdomNumber | null, { setting, state }: HepPosition): string =>
  writeLine(ORDERS, { setting, view: { kingdom, master: kingdom === null, board: state } }, order);

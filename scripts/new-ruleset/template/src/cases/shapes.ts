import { type FactSorts, type Facts, factsFrom, numberIn, type ShapesOf } from '@chancery/core';
import { factTable } from '@chancery/kit';
import type { Side } from '../events/march.ts';
import type { Points, Taken } from '../events/turn.ts';
import type { Event, EventOf } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { GamePosition } from '../types.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';
import { areaNamed, areaNames, calledArea, calledPower, powerCodes, powerNamed } from './names.ts';

/** How things are called in cases. */
export const SORTS: FactSorts<GamePosition> = {
  area: {
    name: (area: AreaNumber, { setting }) => calledArea(setting, area),
    knows: (words, { setting }) => areaNamed(setting, words) !== null,
    names: ({ setting }) => areaNames(setting),
  },
  house: {
    name: (power: PowerNumber, { setting }) => calledPower(setting, power),
    knows: (words, { setting }) => powerNamed(setting, words) !== null,
    names: ({ setting }) => powerCodes(setting),
  },
  company: { knows: (words) => numberIn(words) !== null },
};

const NAMES = {
  sorts: { house: 'power winner by', area: 'area from to', company: 'company companies unit', number: 'turn' },
  others: {},
} as const;

const SIDE: ShapesOf<Side> = { power: 'house', companies: 'company', men: 'number', roll: 'number' };
const TAKEN: ShapesOf<Taken> = { area: 'area', by: 'house', from: 'house' };
const POINTS: ShapesOf<Points> = { power: 'house', points: 'number' };

/** What stands under the names of the facts of each event. */
export const EVENT_SHAPES = factTable<{ readonly [Kind in Event['kind']]: EventOf<Kind> }, 'kind' | 'rule'>()(
  { ...NAMES, others: { sides: SIDE, taken: TAKEN, points: POINTS } },
  {},
  {
    'company power from to': 'marched',
    'area winner sides': 'battle-fought',
    'turn taken points': 'turn-ended',
  },
);

/** The same of each refusal. */
export const REFUSAL_SHAPES = factTable<
  { readonly [Code in Refusal['code']]: Extract<Refusal, { readonly code: Code }> },
  'code'
>()(NAMES, {}, { '': 'rulers-only', unit: 'unknown-unit', 'company from to': 'no-border', company: 'marches-already' });

export const eventWords = (events: readonly Event[], after: GamePosition): readonly Facts[] =>
  events.map((event) => factsFrom(event, EVENT_SHAPES[event.kind], SORTS, after));

export const refusalWords = (refusal: Refusal, position: GamePosition): Facts =>
  factsFrom(refusal, REFUSAL_SHAPES[refusal.code], SORTS, position);

import type { ShapesOf } from '@chancery/core';
import { factTable } from '@chancery/kit';
import type { Side } from '../events/march.ts';
import type { Points, Taken } from '../events/turn.ts';
import type { Event, EventOf } from '../events.ts';
import type { Refusal } from '../refusals.ts';

const SORTED = {
  house: 'power winner by',
  area: 'area from to',
  company: 'company companies unit',
  number: 'turn',
} as const;

const SIDE: ShapesOf<Side> = {
  power: 'house',
  companies: 'company',
  men: 'number',
  roll: 'number',
};
const TAKEN: ShapesOf<Taken> = { area: 'area', by: 'house', from: 'house' };
const POINTS: ShapesOf<Points> = { power: 'house', points: 'number' };

/** What stands under the names of the facts of each event; the compiler asks for each. */
export const EVENT_SHAPES = factTable<{ readonly [Kind in Event['kind']]: EventOf<Kind> }, 'kind' | 'rule'>()(
  { sorts: SORTED, others: { sides: SIDE, taken: TAKEN, points: POINTS } },
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
>()(
  { sorts: SORTED, others: {} },
  {},
  {
    '': 'rulers-only',
    unit: 'unknown-unit',
    'company from to': 'no-border',
    company: 'marches-already',
  },
);

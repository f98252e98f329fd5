import type { ReferenceSheet, ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { FINAL_EVENTS, FIRST_EVENTS, MOVEMENT_EVENTS } from '../phases.ts';
import type { Types } from '../types.ts';

/** The order of events of a turn (MD-1.4 to MD-1.6). */
export const EVENT_SHEET: ReferenceSheet<Types> = {
  id: 'events',
  title: 'The order of events',
  tables: () => [
    list(
      'First Events, once',
      'MD-1.4',
      FIRST_EVENTS.map(({ name }) => name),
    ),
    list('Movement Events, in every phase', 'MD-1.5', [
      ...MOVEMENT_EVENTS.map(({ step, name }) => `${step} ${name}`),
      'M15 Once more while anybody has orders, and then one phase besides',
    ]),
    list(
      'Final Events, once',
      'MD-1.6',
      FINAL_EVENTS.map(({ name }) => name),
    ),
  ],
};

const list = (title: string, rule: string, lines: readonly string[]): ReferenceTable => ({
  rule,
  ...tableOf(
    [words('event', title)],
    lines.map((line) => [line]),
  ),
});

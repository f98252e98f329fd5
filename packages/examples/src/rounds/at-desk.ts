import { type AnyDeskRuleset, type DeskRuleset, defineDeskRuleset, rulesetId } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import { DESK, FIGURES, leftUndone, PLACES, REPORT, sectionsLeave, UNITS } from './desk.ts';
import { ORDERS } from './orders.ts';
import type { Rounds } from './types.ts';
import { TEXT } from './words.ts';

/** The part that a captain's browser loads. */
export const AT_DESK: DeskRuleset<Rounds> = {
  id: rulesetId('rounds'),
  version: 1,
  title: 'Rounds',
  prefix: 'RD',
  seats: ({ powers }) => seatsFor(powers),
  world: ({ world }) => world,
  orders: ORDERS,
  desk: DESK,
  places: PLACES,
  units: UNITS,
  figures: FIGURES,
  leftUndone,
  sectionsLeave,
  report: REPORT,
  text: TEXT,
  tutorial: async () => (await import('./lesson.ts')).LESSON,
};

export const roundsAtDesk: AnyDeskRuleset = defineDeskRuleset(AT_DESK);

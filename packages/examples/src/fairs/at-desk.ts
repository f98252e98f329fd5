import { type AnyDeskRuleset, type DeskRuleset, defineDeskRuleset, rulesetId } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import { DESK, FIGURES, leftUndone, PLACES, REPORT, UNITS } from './desk.ts';
import { ORDERS } from './orders.ts';
import type { Fairs } from './types.ts';
import { TEXT } from './words.ts';

/** The part that a trader's browser loads. */
export const AT_DESK: DeskRuleset<Fairs> = {
  id: rulesetId('fairs'),
  version: 1,
  title: 'Fairs',
  prefix: 'FA',
  seats: ({ powers }) => seatsFor(powers),
  world: ({ world }) => world,
  orders: ORDERS,
  desk: DESK,
  places: PLACES,
  units: UNITS,
  figures: FIGURES,
  leftUndone,
  report: REPORT,
  text: TEXT,
  tutorial: async () => (await import('./lesson.ts')).LESSON,
};

export const fairsAtDesk: AnyDeskRuleset = defineDeskRuleset(AT_DESK);

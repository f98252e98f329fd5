import { type AnyDeskRuleset, type DeskRuleset, defineDeskRuleset, rulesetId } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import { DESK, FIGURES, leftUndone, OWN, PLACES, REPORT, UNITS } from './desk.ts';
import { ORDERS } from './orders.ts';
import type { Sections } from './types.ts';
import { TEXT } from './words.ts';

/** The part that a trader's browser loads. */
export const AT_DESK: DeskRuleset<Sections> = {
  id: rulesetId('sections'),
  version: 1,
  title: 'Sections',
  prefix: 'SC',
  seats: ({ powers }) => seatsFor(powers),
  world: ({ world }) => world,
  orders: ORDERS,
  desk: DESK,
  places: PLACES,
  units: UNITS,
  own: OWN,
  figures: FIGURES,
  leftUndone,
  report: REPORT,
  text: TEXT,
  tutorial: async () => (await import('./lesson.ts')).LESSON,
};

export const sectionsAtDesk: AnyDeskRuleset = defineDeskRuleset(AT_DESK);

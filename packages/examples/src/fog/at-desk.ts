import { type AnyDeskRuleset, type DeskRuleset, defineDeskRuleset, rulesetId } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import { DESK, FIGURES, leftUndone, PLACES, REPORT, UNITS } from './desk.ts';
import { battleIn, odds } from './odds.ts';
import { ORDERS } from './orders.ts';
import type { Fog } from './types.ts';
import { TEXT } from './words.ts';

/** The part that a ruler's browser loads: it holds no turn, no scenario and no secret. */
export const AT_DESK: DeskRuleset<Fog> = {
  id: rulesetId('fog'),
  version: 1,
  title: 'Fog',
  prefix: 'FG',
  seats: ({ powers }) => seatsFor(powers),
  world: ({ world }) => world,
  orders: ORDERS,
  desk: DESK,
  places: PLACES,
  units: UNITS,
  figures: FIGURES,
  leftUndone,
  report: REPORT,
  odds,
  battleIn,
  text: TEXT,
  tutorial: async () => (await import('./lesson.ts')).LESSON,
};

export const fogAtDesk: AnyDeskRuleset = defineDeskRuleset(AT_DESK);

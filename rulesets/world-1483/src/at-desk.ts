import { type AnyDeskRuleset, type DeskRuleset, defineDeskRuleset, rulesetId } from '@chancery/core';
import { battleIn } from './battle-plan/battle-in.ts';
import { DESK } from './desk.ts';
import { FIGURES, prices } from './figures.ts';
import { leftUndone } from './left-undone.ts';
import { odds } from './odds.ts';
import { ORDERS } from './orders/index.ts';
import { OWN } from './own-spec.ts';
import { PLACES } from './places-spec.ts';
import { POWERS } from './powers-spec.ts';
import { REPORT } from './report-spec.ts';
import { seats } from './seats.ts';
import { TEXT } from './text/en.ts';
import type { Types } from './types.ts';
import { UNIT_TABLE } from './units-spec.ts';

/** The part that a ruler's browser loads: it holds no scenario and no secret. */
export const AT_DESK: DeskRuleset<Types> = {
  id: rulesetId('world-1483'),
  version: 1,
  title: 'World 1483',
  prefix: 'W83',
  seats,
  world: ({ world }) => world,
  orders: ORDERS,
  desk: DESK,
  places: PLACES,
  units: UNIT_TABLE,
  powers: POWERS,
  own: OWN,
  figures: FIGURES,
  prices,
  leftUndone,
  report: REPORT,
  text: TEXT,
  battleIn,
  odds,
  tutorial: async () => (await import('./tutorial/lesson.ts')).LESSON,
};

export const world1483AtDesk: AnyDeskRuleset = defineDeskRuleset(AT_DESK);

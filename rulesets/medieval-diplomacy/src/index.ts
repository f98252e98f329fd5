import { type AnyRuleset, defineRuleset, rulesetId } from '@chancery/core';
import { apply } from './apply.ts';
import { begin } from './begin.ts';
import { bot } from './bot.ts';
import { CASES } from './cases/index.ts';
import { DESK } from './desk.ts';
import { FIGURES, prices } from './figures.ts';
import { battleIn } from './odds/battle-in.ts';
import { odds } from './odds.ts';
import { ORDERS } from './orders/index.ts';
import { PHASES } from './phases.ts';
import { PLACES } from './places-spec.ts';
import { POST } from './post.ts';
import { POWERS } from './powers-spec.ts';
import { questions } from './questions.ts';
import { REFERENCE } from './reference.ts';
import { REPORT } from './report-spec.ts';
import { OPTIONS_SCHEMA, readOptions } from './scenario/options.ts';
import { readScenario } from './scenario/read.ts';
import { LIBRARY, scenarioData } from './scenarios/library.ts';
import { SEATING } from './seating.ts';
import { seats } from './seats.ts';
import { setup } from './setup.ts';
import { tell } from './tell.ts';
import { TEXT } from './text/en.ts';
import type { Types } from './types.ts';
import { UNIT_TABLE } from './units-spec.ts';
import { USUAL_DEADLINE } from './usual-deadline.ts';
import { standings } from './victory/standings.ts';
import { view } from './view.ts';
import { window } from './window.ts';

/** Medieval Diplomacy: 23 realms in Europe from 1320. The rules stand in RULES.md. */
export const medievalDiplomacy: AnyRuleset = defineRuleset<Types>({
  id: rulesetId('medieval-diplomacy'),
  version: 1,
  title: 'Medieval Diplomacy',
  prefix: 'MD',

  scenarios: LIBRARY,
  scenarioData,
  readScenario,
  options: OPTIONS_SCHEMA,
  readOptions,

  setup,
  seats,
  world: ({ world }) => world,
  window,

  orders: ORDERS,
  questions,

  begin,
  phases: PHASES,
  apply,
  tell,

  view,
  figures: FIGURES,
  prices,
  units: UNIT_TABLE,
  powers: POWERS,
  places: PLACES,
  report: REPORT,
  desk: DESK,
  text: TEXT,
  reference: REFERENCE,

  bot,
  standings,
  odds,
  battleIn,
  post: POST,
  seating: SEATING,
  usualDeadline: USUAL_DEADLINE,
  cases: CASES,
});

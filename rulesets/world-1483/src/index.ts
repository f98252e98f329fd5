import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { AT_DESK } from './at-desk.ts';
import { begin } from './begin.ts';
import { bot } from './bot.ts';
import { CASES } from './cases/index.ts';
import { CORRESPONDENCE } from './correspondence.ts';
import { EVENT_RULES } from './event-kinds.ts';
import { edit } from './master/edit.ts';
import { PHASES } from './phases.ts';
import { questions } from './questions.ts';
import { REFERENCE } from './reference.ts';
import { OPTIONS_SCHEMA, readOptions } from './scenario/options.ts';
import { ownScenarios, readScenario } from './scenario/read.ts';
import { LIBRARY, scenarioData } from './scenarios/library.ts';
import { SEATING } from './seating.ts';
import { setup } from './setup.ts';
import type { Types } from './types.ts';
import { USUAL_DEADLINE } from './usual-deadline.ts';
import { standings } from './victory/standings.ts';
import { view } from './view.ts';
import { asksWhen, window } from './window.ts';

/** World 1483: 44 nations in four groups, and the rest of the Old World in a fifth. The rules stand in RULES.md. */
export const world1483: AnyRuleset = defineRuleset<Types>({
  ...AT_DESK,
  scenarios: LIBRARY,
  scenarioData,
  options: OPTIONS_SCHEMA,
  readOptions,
  readScenario,
  ownScenarios,
  setup,
  view,
  window,
  asksWhen,
  begin,
  questions,
  phases: PHASES,
  edit,
  ...EVENT_RULES,
  // What everybody sees happen (W83-18.11, 1.17); what nations roll for themselves stays closed.
  publicDice: ['siege', 'fight', 'ice', 'siberia', 'africa', 'berber-raid', 'berber-strength', 'berber-defence'],
  standings,
  reference: REFERENCE,
  bot,
  // Whoever is silent gives no orders: the rules say what becomes of their nation (W83-20.10 to 20.12).
  standIn: () => [],
  seating: SEATING,
  correspondence: CORRESPONDENCE,
  cases: CASES,
  usualDeadline: USUAL_DEADLINE,
});

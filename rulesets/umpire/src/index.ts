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
import { window } from './window.ts';

/** PBM Umpire: any campaign before railways, written as a file, played in the fog. The rules stand in RULES.md. */
export const umpire: AnyRuleset = defineRuleset<Types>({
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
  begin,
  questions,
  phases: PHASES,
  edit,
  ...EVENT_RULES,
  standings,
  reference: REFERENCE,
  bot,
  // Whoever is silent gives no orders: what stands goes on standing (UM-22.7).
  standIn: () => [],
  seating: SEATING,
  correspondence: CORRESPONDENCE,
  cases: CASES,
  usualDeadline: USUAL_DEADLINE,
});

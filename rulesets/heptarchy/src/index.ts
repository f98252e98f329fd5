import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { AT_DESK } from './at-desk.ts';
import { bot } from './bot.ts';
import { CASES } from './cases/index.ts';
import { CORRESPONDENCE } from './correspondence.ts';
import { EVENT_RULES } from './event-kinds.ts';
import { PHASES } from './phases.ts';
import { questions } from './questions.ts';
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

/** Heptarchy: 36 kingdoms of Anglo-Saxon England, one after another. The rules stand in RULES.md. */
export const heptarchy: AnyRuleset = defineRuleset<Types>({
  ...AT_DESK,

  scenarios: LIBRARY,
  scenarioData,
  readScenario,
  ownScenarios,
  options: OPTIONS_SCHEMA,
  readOptions,

  setup,
  window,
  questions,

  begin: () => null,
  phases: PHASES,
  ...EVENT_RULES,
  publicDice: 'all',
  view,

  bot,
  standings,
  correspondence: CORRESPONDENCE,
  seating: SEATING,
  usualDeadline: USUAL_DEADLINE,
  cases: CASES,
});

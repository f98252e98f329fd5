import type { Phase } from '@chancery/core';
import { answers } from './phases/answers.ts';
import { attrition } from './phases/attrition.ts';
import { conversions } from './phases/conversions.ts';
import { freeOrders } from './phases/free-orders.ts';
import { income } from './phases/income.ts';
import { maintenance } from './phases/maintenance.ts';
import { mastersActs } from './phases/masters-acts.ts';
import { mood } from './phases/mood.ts';
import { randomEvents } from './phases/random-events.ts';
import { assaultsOf } from './phases/rounds/assaults.ts';
import { covertOf } from './phases/rounds/covert.ts';
import { fieldBattlesOf } from './phases/rounds/field-battles.ts';
import { marchesOf } from './phases/rounds/marches.ts';
import { openingOf } from './phases/rounds/opening.ts';
import { raidsOf } from './phases/rounds/raids.ts';
import { standingTasksOf } from './phases/rounds/standing-tasks.ts';
import { buildingOf, counterspiesOf, diplomacyOf, raisingOf } from './phases/rounds/steps.ts';
import { sieges } from './phases/sieges.ts';
import { silence } from './phases/silence.ts';
import { troopMaximum } from './phases/troop-maximum.ts';
import { turnEnd } from './phases/turn-end.ts';
import type { Types } from './types.ts';
import { ROUNDS, type Round } from './words.ts';

/** One round, step by step (DOM-1.5). */
const roundOf = (round: Round): readonly Phase<Types>[] => [
  openingOf(round),
  diplomacyOf(round), // R1
  counterspiesOf(round), // R2
  covertOf(round), // R3
  buildingOf(round), // R4
  raisingOf(round), // R5
  raidsOf(round), // R6
  marchesOf(round), // R7
  fieldBattlesOf(round), // R8
  assaultsOf(round), // R9
  standingTasksOf(round), // R10
];

/** The month, as the rules have it (DOM-1.3). */
export const PHASES: readonly Phase<Types>[] = [
  mastersActs,
  silence,
  answers, // T1
  freeOrders, // T2
  randomEvents, // T3
  income, // T4
  maintenance, // T5
  ...ROUNDS.flatMap(roundOf), // T6
  sieges, // T7
  conversions, // T8
  attrition, // T9
  troopMaximum, // T10
  mood, // T11
  turnEnd, // T12
];

/** The turn of the month without chance events, and then what a draft can be tried on: nothing of what befalls at its end. */
export const BOOKS_PHASES: readonly Phase<Types>[] = [answers, freeOrders, income, maintenance];
export const FORECAST_PHASES: readonly Phase<Types>[] = [...BOOKS_PHASES, ...ROUNDS.flatMap(roundOf)];

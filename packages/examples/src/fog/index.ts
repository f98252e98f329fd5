import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { CODE, faultAt, row, scenarioLibrary, whole } from '@chancery/kit';
import { USUAL_DEADLINE, windowUntilLast } from '../ground/course.ts';
import { groundReading } from '../ground/scenario.ts';
import { AT_DESK } from './at-desk.ts';
import { bot } from './bot.ts';
import { EVENT_RULES } from './events.ts';
import { groundInPlay, ownedBy } from './rules.ts';
import { SEATING } from './seating.ts';
import { setup, view } from './setup.ts';
import { standings } from './standings.ts';
import { PHASES } from './turn.ts';
import type { Fog, MoreOfFog } from './types.ts';

const { scenarios, scenarioData } = scenarioLibrary([
  {
    id: 'misty-island',
    title: 'The Misty Island',
    description: 'Two lords on an island in the fog.',
    seats: 2,
    minutes: { least: 3, most: 10 },
    scenario: () => import('./scenario/scenario.json', { with: { type: 'json' } }),
    world: () => import('./scenario/world.json', { with: { type: 'json' } }),
  },
  {
    id: 'restless-island',
    title: 'The Restless Island',
    description: 'Two lords on an island in the fog, and rebels who rise when one of them grows too great.',
    seats: 2,
    minutes: { least: 3, most: 10 },
    scenario: () => import('./scenario/restless.json', { with: { type: 'json' } }),
    world: () => import('./scenario/world.json', { with: { type: 'json' } }),
  },
]);

/** Fog: what others do is seen by scouts, or not at all. The rules stand in RULES.md. */
export const fog: AnyRuleset = defineRuleset<Fog>({
  ...AT_DESK,
  ...groundReading<MoreOfFog>({
    schema: {},
    optional: { rebels: row({ code: CODE, areas: whole(2, 999) }) },
    lastTurn: 8,
    faults: ({ rebels, powers }) =>
      rebels === undefined || powers.some(({ code }) => code === rebels.code)
        ? []
        : [faultAt('rebels.code', `no power has the code ${rebels.code}`, 'Take the code of one of the powers.')],
  }),
  scenarios,
  scenarioData,
  setup,
  view,
  window: ({ setting, state }) =>
    windowUntilLast(groundInPlay(setting, state), state.turn, (power) => ownedBy(state, power)),
  standings,
  seating: SEATING,
  begin: () => null,
  questions: () => [],
  phases: PHASES,
  ...EVENT_RULES,
  bot,
  usualDeadline: USUAL_DEADLINE,
});

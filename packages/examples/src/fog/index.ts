import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { scenarioLibrary } from '@chancery/kit';
import { standingsBy, USUAL_DEADLINE, windowUntilLast } from '../ground/course.ts';
import { groundReading } from '../ground/scenario.ts';
import { AT_DESK } from './at-desk.ts';
import { bot } from './bot.ts';
import { EVENT_RULES } from './events.ts';
import { ownedBy } from './rules.ts';
import { setup, view } from './setup.ts';
import { PHASES } from './turn.ts';
import type { Fog } from './types.ts';

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
]);

/** Fog: what others do is seen by scouts, or not at all. The rules stand in RULES.md. */
export const fog: AnyRuleset = defineRuleset<Fog>({
  ...AT_DESK,
  ...groundReading({ schema: {}, lastTurn: 8, faults: () => [] }),
  scenarios,
  scenarioData,
  setup,
  view,
  window: ({ setting, state }) => windowUntilLast(setting, state.turn, (power) => ownedBy(state, power)),
  standings: ({ setting, state }) =>
    standingsBy(
      setting,
      (power) => ownedBy(state, power),
      () => ({}),
    ),
  begin: () => null,
  questions: () => [],
  phases: PHASES,
  ...EVENT_RULES,
  bot,
  usualDeadline: USUAL_DEADLINE,
});

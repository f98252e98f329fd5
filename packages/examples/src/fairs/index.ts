import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { scenarioLibrary } from '@chancery/kit';
import { standingsBy, USUAL_DEADLINE } from '../ground/course.ts';
import { powerOn } from '../ground/ground.ts';
import { groundReading } from '../ground/scenario.ts';
import { AT_DESK } from './at-desk.ts';
import { bot } from './bot.ts';
import { EVENT_RULES } from './events.ts';
import { asksWhen, setsOf, window } from './rules.ts';
import { setup, view } from './setup.ts';
import { PHASES } from './turn.ts';
import type { Fairs } from './types.ts';

const { scenarios, scenarioData } = scenarioLibrary([
  {
    id: 'four-houses',
    title: 'Four Houses',
    description: 'Four houses and ten places on an island.',
    seats: 4,
    minutes: { least: 2, most: 8 },
    scenario: () => import('./scenario/scenario.json', { with: { type: 'json' } }),
    world: () => import('./scenario/world.json', { with: { type: 'json' } }),
  },
]);

/** Fairs: the game waits for one half of the houses after the other, and all bargain at any time. The rules stand in RULES.md. */
export const fairs: AnyRuleset = defineRuleset<Fairs>({
  ...AT_DESK,
  ...groundReading<unknown>({ schema: {}, lastTurn: 5, faults: () => [] }),
  scenarios,
  scenarioData,
  setup,
  view,
  window,
  asksWhen,
  standings: ({ setting, state }) =>
    standingsBy(
      setting,
      (power) => setsOf(state, powerOn(setting, power)),
      () => ({}),
    ),
  begin: () => null,
  questions: () => [],
  phases: PHASES,
  ...EVENT_RULES,
  bot,
  usualDeadline: USUAL_DEADLINE,
});

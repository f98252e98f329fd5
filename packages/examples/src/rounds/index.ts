import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { faultAt, list, row, scenarioLibrary, whole } from '@chancery/kit';
import { standingsBy, USUAL_DEADLINE, windowUntilLast } from '../ground/course.ts';
import { groundReading, ON_THE_MAP } from '../ground/scenario.ts';
import { AT_DESK } from './at-desk.ts';
import { bot, standIn } from './bot.ts';
import { edit } from './edit.ts';
import { EVENT_RULES } from './events.ts';
import { campCount } from './rules.ts';
import { questions } from './ruse.ts';
import { setup, view } from './setup.ts';
import { PHASES } from './turn.ts';
import type { Garrison, Rounds } from './types.ts';

const { scenarios, scenarioData } = scenarioLibrary([
  {
    id: 'five-valleys',
    title: 'The Five Valleys',
    description: 'Three captains and ten camps.',
    seats: 3,
    minutes: { least: 3, most: 10 },
    scenario: () => import('./scenario/scenario.json', { with: { type: 'json' } }),
    world: () => import('./scenario/world.json', { with: { type: 'json' } }),
  },
]);

/** Rounds: three orders a turn, carried out one after another. The rules stand in RULES.md. */
export const rounds: AnyRuleset = defineRuleset<Rounds>({
  ...AT_DESK,
  ...groundReading<{ readonly garrisons: readonly Garrison[] }>({
    schema: {
      garrisons: list(row({ camp: whole(1, 999), Foot: whole(0, 99), Bow: whole(0, 99), Horse: whole(0, 99) })),
    },
    lastTurn: 6,
    faults: ({ garrisons }, { areas }) =>
      garrisons.flatMap(({ camp }, at) =>
        areas.some(({ number }) => number === camp)
          ? []
          : [
              faultAt(
                `garrisons[${at}].camp`,
                `there is a garrison in area ${camp}, which is not on the map`,
                ON_THE_MAP,
              ),
            ],
      ),
  }),
  scenarios,
  scenarioData,
  setup,
  view,
  window: ({ setting, state }) => windowUntilLast(setting, state.turn, (power) => campCount(state, power)),
  standings: ({ setting, state }) =>
    standingsBy(
      setting,
      (power) => campCount(state, power),
      () => ({}),
    ),
  begin: () => null,
  questions,
  phases: PHASES,
  edit,
  publicDice: 'all',
  ...EVENT_RULES,
  bot,
  standIn,
  usualDeadline: USUAL_DEADLINE,
});

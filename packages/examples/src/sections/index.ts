import { type AnyRuleset, defineRuleset } from '@chancery/core';
import { faultAt, list, oneOfWords, row, scenarioLibrary, whole } from '@chancery/kit';
import { standingsBy, USUAL_DEADLINE, windowUntilLast } from '../ground/course.ts';
import { powerOn } from '../ground/ground.ts';
import { groundReading, ON_THE_MAP } from '../ground/scenario.ts';
import { AT_DESK } from './at-desk.ts';
import { bot } from './bot.ts';
import { EVENT_RULES } from './events.ts';
import { PLACES, placesOf } from './places.ts';
import { setup, view } from './setup.ts';
import { PHASES } from './turn.ts';
import { GOODS, type Market, type Sections, type SectionsPosition } from './types.ts';

const { scenarios, scenarioData } = scenarioLibrary([
  {
    id: 'market-towns',
    title: 'The Market Towns',
    description: 'Three houses of traders and ten towns.',
    seats: 3,
    minutes: { least: 3, most: 10 },
    scenario: () => import('./scenario/scenario.json', { with: { type: 'json' } }),
    world: () => import('./scenario/world.json', { with: { type: 'json' } }),
  },
]);

const TOWN = whole(1, 999);
const GOOD = oneOfWords(GOODS);

const deliveries =
  ({ setting, state }: SectionsPosition) =>
  (power: number) =>
    state.delivered[powerOn(setting, power).code] ?? 0;

/** Sections: traders between towns. The rules stand in RULES.md. */
export const sections: AnyRuleset = defineRuleset<Sections>({
  ...AT_DESK,
  ...groundReading<Market>({
    schema: {
      makes: list(row({ town: TOWN, good: GOOD })),
      commissions: list(row({ good: GOOD, town: TOWN, pay: whole(1, 999) })),
      ...PLACES,
    },
    lastTurn: 8,
    placesOf,
    faults: ({ makes, commissions }, { areas }) =>
      Object.entries({ makes, commissions }).flatMap(([field, entries]) =>
        entries.flatMap(({ good, town }, at) =>
          areas.some(({ number }) => number === town)
            ? []
            : [faultAt(`${field}[${at}].town`, `${good} stands for area ${town}, which is not on the map`, ON_THE_MAP)],
        ),
      ),
  }),
  scenarios,
  scenarioData,
  setup,
  view,
  window: (position) => windowUntilLast(position.setting, position.state.turn, deliveries(position)),
  standings: (position) => standingsBy(position.setting, deliveries(position), () => ({})),
  begin: () => null,
  questions: () => [],
  phases: PHASES,
  ...EVENT_RULES,
  bot,
  usualDeadline: USUAL_DEADLINE,
});

import type { MapLayer } from '@chancery/core';
import { ageLayer, everyNumbered, stepLayer } from '@chancery/kit';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import { HOLDING_KINDS, MOODS } from '../words.ts';

/** Other ways to look at the map: levels, moods of one's own land, who has which holdings, how old the news are. */
export const layersOf = (known: GameKnown): readonly MapLayer[] => {
  const { view } = known;
  const provinces = everyNumbered(view.provinces);
  return [
    stepLayer(
      'levels',
      'Levels',
      [
        [0, '0 to 2'],
        [3, '3 and 4'],
        [5, '5 and 6'],
        [7, '7 and more'],
      ],
      provinces.map(({ number, level }) => ({ area: number, amount: level, text: `${level}` })),
    ),
    stepLayer(
      'mood',
      'Mood of your provinces',
      MOODS.map((mood, at) => [at, mood] as const),
      provinces.flatMap(({ number, inside }) =>
        inside === null ? [] : [{ area: number, amount: inside.mood, text: `${inside.mood}` }],
      ),
    ),
    ...HOLDING_KINDS.map((kind) =>
      stepLayer(
        kind,
        `Your ${kind} holdings`,
        [
          [0, 'none'],
          [1, '1 and 2'],
          [3, '3 and 4'],
          [5, '5 and more'],
        ],
        provinces.map(({ number }) => {
          const own = view.holdings.find(
            (holding) => holding.owner === view.domain && holding.province === number && holding.kind === kind,
          );
          const level = own?.inside?.level ?? 0;
          return { area: number, amount: level, text: level === 0 ? '' : `${level}` };
        }),
      ),
    ),
    ...(view.domain === null
      ? []
      : [
          ageLayer(
            SIGHTINGS,
            known,
            provinces.map(({ number }) => number),
          ),
        ]),
  ];
};

import type { MapLayer } from '@chancery/core';
import { ageLayer, everyNumbered, stepLayer } from '@chancery/kit';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';

/** Other ways to look at the map: revenue, loyalty and devastation of one’s own land, how old owners and news of others are. */
export const layersOf = (known: GameKnown): readonly MapLayer[] => {
  const { view } = known;
  const provinces = everyNumbered(view.provinces);
  const owned = provinces.flatMap(({ number, own }) => (own === null ? [] : [{ area: number, ...own }]));
  return [
    stepLayer(
      'revenue',
      'Revenue, as far as you know',
      [
        [0, '0 to 3'],
        [4, '4 to 7'],
        [8, '8 to 11'],
        [12, '12 and more'],
      ],
      provinces.flatMap(({ number, known: { revenue } }) =>
        revenue === null ? [] : [{ area: number, amount: revenue, text: `${revenue}` }],
      ),
    ),
    stepLayer(
      'loyalty',
      'Loyalty of your provinces',
      [
        [1, '1: captured'],
        [2, '2: home'],
        [3, '3: capital'],
      ],
      owned.map(({ area, loyalty }) => ({ area, amount: loyalty, text: `${loyalty}` })),
    ),
    stepLayer(
      'devastation',
      'Devastation of your provinces',
      [
        [0, 'none'],
        [1, '1 RP'],
        [2, '2 RP'],
        [3, '3 RP and more'],
      ],
      owned.map(({ area, dev }) => ({ area, amount: dev, text: dev === 0 ? '' : `${dev}` })),
    ),
    stepLayer(
      'learned',
      'When you last learned the owner',
      [
        [0, 'Longer ago'],
        [1, 'Last turn'],
        [2, 'Now'],
      ],
      provinces.map(({ number, known: { turn } }) => ({
        area: number,
        amount: Math.max(0, 2 - Math.max(0, view.turn - 1 - turn)),
        text: `T${turn}`,
      })),
    ),
    ...(view.nation === null
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

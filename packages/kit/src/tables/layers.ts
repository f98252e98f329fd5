import type { LayerArea, LayerKey, MapLayer } from '@chancery/core';

/** From so much on, and what the legend calls it; ascending. */
export type LayerStep = readonly [from: number, label: string];

/** How much there is in an area, and how that is written on the map. */
export interface Measured {
  readonly area: number;
  readonly amount: number;
  readonly text: string;
}

/** A layer of amounts: each area has the colour of the highest step that it reaches. */
export const stepLayer = (
  id: string,
  title: string,
  steps: readonly LayerStep[],
  measured: readonly Measured[],
): MapLayer => ({
  id,
  title,
  scale: 'steps',
  keys: steps.map(([from, label]) => ({ id: `${from}`, label })),
  areas: measured.map(({ area, amount, text }) => ({
    area,
    key: `${(steps.findLast(([from]) => amount >= from) ?? steps[0])?.[0] ?? 0}`,
    text,
  })),
});

/** A layer of kinds: each area has the colour of its key. */
export const kindLayer = (
  id: string,
  title: string,
  keys: readonly LayerKey[],
  areas: readonly LayerArea[],
): MapLayer => ({ id, title, scale: 'kinds', keys, areas });

/**
 * How a key of a layer is painted: in the livery of the power whose code it is, in the colours of the terrain that it names,
 * darker from step to step, or in a colour of its own beside others of the same rank.
 */
export const LAYER_SCALES = ['powers', 'terrain', 'steps', 'kinds'] as const;
export type LayerScale = (typeof LAYER_SCALES)[number];

/** One way to look at the map: what it tells of the areas, each under one of a few keys, in the order of the legend. */
export interface MapLayer {
  /** One of its own in the ruleset, and none of `HOUSE_LAYERS`. */
  readonly id: string;
  readonly title: string;
  readonly scale: LayerScale;
  /** Of `powers` the ids are codes of the picture's powers, of `terrain` words of the world; of `steps` the least comes first. */
  readonly keys: readonly LayerKey[];
  /** Areas of which nothing is told are absent. */
  readonly areas: readonly LayerArea[];
}

/** The layers that every map has. */
export const HOUSE_LAYERS = ['owners', 'terrain'] as const;

export interface LayerKey {
  readonly id: string;
  readonly label: string;
}

export interface LayerArea {
  readonly area: number;
  readonly key: string;
  /** Written on the area in place of its usual tag, such as an amount. */
  readonly text?: string;
}

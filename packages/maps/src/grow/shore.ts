import { type Gazetteer, isWater } from '../gazetteer.ts';
import { openChannels } from './channels.ts';
import { cutNarrows } from './cut-narrows.ts';
import { enlarge } from './enlarge.ts';
import type { Land, Layout } from './layout.ts';
import { type Ring, type Spot, signedArea, within } from './plane.ts';
import type { GrowSettings } from './settings.ts';
import { smoothCoast } from './smooth-coast.ts';

/** Narrow fjords and lagoons up to this size are filled, in square units; greater ones are seas. */
const LARGEST_INLET = 1500;

/** Narrow tongues of land up to this size are cut off. */
const LARGEST_SPIT = 60;

/** The coast as it will be drawn: without narrow inlets, specks and small bends; what holds a place stays. */
export const shoreOf = (
  land: Land,
  { areas }: Gazetteer,
  layout: Layout,
  { leastIsland, leastBend, channels = [], enlarged = [] }: GrowSettings,
): readonly Ring[] => {
  const placesOf = (inWater: boolean): readonly Spot[] =>
    areas
      .filter((area) => isWater(area) === inWater)
      .flatMap(({ at, more }) => [at, ...more])
      .map(layout.place);
  const [onLand, atSea] = [placesOf(false), placesOf(true)];
  const whole = enlarge(layout.rings(land), enlarged, layout);
  const open = cutNarrows(whole, { element: 'water', largest: LARGEST_INLET, keep: atSea });
  const firm = cutNarrows(open, { element: 'land', largest: LARGEST_SPIT, keep: onLand });
  const coast = openChannels(firm, channels, layout);
  const isSpeck = (ring: Ring): boolean =>
    Math.abs(signedArea(ring)) < leastIsland && ![...onLand, ...atSea].some((place) => within([ring], place));
  return smoothCoast(
    coast.filter((ring) => !isSpeck(ring)),
    leastBend,
  );
};

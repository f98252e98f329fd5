import type { Gazetteer } from '../gazetteer.ts';
import { fillInlets } from './fill-inlets.ts';
import type { Land, Layout } from './layout.ts';
import { type Ring, type Spot, signedArea, within } from './plane.ts';
import type { GrowSettings } from './settings.ts';
import { smoothCoast } from './smooth-coast.ts';

/** The coast as it will be drawn: without narrow inlets, specks and small bends; what holds a place stays. */
export const shoreOf = (
  land: Land,
  { areas }: Gazetteer,
  layout: Layout,
  { leastIsland, leastBend }: GrowSettings,
): readonly Ring[] => {
  const placesOf = (isSea: boolean): readonly Spot[] =>
    areas
      .filter(({ kind }) => (kind === 'sea') === isSea)
      .flatMap(({ at, more }) => [at, ...more])
      .map(layout.place);
  const [onLand, atSea] = [placesOf(false), placesOf(true)];
  const coast = fillInlets(layout.rings(land), atSea);
  const isSpeck = (ring: Ring): boolean =>
    Math.abs(signedArea(ring)) < leastIsland && ![...onLand, ...atSea].some((place) => within([ring], place));
  return smoothCoast(
    coast.filter((ring) => !isSpeck(ring)),
    leastBend,
  );
};

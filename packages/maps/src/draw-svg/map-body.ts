import type { Point } from '@chancery/core';
import { drawArrows } from './arrows.ts';
import { drawBarriers } from './barriers.ts';
import { drawBridges } from './bridges.ts';
import { dotDisc } from './discs.ts';
import { drawEdges, realmDefs } from './edges.ts';
import { fieldOfMap, firstLayers, type Layer } from './first-layers.ts';
import type { Field } from './frame.ts';
import { hatchDefs } from './hatches.ts';
import { drawHolding } from './holdings.ts';
import { drawLabels } from './labels.ts';
import { type Laid, layTable } from './lay-table.ts';
import { drawMarker } from './marker-shape.ts';
import type { PlacedMarker } from './placed.ts';
import { drawSign } from './places.ts';
import { powerColours } from './power-colours.ts';
import { drawRhumbs, drawRose } from './rose.ts';
import { drawFigures, drawRoutes } from './routes.ts';
import type { Scene } from './scene.ts';
import { element, layer } from './svg-text.ts';
import { symbolDefs } from './symbols.ts';
import { drawWaterLines } from './water-lines.ts';
import { wholeRoot } from './whole-root.ts';

/** The map in its field of the page: a drawing within the drawing, in world units, layer upon layer. */
export const drawMap = (scene: Scene, field: Field): string => {
  const { sheet } = scene;
  const upper = upperLayers(scene, layTable(scene));
  const layers = firstLayers(scene).map(({ name, parts, style }) =>
    layer(sheet.id(name), [...parts, ...upper[name]], style),
  );
  return fieldOfMap(scene, field, element('defs', {}, defsOf(scene)), layers);
};

/** What is used all over the map, drawn once. */
export const defsOf = (scene: Scene): string => {
  const symbols = scene.sheet.size === 'thumb' ? '' : symbolDefs(scene.sheet);
  return symbols + hatchDefs(scene) + realmDefs(scene);
};

/** What each layer holds besides what is seen first of it. */
export const upperLayers = (scene: Scene, laid: Laid): { readonly [name in Layer]: readonly string[] } => {
  const { sheet } = scene;
  const markers = laid.blocks.flatMap((block) => block.markers);
  return {
    seas: drawWaterLines(
      scene,
      laid.rose ? drawRhumbs(scene, laid.rose) : '',
      laid.rose ? drawRose(scene, laid.rose) : '',
    ),
    lands: drawEdges(scene),
    borders: [...drawRoutes(scene), ...drawBridges(scene)],
    barriers: drawBarriers(scene, laid.peaks),
    places: [
      laid.terrain,
      ...laid.signs.map((sign) => drawSign(scene, sign)),
      ...laid.holdings.map((holding) => drawHolding(scene, holding)),
    ],
    labels: [...drawLabels(scene, laid.blocks, laid.extras), drawFigures(scene, laid.figures)],
    markers: markers.map((placed) => {
      const { marker, x, y } = placed;
      return drawMarker(sheet, marker, {
        x,
        y,
        leader: leaderOf(scene, placed),
        colours: powerColours(scene, marker.power),
      });
    }),
    arrows: drawArrows(scene, markers),
  };
};

/** Where the line from a marker to its place ends: at the rim of a dot, so that its letters can be read. */
const leaderOf = ({ sheet, dressOf }: Scene, { marker, x, y, leader }: PlacedMarker): Point | undefined => {
  const city = dressOf.get(marker.area)?.city;
  if (leader === undefined || city?.dot === undefined) return leader;
  const [across, down] = [x - leader.x, y - leader.y];
  const [far, rim] = [wholeRoot(across * across + down * down), (dotDisc(city).side / 2 + 1) * sheet.unit];
  return far <= rim ? leader : { x: leader.x + (across * rim) / far, y: leader.y + (down * rim) / far };
};

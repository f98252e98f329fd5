import { drawArrows } from './arrows.ts';
import { drawBarriers } from './barriers.ts';
import { drawBridges } from './bridges.ts';
import { drawEdges, realmDefs } from './edges.ts';
import { fieldOfMap, firstLayers, type Layer } from './first-layers.ts';
import type { Field } from './frame.ts';
import { hatchDefs } from './hatches.ts';
import { drawHolding } from './holdings.ts';
import { drawLabels } from './labels.ts';
import { type Laid, layTable } from './lay-table.ts';
import { drawMarker } from './marker-shape.ts';
import { drawSign } from './places.ts';
import { powerColours } from './power-colours.ts';
import { drawRhumbs, drawRose } from './rose.ts';
import { drawFigures, drawRoutes } from './routes.ts';
import type { Scene } from './scene.ts';
import { element, layer } from './svg-text.ts';
import { symbolDefs } from './symbols.ts';
import { drawWaterLines } from './water-lines.ts';

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
      ...laid.signs.map((sign) => drawSign(sheet, sign)),
      ...laid.holdings.map((holding) => drawHolding(scene, holding)),
    ],
    labels: [...drawLabels(scene, laid.blocks, laid.extras), drawFigures(scene, laid.figures)],
    markers: markers.map(({ marker, x, y, leader }) =>
      drawMarker(sheet, marker, { x, y, leader, colours: powerColours(scene, marker.power) }),
    ),
    arrows: drawArrows(scene, markers),
  };
};

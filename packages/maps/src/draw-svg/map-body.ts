import { drawArrows } from './arrows.ts';
import { drawBarriers } from './barriers.ts';
import { drawBorders } from './borders.ts';
import type { Field } from './frame.ts';
import { hatchDefs } from './hatches.ts';
import { drawLabels } from './labels.ts';
import { drawLands, realmDefs } from './lands.ts';
import { type Laid, layTable } from './lay-table.ts';
import { drawMarker, MARKER_TEXT } from './marker-shape.ts';
import { drawSign } from './places.ts';
import { drawRhumbs, drawRose } from './rose.ts';
import type { Scene } from './scene.ts';
import { drawSeas } from './seas.ts';
import { element, layer, num } from './svg-text.ts';
import { symbolDefs } from './symbols.ts';

/** The map in its field of the page: a drawing within the drawing, in world units, layer upon layer. */
export const drawMap = (scene: Scene, field: Field): string => {
  const { sheet } = scene;
  const { left, top, right, bottom } = sheet.view;
  const laid = layTable(scene);
  const symbols = sheet.size === 'thumb' ? '' : symbolDefs(sheet);
  const defs = element('defs', {}, symbols + hatchDefs(scene) + realmDefs(scene));
  const water = { x: left, y: top, width: right - left, height: bottom - top, fill: sheet.ink.sea };
  return element(
    'svg',
    {
      id: sheet.id('map'),
      ...field,
      viewBox: [left, top, right - left, bottom - top].map(num).join(' '),
      overflow: 'visible',
    },
    defs + element('rect', water) + layersOf(scene, laid).join(''),
  );
};

const layersOf = (scene: Scene, laid: Laid): readonly string[] => {
  const { sheet } = scene;
  const markers = laid.blocks.flatMap((block) => block.markers);
  const drawn = markers.map(({ marker, x, y, leader }) => drawMarker(sheet, marker, x, y, leader));
  return [
    drawSeas(scene, laid.rose ? drawRhumbs(scene, laid.rose) : '', laid.rose ? drawRose(scene, laid.rose) : ''),
    drawLands(scene),
    drawBorders(scene),
    drawBarriers(scene, laid.peaks),
    layer(sheet.id('places'), [laid.terrain, ...laid.signs.map((sign) => drawSign(sheet, sign))]),
    drawLabels(scene, laid.blocks, laid.extras),
    layer(sheet.id('markers'), drawn, MARKER_TEXT),
    drawArrows(scene, markers),
  ];
};

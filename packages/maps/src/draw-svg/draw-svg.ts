import type { MapPicture, World } from '@chancery/core';
import { drawArrows } from './arrows.ts';
import { drawBarriers } from './barriers.ts';
import { drawBorders } from './borders.ts';
import { drawCartouche, drawFrame, type Field, TITLE_HEIGHT } from './frame.ts';
import { hatchDefs } from './hatches.ts';
import { drawLabels } from './labels.ts';
import { drawLands, realmDefs } from './lands.ts';
import { layTable } from './lay-table.ts';
import { legendOf } from './legend.ts';
import { drawMarker, MARKER_TEXT } from './marker-shape.ts';
import { drawSign } from './places.ts';
import { prepareWorld } from './prepared-world.ts';
import { drawRhumbs, drawRose } from './rose.ts';
import { type Scene, sceneOf } from './scene.ts';
import { drawSeas } from './seas.ts';
import { type DrawStyle, layOut, type Sheet } from './sheet.ts';
import { element, escapeText, layer, num } from './svg-text.ts';
import { symbolDefs } from './symbols.ts';

/**
 * A picture of a world as one self-contained SVG: no script, no style sheet, no font or image from elsewhere, the same text
 * for the same input. Layers are groups with the ids seas, lands, borders, barriers, places, labels, markers, arrows and
 * legend; every area is a path with the id area-<number> and its name as title. Within the layers the classes are: realm,
 * wilds, claim; province-border, power-border, coast, river, strait, bridge; mountains, reefs; sign; province-names,
 * sea-names, city-names, tags; marker with its base, selected; arrow, through, last. Elements about an area carry data-area,
 * arrows data-unit. The map itself is the inner svg with the id map, in world units. MD-16.11
 */
export const drawSvg = (world: World, picture: MapPicture, style: DrawStyle = {}): string => {
  const sheet = layOut(world, style);
  const scene = sceneOf(prepareWorld(world, sheet.grain), picture, sheet);
  return sheet.framed ? framed(scene) : bare(scene);
};

/** The map alone, for thumbs and for clients with a title and legend of their own. */
const bare = (scene: Scene): string => {
  const { width, height } = scene.sheet;
  return document(scene, { width, height }, { x: 0, y: 0, width, height }, '');
};

const MARGIN = 40;
/** A3 across: 420 by 297 millimetres. */
const PRINT = { width: 1588, height: 1123 } as const;

const framed = (scene: Scene): string => {
  const { sheet, picture } = scene;
  const legend = legendOf(scene, sheet.width);
  const needed = TITLE_HEIGHT + sheet.height + 26 + legend.height + MARGIN - 14;
  const size = sheet.size === 'print' ? { width: PRINT.width, height: Math.max(PRINT.height, Math.ceil(needed)) } : { width: sheet.width + 2 * MARGIN, height: Math.ceil(needed) };
  const left = (size.width - sheet.width) / 2;
  const map = { x: left, y: TITLE_HEIGHT + (size.height - needed) / 2, width: sheet.width, height: sheet.height };
  const title = drawCartouche(picture.title, picture.subtitle, { ...map, y: map.y - TITLE_HEIGHT }, sheet.ink);
  const below = legend.draw({ ...map, y: map.y + map.height + 26, height: legend.height });
  return document(scene, size, map, title + drawFrame(map, sheet.ink) + below);
};

const document = (scene: Scene, size: { readonly width: number; readonly height: number }, map: Field, around: string): string => {
  const { sheet, picture } = scene;
  const print = sheet.size === 'print';
  const { width, height } = size;
  // Laid over what reaches beyond the map: cheaper than clipping, and resvg stumbles over clipped nested drawings.
  const hole = `M${num(map.x)} ${num(map.y)}v${num(map.height)}h${num(map.width)}v-${num(map.height)}z`;
  const paper = sheet.framed
    ? element('path', { class: 'paper', d: `M0 0h${num(width)}v${num(height)}H0z${hole}`, fill: sheet.ink.paper })
    : '';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chancery-map',
      viewBox: `0 0 ${width} ${height}`,
      width: print ? '420mm' : width,
      height: print ? `${num((height * 420) / width)}mm` : height,
      role: 'img',
      'aria-labelledby': `${sheet.id('map-title')} ${sheet.id('map-desc')}`,
    },
    element('title', { id: sheet.id('map-title') }, escapeText(picture.title)) +
      element('desc', { id: sheet.id('map-desc') }, escapeText(describe(scene))) +
      mapOf(scene, map) +
      paper +
      around,
  );
};

const describe = ({ picture, shown }: Scene): string => {
  const lands = shown.filter(({ kind }) => kind === 'land').length;
  const parts = [`${lands} provinces`, `${shown.length - lands} seas`, `${picture.powers.length} powers`, `${picture.markers.length} groups of troops`];
  return `${picture.subtitle ? `${picture.subtitle}. ` : ''}A map of ${parts.join(', ')}.`;
};

const mapOf = (scene: Scene, field: Field): string => {
  const { sheet } = scene;
  const { left, top, right, bottom } = sheet.view;
  const view = [left, top, right - left, bottom - top].map(num).join(' ');
  const laid = layTable(scene);
  const defs = element('defs', {}, (sheet.size === 'thumb' ? '' : symbolDefs(sheet)) + hatchDefs(scene) + realmDefs(scene));
  const ground = element('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: sheet.ink.sea });
  const rose = laid.rose ? drawRose(scene, laid.rose) : '';
  return element(
    'svg',
    { id: sheet.id('map'), ...field, viewBox: view, overflow: 'visible' },
    defs +
      ground +
      drawSeas(scene, laid.rose ? drawRhumbs(scene, laid.rose) : '', rose) +
      drawLands(scene) +
      drawBorders(scene) +
      drawBarriers(scene) +
      layer(sheet.id('places'), [laid.terrain, ...laid.signs.map((sign) => drawSign(sheet, sign))]) +
      drawLabels(scene, laid.blocks, laid.extras) +
      layer(sheet.id('markers'), markersOf(sheet, laid), MARKER_TEXT) +
      drawArrows(scene),
  );
};

const markersOf = (sheet: Sheet, { blocks }: ReturnType<typeof layTable>): readonly string[] =>
  blocks.flatMap(({ markers }) => markers.map(({ marker, x, y }) => drawMarker(sheet, marker, x, y)));

import { type MapPicture, type World, worldAt } from '@chancery/core';
import { describe } from './describe.ts';
import { drawMap } from './map-body.ts';
import { PAPER, pageOf } from './page.ts';
import { prepareWorld } from './prepared-world.ts';
import { sceneOf } from './scene.ts';
import { type DrawStyle, layOut } from './sheet.ts';
import { element, escapeText } from './svg-text.ts';

/**
 * A picture of a world as one self-contained SVG: no script, no style sheet, no font or image from elsewhere, the same text
 * for the same input. MD-16.11
 *
 * The map is the inner svg with the id map, in world units. Its layers are groups with the ids seas, lands, borders,
 * barriers, places, labels, markers and arrows; legend lies beside it. Every area is a path with the id area-<number> and its
 * name as title. Classes: realm (with data-owner), wilds, claim; sea-border, province-border, power-border, wild-border, coast,
 * river, strait, bridge, tie, passage; route and figures with land or sea; mountains, reefs, barred; terrain, sign, holding (with data-power); province-names, sea-names, city-names, tags; marker with its
 * base, selected and remembered; arrow with selected, and in it through and last. What concerns one area carries data-area, an arrow
 * data-unit.
 */
export const drawSvg = (world: World, picture: MapPicture, style: DrawStyle = {}): string => {
  const sheet = layOut(world, style);
  const scene = sceneOf(prepareWorld(worldAt(world, picture), sheet.grain), picture, sheet);
  const { width, height, map, around } = pageOf(scene);
  const print = sheet.framed && sheet.size === 'print';
  const title = sheet.id('map-title');
  const description = sheet.id('map-desc');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chancery-map',
      viewBox: `0 0 ${width} ${height}`,
      width: print ? PAPER[sheet.paper].across : width,
      height: print ? PAPER[sheet.paper].down : height,
      role: 'img',
      'aria-labelledby': `${title} ${description}`,
    },
    element('title', { id: title }, escapeText(picture.title)) +
      element('desc', { id: description }, escapeText(describe(scene))) +
      drawMap(scene, map) +
      around,
  );
};

import { type MapPicture, type World, worldAt } from '@chancery/core';
import { fieldOfMap, firstLayers } from './first-layers.ts';
import { prepareWorld } from './prepared-world.ts';
import { sceneOf } from './scene.ts';
import { type DrawStyle, layOut } from './sheet.ts';
import { element, escapeText, layer } from './svg-text.ts';

/**
 * A map to look at while the rest of it is drawn: as `drawSvg` draws it without legend, its layers hold only what is seen
 * first. `drawRest` gives what is to be added. Of the picture it shows the title and the owners.
 */
export const drawFirst = (
  world: World,
  picture: MapPicture,
  style: Omit<DrawStyle, 'legend' | 'size'> = {},
): string => {
  const sheet = layOut(world, { ...style, legend: false });
  const scene = sceneOf(prepareWorld(worldAt(world, picture), sheet.grain), picture, sheet);
  const { width, height } = sheet;
  const layers = firstLayers(scene).map(({ name, parts, style }) => layer(sheet.id(name), parts, style));
  const [title, description] = [sheet.id('map-title'), sheet.id('map-desc')];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chancery-map',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${title} ${description}`,
    },
    element('title', { id: title }, escapeText(picture.title)) +
      element('desc', { id: description }) +
      fieldOfMap(scene, { x: 0, y: 0, width, height }, '', layers),
  );
};

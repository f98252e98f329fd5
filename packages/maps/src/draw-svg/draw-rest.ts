import { type MapPicture, type World, worldAt } from '@chancery/core';
import { describe } from './describe.ts';
import { LAYERS } from './first-layers.ts';
import { layTable } from './lay-table.ts';
import { defsOf, upperLayers } from './map-body.ts';
import { prepareWorld } from './prepared-world.ts';
import { sceneOf } from './scene.ts';
import { type DrawStyle, layOut } from './sheet.ts';
import { element, escapeText } from './svg-text.ts';

/** Something to be added at the end of the element with this id. */
export interface Addition {
  readonly id: string;
  readonly drawing: string;
}

/** What makes a map of `drawFirst` the map of `drawSvg`, piece by piece: what is missed most comes first. */
export const drawRest = (
  world: World,
  picture: MapPicture,
  style: Omit<DrawStyle, 'legend' | 'size'> = {},
): readonly Addition[] => {
  const sheet = layOut(world, { ...style, legend: false });
  const scene = sceneOf(prepareWorld(worldAt(world, picture), sheet.grain), picture, sheet);
  const upper = upperLayers(scene, layTable(scene));
  const about = { id: sheet.id('map-desc'), drawing: escapeText(describe(scene)) };
  const defs = { id: sheet.id('map'), drawing: element('defs', {}, defsOf(scene)) };
  const layers = [...LAYERS].reverse().map((name) => ({ id: sheet.id(name), drawing: upper[name].join('') }));
  return [about, defs, ...layers].filter(({ drawing }) => drawing !== '');
};

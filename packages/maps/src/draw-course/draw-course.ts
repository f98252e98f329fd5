import type { AreaDress, PowerDress, World } from '@chancery/core';
import { drawBorders } from '../draw-svg/borders.ts';
import { drawBridges } from '../draw-svg/bridges.ts';
import { hatchDefs, hatchOf } from '../draw-svg/hatches.ts';
import { borderStyle } from '../draw-svg/layer-styles.ts';
import { prepareWorld } from '../draw-svg/prepared-world.ts';
import { type Scene, sceneOf } from '../draw-svg/scene.ts';
import { drawWaters } from '../draw-svg/seas.ts';
import { layOut } from '../draw-svg/sheet.ts';
import { element, escapeText, layer } from '../draw-svg/svg-text.ts';
import { drawWaterLines } from '../draw-svg/water-lines.ts';
import { motionOf } from './motion.ts';

/** What changed hands in a turn: codes of powers by area, null for nobody. */
export interface Step {
  /** How that time is called, such as `Spring 1320`. */
  readonly label: string;
  readonly owners: { readonly [area: number]: string | null };
}

export interface CourseStyle {
  readonly title: string;
  readonly dark?: boolean;
  /** The end of the course, without motion. */
  readonly still?: boolean;
}

/**
 * A small map on which lands change hands, turn after turn and again from the beginning: an SVG that is set in motion by
 * nothing but its own style, and stands still for readers who want less motion. The first step says who began with what.
 */
export const drawCourse = (
  world: World,
  powers: readonly PowerDress[],
  steps: readonly Step[],
  { title, dark = false, still = false }: CourseStyle,
): string => {
  const sheet = layOut(world, { size: 'thumb', dark });
  const prepared = prepareWorld(world, sheet.grain);
  const owned = steps.flatMap(({ owners }) => Object.keys(owners).map(Number));
  const areas = [...new Set(owned)].map((area): AreaDress => ({ area, owner: '' }));
  const scene = sceneOf(prepared, { title, powers, areas, markers: [], arrows: [] }, sheet);
  const { left, top, right, bottom } = sheet.view;
  const [width, height] = [right - left, bottom - top];
  const turns = steps.map(({ owners }, at) => element('g', { id: `turn-${at}` }, landsOf(scene, owners)));
  const signs = steps.map(({ label }, at) =>
    element('text', { id: `sign-${at}`, ...signAt(scene) }, escapeText(label)),
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chancery-course',
      viewBox: `${left} ${top} ${width} ${height}`,
      width: sheet.width,
      height: sheet.height,
      role: 'img',
      'aria-labelledby': 'title',
    },
    element('title', { id: 'title' }, escapeText(title)) +
      element('style', {}, motionOf(steps.length, still)) +
      element('defs', {}, shapes(scene) + hatchDefs(scene)) +
      element('rect', { x: left, y: top, width, height, fill: sheet.ink.sea }) +
      layer('seas', [drawWaters(scene), ...drawWaterLines(scene, '', '')]) +
      wilds(scene) +
      turns.join('') +
      layer('borders', [...drawBorders(scene), ...drawBridges(scene)], borderStyle(sheet)) +
      signs.join(''),
  );
};

const wilds = ({ prepared, sheet }: Scene): string =>
  element('path', { d: prepared.wilds, fill: sheet.ink.wilds, 'fill-rule': 'evenodd' });

/** Every land once; turns only paint it. */
const shapes = ({ shown, prepared }: Scene): string =>
  shown
    .filter(({ kind }) => kind === 'land')
    .map(({ number }) =>
      element('path', { id: `land-${number}`, d: prepared.shapes.get(number) ?? '', 'fill-rule': 'evenodd' }),
    )
    .join('');

const landsOf = ({ liveries, sheet }: Scene, owners: Step['owners']): string =>
  Object.entries(owners)
    .map(([area, code]) => {
      const livery = code === null ? undefined : liveries.get(code);
      const painted = (fill: string): string => element('use', { href: `#land-${area}`, fill });
      const laced = livery !== undefined && hatchOf(livery, false) !== 'none';
      return (
        painted(livery?.wash ?? sheet.ink.nobody) + (laced ? painted(sheet.url(`hatch-${livery.power.code}`)) : '')
      );
    })
    .join('');

/** The time stands in the lower left corner, in letters that can be read where the map is small. */
const signAt = ({ sheet: { view, unit, ink } }: Scene) => ({
  class: 'sign',
  x: view.left + 12 * unit,
  y: view.bottom - 14 * unit,
  'font-size': 21 * unit,
  fill: ink.line,
  stroke: ink.halo,
  'stroke-width': 4 * unit,
});

import type { PreparedBorder } from './prepared-world.ts';
import type { Scene } from './scene.ts';
import { element } from './svg-text.ts';
import { walk } from './walk.ts';

export const drawBridges = (scene: Scene): readonly string[] =>
  scene.sheet.size === 'thumb'
    ? []
    : scene.borders.filter(({ border }) => border.kind === 'bridge').map((border) => bridge(scene, border));

/** A bridge stands in the middle of the longest stretch of the river. */
const bridge = ({ sheet }: Scene, { border }: PreparedBorder): string => {
  const steps = walk(border.lines, sheet.unit * 2);
  const middle = steps[Math.floor(steps.length / 2)];
  if (!middle) return '';
  const side = 13 * sheet.unit;
  return element('use', {
    class: 'bridge',
    href: `#${sheet.id('bridge')}`,
    x: middle.x - side / 2,
    y: middle.y - side / 2,
    width: side,
    height: side,
  });
};

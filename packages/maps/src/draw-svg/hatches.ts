import { type Hatch, printHatchOf } from './palette.ts';
import type { Livery, Scene } from './scene.ts';
import { element, num } from './svg-text.ts';

/** The pattern of a power's land, and of its claims: ink lines on nothing, laid over the wash. */
export const hatchDefs = (scene: Scene): string => {
  const { sheet } = scene;
  const claimants = new Set(scene.picture.areas.map(({ claim }) => claim));
  let defs = '';
  for (const livery of scene.liveries.values()) {
    const hatch = hatchOf(livery, sheet.size === 'print');
    if (hatch !== 'none') defs += pattern(sheet.id(`hatch-${livery.power.code}`), hatch, livery.edge, sheet.unit);
    if (claimants.has(livery.power.code)) defs += stripes(sheet.id(`claim-${livery.power.code}`), livery, sheet.unit);
  }
  return defs;
};

export const hatchOf = ({ power, tone }: Livery, print: boolean): Hatch =>
  power.plain || power.ground ? 'none' : print ? printHatchOf(power.tone) : tone.hatch;

const TURN = { rising: -45, falling: 45, level: 0, upright: 90 } as const;
const PACE = 4.6;

const pattern = (id: string, hatch: Exclude<Hatch, 'none'>, colour: string, unit: number): string => {
  const pace = num(PACE * unit);
  const common = { id, patternUnits: 'userSpaceOnUse', width: pace, height: pace };
  if (hatch === 'dotted') {
    const middle = (PACE / 2) * unit;
    const dot = element('circle', { cx: middle, cy: middle, r: 0.75 * unit, fill: colour, 'fill-opacity': '.5' });
    return element('pattern', common, dot);
  }
  const line = element('path', {
    d: `M0 ${num((PACE / 2) * unit)}h${pace}`,
    stroke: colour,
    'stroke-width': 0.7 * unit,
    'stroke-opacity': '.4',
  });
  return element('pattern', { ...common, patternTransform: `rotate(${TURN[hatch]})` }, line);
};

/** Broad slanting stripes in the claimant's own wash, edged with its ink. */
const stripes = (id: string, { wash, edge }: Livery, unit: number): string => {
  const pace = num(11 * unit);
  const band = (width: number, stroke: string): string =>
    element('path', { d: `M0 ${num(5.5 * unit)}h${pace}`, stroke, 'stroke-width': width * unit });
  return element(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', width: pace, height: pace, patternTransform: 'rotate(-60)' },
    band(4.2, edge) + band(3, wash),
  );
};

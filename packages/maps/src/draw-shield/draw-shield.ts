import type { Charge, Shield } from '@chancery/core';
import { element, titled } from '../draw-svg/svg-text.ts';
import { CHARGE_PATHS } from './charges.ts';
import { DIVISION_PATHS, HEIGHT, ORDINARY_PATHS, OUTLINE, WIDTH } from './fields.ts';
import { placesOf } from './places.ts';
import { PAINT } from './tinctures.ts';

export interface ShieldStyle {
  /** Stands in the ids of the drawing; no two shields of one page share it. */
  readonly id: string;
  /** Whose arms they are, for those who cannot see them; without it the shield is only an ornament beside a name. */
  readonly title?: string;
  /** The colour of the rim; ink unless given. */
  readonly rim?: string;
}

/** What is wider than high. */
const WIDE: ReadonlySet<Charge> = new Set(['leopard', 'winged-lion', 'bear', 'seax']);

/** The arms of a power as an `svg` element. It has no size of its own but a shape of 5 by 6, and needs no style. */
export const drawShield = (shield: Shield, { id, title, rim = INK }: ShieldStyle): string => {
  const clip = `shield-${id.replaceAll(/[^A-Za-z0-9-]/g, '-')}`;
  const seen = title === undefined ? { 'aria-hidden': 'true' } : { role: 'img' };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'shield',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      focusable: 'false',
      ...seen,
    },
    (title === undefined ? '' : titled(title)) +
      element('clipPath', { id: clip }, element('path', { d: OUTLINE })) +
      element('g', { 'clip-path': `url(#${clip})` }, ground(shield) + laid(shield) + charged(shield)) +
      element('path', { d: OUTLINE, fill: 'none', stroke: rim, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
  );
};

const INK = '#3a2f22';

const ground = ({ field, parted }: Shield): string =>
  element('rect', { width: WIDTH, height: HEIGHT, fill: PAINT[field] }) +
  (parted === undefined ? '' : element('path', { d: DIVISION_PATHS[parted.division], fill: PAINT[parted.with] }));

const laid = ({ ordinary }: Shield): string => {
  if (ordinary === undefined) return '';
  const paint = PAINT[ordinary.tincture];
  return ordinary.kind === 'bordure'
    ? element('path', { d: OUTLINE, fill: 'none', stroke: paint, 'stroke-width': 28 })
    : element('path', { d: ORDINARY_PATHS[ordinary.kind], fill: paint });
};

const charged = ({ charges, ordinary }: Shield): string => {
  if (charges === undefined) return '';
  const { kind, tincture, count } = charges;
  return placesOf(count, WIDE.has(kind), ordinary?.kind ?? null)
    .map(({ x, y, size }) =>
      element('path', {
        d: CHARGE_PATHS[kind],
        fill: PAINT[tincture],
        'fill-rule': 'evenodd',
        transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`,
      }),
    )
    .join('');
};

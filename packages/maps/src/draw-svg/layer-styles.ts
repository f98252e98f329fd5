import type { Sheet } from './sheet.ts';
import type { Attributes } from './svg-text.ts';
import { TYPE } from './text-width.ts';

/** What all drawings of a layer have in common. */
export const borderStyle = ({ ink }: Sheet): Attributes => ({
  fill: 'none',
  stroke: ink.line,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

export const labelStyle = ({ ink, unit }: Sheet): Attributes => ({
  ...TYPE,
  'text-anchor': 'middle',
  fill: ink.line,
  stroke: ink.halo,
  'stroke-width': 2.4 * unit,
  'stroke-opacity': '.8',
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

export const MARKER_TEXT = { ...TYPE, 'font-weight': 'bold', 'text-anchor': 'end' } as const;

export const ARROW_STYLE = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

import { LIGHT } from './light.ts';

/** Colours of kingdoms (HEP-17.3). */

/** The most light, in thousand-millionths, of a colour whose contrast on white is 3 or more: 1.05 / 3 - 0.05. */
const MOST_LIGHT = 300_000_000;

/** Luminance of `#rrggbb` as WCAG 2 reckons it, in thousand-millionths; null if it is not written so. */
const lightOf = (color: string): number | null => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const part = (at: number): number => LIGHT[Number.parseInt(color.slice(at, at + 2), 16)] ?? 0;
  return 2126 * part(1) + 7152 * part(3) + 722 * part(5);
};

/** What is wrong with a colour beside those that are taken; null for nothing. */
export const colorFault = (color: string, taken: readonly string[]): 'form' | 'pale' | 'taken' | null => {
  const light = lightOf(color);
  if (light === null) return 'form';
  if (light > MOST_LIGHT) return 'pale';
  return taken.some((other) => other.toLowerCase() === color.toLowerCase()) ? 'taken' : null;
};

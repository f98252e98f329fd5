import type { NumberType } from './param.ts';

/** A number of smallest units as people write it: 25 tenths are 2.5. */
export const decimal = (value: number, places: NumberType['places']): string => {
  if (places === undefined) return String(value);
  const digits = String(value).padStart(places + 1, '0');
  const decimals = digits.slice(-places).replace(/0+$/, '');
  return `${digits.slice(0, -places)}${decimals === '' ? '' : `.${decimals}`}`;
};

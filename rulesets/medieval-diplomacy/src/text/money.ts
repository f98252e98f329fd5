import type { Pence } from '../words.ts';

/** `4350` → `43.50`: gold with two decimals (MD-1.26). */
export const coins = (pence: Pence): string => {
  const whole = Math.abs(pence);
  const rest = whole % 100;
  return `${pence < 0 ? '-' : ''}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
};

export const gold = (pence: Pence): string => `${coins(pence)} gold`;

/** With its sign, as it stands in a list of gains and losses. */
export const change = (pence: Pence): string => (pence > 0 ? `+${coins(pence)}` : coins(pence));

/** Damage and hit points, kept in tenths: `20` → `2`, `21` → `2.1`. */
export const tenths = (value: number): string => {
  const rest = value % 10;
  return rest === 0 ? `${value / 10}` : `${(value - rest) / 10}.${rest}`;
};

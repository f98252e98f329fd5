import type { Malformed } from '../../types/refusal.ts';
import type { ArgumentReading } from './argument-kind.ts';

/** The range of whole numbers that a type admits. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const isWithin = (value: number, { from, to }: Range): boolean => value >= from && value <= to;

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const NO_READINGS: readonly ArgumentReading[] = [];
export const NO_FAULTS: readonly never[] = [];

export const outOfRange = (
  { name, from, to, places }: Range & { readonly name: string; readonly places?: 1 | 2 },
  value: number,
): Malformed => ({
  code: 'out-of-range',
  what: name,
  value,
  from,
  to,
  ...(places === undefined ? {} : { places }),
});

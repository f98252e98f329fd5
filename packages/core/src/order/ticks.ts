import type { JsonValue } from '../json.ts';
import type { Asking } from './choices.ts';

type Some = Extract<Asking, { ask: 'some' }>;

/**
 * Ways to tick, the same ones every time and each once: as many as may be from the beginning, each as the first of as few
 * as may be, some at every other place and every third, and as many as may be from the end.
 */
export const ticksOf = ({ of, from, to }: Some): readonly (readonly JsonValue[])[] => {
  const values = of.map(({ value }) => value);
  const most = Math.min(to, values.length);
  if (from > most) return [];
  const few = values.map((_, index) => around(values, index, from));
  const between = [2, 3].map((step) => values.filter((_, index) => index % step === 1).slice(0, most));
  const ways = [values.slice(0, most), ...few, ...between, values.slice(values.length - most)];
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()].filter(({ length }) => length >= from);
};

/** `count` of them from the `index`-th on, beginning again after the last. */
const around = (values: readonly JsonValue[], index: number, count: number): readonly JsonValue[] =>
  [...values.slice(index), ...values.slice(0, index)].slice(0, count);

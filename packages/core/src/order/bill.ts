import type { JsonValue } from '../json.ts';
import type { Bill, BillItem } from './choices.ts';

/** Answers to a bill, by argument; what is not given is left out. */
export type BillAnswers = { readonly [param: string]: JsonValue };

/**
 * What stands against answers to a bill: they cost too little or too much, name what is not offered, or lack what one of
 * them needs.
 */
export type BillFault = 'too-little' | 'too-dear' | 'not-offered' | 'needs';

/** What answers cost; what is not offered costs nothing. */
export const costOf = ({ of }: Bill, answers: BillAnswers): number =>
  of.reduce((sum, item) => sum + costOfItem(item, answers[item.param]), 0);

/** The first thing that is wrong with answers to a bill; null when they can be ordered. */
export const billFault = (bill: Bill, answers: BillAnswers): BillFault | null => {
  const items = new Map(bill.of.map((item) => [item.param, item]));
  for (const [param, value] of Object.entries(answers)) {
    const item = items.get(param);
    if (item === undefined || !isOffered(item, value)) return 'not-offered';
    if (item.kind === 'flag' && value === true && !isMet(item, answers)) return 'needs';
  }
  const cost = costOf(bill, answers);
  if (cost > bill.budget) return 'too-dear';
  return cost < bill.least ? 'too-little' : null;
};

/** Whether what an item needs is among the answers. */
export const isMet = (item: BillItem, answers: BillAnswers): boolean => {
  const needs = item.kind === 'flag' ? item.needs : undefined;
  return needs === undefined || valuesIn(answers[needs.param]).includes(needs.value);
};

/** The most of a number that a sum pays for; null when it pays for none. */
export const mostFor = (
  { from, to, step, price }: Extract<BillItem, { kind: 'number' }>,
  sum: number,
): number | null => {
  const paid = price === 0 ? Number.POSITIVE_INFINITY : Math.floor(sum / price);
  const steps = Math.min(paid, Math.floor((to - from) / step) + 1);
  return steps < 1 ? null : from + (steps - 1) * step;
};

const costOfItem = (item: BillItem, value: JsonValue | undefined): number => {
  switch (item.kind) {
    case 'ticks': {
      const ticked = valuesIn(value);
      return item.of.reduce((sum, tick) => sum + (ticked.includes(tick.value) ? tick.price : 0), 0);
    }
    case 'flag':
      return value === true ? item.price : 0;
    case 'number':
      return typeof value === 'number' ? item.price * (Math.ceil((value - item.from) / item.step) + 1) : 0;
  }
};

const isOffered = (item: BillItem, value: JsonValue): boolean => {
  switch (item.kind) {
    case 'ticks': {
      const ticked = valuesIn(value);
      return (
        new Set(ticked).size === ticked.length && ticked.every((each) => item.of.some((tick) => tick.value === each))
      );
    }
    case 'flag':
      return value === true || value === false;
    case 'number':
      return (
        typeof value === 'number' &&
        value >= item.from &&
        value <= item.to &&
        Number.isInteger((value - item.from) / item.step)
      );
  }
};

const valuesIn = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);

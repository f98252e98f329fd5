import type { Roller } from '../dice/dice.ts';
import type { JsonValue } from '../json.ts';
import { type BillAnswers, billFault, costOf, isMet, mostFor } from './bill.ts';
import type { Bill, BillItem } from './choices.ts';

/** One thing that may be put on a bill. */
interface Mark {
  readonly item: BillItem;
  readonly value: JsonValue;
}

/**
 * Ways to fill a bill, the same ones every time and each once: each thing alone with what it needs, and as much as the budget
 * pays from the beginning, from the end, and of every other thing.
 */
export const billsOf = (bill: Bill): readonly BillAnswers[] => {
  const marks = marksOf(bill);
  const alone = marks.map((mark) => filled(bill, [...neededBy(bill, mark), mark]));
  const others = [0, 1].map((rest) =>
    filled(
      bill,
      marks.filter((_, index) => index % 2 === rest),
    ),
  );
  const ways = [filled(bill, marks), ...alone, ...others, filled(bill, [...marks].reverse())];
  const different = new Map(ways.map((answers) => [JSON.stringify(answers), answers]));
  return [...different.values()].filter((answers) => billFault(bill, answers) === null);
};

/** A random way to fill a bill: some of its things, in a random order, as far as the budget goes. Throws if there is none. */
export const randomBill = (bill: Bill, roller: Roller): BillAnswers => {
  const left = [...marksOf(bill)];
  const mixed = left.map(() => left.splice(roller.d(left.length) - 1, 1)[0] as Mark);
  const answers = filled(
    bill,
    mixed.filter(() => roller.d(2) === 1).flatMap((mark) => [...neededBy(bill, mark), mark]),
  );
  if (billFault(bill, answers) === null) return answers;
  const ways = billsOf(bill);
  const way = ways[roller.d(Math.max(ways.length, 1)) - 1];
  if (way === undefined) throw new Error(`nothing on the bill can be paid with ${bill.budget} ${bill.spent}`);
  return way;
};

const marksOf = ({ of, budget }: Bill): readonly Mark[] => of.flatMap((item) => marksIn(item, budget));

/** Of a number its least, and the most that the whole budget pays. */
const marksIn = (item: BillItem, budget: number): readonly Mark[] => {
  switch (item.kind) {
    case 'ticks':
      return item.of.map(({ value }) => ({ item, value }));
    case 'flag':
      return [{ item, value: true }];
    case 'number': {
      const most = mostFor(item, budget);
      return most === null ? [] : [...new Set([item.from, most])].map((value) => ({ item, value }));
    }
  }
};

const neededBy = ({ of }: Bill, { item: marked }: Mark): readonly Mark[] => {
  const needs = marked.kind === 'flag' ? marked.needs : undefined;
  const item = of.find(({ param }) => param === needs?.param);
  return needs === undefined || item === undefined ? [] : [{ item, value: needs.value }];
};

/** Puts one thing after another on the bill, as far as each can be paid, and has what it needs. */
const filled = (bill: Bill, marks: readonly Mark[]): BillAnswers => {
  let answers: BillAnswers = {};
  for (const { item, value } of marks) {
    const before = answers[item.param];
    if (before !== undefined && item.kind !== 'ticks') continue;
    const list = Array.isArray(before) ? before : [];
    if (list.includes(value) || !isMet(item, answers)) continue;
    const more = { ...answers, [item.param]: item.kind === 'ticks' ? [...list, value] : value };
    if (costOf(bill, more) <= bill.budget) answers = more;
  }
  return answers;
};

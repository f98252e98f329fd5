/** Fills the form of an order as a person does who reads its questions: by the words on buttons, boxes and fields. */
import {
  afterBranch,
  answersOfWay,
  assembleOrder,
  type Bill,
  type BillItem,
  billFault,
  type Choice,
  decimal,
  type InnerChoices,
  type JsonValue,
  orderAsValue,
  type RulesetTypes,
  sentence,
} from '@chancery/core';
import type { Locator } from 'playwright-core';
import { pressSection, sectionsIn } from './find-form.ts';
import type { Hand } from './hands.ts';

/** Which answer is given where there are several: the first, the last, or none where it may be left out. */
export type Taste = 'first' | 'last' | 'without';

export interface Filling {
  /** Null: nothing is filled, and only what would be answered is told. */
  readonly hand: FormHand | null;
  readonly taste: Taste;
  /** Something has been said before: what has one answer only is not asked. */
  readonly said: boolean;
  /** What may be ordered inside another order. */
  readonly inner?: InnerChoices<RulesetTypes>;
  /** Hears what is asked, one question after another. */
  readonly note?: (question: string) => void;
}

/** A hand at a form. */
export type FormHand = Hand & { readonly form: Locator };

type Answers = { readonly [param: string]: JsonValue };

/** The answers that were given. */
export const fillForm = async (
  { hand, taste, said, inner = () => null, note = () => undefined }: Filling,
  choice: Choice,
): Promise<Answers> => {
  let answers: Answers = {};
  let isSaid = said;
  let asked = choice;
  while (asked.ask !== 'done') {
    note(asked.ask);
    if (asked.ask === 'bill') {
      answers = { ...answers, ...(await payBill(hand, asked, taste)) };
      asked = asked.then;
    } else if (taste === 'without' && asked.skip !== undefined) {
      note('left out');
      await pressed(hand, asked.skip.label);
      asked = asked.skip.then;
    } else if (asked.ask === 'one') {
      const of = taste === 'last' ? asked.of.at(-1) : asked.of[0];
      if (of === undefined) throw new Error('a question without an answer');
      if (asked.param === 'section') await sectionInForm(hand, of.label);
      else if (asked.of.length > 1 || asked.skip !== undefined || !isSaid) await pressed(hand, of.label);
      answers = { ...answers, [asked.param]: of.value };
      asked = afterBranch(asked, of);
    } else if (asked.ask === 'way') {
      answers = { ...answers, ...(await walkWay(hand, asked, taste)) };
      asked = asked.then;
    } else if (asked.ask === 'order') {
      answers = { ...answers, [asked.param]: await orderInside({ hand, taste, said, inner }, asked) };
      asked = asked.then;
    } else {
      const value = await answerField(hand, asked, taste);
      await pressed(hand, 'Next');
      answers = { ...answers, [asked.param]: value };
      asked = asked.then;
    }
    isSaid = true;
  }
  return answers;
};

const pressed = async (hand: FormHand | null, name: string): Promise<void> =>
  hand?.press(hand.form.getByRole('button', { name, exact: true }).first());

/**
 * A form asks for the section only of an order whose sections are run at different times; else it is chosen before (`Where`), and
 * an order that asks nothing else is planned at once.
 */
const sectionInForm = async (hand: FormHand | null, title: string): Promise<void> => {
  if (hand === null) return;
  const planned = hand.form
    .page()
    .getByRole('banner')
    .getByRole('button', { name: /^Orders [1-9]/ });
  await hand.form.or(planned).first().waitFor();
  await pressSection(sectionsIn(hand.form), hand, title);
};

type Way = Extract<Choice, { ask: 'way' }>;

/** Goes on from the first or the last place where it may begin, as short or as far as may be without coming back. */
const walkWay = async (hand: FormHand | null, asked: Way, taste: Taste): Promise<Answers> => {
  const stops: (string | number)[] = [];
  const most = taste === 'last' ? asked.to : asked.from;
  for (let next = asked.starts; stops.length < most; next = asked.steps[String(stops.at(-1))] ?? []) {
    const open = next.filter((stop) => !stops.includes(stop));
    const stop = taste === 'last' ? open.at(-1) : open[0];
    if (stop === undefined) break;
    stops.push(stop);
    await pressed(hand, asked.of.find(({ value }) => value === stop)?.label ?? '');
  }
  await pressed(hand, 'Next');
  return answersOfWay(asked, stops);
};

/** The first or the last order that may stand inside another. */
const orderInside = async (
  { hand, taste, inner = () => null }: Filling,
  asked: Extract<Choice, { ask: 'order' }>,
): Promise<JsonValue> => {
  const offered = asked.verbs.flatMap((verb) => inner(verb) ?? []);
  const chosen = taste === 'last' ? offered.at(-1) : offered[0];
  if (chosen === undefined) throw new Error('no order can stand inside');
  await pressed(hand, chosen.kind.title);
  return orderAsValue(assembleOrder(chosen.kind, await fillForm({ hand, taste, said: false }, chosen.choice)));
};

type Field = Exclude<Choice, { ask: 'done' | 'bill' | 'one' | 'way' | 'order' }>;

/** Fills what is not a choice of buttons. The first answer is whatever the form begins with, where it begins with any. */
const answerField = async (hand: FormHand | null, asked: Field, taste: Taste): Promise<JsonValue> => {
  switch (asked.ask) {
    case 'number': {
      if (taste !== 'last') return asked.usual ?? asked.from;
      await hand?.write(hand.form.getByRole('spinbutton'), decimal(asked.to, asked.places));
      return asked.to;
    }
    case 'numbers': {
      const begun = Array.from({ length: asked.count }, (_, index) => asked.usual?.[index] ?? 0);
      if (taste !== 'last') return begun;
      const parts = begun.map((_, index) => (index === asked.count - 1 ? asked.sum : 0));
      for (const [index, part] of parts.entries())
        await hand?.write(hand.form.getByRole('spinbutton').nth(index), String(part));
      return parts;
    }
    case 'text': {
      const text = asked.examples?.[0] ?? WORDS.padEnd(asked.from, WORDS).slice(0, asked.to).replace(/ $/, 's');
      await hand?.write(hand.form.getByRole('textbox').or(hand.form.getByRole('combobox')).first(), text);
      return text;
    }
    case 'groups': {
      const { of, from } = asked;
      const taken = taste === 'last' ? of.slice(-Math.max(from, 1)) : of.slice(0, Math.max(from, 1));
      for (const { label, count } of taken) {
        if (count === undefined) await hand?.tick(hand.form.getByRole('checkbox', { name: label, exact: true }));
        else await hand?.write(hand.form.getByRole('textbox', { name: label, exact: true }), String(count.to));
      }
      return taken.map(({ group, count }) => (count === undefined ? group : { ...group, [count.param]: count.to }));
    }
    case 'condition': {
      const term = taste === 'last' ? asked.terms.at(-1) : asked.terms[0];
      if (term === undefined) throw new Error('a condition of nothing');
      await hand?.tick(hand.form.getByRole('checkbox', { name: sentence(term.help), exact: true }));
      const { measure, than } = term;
      if (than === undefined) return [{ measure }];
      const least = Math.max(than.from, Math.min(1, than.to));
      return [{ measure, sign: than.signs[0] as string, than: least, ...(than.ratio === true ? { of: 2 } : {}) }];
    }
    case 'some': {
      const { of, from } = asked;
      const ticked = taste === 'last' ? of.slice(-Math.max(from, 1)) : of.slice(0, Math.max(from, 1));
      for (const { label } of ticked) await hand?.tick(hand.form.getByRole('checkbox', { name: label, exact: true }));
      return ticked.map(({ value }) => value);
    }
  }
};

/** Letters and spaces, which a name takes as well as a letter does. */
const WORDS = 'Let it be known to all ';

/** Puts on a bill the first or the last thing that can be paid alone. */
const payBill = async (hand: FormHand | null, bill: Bill, taste: Taste): Promise<Answers> => {
  const marks = bill.of.flatMap(marksOf).filter(({ param, value }) => billFault(bill, { [param]: value }) === null);
  const mark = taste === 'last' ? marks.at(-1) : marks[0];
  if (mark === undefined) throw new Error('nothing on the bill can be paid alone');
  const { param, value, label } = mark;
  if (typeof value === 'number')
    await hand?.write(hand.form.getByRole('spinbutton', { name: label }).first(), String(value));
  else await hand?.tick(hand.form.getByRole('checkbox', { name: label }).first());
  await pressed(hand, 'Next');
  return { [param]: value };
};

interface Mark {
  readonly param: string;
  readonly value: JsonValue;
  readonly label: string;
}

const marksOf = (item: BillItem): readonly Mark[] => {
  const { param, label } = item;
  switch (item.kind) {
    case 'ticks':
      return item.of.map((tick) => ({ param, value: [tick.value], label: tick.label }));
    case 'flag':
      return [{ param, value: true, label }];
    case 'number':
      return [{ param, value: item.from, label }];
  }
};

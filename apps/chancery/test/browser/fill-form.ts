/** Fills the form of an order as a person does who reads its questions: by the words on buttons, boxes and fields. */
import { type Bill, type BillItem, billFault, type Choice, type JsonValue } from '@chancery/core';
import type { Locator } from 'playwright-core';
import type { Hand } from './hands.ts';

/** Which answer is given where there are several: the first, the last, or none where it may be left out. */
export type Taste = 'first' | 'last' | 'without';

export interface Filling {
  /** Null: nothing is filled, and only what would be answered is told. */
  readonly hand: FormHand | null;
  readonly taste: Taste;
  /** Something has been said before: what has one answer only is not asked. */
  readonly said: boolean;
}

/** A hand at a form. */
export type FormHand = Hand & { readonly form: Locator };

type Answers = { readonly [param: string]: JsonValue };

/** The answers that were given. */
export const fillForm = async ({ hand, taste, said }: Filling, choice: Choice): Promise<Answers> => {
  let answers: Answers = {};
  let isSaid = said;
  let asked = choice;
  while (asked.ask !== 'done') {
    if (asked.ask === 'bill') {
      answers = { ...answers, ...(await payBill(hand, asked, taste)) };
      asked = asked.then;
    } else if (taste === 'without' && asked.skip !== undefined) {
      await pressed(hand, asked.skip.label);
      asked = asked.skip.then;
    } else if (asked.ask === 'one') {
      const of = taste === 'last' ? asked.of.at(-1) : asked.of[0];
      if (of === undefined) throw new Error('a question without an answer');
      const isAsked = asked.of.length > 1 || asked.skip !== undefined || !isSaid;
      if (isAsked) await pressed(hand, of.label);
      answers = { ...answers, [asked.param]: of.value };
      asked = of.then;
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

type Field = Exclude<Choice, { ask: 'done' | 'bill' | 'one' }>;

/** Fills what is not a choice of buttons. The first answer is whatever the form begins with, where it begins with any. */
const answerField = async (hand: FormHand | null, asked: Field, taste: Taste): Promise<JsonValue> => {
  switch (asked.ask) {
    case 'number': {
      if (taste !== 'last') return asked.usual ?? asked.from;
      await hand?.write(hand.form.getByRole('spinbutton'), String(asked.to));
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
      const text = asked.examples?.[0] ?? WORDS.padEnd(asked.from, WORDS).slice(0, asked.to).replace(/ $/, '.');
      await hand?.write(hand.form.getByRole(asked.examples === undefined ? 'textbox' : 'combobox').first(), text);
      return text;
    }
    case 'some': {
      const { of, from } = asked;
      const ticked = taste === 'last' ? of.slice(-Math.max(from, 1)) : of.slice(0, Math.max(from, 1));
      for (const { label } of ticked) await hand?.tick(hand.form.getByRole('checkbox', { name: label, exact: true }));
      return ticked.map(({ value }) => value);
    }
  }
};

const WORDS = 'Let it be known to all. ';

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

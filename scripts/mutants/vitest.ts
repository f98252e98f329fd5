/**
 * Stands in for vitest where the tests of a ruleset are run thousands of times in one process: it keeps what they register,
 * and runs one when asked. `expect` is vitest's own.
 */
import { format } from 'node:util';
import { expect } from 'vitest';

export { expect };

type Body = (...args: readonly unknown[]) => unknown;

export interface KeptTest {
  /** With the titles of the blocks around it. */
  readonly title: string;
  /** What `beforeAll` prepares for it, then the test. */
  readonly steps: readonly Body[];
}

interface Block {
  readonly title: string;
  readonly before: Body[];
  readonly around: Block | null;
}

let block: Block = { title: '', before: [], around: null };
let afterwards: Body[] = [];

/** All tests that were registered so far. */
export const kept: KeptTest[] = [];

/** Runs a test; throws as it does. */
export const perform = async ({ steps }: KeptTest): Promise<void> => {
  afterwards = [];
  for (const step of steps) await step();
  for (const step of afterwards) await step();
};

/** A file begins: what it does outside of blocks is its own. */
export const beginFile = (): void => {
  block = { title: '', before: [], around: null };
};

export const beforeAll = (body: Body): void => {
  block.before.push(body);
};

export const onTestFinished = (body: Body): void => {
  afterwards.push(body);
};

/** `$name` of a row that is an object, `%s` and its like of one that is a list; both are what vitest makes of them. */
const titleOf = (title: string, args: readonly unknown[]): string => {
  const holes = title.match(/%[sdifjoO]/g)?.length ?? 0;
  const filled = holes === 0 ? title : format(title, ...args.slice(0, holes));
  return filled.replaceAll(/\$([\w.]+)/g, (whole, path: string) => {
    const value = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], args[0]);
    return value === undefined ? whole : String(value);
  });
};

const rowOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

const titlesAround = (from: Block | null): string =>
  from === null ? '' : `${titlesAround(from.around)} ${from.title}`;
const stepsAround = (from: Block | null): readonly Body[] =>
  from === null ? [] : [...stepsAround(from.around), ...from.before];

const registerTest = (title: string, body: Body): void => {
  const around = block;
  const whole = `${titlesAround(around)} ${title}`.trim();
  kept.push({ title: whole, steps: [() => inTurn(stepsAround(around)), body] });
};

const inTurn = async (steps: readonly Body[]): Promise<void> => {
  for (const step of steps) await step();
};

const registerBlock = (title: string, body: Body): void => {
  const around = block;
  block = { title, before: [], around };
  body();
  block = around;
};

/** Vitest takes options before or after the body; they are about time, which is ours to limit here. */
const bodyAmong = (rest: readonly unknown[]): Body => rest.find((each) => typeof each === 'function') as Body;

const registering = (register: (title: string, body: Body) => void) =>
  Object.assign((title: string, ...rest: readonly unknown[]) => register(title, bodyAmong(rest)), {
    each:
      (rows: readonly unknown[]) =>
      (title: string, ...rest: readonly unknown[]) => {
        for (const row of rows) {
          const args = rowOf(row);
          register(titleOf(title, args), () => bodyAmong(rest)(...args));
        }
      },
  });

export const test = registering(registerTest);
export const describe = registering(registerBlock);

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Recent } from '../../src/campaign/position/recent.ts';

test('what was asked for longest ago makes room', () => {
  const recent = new Recent<string, number>(10);
  recent.keep('a', 1, 4);
  recent.keep('b', 2, 4);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3, 4);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.keep('a', 5, 1);
  recent.keep('d', 4, 5);
  expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([5, 3, 4]);
  recent.keep('e', 6, 11);
  expect([recent.get('a'), recent.get('e')]).toEqual([undefined, undefined]);
});

test('what is asked for while it is made is made once', async () => {
  const recent = new Recent<string, string>(10);
  const asked: string[] = [];
  const making = (db: { readonly isTransaction: boolean }, value: string) =>
    recent.getOrMake('a', db, async () => {
      asked.push(value);
      await setImmediate();
      return { value, weight: 1 };
    });
  expect(await Promise.all([making(OUTSIDE, 'one'), making(OUTSIDE, 'other')])).toEqual(['one', 'one']);
  expect(await making(OUTSIDE, 'third')).toBe('one');
  expect(asked).toEqual(['one']);
});

test('a transaction waits for nobody', async () => {
  const recent = new Recent<string, string>(10);
  const stuck = recent.getOrMake('a', OUTSIDE, () => new Promise(() => {}));
  expect(await recent.getOrMake('a', { isTransaction: true }, async () => ({ value: 'own', weight: 1 }))).toBe('own');
  expect(await Promise.race([stuck, setImmediate('waits')])).toBe('waits');
});

test('what fails is not kept', async () => {
  const recent = new Recent<string, string>(10);
  const fails = () => recent.getOrMake('a', OUTSIDE, () => Promise.reject(new Error('no connection')));
  const both = await Promise.allSettled([fails(), fails()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await recent.getOrMake('a', OUTSIDE, async () => ({ value: 'made', weight: 1 }))).toBe('made');
});

const OUTSIDE = { isTransaction: false };

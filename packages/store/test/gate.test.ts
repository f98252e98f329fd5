import { expect, test } from 'vitest';
import { Gate } from '../src/sqlite/gate.ts';

test('a gate lets in one at a time, in the order of coming', async () => {
  const gate = new Gate();
  const order: number[] = [];
  const visit = async (number: number): Promise<void> => {
    await gate.enter();
    order.push(number);
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push(number);
    gate.leave();
  };
  await Promise.all([1, 2, 3].map(visit));
  expect(order).toEqual([1, 1, 2, 2, 3, 3]);
});

test('who gave up at a gate is passed over', async () => {
  const gate = new Gate();
  await gate.enter();
  await expect(gate.enter(20)).rejects.toThrow('waited 20 ms');
  const third = gate.enter();
  gate.leave();
  await third;
  gate.leave();
  await expect(gate.enter()).resolves.toBeUndefined();
});

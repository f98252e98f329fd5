import { expect, test } from 'vitest';
import { taxOf } from '../../src/rules/money.ts';
import type { Province } from '../../src/state.ts';
import { positionOf } from '../month.ts';

test('DOM-13.16 where the campaign says so conquered provinces pay their conqueror nothing for good', async () => {
  const taxes = await Promise.all(
    [true, false].map(async (conqueredTax) => {
      const { setting, state } = await positionOf('orrany', { conqueredTax });
      const [own, won] = [false, true].map((conquered) => ({ ...(state.provinces[4] as Province), conquered }));
      return [own, won].map((province) => taxOf(setting, state, province as Province));
    }),
  );
  expect(taxes).toEqual([
    [3, 3],
    [3, 0],
  ]);
});

import { expect, test } from 'vitest';
import { DESK_RULESETS } from '../src/desk.ts';
import { RULESETS } from '../src/index.ts';

test('a browser finds every ruleset, and what it loads is part of the whole', async () => {
  expect(Object.keys(DESK_RULESETS).sort()).toEqual(RULESETS.map(({ id }) => id).sort());
  for (const whole of RULESETS) {
    const part = await DESK_RULESETS[whole.id]?.();
    expect(Object.keys(part ?? {}).length).toBeGreaterThan(10);
    expect(whole).toMatchObject(part ?? {});
  }
});

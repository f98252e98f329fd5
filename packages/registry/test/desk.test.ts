import { expect, test } from 'vitest';
import { DESK_EXAMPLES, DESK_RULESETS, deskRulesetOf } from '../src/desk.ts';
import { EVERY_RULESET, EXAMPLES, RULESETS } from '../src/index.ts';

test('a browser finds every ruleset, and what it loads is part of the whole', async () => {
  expect(Object.keys(DESK_RULESETS).sort()).toEqual(RULESETS.map(({ id }) => id).sort());
  expect(Object.keys(DESK_EXAMPLES).sort()).toEqual(EXAMPLES.map(({ id }) => id).sort());
  for (const whole of EVERY_RULESET) {
    const part = await deskRulesetOf(whole.id);
    expect(Object.keys(part ?? {}).length).toBeGreaterThan(10);
    expect(whole).toMatchObject(part ?? {});
  }
});

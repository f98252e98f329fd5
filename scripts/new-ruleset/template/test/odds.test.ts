import { expect, test } from 'vitest';
import { RULESET } from './ruleset.ts';

test('NEW-1.3 the odds come from the battle itself, and two men more stand in most', () => {
  const asked = { attackers: ['7 men'], defenders: ['5 men'], place: '', runs: 5000, seed: 1 };
  const answer = RULESET.odds?.(asked);
  const outcomes = answer?.ok ? answer.value.outcomes : [];
  expect(outcomes.map(({ id }) => id)).toEqual(['attackers', 'defenders', 'nobody']);
  // 26 of 36 throws are better, 6 worse, 4 equal.
  expect(outcomes[0]?.chance).toBeGreaterThan(7000);
  expect(outcomes[0]?.chance).toBeLessThan(7450);
});

test('what is asked amiss is told', () => {
  const asked = { attackers: ['seven men'], defenders: ['0 men'], place: 'a wood', runs: 10, seed: 1 };
  const answer = RULESET.odds?.(asked);
  expect(answer?.ok === false && answer.error.length).toBe(3);
});

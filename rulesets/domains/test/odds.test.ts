import { expect, test } from 'vitest';
import { odds } from '../src/odds.ts';

const asked = (attackers: string, defenders: string, place = '') =>
  odds({ attackers: [attackers], defenders: [defenders], place, runs: 400, seed: 7 });

test('DOM-11.33 the odds of a battle come from the battle of the rules', () => {
  const strong = asked('4 archers, 2 knights', '1 levies');
  expect(strong.ok && strong.value.outcomes[0]?.id).toBe('attackers');
});

test('DOM-12.11 walls cannot be stormed without Artillerists, and walls alone defend themselves', () => {
  expect(asked('4 infantry', 'nobody', 'fort 4').ok).toBe(false);
  const walls = asked('2 artillerists', 'nobody', 'fort 4');
  expect(walls.ok && walls.value.outcomes.some(({ id }) => id === 'attackers')).toBe(true);
});

test('numbers that are not sure give the least and the most that a chance can be', () => {
  const unsure = asked('4 archers', '2 to 6 infantry');
  expect(unsure.ok && unsure.value.outcomes.every(({ least, most }) => least !== undefined && most !== undefined)).toBe(
    true,
  );
});

test('what is not understood is said, all of it', () => {
  const wrong = asked('4 dragons', '', 'castle');
  expect(wrong.ok ? [] : wrong.error.length).toBeGreaterThan(1);
});

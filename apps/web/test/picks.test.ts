import { describe, expect, test } from 'vitest';
import { picksFor } from '../src/lib/desk/frame/picks.ts';

const named = (...labels: readonly string[]) => labels.map((label) => ({ label, act: () => undefined }));
const found = (labels: readonly string[], text: string) => picksFor(named(...labels), text).map(({ label }) => label);

describe('what is picked by its first letters', () => {
  test('the one that is called so comes before those that begin so, and these before those that hold it', () => {
    expect(found(['A10', 'A1', 'BA1', 'Fleet A1'], 'a1')).toEqual(['A1', 'A10', 'Fleet A1', 'BA1']);
  });

  test('nothing typed means all, and what nothing is like means none', () => {
    expect(found(['York', 'Kent'], ' ')).toEqual(['York', 'Kent']);
    expect(found(['York', 'Kent'], 'x')).toEqual([]);
  });

  test('accents and capitals need not be typed, and what is said besides counts', () => {
    expect(found(['Kärnten', 'Kent'], 'karn')).toEqual(['Kärnten']);
    const picks = [
      { label: 'Kent', note: 'March', act: () => undefined },
      { label: 'York', note: 'Hold', act: () => undefined },
    ];
    expect(picksFor(picks, 'ho').map(({ label }) => label)).toEqual(['York']);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
/** So many declarations are no chance any more. */
const MANY = 4;

/** The declarations of each rule of a component, in order of the alphabet. */
const rulesOf = (component: string): readonly (readonly string[])[] => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(SOURCE, component), 'utf8')) ?? [];
  return [...style.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
    body
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .sort(),
  );
};

test('no two components style something alike: what they share stands once, in app.css or a style sheet of their own', () => {
  const rules = globSync('**/*.svelte', { cwd: SOURCE }).flatMap((component) =>
    rulesOf(component)
      .filter(({ length }) => length >= MANY)
      .map((rule) => ({ component, rule: rule.join('; ') })),
  );
  expect(rules.length, 'no styles were found').toBeGreaterThan(100);
  const twice = [...Map.groupBy(rules, ({ rule }) => rule)].filter(([, { length }]) => length > 1);
  expect(twice.map(([rule, found]) => [rule, ...found.map(({ component }) => component)])).toEqual([]);
});

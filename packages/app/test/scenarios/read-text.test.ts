import { describe, expect, test } from 'vitest';
import { readScenarioText } from '../../src/campaign/scenarios/read-text.ts';

const faultOf = (text: string): string => {
  const read = readScenarioText(text);
  return read.ok ? 'none' : read.error.map((fault) => `${fault.path}: ${fault.text}`).join('\n');
};

test('YAML and JSON are read as the same data', () => {
  const data = { title: 'No', list: [1, 2], flag: true, none: null, code: 'on' };
  expect(readScenarioText('title: "No"\nlist: [1, 2]\nflag: true\nnone: null\ncode: on')).toEqual({
    ok: true,
    value: data,
  });
  expect(readScenarioText(JSON.stringify(data))).toEqual({ ok: true, value: data });
});

describe('what is more than data is refused', () => {
  test.each([
    ['an alias', 'a: &x 1\nb: *x', 'b: aliases are not read'],
    ['a tag of a program', 'a: !!js/function "1"', 'a: tags are not read'],
    ['a tag of YAML', 'a: !!binary aGk=', 'a: tags are not read'],
    ['a merge key', 'base: &b {x: 1}\na:\n  <<: *b', 'a.<<: aliases are not read'],
    ['a name that programs know', '{"__proto__": {"x": 1}}', ': a name is not read'],
    ['a name twice', 'a: 1\na: 2', 'a: is there twice'],
    ['a list as a name', '? [1, 2]\n: 3', ': a name is not read'],
    ['YAML that is none', 'a: [1, 2', ''],
    ['two documents', 'a: 1\n---\nb: 2', ''],
  ])('%s', (_, text, fault) => {
    const found = faultOf(text);
    expect(found).not.toBe('none');
    expect(found).toContain(fault);
  });
});

describe('reading is quick whatever a file says', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`)}]`);
  test.each([
    ['a billion laughs', `l0: &l0 [lol]\n${laughs.join('\n')}`, 'aliases are not read'],
    ['brackets in brackets', '['.repeat(200_000), 'nested deeper'],
    ['braces in braces', '{"a":'.repeat(50_000), 'nested deeper'],
    ['dashes in a line', `${'- '.repeat(100_000)}1`, 'nested deeper'],
    ['questions in a line', `${'? '.repeat(100_000)}1`, 'nested'],
    ['indentation', Array.from({ length: 900 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), 'nested deeper'],
    ['a hundred thousand names', Array.from({ length: 60_001 }, (_, at) => `a${at}:`).join('\n'), 'entries'],
    ['a long text', `a: ${'x'.repeat(20_000)}`, 'characters'],
    ['too many bytes', `a: ${'é'.repeat(300_000)}`, 'bytes'],
  ])(
    '%s',
    (_, text, fault) => {
      const begun = performance.now();
      expect(faultOf(text)).toContain(fault);
      expect(performance.now() - begun).toBeLessThan(15_000);
    },
    30_000,
  );
});

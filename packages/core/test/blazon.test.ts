import { describe, expect, test } from 'vitest';
import { readBlazon, writeBlazon } from '../src/index.ts';

describe('a blazon', () => {
  test.each([
    ['sable', { field: 'sable' }],
    ['gules, 3 leopard or', { field: 'gules', charges: { kind: 'leopard', tincture: 'or', count: 3 } }],
    ['barry gules argent', { field: 'gules', parted: { division: 'barry', with: 'argent' } }],
    [
      'purpure, cross or, 4 roundel or',
      {
        field: 'purpure',
        ordinary: { kind: 'cross', tincture: 'or' },
        charges: { kind: 'roundel', tincture: 'or', count: 4 },
      },
    ],
  ])('%s is read, and written as it was', (text, shield) => {
    expect(readBlazon(text)).toEqual({ ok: true, value: shield });
    expect(writeBlazon(shield as Parameters<typeof writeBlazon>[0])).toBe(text);
  });

  test.each([
    ['', ''],
    ['mauve', 'mauve'],
    ['barry gules', ''],
    ['barry gules argent azure', 'azure'],
    ['gules, 3 unicorn or', 'unicorn'],
    ['gules, 7 lion or', '7 lion or'],
    ['gules, lion or', 'lion or'],
    ['gules, 1 lion or, cross argent', 'cross argent'],
    ['gules, cross pink', 'pink'],
  ])('"%s" is refused for: %s', (text, word) => {
    expect(readBlazon(text)).toEqual({ ok: false, error: word });
  });
});

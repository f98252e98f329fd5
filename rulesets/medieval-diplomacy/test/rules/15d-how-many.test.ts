import { describe, expect, test } from 'vitest';
import { england, masons, order } from '../masons.ts';
import { army, garrison } from '../position.ts';

describe('section 15: how many production areas are built', () => {
  test('MD-15.46 one where no number is said', () => {
    const turn = order(england([masons(9)]), 'A1 BUILD PRODUCTION');
    expect(turn.of('production-built').map(({ count, cost }) => [count, cost])).toEqual([[1, 1000]]);
    expect(turn.of('production-short')).toEqual([]);
  });

  test.each([
    ['slots', 2, 9, 10_000],
    ['gold', 1, 9, 1_999],
    ['workers', 1, 3, 10_000],
  ] as const)('MD-15.46 of three as many as the %s allow', (short, built, workers, treasury) => {
    const turn = order(england([masons(workers)], {}, { realms: { Eng: { treasury } } }), 'A1 BUILD PRODUCTION 3');
    expect(turn.of('production-short').map((event) => [event.wanted, event.built, event.short])).toEqual([
      [3, built, short],
    ]);
  });

  test('MD-12.32 soldiers who have worked, and those raised this turn, do not work', () => {
    const said = england([garrison('Eng', 'Kent', { mason: 3 }), army('Eng A1', 'Kent', { mason: 2 })], {
      buildList: ['mason'],
    });
    const turn = order(said, 'G1 RECRUIT 4 mason', 'G1 BUILD PRODUCTION', 'G1 BUILD PRODUCTION', 'A1 BUILD PRODUCTION');
    expect(turn.of('order-failed').map(({ reason }) => reason)).toEqual([
      { code: 'not-enough-workers', needed: 2, left: 1 },
    ]);
  });
});

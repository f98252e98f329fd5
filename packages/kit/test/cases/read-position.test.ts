import { type CaseContext, type RulesetTypes, Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { type CaseTable, NUMBER, positionReader, within, withState, withStated } from '../../src/index.ts';

interface Well {
  readonly number: number;
  readonly depth: number;
  readonly buckets: number;
}
interface Garden {
  readonly setting: object;
  readonly state: { readonly day: number; readonly rained: boolean; readonly wells: readonly (Well | null)[] };
}

const day: CaseTable<Garden, { readonly day: number }> = {
  what: 'day',
  by: 'one',
  alone: 'day',
  facts: { day: within(1, 9) },
  unsaid: { day: () => 3 },
  rows: ({ state }) => [state],
  put: (garden, [stated]) => withState(garden, { day: stated?.row.day ?? 0 }),
};
const wells: CaseTable<Garden, Well> = {
  what: 'well',
  by: 'well',
  key: 'number',
  facts: { depth: NUMBER, buckets: NUMBER },
  unsaid: { buckets: ({ depth }, told) => (told.has('depth') ? depth * 2 : 0) },
  rows: ({ state }) => state.wells.filter((well) => well !== null),
  put: (garden, stated, said) => {
    const [first] = said('day');
    if (first?.told.has('day' as never)) first.words.fault('nobody may say which day it is');
    return withState(garden, { wells: withStated(garden.state.wells, stated) });
  },
};
const BEGUN: Garden = {
  setting: {},
  state: {
    day: 0,
    rained: false,
    wells: [null, { number: 1, depth: 4, buckets: 1 }, { number: 2, depth: 5, buckets: 1 }],
  },
};
const readPosition = positionReader<RulesetTypes>({
  tables: { day, wells } as never,
  sorts: { well: { read: (words: string) => (/^\d$/.test(words) ? Number(words) : null) } },
  besides: ['weather'],
  begin: async (part) => {
    const weather = part('weather').isNothing ? 'fair' : part('weather').text();
    if (weather !== 'fair' && weather !== 'rain') return part('weather').unknown('weather', String(weather), ['rain']);
    return withState(BEGUN, { rained: weather === 'rain' }) as never;
  },
});
const NOTHING_ELSE: CaseContext = { seats: [], orders: '', rules: [], expected: '', turns: 1 };
const read = async (said: object): Promise<unknown> => {
  const result = await readPosition(new Words(said, 'position', []), NOTHING_ELSE);
  return result.ok ? result.value.state : result.error.map(({ path, text }) => `${path}: ${text}`);
};

describe('a position', () => {
  test('is as it begins, with what its tables say and what follows where they are silent', async () => {
    expect(await read({ weather: 'rain', wells: { 2: { depth: 7 } } })).toEqual({
      day: 3,
      rained: true,
      wells: [null, { number: 1, depth: 4, buckets: 1 }, { number: 2, depth: 7, buckets: 14 }],
    });
    expect(await read({ wells: { 1: {} } })).toMatchObject({ wells: [null, { depth: 4, buckets: 0 }, {}] });
  });

  test.each([
    [{ weather: 'rian' }, "position.weather: there is no weather 'rian'; did you mean rain?"],
    [{ whether: 'rain' }, "position.whether: a position has no 'whether'; did you mean weather?"],
    [{ wells: { 3: { depth: 1 } } }, 'position.wells.3: there is no such well here'],
    [{ day: 2 }, 'position.day: nobody may say which day it is'],
  ])('%j is none', async (said, fault) => {
    expect(await read(said)).toContain(fault);
  });
});

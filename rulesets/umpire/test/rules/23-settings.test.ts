import { readFileSync } from 'node:fs';
import { quickDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { OPTIONS_SCHEMA, readOptions, USUAL_OPTIONS } from '../../src/scenario/options.ts';
import { setup } from '../../src/setup.ts';
import { bareWorld } from '../board.ts';
import { ARVEN, ITALIA, PUNIC } from '../scenarios.ts';

const host = readFileSync(new URL('../../HOST.md', import.meta.url), 'utf8');
const scenario = (file = ITALIA) => ({ file, world: bareWorld(file) });

describe('settings of a campaign', () => {
  test('UM-23.9 every option has its usual value, a place in HOST.md, and a line that says what it is', () => {
    const options = Object.keys(OPTIONS_SCHEMA.properties).sort();
    expect(Object.keys(USUAL_OPTIONS).sort()).toEqual(options);
    expect(options.filter((option) => !host.includes(`\`${option}\``))).toEqual([]);
    for (const option of Object.values(OPTIONS_SCHEMA.properties)) expect(option.description).toMatch(/^[A-Z]/);
  });

  test('UM-23.9 what the master sets goes before what the scenario sets, and that before what is usual', () => {
    const file = { ...ITALIA, options: { abandonAfter: 5, cincDeath: 'out' } } as const;
    expect(readOptions(scenario(file), { abandonAfter: 2 })).toEqual({
      ok: true,
      value: { ...USUAL_OPTIONS, abandonAfter: 2, cincDeath: 'out' },
    });
  });

  test.each([{ abandonAfter: 0 }, { cincDeath: 'maybe' }, { rebelMinUnits: 1.5 }, { seed: 'mine' }])(
    'UM-23.9 %o is no setting: the seed is committed, not chosen',
    (given) => {
      expect(readOptions(scenario(), given).ok).toBe(false);
    },
  );

  test('UM-5.22 the tribal revenue factor is in the setting, which everybody reads', () => {
    const { setting } = setup(scenario({ ...PUNIC, tribalRevenueFactor: 35 }), USUAL_OPTIONS, quickDice(1));
    expect(setting.tribalRevenueFactor).toBe(35);
  });
});

describe('secret ratings', () => {
  const ratings = (file: typeof ARVEN, seed: number, how: 'file' | 'rolled') =>
    setup(scenario(file), { ...USUAL_OPTIONS, ratings: how }, quickDice(seed)).state.generals.map(
      ({ skill, trueLoyalty }) => [skill, trueLoyalty],
    );
  const inFile = ARVEN.generals.map(({ skill, trueLoyalty }) => [skill, trueLoyalty]);

  test('UM-10.17 are those of the file, or all rolled where the option says so', () => {
    expect(ratings(ARVEN, 1, 'file')).toEqual(inFile);
    const rolled = [1, 2, 3].map((seed) => ratings(ARVEN, seed, 'rolled'));
    expect(new Set(rolled.map((each) => JSON.stringify(each))).size).toBe(3);
    expect(rolled.flat(2).every((rating) => rating !== undefined && rating >= 0 && rating <= 7)).toBe(true);
  });

  test('UM-10.17 are rolled for those for whom a file says none, as for a file that was shared without them', () => {
    const bare = {
      ...ARVEN,
      generals: ARVEN.generals.map(({ skill: _skill, trueLoyalty: _loyalty, ...general }) => general),
    };
    expect(ratings(bare, 1, 'file')).not.toEqual(ratings(bare, 2, 'file'));
  });
});

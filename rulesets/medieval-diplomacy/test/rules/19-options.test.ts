import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, readOptions } from '../../src/scenario/options.ts';
import type { Options } from '../../src/setting.ts';
import { window } from '../../src/window.ts';
import { fiveRealms } from '../five-realms.ts';
import { army, type GivenPosition, garrison } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { OPTIONS } from '../small-world.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

const crowns = scenarioUnderTest('four-crowns');
const read = (given: unknown) => readOptions({ file: crowns.file, world: crowns.world }, given);

/** England with 10 gold and no revenue, under an option. */
const under = (
  options: Partial<Options>,
  lines: readonly string[],
  said: GivenPosition = {},
  turn: GivenTurn = {},
): PlayedTurn =>
  play(
    fiveRealms({
      ...said,
      options,
      realms: { Eng: { treasury: 1000 } },
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true }, ...said.provinces },
    }),
    { ...turn, orders: { Eng: lines, ...turn.orders } },
  );

describe('MD-19.1 campaign options', () => {
  test('MD-19.1 what they are if nothing is said', () => {
    expect(DEFAULT_OPTIONS).toEqual(OPTIONS);
  });

  test('MD-19.1 the master’s go before the scenario’s, and those before the usual ones', () => {
    const { file, world } = crowns;
    const some = { file: { ...file, options: { soloPercent: 45, decayPercent: 3 } }, world };
    expect(readOptions(some, { decayPercent: 0 })).toEqual({
      ok: true,
      value: { ...DEFAULT_OPTIONS, soloPercent: 45, decayPercent: 0 },
    });
    expect(readOptions(some, undefined)).toMatchObject({ ok: true, value: { decayPercent: 3 } });
  });

  test.each<[string, unknown]>([
    ['unknown names', { gold: 5 }],
    ['a share above 100', { soloPercent: 101 }],
    ['a season that is none', { startSeason: 'Monsoon' }],
    ['fractions', { decayPercent: 7.5 }],
    ['a hold of no turn', { victoryHold: 0 }],
    ['words', { lastTurn: 'never' }],
  ])('MD-19.1 refused are %s', (_, given) => {
    const result = read(given);
    expect(result.ok ? [] : result.error).toHaveLength(1);
  });

  test('MD-19.1 every fault is listed', () => {
    const result = read({ soloPercent: 0, sendRange: 0, defaultStatus: 'king' });
    expect(result.ok ? [] : result.error).toHaveLength(3);
  });

  test('MD-19.1, MD-1.2 startYear and startSeason', () => {
    const later = under({ startYear: 1066, startSeason: 'Autumn' }, []);
    const open = window(fiveRealms({ options: { startYear: 1066, startSeason: 'Autumn' } }));
    expect(open.kind === 'window' && open.label).toBe('Autumn 1066');
    expect([window(later.position), window(play(later.position).position)]).toMatchObject([
      { label: 'Winter 1066' },
      { label: 'Spring 1067' },
    ]);
  });

  test('MD-19.1, MD-12.62 defaultStatus is that of realms of which the scenario says nothing', () => {
    const status = (said?: Partial<Options>) => crowns.begin(said).state.realms.map((realm) => realm?.status);
    expect(status()).toEqual([undefined, 'royalty', 'royalty', 'royalty', 'royalty']);
    expect(status({ defaultStatus: 'commoner' })).toEqual([undefined, 'commoner', 'commoner', 'commoner', 'commoner']);
  });

  test.each([
    [0, 1000],
    [7, 930],
    [100, 0],
  ])('MD-19.1 decayPercent %i', (decayPercent, treasury) => {
    expect(under({ decayPercent }, []).realm('Eng').treasury).toBe(treasury);
  });

  test('MD-19.1 proclamationGold', () => {
    const gold = under({ proclamationGold: 12, decayPercent: 0 }, ['PROCLAIM "We are very rich in words."']);
    expect(gold.realm('Eng').treasury).toBe(2200);
  });

  test('MD-19.1 sendFeePercent', () => {
    const said = { provinces: { Artois: { owner: 'Fra' } } } as const;
    expect(under({ sendFeePercent: 25 }, ['SEND GOLD Fra 8'], said).of('gold-sent')).toMatchObject([
      { amount: 800, fee: 200 },
    ]);
    expect(under({ sendFeePercent: 0 }, ['SEND GOLD Fra 10'], said).realm('Eng').treasury).toBe(0);
  });

  test('MD-19.1 pillageMinCombat', () => {
    const units = [garrison('Eng', 'Kent', { militia: 1 })];
    expect(under({ pillageMinCombat: 21 }, ['G1 PILLAGE'], { units }).of('pillaged')).toHaveLength(1);
    expect(under({ pillageMinCombat: 22 }, ['G1 PILLAGE'], { units }).failures('Eng')[0]?.code).toBe('too-weak');
  });

  test.each([
    [0, true],
    [40, false],
  ])('MD-19.1 harbourLossPercent %i', (harbourLossPercent, stands) => {
    const said = { wars: ['Eng-Fra'], units: [army('Fra A1', 'Essex', { militia: 3 })] } as const;
    const turn = under({ harbourLossPercent }, [], said, {
      orders: { Fra: ['A1 MARCH Kent'] },
      dice: { 'harbour-loss@Kent': [40] },
    });
    expect(turn.province('Kent').harbour).toBe(stands);
  });
});

import { compileGraph } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { caravanReach } from '../../src/rules/caravan.ts';
import { maxRevenue, placeOf } from '../../src/rules/places.ts';
import { revenueOf } from '../../src/rules/revenue.ts';
import { DEFAULT_OPTIONS } from '../../src/scenario/options.ts';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, troop } from '../position.ts';
import { SMALL_SETTING } from '../small-world.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** England with so much gold and no revenue of its own; French Artois lies across the Channel. */
const purse = (treasury: number, said: GivenPosition = {}): GivenPosition => ({
  ...said,
  realms: { Eng: { treasury }, ...said.realms },
  provinces: {
    Kent: { owner: 'Eng', annexedTo: 'Ind' },
    Artois: { owner: 'Fra', annexedTo: 'Ind' },
    ...said.provinces,
  },
});
const turnOf = (said: GivenPosition, lines: readonly string[], more: GivenTurn['orders'] = {}): PlayedTurn =>
  play(fiveRealms(said), { orders: { Eng: lines, ...more } });
const sends = (said: GivenPosition, line: string): string => turnOf(said, [line]).failures('Eng')[0]?.code ?? 'sent';

describe('section 12: gold', () => {
  test.each<[string, GivenPosition, readonly string[], number]>([
    ['annexed provinces', { provinces: { Kent: { owner: 'Eng' } } }, [], 600],
    ['pillage', { units: [garrison('Eng', 'Kent', { horse: 1 })] }, ['G1 PILLAGE'], 558],
    ['a proclamation', {}, ['PROCLAIM "All is well in this realm."'], 700],
    ['salvage', { units: [garrison('Eng', 'Kent', { siege_machine: 1 })] }, ['G1 SALVAGE 1 siege_machine'], 186],
    [
      'razing',
      { provinces: { Essex: { owner: 'Eng', fortLevel: 1 } }, units: [army('Eng A1', 'Essex', { horse: 1 })] },
      ['A1 RAZE FORT'],
      800,
    ],
  ])('MD-12.1 gold comes from %s', (_, said, lines, treasury) => {
    const troops = [troop('horse', { upkeep: 0 })];
    expect(turnOf(purse(0, { troops, ...said }), lines).realm('Eng').treasury).toBe(treasury);
  });

  test('MD-12.1 gold comes from gifts', () => {
    const turn = turnOf(purse(0), [], { Fra: ['SEND GOLD Eng 10'] });
    expect(turn.realm('Eng').treasury).toBe(930);
  });

  describe('MD-12.2 it is spent step by step', () => {
    const said = (treasury: number): GivenPosition =>
      purse(treasury, {
        provinces: {
          Kent: { owner: 'Eng', annexedTo: 'Ind', buildList: ['militia'] },
          Wessex: { owner: 'Eng', annexedTo: 'Ind' },
          York: { owner: 'Eng', annexedTo: 'Ind' },
        },
        units: [army('Eng A1', 'Wessex', { peasant_rabble: 5 })],
      });
    const listed = [
      'A1 BUILD FORT',
      'ANNEX York',
      'ANNEX Wessex',
      'G1 HIRE COMMANDER',
      'G1 RECRUIT 1 militia',
      'SEND GOLD Fra 10',
    ];

    test('MD-12.2 gifts, upkeep, troops, commanders, annexations, construction, whatever the order of the list', () => {
      const turn = turnOf(said(6100), listed);
      const kinds = turn.events.flatMap((event) =>
        'cost' in event || 'due' in event || 'fee' in event ? [event.kind] : [],
      );
      expect(kinds.filter((kind) => kind !== 'marched')).toEqual([
        'gold-sent',
        'upkeep-paid',
        'recruited',
        'commander-hired',
        'annexed',
        'annexed',
        'fort-built',
      ]);
      expect([turn.of('order-failed'), turn.realm('Eng').treasury]).toEqual([[], 0]);
    });

    test.each<[number, readonly string[]]>([
      [6099, ['A1 BUILD_FORT']],
      [5499, ['ANNEX']],
      [4400, ['ANNEX', 'ANNEX']],
      [1500, ['G1 HIRE_COMMANDER', 'ANNEX', 'ANNEX', 'A1 BUILD_FORT']],
    ])('MD-12.2 with %i pence what comes later fails, and what is still within means goes on', (treasury, failed) => {
      const turn = turnOf(said(treasury), listed);
      expect(turn.failures('Eng').map(({ order }) => order)).toEqual(failed);
      expect(turn.failures('Eng').every(({ code }) => code === 'not-enough-gold')).toBe(true);
    });

    test('MD-12.2 within a step in the order of the list', () => {
      const turn = turnOf(said(1100), ['ANNEX York', 'ANNEX Wessex']);
      expect([turn.province('York').annexedTo, turn.province('Wessex').annexedTo]).toEqual([1, 99]);
    });
  });

  test.each<[string, GivenPosition, readonly string[], number]>([
    ['owned and annexed', { provinces: { Wessex: { owner: 'Eng' } } }, [], 600],
    ['owned by another', { provinces: { Wessex: { owner: 'Fra', annexedTo: 'Eng' } } }, [], 0],
    ['annexed to another', { provinces: { Wessex: { owner: 'Eng', annexedTo: 'Fra' } } }, [], 0],
    ['annexed this turn', { provinces: { Wessex: { owner: 'Eng', annexedTo: 'Ind' } } }, ['ANNEX Wessex'], 0],
  ])('MD-12.3 revenue comes from what is owned and annexed before this turn: %s', (_, said, lines, total) => {
    const revenue = turnOf(purse(2000, said), lines).of('revenue-gained');
    expect(revenue.find(({ realm }) => realm === 1)?.total ?? 0).toBe(total);
  });

  test('MD-12.4 revenue by damage, in pence', () => {
    const provinces = {
      Wessex: { owner: 'Eng', damage: 1 },
      Essex: { owner: 'Eng', damage: 2, productionAreas: 1 },
    } as const;
    const revenue = turnOf(purse(0, { provinces }), []).of('revenue-gained');
    expect(revenue.find(({ realm }) => realm === 1)).toMatchObject({
      total: 1000,
      from: [
        { province: 2, gold: 520 },
        { province: 3, gold: 480 },
      ],
    });
  });

  test('MD-12.5 undamaged revenue is base + 2 for each production area, max revenue with all of them built', () => {
    const yields = [0, 1, 2].map((productionAreas) =>
      revenueOf(SMALL_SETTING, { number: 1, productionAreas, damage: 0 }),
    );
    expect([yields, maxRevenue(placeOf(SMALL_SETTING, 1))]).toEqual([[600, 800, 1000], 10]);
  });

  test('MD-12.7 the revenue of a turn is first spent in the next', () => {
    const said = {
      realms: { Eng: { treasury: 0 } },
      provinces: { Kent: { owner: 'Eng', buildList: ['militia'] } },
    } as const;
    const first = turnOf(said, ['G1 RECRUIT 1 militia']);
    expect(first.failures('Eng')[0]?.code).toBe('not-enough-gold');
    expect(play(first.position, { orders: { Eng: ['G1 RECRUIT 2 militia'] } }).troops('Eng G1')).toEqual({
      militia: 2,
    });
  });
});

describe('section 12: sending gold', () => {
  test('MD-12.8 sending 10 costs 11, and 10 arrive', () => {
    const turn = turnOf(purse(1100, { realms: { Eng: { treasury: 1100 }, Fra: { treasury: 0 } } }), [
      'SEND GOLD Fra 10',
    ]);
    expect(turn.of('gold-sent')).toMatchObject([{ amount: 1000, fee: 100 }]);
    expect([turn.realm('Eng').treasury, turn.realm('Fra').treasury]).toEqual([0, 930 + 600]);
  });

  test('MD-12.9 whole gold, at least 1; without enough for the fee too, all of it fails', () => {
    expect(sends(purse(1099), 'SEND GOLD Fra 10')).toBe('not-enough-gold');
    expect(turnOf(purse(1099), ['SEND GOLD Fra 10']).realm('Fra').treasury).toBe(9300 + 600);
    expect(turnOf(purse(110), ['SEND GOLD Fra 1']).realm('Eng').treasury).toBe(0);
    const known = england(purse(1000));
    expect([foundIn(known, 'SEND GOLD Fra 0'), foundIn(known, 'SEND GOLD Fra 1.5')]).toEqual([
      ['malformed out-of-range'],
      ['malformed not-a-number'],
    ]);
  });

  test.each([
    [3, 'sent'],
    [2, 'no-caravan-way'],
  ])('MD-12.10 Kent and Bergen are 3 apart: with a range of %i', (sendRange, result) => {
    expect(sends(purse(5000, { options: { sendRange } }), 'SEND GOLD Nor 10')).toBe(result);
  });

  test('MD-12.10, MD-12.12 the range is 7 borders, between any garrisons of the two', () => {
    expect(DEFAULT_OPTIONS.sendRange).toBe(7);
    const numbers = Array.from({ length: 9 }, (_, i) => i + 1);
    const graph = compileGraph(
      numbers.map((number) => ({ number, kind: 'land' as const })),
      numbers.slice(1).map((b) => ({ a: b - 1, b, kind: 'land' as const })),
    );
    if (!graph.ok) throw new Error('the line does not hold');
    const far = (from: readonly number[], to: number) => caravanReach(graph.value, from, 7, () => true).distanceTo(to);
    expect([far([1], 8), far([1], 9)]).toEqual([7, undefined]);
    expect(far([1, 3], 9)).toBe(6);
  });

  test('MD-12.10 an empty garrison will do, an army will not', () => {
    const near = { options: { sendRange: 1 }, passage: ['Fra-Eng'] } as const;
    const guests = [army('Eng A1', 'Artois', { militia: 5 })];
    expect(sends(purse(5000, { ...near, units: guests }), 'SEND GOLD Fra 10')).toBe('no-caravan-way');
    const fort = { provinces: { Picardy: { owner: 'Eng', fortLevel: 1 } } } as const;
    expect(sends(purse(5000, { ...near, ...fort }), 'SEND GOLD Fra 10')).toBe('sent');
  });

  const channel = (units: readonly GivenUnit[], said: GivenPosition = {}): string =>
    sends(purse(5000, { wars: ['Eng-Fra'], units, ...said }), 'SEND GOLD Nor 10');
  const blockade = fleet('Fra F1', 'Channel', { carrack: 1 });

  test.each<[string, readonly GivenUnit[], GivenPosition, string]>([
    ['an open sea', [], {}, 'sent'],
    ['a sea with an enemy fleet', [blockade], {}, 'no-caravan-way'],
    ['a sea with a neutral fleet', [fleet('Sco F1', 'Channel', { carrack: 1 })], {}, 'sent'],
    ['own land instead', [blockade], { provinces: { Essex: { owner: 'Eng' } } }, 'sent'],
    ['foreign land', [blockade], { provinces: { Essex: { owner: 'Sco' } } }, 'no-caravan-way'],
    ['with passage', [blockade], { passage: ['Sco-Eng'], provinces: { Essex: { owner: 'Sco' } } }, 'sent'],
    ['with permission', [blockade], { provinces: { Essex: { owner: 'Sco', permitted: ['Eng'] } } }, 'sent'],
  ])('MD-12.11 the way leads over %s', (_, units, said, expected) => {
    expect(channel(units, said)).toBe(expected);
  });

  test('MD-12.12 no way leads over mountains or reefs, and neither end needs permission', () => {
    const mountain = { provinces: { Kent: {}, Mercia: { owner: 'Eng' } }, options: { sendRange: 2 } } as const;
    expect(sends({ ...mountain, realms: { Eng: { treasury: 5000 } } }, 'SEND GOLD Wal 1')).toBe('no-caravan-way');
    const reef = {
      provinces: { Kent: {}, Ulster: { owner: 'Eng', fortLevel: 1 }, Scotia: {}, York: { owner: 'Sco' } },
    } as const;
    expect(sends({ ...reef, options: { sendRange: 2 } }, 'SEND GOLD Sco 1')).toBe('no-caravan-way');
    const beside = { provinces: { Wessex: { owner: 'Eng', fortLevel: 1 } }, options: { sendRange: 1 } } as const;
    expect(sends(beside, 'SEND GOLD Wal 1')).toBe('sent');
  });

  test('MD-12.12 enemy armies on the way do not stop it', () => {
    const units = [blockade, army('Fra A1', 'Essex', { heavy_cavalry: 9 })];
    const open = { passage: ['Sco-Eng', 'Sco-Fra'], provinces: { Essex: { owner: 'Sco' } } } as const;
    expect(channel(units, open)).toBe('sent');
  });

  test('MD-12.13 not to who does not accept', () => {
    expect(sends(purse(5000, { refuses: ['Fra-Eng'] }), 'SEND GOLD Fra 1')).toBe('not-accepted');
  });

  test('MD-12.14 to any other realm, also an enemy; not to the independents and not to oneself', () => {
    expect(sends(purse(5000, { wars: ['Eng-Fra'] }), 'SEND GOLD Fra 1')).toBe('sent');
    expect(sends(purse(5000), 'SEND GOLD Eng 1')).toBe('oneself');
    const turn = play(fiveRealms(), { orders: { Eng: [{ verb: 'SEND_GOLD', args: { realm: 'IND', amount: 1 } }] } });
    expect(turn.failures('Eng')[0]?.code).toBe('independents');
    expect(foundIn(england(purse(5000)), 'SEND GOLD Ind 1')).toEqual(['illegal independents']);
  });

  test('MD-12.15 all pay before anybody receives, and what is received pays the upkeep', () => {
    const realms = { Eng: { treasury: 1100 }, Fra: { treasury: 0 } };
    const units = [garrison('Fra', 'Paris', { heavy_cavalry: 4 })];
    const turn = turnOf(purse(1100, { realms, units }), ['SEND GOLD Fra 10'], { Fra: ['SEND GOLD Sco 1'] });
    expect(turn.failures('Fra')).toEqual([{ order: 'SEND_GOLD', code: 'not-enough-gold', step: 'F2', phase: 0 }]);
    expect(turn.troops('Fra G10')).toEqual({ heavy_cavalry: 4 });
    expect(turn.realm('Fra').treasury).toBe(800 - 56 + 600);
  });
});

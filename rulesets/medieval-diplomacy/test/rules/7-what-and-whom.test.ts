import { describe, expect, test } from 'vitest';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, unit } from '../position.ts';
import { play, settled } from '../turn.ts';

const south = { Kent: { owner: 'Eng', harbour: true }, Essex: { owner: 'Eng' }, Wessex: { owner: 'Eng' } } as const;
const land = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ ...said, provinces: { ...south, ...said.provinces }, units });
const A1 = army('Eng A1', 'Kent', { archers: 3, militia: 2 });

describe('section 7b: what may be transferred to whom', () => {
  test.each([
    ['soldiers to an army', 'A1 TRANSFER 1 archers TO A2', []],
    ['soldiers to a garrison', 'A1 TRANSFER 1 archers TO G1', []],
    ['soldiers from a garrison', 'G1 TRANSFER 1 militia TO A1', []],
    ['soldiers to a fleet', 'A1 TRANSFER 1 archers TO F1', ['cannot-hold-troops']],
    ['siege machines to an army', 'A1 TRANSFER 1 siege_machine TO A2', []],
    ['ships to a fleet', 'F1 TRANSFER 1 carrack TO F2', []],
    ['ships to a garrison with city and harbour', 'F1 TRANSFER 1 carrack TO G1', []],
    ['ships from a garrison', 'G1 TRANSFER 1 trading_cog TO F1', []],
    ['ships to an army', 'F1 TRANSFER 1 carrack TO A1', ['cannot-hold-troops']],
    ['a commander to a fleet', 'A1 TRANSFER 1 TO F1', []],
    ['a commander to a garrison', 'A1 TRANSFER 1 TO G1', []],
    ['a unit’s troops to itself', 'A1 TRANSFER 1 archers TO A1', ['same-unit']],
  ])('MD-7.8 %s', (_what, order, failures) => {
    const turn = play(
      land(
        {},
        army('Eng A1', 'Kent', { archers: 2, siege_machine: 1 }, { commanders: [{}] }),
        army('Eng A2', 'Kent', { archers: 1 }),
        garrison('Eng', 'Kent', { militia: 1, trading_cog: 1 }),
        fleet('Eng F1', 'Kent', { carrack: 2 }),
        fleet('Eng F2', 'Kent', { carrack: 1 }),
      ),
      { orders: { Eng: [order] } },
    );
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(failures);
    expect(turn.of('transferred')).toHaveLength(failures.length === 0 ? 1 : 0);
  });

  test('MD-7.8 no ships to a garrison without a harbour, or with a fortification only', () => {
    const noHarbour = { provinces: { Kent: { owner: 'Eng' } } } as const;
    const homeless = play(land(noHarbour, fleet('Eng F1', 'Kent', { carrack: 1 })), {
      orders: { Eng: ['F1 TRANSFER 1 carrack TO G1'] },
    });
    expect(homeless.failures('Eng').map(({ code }) => code)).toEqual(['cannot-hold-troops']);
    const noCity = { provinces: { Essex: { owner: 'Eng', harbour: true, fortLevel: 1 } } } as const;
    const fort = play(land(noCity, fleet('Eng F1', 'Essex', { carrack: 1 })), {
      orders: { Eng: ['F1 TRANSFER 1 carrack TO G2'] },
    });
    expect(fort.failures('Eng').map(({ code }) => code)).toEqual(['cannot-hold-troops']);
  });

  test('MD-7.8 ALL means all that the other unit can hold', () => {
    const turn = play(
      land(
        {},
        garrison('Eng', 'Kent', { militia: 1, trading_cog: 1 }, { commanders: [{}] }),
        army('Eng A1', 'Kent', { archers: 1 }),
      ),
      { orders: { Eng: ['G1 TRANSFER ALL TO A1'] } },
    );
    expect(turn.troops('Eng A1')).toEqual({ archers: 1, militia: 1 });
    expect(turn.unit('Eng A1').commanders).toEqual([1]);
    expect(turn.troops('Eng G1')).toEqual({ trading_cog: 1 });
  });

  test('MD-7.9 loaded armies are where their fleet is', () => {
    const turn = play(
      land(
        {},
        army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Channel', { militia: 1 }, { loadedOn: 'Eng F2' }),
        army('Eng A3', 'Kent', { militia: 2 }, { loadedOn: 'Eng F3' }),
        garrison('Eng', 'Kent', { archers: 1 }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
        fleet('Eng F2', 'Channel', { carrack: 1 }),
        fleet('Eng F3', 'Kent', { carrack: 2 }),
      ),
      { orders: { Eng: ['A1 TRANSFER 1 archers TO A2', 'G1 TRANSFER 1 archers TO A3'] } },
    );
    expect([turn.troops('Eng A2'), turn.troops('Eng A3')]).toEqual([
      { archers: 1, militia: 1 },
      { archers: 1, militia: 2 },
    ]);
  });

  describe('MD-7.10 MD-7.11 to a foreign unit', () => {
    const guests = (said: GivenPosition) =>
      land(said, A1, army('Nor A1', 'Kent', { militia: 1 }), garrison('Ind', 'Mercia', { militia: 1 }));
    const GIVE = 'A1 TRANSFER 1 archers TO A1 OF Nor';

    test('MD-7.10 if its realm accepts gifts from the giver', () => {
      const turn = play(guests({}), { orders: { Eng: [GIVE] } });
      expect(turn.troops('Nor A1')).toEqual({ militia: 1, archers: 1 });
      const refused = play(guests({ refuses: ['Nor-Eng'] }), { orders: { Eng: [GIVE] } });
      expect(refused.failures('Eng').map(({ code }) => code)).toEqual(['not-accepted']);
      const other = play(guests({ refuses: ['Eng-Nor'] }), { orders: { Eng: [GIVE] } });
      expect(other.failures('Eng')).toEqual([]);
    });

    test('MD-7.10 a commander changes his realm with it', () => {
      const turn = play(
        land({}, army('Eng A1', 'Kent', { archers: 1 }, { commanders: [{}] }), army('Nor A1', 'Kent', { militia: 1 })),
        {
          orders: { Eng: ['A1 TRANSFER 1 TO A1 OF Nor'] },
        },
      );
      expect(turn.commander(1)).toMatchObject({ realm: 4, unit: unit('Nor A1') });
    });

    test('MD-7.11 not to an enemy, not to the independents', () => {
      const war = play(guests({ wars: ['Eng-Nor'] }), { orders: { Eng: [GIVE] } });
      expect(war.failures('Eng').map(({ code }) => code)).toEqual(['enemy']);
      const army2 = army('Eng A2', 'Mercia', { archers: 2 });
      const permitted = { provinces: { Mercia: { permitted: ['Eng'] as const } } };
      const independents = {
        verb: 'TRANSFER',
        unit: 'A2',
        args: { to: 'G4', toRealm: 'IND', type: 'archers', count: 1 },
      } as const;
      const gift = play(land(permitted, army2, garrison('Ind', 'Mercia', { militia: 1 })), {
        orders: { Eng: [independents] },
      });
      expect(gift.failures('Eng').map(({ code }) => code)).toEqual(['independents']);
    });

    test.each([
      ['a commoner may have none', { status: 'commoner' }, 0],
      ['royalty may have five', { status: 'royalty' }, 4],
    ] as const)('MD-7.12 a commander whom the other realm may not hold stays: %s', (_why, status, present) => {
      const many = Array.from({ length: present }, () => ({}));
      const given = land(
        { realms: { Nor: { ...status, treasury: 100_000 } } },
        army('Eng A1', 'Kent', { archers: 1 }, { commanders: [{}, {}] }),
        army('Nor A1', 'Kent', { militia: 1 }, { commanders: many }),
      );
      const turn = play(given, { orders: { Eng: ['A1 TRANSFER ALL TO A1 OF Nor'] } });
      expect(turn.unit('Eng A1').commanders).toEqual(present === 0 ? [1, 2] : [2]);
      const one = play(given, { orders: { Eng: ['A1 TRANSFER 1 TO A1 OF Nor', 'A1 TRANSFER 2 TO A1 OF Nor'] } });
      expect(one.failures('Eng').at(-1)?.code).toBe('commander-limit');
    });
  });

  test.each([
    ['all present if fewer than ordered', '9 archers', { 1: 1, 3: 1 }, {}],
    ['the lowest rank first', '1 archers', { 1: 1 }, { 3: 1 }],
    ['the rank that is named', '1 archers RANK 3', { 3: 1 }, { 1: 1 }],
    ['of that rank at most what is there', '9 archers RANK 1', { 1: 1 }, { 3: 1 }],
  ] as const)('MD-7.17 what is transferred: %s', (_what, words, given, kept) => {
    const turn = play(
      land(
        {},
        army('Eng A1', 'Kent', { archers: { 1: 1, 3: 1 }, militia: { 5: 1 } }),
        army('Eng A2', 'Kent', { militia: 1 }),
      ),
      {
        orders: { Eng: [`A1 TRANSFER ${words} TO A2`] },
      },
    );
    const ranks = (name: 'Eng A1' | 'Eng A2') =>
      Object.fromEntries(
        turn.unit(name).stacks.flatMap(({ type, rank, count }) => (type === 5 ? [[rank, count]] : [])),
      );
    expect([ranks('Eng A2'), ranks('Eng A1')]).toEqual([given, kept]);
  });

  test.each([
    ['troops of that type', 'A1 TRANSFER 1 nomads TO A2', 'nothing-to-transfer'],
    ['troops in that rank', 'A1 TRANSFER 1 archers RANK 2 TO A2', 'nothing-to-transfer'],
    ['anybody at all', 'A3 TRANSFER ALL TO A2', 'nothing-to-transfer'],
    ['that commander', 'A1 TRANSFER 1 TO A2', 'not-in-unit'],
  ])('MD-7.17 it fails when the unit has not got %s', (_what, order, code) => {
    const turn = play(
      land(
        {},
        A1,
        army('Eng A2', 'Kent', { militia: 1 }, { commanders: [{}] }),
        army('Eng A3', 'Kent', {}),
        garrison('Eng', 'Kent', { archers: 1 }),
      ),
      { orders: { Eng: [order] } },
    );
    expect(turn.failures('Eng').map((failure) => failure.code)).toEqual([code]);
    expect(turn.of('transferred')).toEqual([]);
  });

  test('MD-7.12 between units of one realm no limit is asked', () => {
    const turn = play(
      land(
        { realms: { Eng: { status: 'commoner', treasury: 100_000 } } },
        army('Eng A1', 'Kent', { archers: 1 }, { commanders: [{}] }),
        army('Eng A2', 'Kent', { militia: 1 }),
      ),
      { orders: { Eng: ['A1 TRANSFER 1 TO A2'] } },
    );
    expect(turn.of('transferred')).toMatchObject([{ commanders: [1] }]);
  });

  test('MD-7.19 a unit that loses its leader is led by the best who is left', () => {
    const leaders = [{ infantry: 9 }, { naval: 3 }, { siege: 2, cavalry: 3 }, { infantry: 5 }];
    const turn = play(
      land({}, army('Eng A1', 'Kent', { archers: 1 }, { commanders: leaders }), army('Eng A2', 'Kent', { militia: 1 })),
      {
        orders: { Eng: ['A1 TRANSFER 1 TO A2'] },
      },
    );
    expect([turn.unit('Eng A1').leader, turn.unit('Eng A2').leader]).toEqual([3, 1]);
  });

  test('MD-7.19 a unit that has a leader keeps him', () => {
    const turn = play(
      land(
        {},
        army('Eng A1', 'Kent', { archers: 1 }, { commanders: [{ infantry: 50 }] }),
        army('Eng A2', 'Kent', { militia: 1 }, { commanders: [{}] }),
      ),
      { orders: { Eng: ['A1 TRANSFER 1 TO A2'] } },
    );
    expect([turn.unit('Eng A1').leader, turn.unit('Eng A2').leader]).toEqual([null, 2]);
  });
});

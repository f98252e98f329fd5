import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { questions } from '../../src/questions.ts';
import { LIMITS } from '../../src/rules/limits.ts';
import { fiveRealms } from '../five-realms.ts';
import { ordersFrom } from '../order-lines.ts';
import { army, type GivenPosition, garrison, type PlaceName, type TestPosition } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** England has four provinces and ten troops. */
const england = (said: GivenPosition = {}): TestPosition =>
  fiveRealms({
    ...said,
    provinces: { Essex: { owner: 'Eng' }, Wessex: { owner: 'Eng' }, Mercia: { owner: 'Eng' }, ...said.provinces },
    units: said.units ?? [
      garrison('Eng', 'Kent', { militia: 4, trading_cog: 2 }),
      army('Eng A1', 'Essex', { archers: 4 }),
    ],
  });
const giving = (count: number, to = 'Fra'): readonly string[] =>
  ['Kent', 'Essex', 'Wessex', 'Mercia'].slice(0, count).map((place) => `GIVE PROVINCE ${place} ${to}`);
const turnOf = (lines: readonly string[], turn: GivenTurn = {}, said: GivenPosition = {}): PlayedTurn =>
  play(england({ provinces: { Kent: { owner: 'Eng', harbour: true } }, ...said }), {
    ...turn,
    orders: { Eng: lines, ...turn.orders },
  });

describe('section 12: palace coups', () => {
  test('MD-12.53 who hands over all their land and dissolves their forces is overthrown, and no order is carried out', () => {
    const turn = turnOf([
      'DECLARE WAR Sco',
      'PROCLAIM "Farewell, my ungrateful subjects."',
      ...giving(4),
      'G1 DISBAND 4 militia',
      'A1 MARCH Kent',
    ]);
    expect([
      turn.relation('Eng', 'Sco'),
      turn.of('proclaimed'),
      turn.of('province-given'),
      turn.of('troops-gone'),
    ]).toEqual(['neutral', [], [], []]);
    expect([turn.of('marched'), turn.of('order-failed'), turn.realm('Eng').control]).toEqual([[], [], 'computer']);
  });

  test.each<[string, readonly string[], boolean]>([
    ['all provinces', giving(4), true],
    ['all provinces to several', [...giving(2), ...giving(3, 'Sco').slice(2), ...giving(4, 'Ind').slice(3)], true],
    ['the same province four times', [...giving(1), ...giving(1), ...giving(1), ...giving(1)], false],
    ['all but one', giving(3), false],
    [
      'half of the land and half of the troops',
      [...giving(2), 'G1 DISBAND 3 militia', 'G1 SALVAGE 2 trading_cog'],
      true,
    ],
    ['half of the land and less of the troops', [...giving(2), 'G1 DISBAND 4 militia'], false],
    [
      'less of the land and all troops',
      [...giving(1), 'G1 DISBAND 4 militia', 'G1 DISBAND 2 trading_cog', 'A1 DISBAND 4 archers'],
      false,
    ],
    ['more troops named than are there', [...giving(2), 'G1 DISBAND 99 militia'], false],
    ['the same troops twice', [...giving(2), 'G1 DISBAND 4 militia', 'G1 DISBAND 4 militia'], false],
    [
      'troops hidden in a new army first',
      [...giving(2), 'A1 FORM ARMY AS A7', 'A1 TRANSFER ALL TO A7', 'A7 DISBAND 4 archers', 'G1 DISBAND 1 militia'],
      true,
    ],
    [
      'troops hidden by number',
      [
        ...giving(2),
        'A1 FORM ARMY AS A7',
        'A1 TRANSFER 4 archers TO A7',
        'A7 DISBAND 4 archers',
        'G1 DISBAND 1 militia',
      ],
      true,
    ],
    [
      'fewer troops than are named of the new army',
      [
        ...giving(2),
        'A1 FORM ARMY AS A7',
        'A1 TRANSFER 1 archers TO A7',
        'A7 DISBAND 4 archers',
        'G1 DISBAND 1 militia',
      ],
      false,
    ],
    ['troops that are only passed on', [...giving(2), 'A1 TRANSFER 4 archers TO G1', 'G1 DISBAND 1 militia'], false],
    ['land that is not theirs', [...giving(3), 'GIVE PROVINCE Paris Sco'], false],
  ])('MD-12.54 is it a coup to give away %s?', (_, lines, coup) => {
    const turn = turnOf(lines);
    expect([turn.of('coup').length, turn.realm('Eng').control]).toEqual(coup ? [1, 'computer'] : [0, 'player']);
  });

  test('MD-12.54 a realm of one province cannot give it, one without land may give nothing', () => {
    const only = { provinces: { Essex: {}, Wessex: {}, Mercia: {} }, units: [] } as const;
    expect(
      turnOf(giving(1), {}, { ...only, provinces: { ...only.provinces, Kent: { owner: 'Eng' } } }).of('coup'),
    ).toHaveLength(1);
    const none = play(fiveRealms({ provinces: { Kent: {} }, units: [army('Eng A1', 'Paris', { militia: 2 })] }), {
      orders: { Eng: ['A1 DISBAND 1 militia'] },
    });
    expect(none.of('coup')).toEqual([]);
  });

  test('MD-12.54 this turn the realm has no orders, from the next on the computer’s', () => {
    const said = { provinces: { Kent: { owner: 'Eng', buildList: ['militia'] } } } as const;
    const first = turnOf(giving(4), {}, said);
    expect(first.of('recruited')).toEqual([]);
    const second = play(first.position, { silent: ['Eng'] });
    expect(second.of('recruited').length).toBeGreaterThan(0);
  });

  test('MD-12.54 the fallen ruler is told, and all hear who rules now', () => {
    const turn = turnOf(giving(4));
    expect(turn.heard('Eng')).toContainEqual(expect.objectContaining({ kind: 'coup', given: 4, provinces: 4 }));
    expect(turn.heard('Fra')).toContainEqual(
      expect.objectContaining({ kind: 'ruler-changed', realm: 1, control: 'computer' }),
    );
    expect(turn.heard('Fra').filter(({ kind }) => kind === 'coup')).toEqual([]);
  });

  test('MD-12.55 the master declares a coup or annuls it by hand', () => {
    const annulled = turnOf(giving(4), { rulings: { 'coup:Eng': 'no coup' } });
    expect([annulled.of('coup'), annulled.of('province-given').length]).toEqual([[], 4]);
    const declared = turnOf(giving(1), { rulings: { 'coup:Eng': 'coup' } });
    expect(declared.of('coup')).toMatchObject([{ byMaster: true, given: 1 }]);
    expect(declared.of('province-given')).toEqual([]);
    const silent = turnOf([], { rulings: { 'coup:Eng': 'coup' }, silent: ['Eng'] });
    expect(silent.realm('Eng').control).toBe('computer');
  });

  test('MD-12.55 he is asked of every realm that gives land away, with what would happen by itself', () => {
    const position = england();
    const asked = (lines: readonly string[]) =>
      questions(position, { [seatId('Eng')]: { seat: seatId('Eng'), orders: ordersFrom(position, 'Eng', lines) } });
    expect(asked(giving(1))).toMatchObject([
      { id: 'coup:Eng', byDefault: 'no coup', facts: { given: 1, provinces: 4 } },
    ]);
    expect(asked(giving(4))).toMatchObject([{ id: 'coup:Eng', byDefault: 'coup' }]);
    expect(asked(['A1 DISBAND 4 archers'])).toEqual([]);
  });
});

describe('section 12: limits by status', () => {
  const eight: readonly PlaceName[] = ['Kent', 'Essex', 'Wessex', 'Mercia', 'York', 'Artois', 'Picardy', 'Ulster'];
  const lands = (count: number) =>
    Object.fromEntries(eight.slice(0, count).map((name) => [name, { owner: 'Eng' } as const]));
  const common = { Eng: { status: 'commoner' } } as const;
  const annexed = (turn: PlayedTurn): readonly number[] =>
    turn.state.provinces.flatMap((province) => (province?.annexedTo === 1 ? [province.number] : []));

  test('MD-12.57 commoners have no commanders and 7 annexed provinces, royalty 5 and 70', () => {
    expect(LIMITS).toEqual({ commoner: { commanders: 0, annexed: 7 }, royalty: { commanders: 5, annexed: 70 } });
  });

  test('MD-12.57 troops have no limit', () => {
    const crowd = { realms: common, provinces: lands(1), units: [army('Eng A1', 'Kent', { militia: 300 })] } as const;
    expect(play(fiveRealms(crowd)).troops('Eng A1')).toEqual({ militia: 300 });
  });

  test('MD-12.58 what counts is what is owned and annexed: land of others annexed to him does not', () => {
    const said = {
      ...lands(7),
      Kent: { owner: 'Eng', annexedTo: 'Ind' },
      Ulster: { owner: 'Fra', annexedTo: 'Eng' },
    } as const;
    const turn = play(fiveRealms({ realms: common, provinces: said }), { orders: { Eng: ['ANNEX Kent'] } });
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-12.59, MD-12.60 at F18 the excess becomes annexed to nobody: the poorest, of equals the highest number', () => {
    const turn = play(fiveRealms({ realms: common, provinces: lands(8) }));
    expect(annexed(turn)).toEqual([1, 2, 3, 4, 6, 8, 9]);
    expect([turn.province('Ulster').owner, turn.province('Ulster').annexedTo]).toEqual([1, 99]);
    const { setting, state } = fiveRealms({ realms: common, provinces: lands(8) });
    const places = setting.places.map(
      (place) => place && (place.name === 'Mercia' ? { ...place, baseRevenue: 2 } : place),
    );
    expect(annexed(play({ setting: { ...setting, places }, state }))).toEqual([1, 2, 3, 6, 8, 9, 12]);
  });

  test('MD-12.60 of commanders those with the lowest ratings leave, of equals the highest id', () => {
    const ratings = [
      { infantry: 9 },
      { naval: 3 },
      { siege: 3 },
      { cavalry: 5 },
      { siege: 1, naval: 1 },
      { infantry: 50 },
      { naval: 3 },
    ];
    const units = [army('Eng A1', 'Kent', { militia: 1 }, { commanders: ratings })];
    const turn = play(fiveRealms({ units }));
    expect(turn.unit('Eng A1').commanders).toEqual([1, 2, 3, 4, 6]);
    const commoner = play(fiveRealms({ units, realms: common }));
    expect([commoner.unit('Eng A1').commanders, commoner.state.commanders]).toEqual([[], []]);
  });

  test('MD-12.61, MD-12.62 the master changes a status between turns, and only the limits differ', () => {
    const position = fiveRealms({
      provinces: lands(8),
      units: [army('Eng A1', 'Kent', { militia: 1 }, { commanders: [{}] })],
    });
    const lowered = play(position, { acts: ['SET STATUS Eng commoner'] });
    expect([lowered.realm('Eng').status, annexed(lowered).length, lowered.state.commanders]).toEqual([
      'commoner',
      7,
      [],
    ]);
    const raised = play(lowered.position, {
      acts: ['SET STATUS Eng royalty'],
      orders: { Eng: ['ANNEX Ulster', 'G1 HIRE COMMANDER'] },
    });
    expect([raised.realm('Eng').status, annexed(raised).length, raised.state.commanders.length]).toEqual([
      'royalty',
      8,
      1,
    ]);
    expect(raised.failures('Eng')).toEqual([]);
  });
});

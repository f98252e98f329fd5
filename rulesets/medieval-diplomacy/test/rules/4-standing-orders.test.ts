import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, fleet, type GivenTroops, type GivenUnit, garrison, unit } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

const inKent = (units: readonly GivenUnit[], lines: readonly string[]): PlayedTurn =>
  play(fiveRealms({ provinces: { Kent: { owner: 'Eng', harbour: true, buildList: ['militia'] } }, units }), {
    orders: { Eng: lines },
  });

const ranksOf = (turn: PlayedTurn, name: 'Eng A1' | 'Eng A2' | 'Eng G1'): readonly string[] =>
  turn.unit(name).stacks.map(({ type, rank, count }) => {
    return `${count} ${turn.position.setting.troops[type]?.key} in ${rank}`;
  });

describe('section 4: ranks', () => {
  test.each<[string, GivenTroops, string, readonly string[]]>([
    ['all of a type', { militia: 6 }, 'militia 1 2 3 0 0', ['1 militia in 1', '2 militia in 2', '3 militia in 3']],
    [
      'the rest goes to rank 5',
      { militia: 6 },
      'militia 1 2 0 0 0',
      ['1 militia in 1', '2 militia in 2', '3 militia in 5'],
    ],
    ['from whatever ranks they were in', { militia: { 2: 1, 4: 1 } }, 'militia 2 0 0 0 0', ['2 militia in 1']],
    ['other types stay', { militia: 1, archers: 2 }, 'militia 0 0 0 1 0', ['2 archers in 1', '1 militia in 4']],
    ['more than are there: nothing', { militia: { 3: 2 } }, 'militia 3 0 0 0 0', ['2 militia in 3']],
  ])('MD-4.24 %s', (_, troops, words, expected) => {
    const turn = inKent([army('Eng A1', 'Kent', troops)], [`A1 RANK ${words}`]);
    expect(ranksOf(turn, 'Eng A1')).toEqual(expected);
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(
      words.startsWith('militia 3') ? ['too-many-in-ranks'] : [],
    );
  });

  test('MD-4.23, MD-4.24 at E9: after the transfers before movement, and not after those on the way', () => {
    const turn = inKent(
      [
        army('Eng A1', 'Kent', { light_cavalry: 2 }),
        army('Eng A2', 'Essex', { light_cavalry: 1 }),
        garrison('Eng', 'Kent', { light_cavalry: 2 }),
      ],
      [
        'G1 TRANSFER 2 light_cavalry TO A1',
        'A1 RANK light_cavalry 0 3 0 0 0',
        'A1 MARCH Essex',
        'A2 TRANSFER ALL TO A1',
      ],
    );
    expect(turn.of('order-failed')).toEqual([]);
    expect(ranksOf(turn, 'Eng A1')).toEqual(['1 light_cavalry in 1', '3 light_cavalry in 2', '1 light_cavalry in 5']);
    const events = turn.events.map(({ kind }) => kind);
    expect(events.indexOf('ranks-set')).toBeLessThan(events.indexOf('phase-began'));
  });

  test('MD-4.25 new troops stand in rank 1, those handed over keep their rank', () => {
    const turn = inKent(
      [army('Eng A1', 'Kent', { archers: { 2: 1, 4: 2 } }), army('Eng A2', 'Kent', { militia: 1 })],
      ['A1 TRANSFER ALL TO A2', 'G1 RECRUIT 2 militia'],
    );
    expect(ranksOf(turn, 'Eng A2')).toEqual(['1 militia in 1', '1 archers in 2', '2 archers in 4']);
    expect(ranksOf(turn, 'Eng G1')).toEqual(['2 militia in 1']);
  });
});

describe('section 4: standing orders', () => {
  const three = [
    army('Eng A1', 'Kent', { militia: 2 }, { commanders: [{}, {}] }),
    army('Eng A2', 'Kent', { militia: 1 }),
    fleet('Eng F1', 'Kent', { carrack: 1 }),
  ];

  test('MD-4.27 armies and fleets have a retreat level of 1 to 5, garrisons none', () => {
    const turn = inKent(three, ['A1 RETREAT LEVEL 2', 'F1 RETREAT LEVEL 1', 'G1 RETREAT LEVEL 3']);
    expect([turn.unit('Eng A1').retreatLevel, turn.unit('Eng F1').retreatLevel]).toEqual([2, 1]);
    expect(turn.unit('Eng A2').retreatLevel).toBe(5);
    expect(turn.failures('Eng').map(({ order }) => order)).toEqual(['G1 RETREAT_LEVEL']);
    expect(foundIn(england({ units: three }), 'A1 RETREAT LEVEL 6')).toEqual(['malformed out-of-range']);
  });

  test('MD-4.28, MD-4.36 a unit follows another until it is told otherwise', () => {
    const first = inKent(three, ['A2 FOLLOW A1']);
    expect(first.unit('Eng A2').follow).toBe(unit('Eng A1'));
    const second = play(first.position);
    expect(second.unit('Eng A2').follow).toBe(unit('Eng A1'));
    expect(play(second.position, { orders: { Eng: ['A2 UNFOLLOW'] } }).unit('Eng A2').follow).toBe(null);
  });

  test.each<[string, readonly string[], string]>([
    ['itself', ['A1 FOLLOW A1'], 'follow-circle'],
    ['who follows it', ['A1 FOLLOW A2', 'A2 FOLLOW A1'], 'follow-circle'],
    ['a unit of another kind', ['A1 FOLLOW F1'], 'follow-kind'],
    ['a garrison', ['A1 FOLLOW G1'], 'follow-kind'],
    ['a unit that is not there', ['A1 FOLLOW A9'], 'unknown-unit'],
  ])('MD-4.29 no unit follows %s', (_, lines, code) => {
    const turn = inKent(three, lines);
    expect(turn.failures('Eng').map((failure) => failure.code)).toEqual([code]);
    const known = england({ provinces: { Kent: { owner: 'Eng', harbour: true } }, units: three });
    expect(foundIn(known, ...lines)[0]).toMatch(new RegExp(`(illegal|malformed) (${code}|unknown-name)`));
  });

  test('MD-4.29 a circle of three is found too', () => {
    const units = [...three, army('Eng A3', 'Kent', { militia: 1 }, { follow: 'Eng A1' })];
    expect(inKent(units, ['A1 FOLLOW A2', 'A2 FOLLOW A3']).failures('Eng')).toEqual([
      { order: 'A2 FOLLOW', code: 'follow-circle', step: 'E7', phase: 0 },
    ]);
  });

  test('MD-4.30 when the followed unit is gone at turn start, the follower is free and its owner is told', () => {
    const turn = inKent([army('Eng A2', 'Kent', { militia: 1 }, { follow: 'Eng A7' })], []);
    expect(turn.unit('Eng A2').follow).toBe(null);
    expect(turn.heard('Eng')).toContainEqual(
      expect.objectContaining({ kind: 'follow-set', unit: unit('Eng A2'), why: 'gone' }),
    );
  });

  test('MD-4.31 the defend option changes at M10, in time for the battle of phase 1', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Kent: { owner: 'Eng', fortLevel: 3 } },
        units: [army('Eng A1', 'Kent', { heavy_infantry: 3 }), army('Fra A1', 'Essex', { militia: 2 })],
      }),
      { orders: { Eng: ['A1 DEFEND OFF'], Fra: ['A1 MARCH Kent'] } },
    );
    expect(turn.unit('Eng A1').defendFort).toBe(false);
    const kinds = turn.events.map(({ kind }) => kind);
    const [battle] = turn.of('battle-fought');
    expect(kinds.indexOf('defend-set')).toBeGreaterThan(kinds.indexOf('marched'));
    expect(kinds.indexOf('defend-set')).toBeLessThan(kinds.indexOf('battle-fought'));
    expect(battle?.battle.units.find(({ unit: id }) => id === unit('Eng A1'))?.role).toBe('field');
  });

  test('MD-4.32 in later phases nothing is left to change', () => {
    const turn = inKent(three, ['A1 DEFEND OFF', 'A2 HOLD', 'A2 HOLD']);
    expect(turn.of('phase-began').length).toBeGreaterThan(2);
    expect(turn.of('defend-set').map(({ on }) => on)).toEqual([false]);
  });

  test('MD-4.34 the marines option is switched off and on', () => {
    const first = inKent(three, ['A1 MARINES OFF']);
    expect(first.unit('Eng A1').marines).toBe(false);
    expect(play(first.position, { orders: { Eng: ['A1 MARINES ON'] } }).unit('Eng A1').marines).toBe(true);
  });

  test('MD-4.36 options, ranks, names and leaders persist', () => {
    const lines = [
      'NAME "Lions"',
      'RETREAT LEVEL 2',
      'MARINES OFF',
      'DEFEND OFF',
      'LEADER 2',
      'RANK militia 0 0 2 0 0',
    ];
    const first = inKent(
      three,
      lines.map((line) => `A1 ${line}`),
    );
    const third = play(play(first.position).position);
    const kept = { name: 'Lions', retreatLevel: 2, marines: false, defendFort: false, leader: 2 };
    expect(third.unit('Eng A1')).toMatchObject(kept);
    expect(ranksOf(third, 'Eng A1')).toEqual(['2 militia in 3']);
  });

  test('MD-4.37 E7 carries out names, levels, follows, marines, leaders and ambassadors, in list order', () => {
    const turn = inKent(three, [
      'SEND AMBASSADOR Fra',
      'A1 LEADER 2',
      'A1 MARINES OFF',
      'A2 FOLLOW A1',
      'A2 UNFOLLOW',
      'A1 RETREAT LEVEL 3',
      'G1 NAME "The Gate"',
    ]);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('ambassador-sent'), kinds.indexOf('phase-began'))).toEqual([
      'ambassador-sent',
      'leader-set',
      'marines-set',
      'follow-set',
      'follow-set',
      'retreat-level-set',
      'unit-named',
    ]);
    expect(turn.unit('Eng G1').name).toBe('The Gate');
  });

  test('MD-4.38 they cost no Move-points', () => {
    const units = [
      army('Eng A1', 'Kent', { light_cavalry: 2 }, { commanders: [{}] }),
      army('Eng A2', 'Kent', { militia: 1 }),
    ];
    const lines = ['NAME "Lions"', 'RETREAT LEVEL 2', 'FOLLOW A2', 'MARINES OFF', 'LEADER 1', 'DEFEND OFF'];
    const said = ['RANK light_cavalry 0 2 0 0 0', ...lines].map((line) => `A1 ${line}`);
    const turn = inKent(units, [...said, 'A1 MARCH Essex', 'A1 MARCH Kent']);
    expect(turn.of('order-failed')).toEqual([]);
    expect(turn.unit('Eng A1').mpUsed).toBe(3);
  });

  test.each([
    ['one character', 'X', []],
    ['40 characters', 'x'.repeat(40), []],
    ['41 characters', 'x'.repeat(41), ['malformed text-length']],
    ['nothing', '', ['malformed text-length']],
    ['what cannot be printed', 'Li\u0007ons', ['illegal unprintable']],
    ['two lines', 'Royal\nLions', ['illegal unprintable']],
    ['letters of all tongues', 'Żołnierze Łokietka', []],
  ])('MD-4.39 a name of %s', (_, name, found) => {
    expect(foundIn(england({ units: three }), `A1 NAME "${name}"`)).toEqual(found);
  });

  test('MD-4.39 two units may bear one name', () => {
    const turn = inKent(three, ['A1 NAME "Lions"', 'A2 NAME "Lions"']);
    expect([turn.unit('Eng A1').name, turn.unit('Eng A2').name]).toEqual(['Lions', 'Lions']);
  });
});

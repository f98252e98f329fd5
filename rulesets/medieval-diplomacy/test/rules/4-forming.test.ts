import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, label, type UnitLabel, unit } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** England does all this from a Kent with harbour. */
const inKent = (units: readonly GivenUnit[], lines: readonly string[], said: GivenPosition = {}): PlayedTurn =>
  play(fiveRealms({ provinces: { Kent: { owner: 'Eng', harbour: true } }, ...said, units }), {
    orders: { Eng: lines },
  } satisfies GivenTurn);

const formed = (turn: PlayedTurn): readonly UnitLabel[] => turn.of('unit-formed').map((event) => label(event.unit));

/** So many units of England's, numbered from 1, each with one troop. */
const many = (kind: 'A' | 'F', place: 'Kent' | 'Channel', count: number): readonly GivenUnit[] =>
  Array.from({ length: count }, (_, i) =>
    army(`Eng ${kind}${i + 1}` as UnitLabel, place, kind === 'A' ? { militia: 1 } : { carrack: 1 }),
  );

const base = garrison('Eng', 'Kent', { militia: 4, carrack: 2 });

describe('section 4: new units', () => {
  test('MD-4.9, MD-4.14 a realm has at most 99 armies and, apart from them, 99 fleets', () => {
    const armies = inKent([base, ...many('A', 'Kent', 99)], ['G1 FORM ARMY', 'G1 FORM FLEET']);
    expect(armies.failures('Eng')).toEqual([{ order: 'G1 FORM_ARMY', code: 'no-number-free', step: 'E5', phase: 0 }]);
    expect(formed(armies)).toEqual(['Eng F1']);
    const fleets = inKent([base, ...many('F', 'Channel', 99)], ['G1 FORM FLEET', 'G1 FORM ARMY']);
    expect(fleets.failures('Eng')).toEqual([{ order: 'G1 FORM_FLEET', code: 'no-number-free', step: 'E6', phase: 0 }]);
    expect(formed(fleets)).toEqual(['Eng A1']);
    const last = inKent([base, ...many('A', 'Kent', 98)], ['G1 FORM ARMY', 'G1 FORM ARMY']);
    expect([formed(last), last.failures('Eng').length]).toEqual([['Eng A99'], 1]);
  });

  test.each<[string, string, string | null]>([
    ['an army', 'A5 FORM ARMY', null],
    ['a garrison', 'G1 FORM ARMY', null],
    ['a fleet', 'F5 FORM ARMY', 'wrong-unit-kind'],
    ['a fleet', 'F5 FORM FLEET', null],
    ['a garrison', 'G1 FORM FLEET', null],
    ['an army', 'A5 FORM FLEET', 'wrong-unit-kind'],
  ])('MD-4.10 %s and %s', (_, line, fault) => {
    const units = [base, army('Eng A5', 'Kent', { militia: 2 }), fleet('Eng F5', 'Kent', { carrack: 2 })];
    const turn = inKent(units, [line]);
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(fault ? [fault] : []);
    expect(formed(turn)).toHaveLength(fault ? 0 : 1);
  });

  test('MD-4.11 a new unit takes troops and orders in the same turn', () => {
    const turn = inKent(
      [base],
      [
        'G1 FORM ARMY AS A3',
        'G1 FORM FLEET AS F3',
        'G1 TRANSFER 2 militia TO A3',
        'G1 TRANSFER 1 carrack TO F3',
        'A3 NAME "Vanguard"',
        'A3 MARCH Essex',
        'F3 SAIL Channel',
      ],
    );
    expect(turn.of('order-failed')).toEqual([]);
    expect([turn.unit('Eng A3').location, turn.unit('Eng A3').name, turn.troops('Eng A3')]).toEqual([
      2,
      'Vanguard',
      { militia: 2 },
    ]);
    expect([turn.unit('Eng F3').location, turn.troops('Eng F3')]).toEqual([13, { carrack: 1 }]);
  });

  test('MD-4.12 it appears where its creator is, aboard the same fleet if he is aboard', () => {
    const turn = inKent(
      [
        army('Eng A1', 'Essex', { militia: 2 }),
        army('Eng A2', 'Channel', { militia: 2 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 2 }),
      ],
      [
        'A1 FORM ARMY AS A11',
        'A2 FORM ARMY AS A12',
        'F1 FORM FLEET AS F11',
        'A1 TRANSFER 1 militia TO A11',
        'A2 TRANSFER 1 militia TO A12',
        'F1 TRANSFER 1 carrack TO F11',
      ],
    );
    expect(turn.of('order-failed')).toEqual([]);
    expect([turn.unit('Eng A11').location, turn.unit('Eng A11').loadedOn]).toEqual([2, null]);
    expect([turn.unit('Eng A12').location, turn.unit('Eng A12').loadedOn]).toEqual([13, unit('Eng F1')]);
    expect(turn.unit('Eng F11').location).toBe(13);
  });

  test.each<[string, readonly string[], readonly UnitLabel[]]>([
    ['the number that is asked for', ['G1 FORM ARMY AS A12'], ['Eng A12']],
    ['else the lowest that is free', ['G1 FORM ARMY', 'G1 FORM ARMY'], ['Eng A2', 'Eng A4']],
    ['a number that is taken', ['G1 FORM ARMY AS A3'], ['Eng A2']],
    ['a number that another order took', ['G1 FORM ARMY AS A7', 'G1 FORM ARMY AS A7'], ['Eng A7', 'Eng A2']],
    ['a number that a later order names', ['G1 FORM ARMY', 'G1 FORM ARMY AS A2'], ['Eng A4', 'Eng A2']],
    ['fleets have numbers of their own', ['G1 FORM FLEET AS F1'], ['Eng F1']],
  ])('MD-4.13 %s', (_, lines, expected) => {
    const units = [base, army('Eng A1', 'Kent', { militia: 1 }), army('Eng A3', 'Kent', { militia: 1 })];
    expect(formed(inKent(units, lines))).toEqual(expected);
  });

  test('MD-4.15 a garrison forms a fleet only where there is a harbour', () => {
    const without = { provinces: { Kent: { owner: 'Eng', harbour: false } } } as const;
    const turn = inKent([garrison('Eng', 'Kent', { militia: 1 })], ['G1 FORM FLEET'], without);
    expect(turn.failures('Eng')).toEqual([{ order: 'G1 FORM_FLEET', code: 'no-harbour', step: 'E6', phase: 0 }]);
    expect(formed(inKent([base], ['G1 FORM FLEET']))).toEqual(['Eng F1']);
  });

  test('MD-4.16, MD-4.33, MD-4.35 a new unit: retreat level 5, no follow, defends, marines on, and its name', () => {
    const turn = inKent(
      [base],
      ['G1 FORM ARMY', 'G1 FORM FLEET', 'G1 TRANSFER 1 militia TO A1', 'G1 TRANSFER 1 carrack TO F1'],
    );
    const usual = { retreatLevel: 5, follow: null, defendFort: true, marines: true, mpUsed: 0 };
    expect(turn.unit('Eng A1')).toMatchObject({ ...usual, name: 'England Army 1' });
    expect(turn.unit('Eng F1')).toMatchObject({ ...usual, name: 'England Fleet 1' });
  });

  test('MD-4.17 armies and fleets without anybody are gone at the end of the turn, garrisons stay', () => {
    const turn = inKent(
      [base, army('Eng A8', 'Kent', {}, { commanders: [{}] })],
      ['G1 FORM ARMY AS A5', 'G1 FORM FLEET AS F5', 'G1 TRANSFER 4 militia TO A8', 'G1 DISBAND 2 carrack'],
    );
    expect([turn.exists('Eng A5'), turn.exists('Eng F5'), turn.exists('Eng A8')]).toEqual([false, false, true]);
    expect(turn.troops('Eng G1')).toEqual({});
    expect(turn.of('unit-removed').map((event) => [label(event.unit), event.why])).toEqual([
      ['Eng F5', 'empty'],
      ['Eng A5', 'empty'],
    ]);
  });

  test('MD-4.17 a unit emptied in battle is gone at once', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        units: [army('Fra A1', 'Essex', { heavy_cavalry: 30 }), army('Eng A1', 'Kent', { militia: 1 })],
      }),
      { orders: { Fra: ['A1 MARCH Kent'], Eng: ['A1 HOLD', 'A1 HOLD', 'A1 TRANSFER ALL TO G1'] } },
    );
    expect(turn.exists('Eng A1')).toBe(false);
    expect(turn.of('unit-removed')).toEqual([]);
    expect(turn.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual([
      'A1 HOLD unit-gone',
      'A1 TRANSFER unit-gone',
    ]);
  });
});

describe('MD-4.18 units that the game itself makes', () => {
  const give = (units: readonly GivenUnit[]) =>
    inKent([garrison('Eng', 'Essex', { militia: 3 }), ...units], ['GIVE PROVINCE Essex Fra'], {
      provinces: { Kent: { owner: 'Eng', harbour: true }, Essex: { owner: 'Eng', fortLevel: 1 } },
    });

  test('MD-4.18 they take the lowest free number', () => {
    const turn = give([army('Eng A1', 'Kent', { militia: 1 }), army('Eng A3', 'Kent', { militia: 1 })]);
    expect([turn.troops('Eng A2'), turn.unit('Eng A2').location]).toEqual([{ militia: 3 }, 2]);
  });

  test('MD-4.18 if all 99 are taken, the lowest army of the realm there takes the troops', () => {
    const turn = give([
      ...many('A', 'Kent', 97),
      army('Eng A98', 'Essex', { archers: 1 }),
      army('Eng A99', 'Essex', { archers: 1 }),
    ]);
    expect([turn.troops('Eng A98'), turn.troops('Eng A99')]).toEqual([{ militia: 3, archers: 1 }, { archers: 1 }]);
  });

  test('MD-4.18 if there is none either, they are lost', () => {
    const turn = give(many('A', 'Kent', 99));
    expect(turn.of('troops-gone').map(({ troops, why }) => [troops[0]?.count, why])).toEqual([[3, 'no-room']]);
    expect(turn.state.units.filter(({ location, realm }) => realm === 1 && location === 2)).toEqual([]);
  });
});

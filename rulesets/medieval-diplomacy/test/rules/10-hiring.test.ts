import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/scenario/options.ts';
import { COMMANDER } from '../../src/setting.ts';
import { setup } from '../../src/setup.ts';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, garrison, unit } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { type GivenDice, type PlayedTurn, play } from '../turn.ts';

const hire = (said: GivenPosition, lines: readonly string[] = ['G1 HIRE COMMANDER'], dice?: GivenDice): PlayedTurn =>
  play(fiveRealms(said), { orders: { Eng: lines }, ...(dice && { dice }) });

const commanders = (count: number): GivenUnit =>
  army('Eng A1', 'Kent', {}, { commanders: Array.from({ length: count }, () => ({})) });

describe('section 10: hiring commanders', () => {
  test('MD-10.4 each rating is a d50 of its own: infantry, cavalry, siege, naval', () => {
    const turn = hire({}, ['G1 HIRE COMMANDER'], { 'rating@Kent': [20, 1, 50, 46] });
    expect(turn.commander(1)).toMatchObject({ infantry: 20, cavalry: 1, siege: 50, naval: 46 });
  });

  test('MD-10.4 two hired in one turn draw one after the other, in list order', () => {
    const provinces = { York: { owner: 'Eng' } } as const;
    const turn = hire({ provinces }, ['G6 HIRE COMMANDER', 'G1 HIRE COMMANDER'], [1, 2, 3, 4, 11, 12, 13, 14]);
    expect(turn.commander(1)).toMatchObject({ unit: unit('Eng G6'), infantry: 1, naval: 4 });
    expect(turn.commander(2)).toMatchObject({ unit: unit('Eng G1'), infantry: 11, naval: 14 });
  });

  test('MD-10.5 one attack of 5, 1.0 hit points, no weight, 20 gold to hire, 1.0 gold of upkeep', () => {
    expect(COMMANDER).toMatchObject({ attacks: 1, combat: 5, hitPoints: 10, cost: 20, upkeep: 100 });
    const turn = hire({ provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' } }, realms: { Eng: { treasury: 2000 } } });
    expect(turn.realm('Eng').treasury).toBe(0);
    const next = hire({ units: [commanders(3)] }, []);
    expect(next.of('upkeep-paid').filter(({ realm }) => realm === 1)).toMatchObject([{ paid: 300 }]);
  });

  test('MD-10.15 commanders have no weight aboard ships', () => {
    const five = Array.from({ length: 5 }, () => ({}));
    const units = [
      fleet('Eng F1', 'Channel', { trading_cog: 1 }),
      army('Eng A1', 'Kent', { militia: 2 }, { commanders: five }),
    ];
    const turn = hire({ units }, ['F1 LOAD A1', 'F1 SAIL Biscay']);
    expect([turn.of('order-failed'), turn.unit('Eng A1').location]).toEqual([[], at('Biscay')]);
    expect([turn.troops('Eng A1'), turn.unit('Eng A1').commanders]).toEqual([{ militia: 2 }, [1, 2, 3, 4, 5]]);
  });

  test.each<[string, GivenPosition, readonly string[], string]>([
    ['not where there is no city', { provinces: { Essex: { owner: 'Eng', fortLevel: 1 } } }, ['G2'], 'no-city'],
    ['not by an army', { units: [army('Eng A1', 'Kent', { militia: 1 })] }, ['A1'], 'wrong-unit-kind'],
    ['not by a commoner', { realms: { Eng: { status: 'commoner' } } }, ['G1'], 'not-royal'],
    ['not a sixth', { units: [commanders(5)] }, ['G1'], 'commander-limit'],
    ['not without 20 gold', { realms: { Eng: { treasury: 1999 } } }, ['G1'], 'not-enough-gold'],
    ['one for each garrison and turn', {}, ['G1', 'G1'], 'already-hired'],
  ])('MD-10.6 %s', (_, said, garrisons, code) => {
    const turn = hire(
      said,
      garrisons.map((each) => `${each} HIRE COMMANDER`),
    );
    expect(turn.failures('Eng').map((failure) => failure.code)).toEqual([code]);
    expect(turn.of('commander-hired')).toHaveLength(garrisons.length - 1);
  });

  test('MD-10.6 a fifth may be hired, and one by each of two garrisons', () => {
    const provinces = { York: { owner: 'Eng' } } as const;
    const turn = hire({ provinces, units: [commanders(3)] }, ['G1 HIRE COMMANDER', 'G6 HIRE COMMANDER']);
    expect(turn.state.commanders).toHaveLength(5);
  });

  test('MD-10.6 not in a city conquered this turn, nor in one lost and retaken', () => {
    const taken = hire({ units: [army('Eng A1', 'Essex', { militia: 3 })], provinces: { Mercia: {} } }, [
      'A1 MARCH Mercia',
      'G4 HIRE COMMANDER',
    ]);
    expect([taken.province('Mercia').owner, taken.failures('Eng')[0]?.code]).toEqual([1, 'not-yours-at-turn-start']);
    const retaken = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { York: { owner: 'Eng' } },
        units: [army('Fra A1', 'Mercia', { mongol_raiders: 2 }), army('Eng A1', 'Scotia', { heavy_cavalry: 3 })],
        passage: ['Sco-Eng'],
      }),
      {
        orders: { Fra: ['A1 MARCH York', 'A1 MARCH Mercia'], Eng: ['A1 HOLD', 'A1 MARCH York', 'G6 HIRE COMMANDER'] },
      },
    );
    const york = retaken.of('province-taken').filter(({ province }) => province === at('York'));
    expect(york.map(({ to }) => to)).toEqual([2, 1]);
    expect([retaken.province('York').owner, retaken.failures('Eng').at(-1)?.code]).toEqual([1, 'changed-hands']);
  });

  test('MD-10.7 he appears in the garrison after all battles, and leads it', () => {
    const turn = hire({
      units: [garrison('Eng', 'Kent', { longbowmen: 20 }), army('Fra A1', 'Essex', { militia: 1 })],
      wars: ['Eng-Fra'],
    });
    expect([turn.unit('Eng G1').commanders, turn.unit('Eng G1').leader]).toEqual([[1], 1]);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('commander-hired')).toBeGreaterThan(kinds.indexOf('movement-ended'));
  });

  test('MD-10.18 ids count upward in the order of hiring, and who has no name is called by his', () => {
    const first = hire({ provinces: { York: { owner: 'Eng' } }, units: [commanders(2)] }, [
      'G6 HIRE COMMANDER "Mortimer"',
      'G1 HIRE COMMANDER',
    ]);
    expect(first.of('commander-hired').map(({ commander }) => [commander.id, commander.name])).toEqual([
      [3, 'Mortimer'],
      [4, 'Commander 4'],
    ]);
    const second = play(first.position, { orders: { Eng: ['G1 DISBAND 4', 'G1 HIRE COMMANDER'] } });
    expect(second.of('commander-hired').map(({ commander }) => commander.name)).toEqual(['Commander 5']);
  });

  test('MD-10.18 commanders of the scenario come first', () => {
    const { file, world } = scenarioUnderTest('four-crowns');
    const [one] = file.realms;
    const ratings = { infantry: 1, cavalry: 2, siege: 3, naval: 4 };
    const commander = { name: 'Mortimer', realm: one?.code ?? '', province: one?.capital ?? 0, ...ratings };
    const { state } = setup({ file: { ...file, commanders: [commander] }, world }, DEFAULT_OPTIONS);
    expect([state.commanders.map(({ id }) => id), state.nextCommander]).toEqual([[1], 2]);
  });
});

describe('section 10: ratings and leaders', () => {
  const led = (infantry: number) => army('Eng A1', 'Kent', { heavy_infantry: 40 }, { commanders: [{ infantry }] });
  const attackers = [army('Fra A1', 'Essex', { militia: 1 }), army('Fra A2', 'Wessex', { militia: 1 })];
  const twoBattles = { Fra: ['A1 MARCH Kent', 'A2 HOLD', 'A2 MARCH Kent'] };

  test('MD-10.13 a rating improves at most once a turn', () => {
    const position = fiveRealms({ wars: ['Eng-Fra'], units: [led(10), ...attackers] });
    const turn = play(position, { orders: twoBattles, dice: { 'experience@Kent': [4] } });
    expect(turn.of('battle-fought')).toHaveLength(2);
    expect(turn.commander(1)).toMatchObject({ infantry: 14, improved: ['infantry'] });
    expect(play(turn.position).commander(1)?.improved).toEqual([]);
  });

  test.each<[number, readonly number[], number]>([
    [94, [5], 99],
    [98, [5], 100],
    [100, [], 100],
  ])('MD-10.14 a rating stops at 100: from %i', (before, rolls, after) => {
    const position = fiveRealms({ wars: ['Eng-Fra'], units: [led(before), ...attackers] });
    const turn = play(position, { orders: twoBattles, dice: { 'experience@Kent': rolls } });
    expect([turn.rolls('experience@Kent'), turn.commander(1)?.infantry]).toEqual([rolls, after]);
  });

  test('MD-10.17 LEADER appoints a commander who is in the unit at E7', () => {
    const units = [
      army('Eng A1', 'Kent', { militia: 2 }, { commanders: [{}, { name: 'Mortimer' }] }),
      army('Eng A2', 'Kent', { militia: 1 }, { commanders: [{}] }),
    ];
    const turn = hire({ units }, ['A1 LEADER Mortimer', 'A2 LEADER 1', 'A1 TRANSFER 1 TO A2']);
    expect([turn.unit('Eng A1').leader, turn.unit('Eng A2').leader]).toEqual([2, 3]);
    expect(turn.failures('Eng')).toEqual([{ order: 'A2 LEADER', code: 'not-in-unit', step: 'E7', phase: 0 }]);
    const known = england({ provinces: { Kent: { owner: 'Eng' } }, units });
    expect(foundIn(known, 'A2 LEADER 1')).not.toEqual([]);
  });
});

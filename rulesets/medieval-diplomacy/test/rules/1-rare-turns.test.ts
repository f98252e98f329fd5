import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { TROOPS } from '../masons.ts';
import { army, fleet, type GivenPosition, garrison, troop, unit } from '../position.ts';
import { raw, reasonsOf } from '../reasons.ts';
import { type GivenTurn, play } from '../turn.ts';

const turn = (said: GivenPosition, given: GivenTurn = {}) => play(fiveRealms(said), given);
const DUKE = { commanders: [{ name: 'Duke' }] };

describe('section 12: payments at the edge', () => {
  test('MD-12.38 of nothing nothing decays', () => {
    const poor = turn({ realms: { Eng: { treasury: 7 } } });
    expect(poor.of('gold-decayed').map(({ realm }) => realm)).toEqual([2, 3, 4, 5]);
  });

  test('MD-12.16, MD-12.19 who can just pay pays all', () => {
    const said = (treasury: number) => ({ realms: { Eng: { treasury } }, units: [garrison('Eng', 'Kent', {}, DUKE)] });
    const paid = (treasury: number, dice: GivenTurn['dice'] = {}) =>
      turn(said(treasury), { dice })
        .of('upkeep-paid')
        .filter(({ realm }) => realm === 1)
        .map((event) => [event.rule, event.paid, event.due]);
    expect(paid(100)).toEqual([['MD-12.16', 100, 100]]);
    expect(paid(99, { 'unpaid@1': [51] })).toEqual([['MD-12.19', 0, 100]]);
  });

  test('MD-12.19 who costs nothing never deserts while others before them are paid', () => {
    const units = [garrison('Eng', 'Kent', { prince: 2, militia: 1 })];
    const said = { realms: { Eng: { treasury: 0 } }, troops: [troop('prince', { cost: 99, upkeep: 0 })], units };
    expect(turn(said, { dice: { 'unpaid@1': [1] } }).troops('Eng G1')).toEqual({ prince: 2 });
  });

  test('MD-12.26 troops that cost nothing are raised from an empty treasury', () => {
    const said: GivenPosition = {
      realms: { Eng: { treasury: 0 } },
      troops: [troop('volunteer', { cost: 0, upkeep: 0 })],
      provinces: { Kent: { owner: 'Eng', buildList: ['volunteer'] } },
    };
    const raised = turn(said, { orders: { Eng: ['G1 RECRUIT 2 volunteer'] } });
    expect(raised.of('recruited')).toMatchObject([{ count: 2, cost: 0, short: null }]);
  });

  test('MD-16.29 with room for one more it is the gold that lacks', () => {
    const said: GivenPosition = {
      realms: { Eng: { treasury: 2700 } },
      provinces: { Kent: { owner: 'Eng', buildList: ['militia'] } },
    };
    expect(reasonsOf(said, ['G1 RECRUIT 9 militia', 'G1 RECRUIT 1 militia'])).toEqual([
      { step: 'F4', code: 'not-enough-gold', needed: 300, treasury: 0 },
    ]);
  });

  test('MD-17.15, MD-12.54 local forces are not handed over again, nor overthrown', () => {
    const said = { realms: { Eng: { control: 'computer', missedInARow: 9 } } } as const;
    const quiet = turn(said, { rulings: { 'coup:Eng': 'coup' } });
    expect([quiet.of('control-set'), quiet.of('coup')]).toEqual([[], []]);
  });
});

describe('section 4: numbers of new armies', () => {
  test('MD-4.13 a number that another realm names is free', () => {
    const formed = turn({}, { orders: { Eng: ['G1 FORM ARMY'], Fra: ['G10 FORM ARMY AS A1'] } });
    expect(formed.of('unit-formed').map((event) => event.unit)).toEqual([unit('Eng A1'), unit('Fra A1')]);
  });

  test('MD-4.13 when every free number is named, the first order takes it', () => {
    const units = Array.from({ length: 98 }, (_, i) => army(`Eng A${i + 1}`, 'Kent', { militia: 1 }));
    const formed = turn({ units }, { orders: { Eng: ['G1 FORM ARMY', 'G1 FORM ARMY AS A99'] } });
    expect(formed.of('unit-formed').map((event) => event.unit)).toEqual([unit('Eng A99')]);
    expect(formed.failures('Eng').map(({ code }) => code)).toEqual(['no-number-free']);
  });

  test('MD-4.14 an army formed aboard is aboard, and fleets are formed at sea', () => {
    const units = [
      fleet('Eng F1', 'Channel', { carrack: 2 }),
      army('Eng A1', 'Channel', { archers: 2 }, { loadedOn: 'Eng F1' }),
    ];
    const orders = ['A1 FORM ARMY', 'F1 FORM FLEET', 'A1 TRANSFER 1 archers TO A2', 'F1 TRANSFER 1 carrack TO F2'];
    const formed = turn({ units }, { orders: { Eng: orders } });
    expect(formed.unit('Eng A2').loadedOn).toBe(unit('Eng F1'));
    expect([formed.unit('Eng F2').loadedOn, formed.troops('Eng F2')]).toEqual([null, { carrack: 1 }]);
  });
});

describe('section 1: what is tried, and when', () => {
  test('MD-1.33 an order behind the pointer comes before those of later realms', () => {
    const units = [
      army('Eng A1', 'York', { archers: 2 }),
      army('Eng A2', 'York', { archers: 1 }),
      army('Fra A1', 'York', { militia: 1 }),
    ];
    const passed = turn(
      { units, provinces: { York: { permitted: ['Eng', 'Fra'] } } },
      {
        orders: {
          Eng: ['A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 archers TO A2'],
          Fra: ['A1 TRANSFER 1 militia TO A1 OF Eng'],
        },
      },
    );
    expect(passed.of('transferred').map(({ from }) => from)).toEqual([unit('Eng A1'), unit('Eng A1'), unit('Fra A1')]);
  });

  test('MD-16.29 orders of what is no unit, and of a garrison that one does not have', () => {
    const said: GivenPosition = { provinces: { Essex: { owner: 'Eng' } } };
    const orders = [
      raw({ verb: 'MARCH', unit: 'Z9', args: { location: 2 } }),
      raw({ verb: 'RECRUIT', unit: 'G2', args: { type: 'militia', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'Z9', args: { type: 'militia', count: 1 } }),
    ];
    expect(reasonsOf(said, orders)).toEqual([
      { step: 'M9', code: 'unknown-unit', unit: 'Z9' },
      { step: 'F4', code: 'unknown-unit', unit: 'G2' },
      { step: 'F4', code: 'unknown-unit', unit: 'Z9' },
    ]);
  });

  test('MD-5.15 an army that cannot hold once more fails at M9, a fleet at M4', () => {
    const said: GivenPosition = {
      provinces: { Wessex: { owner: 'Eng' } },
      units: [army('Eng A1', 'Kent', { archers: 1 }), fleet('Eng F1', 'Channel', { trading_cog: 1 })],
    };
    const orders = ['A1 MARCH Wessex', 'A1 MARCH Kent', 'A1 HOLD', 'A1 HOLD'];
    const sails = Array.from({ length: 9 }, (_, i) => `F1 SAIL ${i % 2 === 0 ? 'Biscay' : 'Channel'}`);
    const held = turn(said, { orders: { Eng: [...orders, 'F1 HOLD', 'F1 HOLD', ...sails] } });
    expect(held.failures('Eng').filter(({ order }) => order === 'A1 HOLD')).toMatchObject([{ step: 'M9' }]);
    const tired = turn(said, { orders: { Eng: ['F1 HOLD', ...Array(9).fill('F1 HOLD')] } });
    expect(tired.failures('Eng')).toMatchObject([{ order: 'F1 HOLD', step: 'M4' }]);
  });

  test('MD-6.49 a fleet without ships is not driven out of a harbour', () => {
    const said: GivenPosition = { units: [fleet('Eng F1', 'Kent', {}, DUKE), fleet('Eng F2', 'Kent', { carrack: 1 })] };
    const fled = turn(said);
    expect(fled.of('fled').map((event) => event.unit)).toEqual([unit('Eng F2')]);
  });

  test('MD-6.32 one percent is a chance', () => {
    const said: GivenPosition = {
      troops: [troop('boy', { combat: 1, attacks: 1 })],
      wars: ['Eng-Fra'],
      provinces: { Artois: { owner: 'Fra' } },
      units: [
        fleet('Eng F1', 'Channel', { carrack: 1 }),
        army('Eng A1', 'Channel', { boy: 1 }, { loadedOn: 'Eng F1' }),
      ],
    };
    const landed = turn(said, { orders: { Eng: ['F1 UNLOAD A1 Artois'] }, dice: { 'landing@Artois': [2] } });
    expect(landed.of('landing-tried')).toMatchObject([{ chance: 1, roll: 2, landed: false }]);
  });
});

describe('sections 7 and 8: who leads when the battle is over', () => {
  test('MD-7.19 the next commander leads at once when the leader has fallen', () => {
    const units = [army('Eng A1', 'Kent', {}, { commanders: [{}, {}] }), army('Fra A1', 'Kent', { foot: 1 })];
    const said = { troops: [troop('foot')], wars: ['Eng-Fra'], units } as const;
    const fought = turn(said, { dice: { 'attack@Kent': [1, 1, 1, 10_000, 10_000, 10_000] } });
    expect(fought.unit('Eng A1')).toMatchObject({ commanders: [2], leader: 2 });
  });

  test('MD-8.108, MD-7.19 a commander who changes ship leads a fleet that has no leader', () => {
    const fought = turn({
      wars: ['Eng-Fra'],
      units: [
        fleet('Eng F1', 'Channel', { trading_cog: 1 }, DUKE),
        fleet('Eng F2', 'Channel', { light_dromond: { 4: 90 } }),
        fleet('Fra F1', 'Channel', { light_dromond: 20 }),
      ],
    });
    expect(fought.exists('Eng F1')).toBe(false);
    expect(fought.unit('Eng F2')).toMatchObject({ commanders: [1], leader: 1 });
  });

  test('MD-8.11 a battle without end saves the province for its phase alone', () => {
    const said: GivenPosition = {
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Wessex: { owner: 'Eng' } },
      units: [army('Eng A1', 'Kent', { wall: 1 }), army('Fra A1', 'Kent', { wall: 20 })],
    };
    const lost = turn(said, { orders: { Eng: ['A1 HOLD', 'A1 MARCH Wessex'] } });
    expect(lost.of('battle-fought').map(({ battle }) => battle.undecided)).toEqual([true]);
    expect(lost.of('province-taken')).toMatchObject([{ province: 1, phase: 2, tieRoll: null }]);
  });

  test('MD-11.7 equal numbers with unequal strength draw no lot', () => {
    const said: GivenPosition = {
      troops: [troop('one', { combat: 10, hitPoints: 20 }), troop('two', { combat: 10, hitPoints: 30 })],
      wars: ['Fra-Wal', 'Sco-Wal', 'Nor-Wal'],
      provinces: { Essex: { owner: 'Wal' } },
      units: [
        army('Fra A1', 'Essex', { one: 2 }),
        army('Sco A1', 'Essex', { two: 2 }),
        army('Nor A1', 'Essex', { two: 1 }, { commanders: [{}] }),
      ],
    };
    expect(turn(said).of('province-taken')).toMatchObject([{ to: 3, tieRoll: null }]);
  });
});

import { describe, expect, test } from 'vitest';
import { tradeIncome } from '../../src/rules/reckoned.ts';
import { npcRolls, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, inPort, levy, navy, position, retinue, times } from '../position.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const landOf = (units: readonly { readonly owner: number }[], owner: number) =>
  units.filter((unit) => unit.owner === owner).length;

describe('section 16: NPC States', () => {
  test('HEP-16.1 at the end of Turn 0 each develops one random Resource and gets one Levy, in order and free', () => {
    const start = position({ turn: 0, players: ['CHE', 'COR'] });
    const dice = { ...npcRolls(start), 'npc.resource@SSX': [3], 'npc.resource@DER': [4] };
    const turn = playOn(start, { dice });
    expect(turn.of('npc-developed')).toHaveLength(34);
    const numbers = turn.of('npc-developed').map(({ kingdom }) => kingdom);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(turn.area('SSX').resources).toEqual(['livestock']);
    expect(turn.area('DER').resources).toEqual(['livestock']);
    expect(turn.area('SUR').resources).toEqual(['timber']);
    expect(turn.area('CHE').resources).toEqual([]);
    expect(turn.state.units.map(({ kind, owner }) => [kind, owner])).toEqual(numbers.map((number) => ['levy', number]));
    expect(turn.kingdom('SSX').gold).toBe(0);
    expect(turn.of('npc-developed')[0]).toMatchObject({ area: SSX, die: 3, sides: 3 });
  });

  test('HEP-16.1, HEP-4.7, HEP-4.8, HEP-8.2 one that had a player in Turn 0 gets no Resource twice, no third one and no second Levy', () => {
    const start = position({
      turn: 0,
      players: ['CHE', 'COR', 'SSX', 'SUR'],
      kingdoms: { SSX: { controller: 'npc' }, SUR: { controller: 'npc' } },
      areas: { SSX: { resources: ['timber'], landUnitMade: 0 }, SUR: { resources: ['iron', 'livestock'] } },
    });
    const { 'npc.resource@SUR': _, ...dice } = npcRolls(start);
    const turn = playOn(start, { dice });
    expect(turn.area('SSX').resources).toEqual(['timber', 'iron']);
    expect(turn.of('npc-developed')[0]).toMatchObject({ area: SSX, die: 1, sides: 2 });
    expect(turn.area('SUR').resources).toEqual(['iron', 'livestock']);
    expect([SSX, area('SUR')].map((number) => landOf(turn.state.units, number))).toEqual([0, 1]);
  });

  test('HEP-16.2, HEP-16.3 otherwise they do nothing but raise Levies', () => {
    const said: GivenPosition = {
      players: ['CHE', 'COR'],
      active: 'COR',
      areas: { SSX: { resources: ['timber', 'livestock'] }, LIN: { resources: ['textiles', 'horses'] } },
      state: { ended: [CHE] },
    };
    const turn = postAndEnd(said, 'COR');
    const done = turn.events.filter(
      (event) => !('kingdom' in event) || ![CHE, area('COR')].includes(event.kingdom ?? 0),
    );
    expect(new Set(done.map(({ kind }) => kind))).toEqual(
      new Set(['npc-step-began', 'unit-created', 'newsheet', 'turn-ended']),
    );
    expect(new Set(turn.of('unit-created').map(({ unitKind }) => unitKind))).toEqual(new Set(['levy']));
  });

  test('HEP-16.4 one Levy in each area that is not Occupied, ascending, until the limit, free', () => {
    const caretaker: GivenPosition = {
      players: ['CHE', 'SSX'],
      kingdoms: { SSX: { controller: 'caretaker', gold: 9, traditions: [] } },
      areas: {
        SSX: { resources: ['timber'] },
        SUR: { owner: 'SSX', resources: ['livestock'] },
        HAN: { owner: 'SSX' },
        DOR: { owner: 'SSX', occupier: 'CHE' },
        WIL: { owner: 'SSX' },
      },
      wars: ['CHE-SSX'],
      units: [levy('CHE', 'DOR'), levy('CHE'), levy('CHE'), levy('CHE')],
    };
    const raised = postAndEnd(caretaker, 'CHE')
      .of('unit-created')
      .filter(({ kingdom }) => kingdom === SSX);
    expect(raised.map(({ area: at, cost, gold }) => [at, cost, gold])).toEqual([
      [SSX, 0, 9],
      [area('SUR'), 0, 9],
      [area('HAN'), 0, 9],
    ]);
  });

  test('HEP-16.4 none while the limit is reached, and no upkeep for what they have', () => {
    const turn = postAndEnd(
      { players: ['CHE', 'COR'], active: 'COR', state: { ended: [CHE] }, units: [levy('SSX')] },
      'COR',
    );
    expect(landOf(turn.state.units, SSX)).toBe(1);
    expect(landOf(turn.state.units, area('SUR'))).toBe(1);
    expect(turn.of('upkeep-paid').filter(({ kingdom }) => kingdom === SSX)).toEqual([]);
  });

  test('HEP-16.4, HEP-8.2 none where a Land Unit was made in this Turn, by the player whom a caretaker follows', () => {
    const raised = (landUnitMade: number) =>
      postAndEnd(
        {
          players: ['CHE', 'SSX'],
          turn: 3,
          kingdoms: { SSX: { controller: 'caretaker' } },
          areas: { SSX: { landUnitMade } },
        },
        'CHE',
      )
        .of('unit-created')
        .some(({ kingdom }) => kingdom === SSX);
    expect([raised(3), raised(2)]).toEqual([false, true]);
  });

  test('HEP-16.9 they accept or refuse by the roll alone, hold one Trade Treaty and any number of Pacts', () => {
    const said: GivenPosition = { players: ['CHE', 'COR'], trade: ['SSX-HAN'], pacts: ['SSX-HAN', 'SSX-COR'] };
    const pact = post(said, 'CHE', [order('PROPOSE', { kingdom: 'SSX', treaty: 'pact' })], { 'accept@SSX': [10] });
    expect(pact.state.treaties).toHaveLength(4);
    expect(post(said, 'CHE', [order('PROPOSE', { kingdom: 'SSX', treaty: 'trade' })]).skipped).toEqual(['trade-slot']);
    expect(postAndEnd(said, 'CHE').of('treaty-ended')).toEqual([]);
  });

  test('HEP-16.11 a Trade Treaty with one pays the player, and is not booked on the other side', () => {
    const said: GivenPosition = {
      players: ['COR', 'CHE'],
      trade: ['CHE-SSX'],
      areas: { SSX: { resources: ['timber'] } },
      kingdoms: { CHE: { gold: 0, traditions: [] } },
    };
    const turn = postAndEnd(said, 'COR');
    expect(turn.of('income-received')).toMatchObject([{ kingdom: CHE, trade: 4, gold: 6 }]);
    expect(tradeIncome(turn.position, SSX)).toBe(4);
    expect(turn.kingdom('SSX').gold).toBe(0);
  });
});

/** Chenth, next to whom all others have ended, closes the Turn at War with Sudsexe, an NPC State. */
const atWar = (said: GivenPosition): GivenPosition => ({
  players: ['CHE', 'COR'],
  wars: ['CHE-SSX'],
  state: { ended: [area('COR')] },
  ...said,
  areas: { SSX: { resources: ['livestock', 'timber'] }, CHE: { resources: ['grain', 'livestock'] }, ...said.areas },
});

describe('section 16: NPC States at War', () => {
  test('HEP-16.5, HEP-16.6 (b) all but one strike at a neighbour where they are more than enough', () => {
    const turn = postAndEnd(atWar({ units: times(3, levy('SSX')) }), 'CHE');
    expect(turn.of('moved')).toMatchObject([{ kingdom: SSX, units: [1, 2], to: CHE }]);
    expect(turn.area('CHE').occupier).toBe(SSX);
    expect(turn.state.units[2]?.at).toEqual({ in: 'area', area: SSX });
  });

  test('HEP-16.6 (b) a Levy raised in this step counts among them, and is the one that stays', () => {
    const turn = postAndEnd(atWar({ units: times(2, levy('SSX')) }), 'CHE');
    expect(turn.of('unit-created').some(({ kingdom }) => kingdom === SSX)).toBe(true);
    expect(turn.of('moved')).toMatchObject([{ units: [1, 2] }]);
  });

  test.each([
    ['2 Levies against 2 of 3', times(3, levy('SSX')), times(2, levy('CHE')), false],
    ['a Retinue counts as 3 Levies', times(3, levy('SSX')), [retinue('CHE')], false],
    ['1 Levy against 2 of 3', times(3, levy('SSX')), times(1, levy('CHE')), true],
  ] as const)('HEP-16.6 (b) %s', (_, own, hostile, strikes) => {
    const dice = strikes ? { 'land.att@CHE': [10], 'land.def@CHE': [1] } : {};
    expect(postAndEnd(atWar({ units: [...own, ...hostile] }), 'CHE', [], dice).of('moved')).toHaveLength(
      strikes ? 1 : 0,
    );
  });

  test('HEP-16.6 (b) a Retinue counts as no more than 3 Levies', () => {
    const dice = { 'land.att@CHE': [10], 'land.def@CHE': [1] };
    const turn = postAndEnd(atWar({ units: [...times(5, levy('SSX')), retinue('CHE')] }), 'CHE', [], dice);
    expect(turn.of('moved')).toMatchObject([{ units: [1, 2, 3, 4] }]);
  });

  test('HEP-16.6 (b) whoever is at Peace with it counts neither there nor here', () => {
    const guests: GivenPosition = { players: ['CHE', 'COR', 'LIN'], pacts: ['CHE-LIN', 'SSX-LIN'] };
    const state = { ended: [area('COR'), area('LIN')] };
    const there = atWar({ ...guests, state, units: [...times(3, levy('SSX')), ...times(3, levy('LIN', 'CHE'))] });
    expect(postAndEnd(there, 'CHE').of('moved')).toMatchObject([{ kingdom: SSX, units: [1, 2] }]);
    const here = atWar({ ...guests, state, units: [...times(3, levy('SSX')), levy('LIN', 'SSX')] });
    expect(postAndEnd(here, 'CHE').of('moved')).toMatchObject([{ kingdom: SSX, units: [1, 2] }]);
  });

  test('HEP-16.6 (b), HEP-16.10 the Retinue of a caretaker neither strikes nor is counted', () => {
    const said = atWar({
      players: ['CHE', 'SSX', 'COR'],
      kingdoms: { SSX: { controller: 'caretaker' } },
      areas: { SSX: { resources: ['timber'] } },
      units: [levy('SSX'), levy('SSX'), retinue('SSX')],
    });
    expect(postAndEnd(said, 'CHE').of('moved')).toMatchObject([{ kingdom: SSX, units: [1] }]);
  });

  test('HEP-16.6 (b) one of two strikes where nobody stands, and a single one never', () => {
    const areas = { SSX: { resources: ['timber'] } } as const;
    expect(postAndEnd(atWar({ areas, units: times(2, levy('SSX')) }), 'CHE').of('moved')).toMatchObject([
      { units: [1] },
    ]);
    expect(postAndEnd(atWar({ areas, units: [levy('SSX')] }), 'CHE').of('moved')).toEqual([]);
  });

  test('HEP-16.6 (b) the weakest of several, ties to the lowest number', () => {
    const areas = { SUR: { owner: 'CHE' }, HAN: { owner: 'CHE' } } as const;
    const units = [...times(3, levy('SSX')), levy('CHE'), levy('CHE', 'SUR')];
    expect(postAndEnd(atWar({ areas, units }), 'CHE').of('moved')).toMatchObject([{ to: area('HAN') }]);
    const even = [...times(3, levy('SSX')), levy('CHE')];
    expect(postAndEnd(atWar({ areas, units: even }), 'CHE').of('moved')).toMatchObject([{ to: area('SUR') }]);
  });

  test('HEP-16.6 (a) an own area that an enemy Occupies is attacked with all that stand next to it', () => {
    const said = atWar({
      areas: { SSX: { occupier: 'CHE', resources: ['livestock', 'timber'] }, SUR: { occupier: 'SSX', owner: 'CHE' } },
      units: [levy('CHE', 'SSX'), levy('SSX', 'SUR'), levy('SSX', 'SUR'), levy('SSX', 'SUR')],
    });
    const dice = { 'land.att@SSX': [10], 'land.def@SSX': [1] };
    const turn = postAndEnd(said, 'CHE', [], dice);
    expect(turn.of('moved')).toMatchObject([{ kingdom: SSX, units: [2, 3, 4], to: SSX }]);
    expect(turn.area('SSX').occupier).toBeNull();
  });

  test('HEP-16.6 (a) by those next to it alone', () => {
    const said = atWar({
      areas: { SSX: { occupier: 'CHE' }, BER: { owner: 'SSX', resources: ['livestock', 'grain'] } },
      units: [levy('CHE', 'SSX'), levy('SSX', 'SUR'), levy('SSX', 'BER')],
      pacts: ['SSX-SUR'],
      players: ['CHE', 'COR', 'SSX'],
      kingdoms: { SSX: { controller: 'caretaker' } },
    });
    const turn = postAndEnd(said, 'CHE', [], { 'land.att@SSX': [5], 'land.def@SSX': [5] });
    expect(turn.of('moved')).toMatchObject([{ kingdom: SSX, units: [2], to: SSX }]);
  });

  test('HEP-16.6 (a), HEP-8.12, HEP-16.10 neither by a Levy raised in this step nor by a Retinue', () => {
    const said = atWar({
      players: ['CHE', 'COR', 'SSX'],
      kingdoms: { SSX: { controller: 'caretaker' } },
      areas: { SSX: { occupier: 'CHE' }, HAN: { owner: 'SSX', resources: ['livestock', 'grain'] } },
      units: [levy('CHE', 'SSX'), levy('SSX', 'HAN'), retinue('SSX', 'HAN')],
    });
    const turn = postAndEnd(said, 'CHE', [], { 'land.att@SSX': [5], 'land.def@SSX': [5] });
    expect(turn.of('unit-created').filter(({ kingdom }) => kingdom === SSX)).toMatchObject([{ area: area('HAN') }]);
    expect(turn.of('moved')).toMatchObject([{ kingdom: SSX, units: [2], to: SSX }]);
  });

  test('HEP-16.6 (c) Levies in an enemy area stay', () => {
    const said = atWar({
      areas: { CHE: { occupier: 'SSX' } },
      units: [...times(4, levy('SSX', 'CHE')), levy('SSX')],
    });
    const turn = postAndEnd(said, 'CHE');
    expect(turn.of('moved')).toEqual([]);
    expect(landOf(turn.state.units, SSX)).toBeGreaterThan(3);
  });

  test('HEP-16.6 at Peace they stay at home', () => {
    const said: GivenPosition = { ...atWar({ units: times(3, levy('SSX')) }), wars: [] };
    expect(postAndEnd(said, 'CHE').of('moved')).toEqual([]);
  });

  test('HEP-16.7 what they Occupy pays no tax, and they never offer peace', () => {
    const said = atWar({ turn: 9, units: times(3, levy('SSX')), kingdoms: { CHE: { gold: 5 } } });
    const turn = postAndEnd(said, 'CHE');
    expect(turn.of('peace-offered')).toEqual([]);
    expect(turn.of('income-received')).toMatchObject([{ kingdom: CHE, tax: [{ amount: 0 }] }]);
    expect(turn.of('first-to-five')).toMatchObject([{ first: SSX }]);
  });

  test('HEP-16.10 a caretaker keeps what it has, pays nothing, and moves Levies only', () => {
    const said: GivenPosition = {
      ...atWar({
        areas: { SUR: { owner: 'SSX' } },
        units: [...times(3, levy('SSX')), retinue('SSX', 'SUR'), retinue('SSX', 'SUR'), navy('SSX', inPort('SSX', 3))],
      }),
      players: ['CHE', 'SSX', 'COR'],
      kingdoms: { SSX: { controller: 'caretaker', gold: 11 } },
      trade: ['SSX-COR'],
      pacts: ['SSX-HAN'],
    };
    const turn = postAndEnd(said, 'CHE');
    expect(turn.of('moved')).toMatchObject([{ kingdom: SSX, units: [1, 2], to: CHE }]);
    expect(turn.of('navies-moved')).toEqual([]);
    expect(turn.kingdom('SSX').gold).toBe(11);
    expect(turn.state.treaties).toHaveLength(2);
    expect(turn.state.wars).toHaveLength(1);
    expect(turn.state.units.filter(({ kind }) => kind !== 'levy').map(({ at }) => at)).toEqual([
      { in: 'area', area: area('SUR') },
      { in: 'area', area: area('SUR') },
      inPort('SSX', 3),
    ]);
  });
});

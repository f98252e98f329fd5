import { seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { provincesOf } from '../../src/rules/find.ts';
import { kindOf, numberOf, realmOf, unitId, unitLabel } from '../../src/unit-id.ts';
import { view } from '../../src/view.ts';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, fleet, garrison, unit } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { play } from '../turn.ts';

/** What somebody who has one of each kind may tell them to do. */
const givers = (verb: keyof typeof ORDERS.kinds): string => {
  const known = england({
    provinces: { Kent: { owner: 'Eng', harbour: true } },
    units: [
      army('Eng A1', 'Kent', { militia: 2 }),
      fleet('Eng F1', 'Kent', { carrack: 1 }),
      garrison('Eng', 'Kent', { militia: 2 }),
    ],
  });
  const choice = ORDERS.kinds[verb].options(known, []);
  return choice?.ask === 'one' ? choice.of.map(({ value }) => String(value)[0]).join('') : '';
};

describe('section 4: armies, fleets and garrisons', () => {
  test.each([
    ['MARCH', 'A'],
    ['SAIL', 'F'],
    ['LOAD', 'F'],
    ['PILLAGE', 'AG'],
    ['FORM_FLEET', 'FG'],
    ['NAME', 'AFG'],
  ] as const)('MD-4.1 there are armies, fleets and garrisons: %s is for %s', (verb, kinds) => {
    expect(givers(verb)).toBe(kinds);
  });

  test('MD-4.2 an army holds soldiers and commanders, marches, invades and goes aboard', () => {
    const turn = play(
      fiveRealms({
        provinces: { Wessex: { owner: 'Eng' } },
        units: [
          army('Eng A1', 'Kent', { light_cavalry: 2 }, { commanders: [{}] }),
          army('Eng A2', 'Kent', { militia: 2 }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
        ],
      }),
      { orders: { Eng: ['A1 MARCH Essex', 'F1 LOAD A2'] } },
    );
    expect([turn.unit('Eng A1').commanders, turn.troops('Eng A1')]).toEqual([[1], { light_cavalry: 2 }]);
    expect(turn.province('Essex').owner).toBe(1);
    expect(turn.unit('Eng A2').loadedOn).toBe(unit('Eng F1'));
  });

  test('MD-4.3 a fleet holds ships and commanders, sails between seas and anchors where there is a harbour', () => {
    const turn = play(
      fiveRealms({
        provinces: { Kent: { owner: 'Eng', harbour: true }, Wessex: { owner: 'Eng' } },
        units: [
          fleet('Eng F1', 'Biscay', { carrack: 1 }, { commanders: [{}] }),
          fleet('Eng F2', 'Channel', { carrack: 1 }),
        ],
      }),
      { orders: { Eng: ['F1 SAIL Channel', 'F1 SAIL Kent', 'F2 SAIL Wessex'] } },
    );
    expect([turn.unit('Eng F1').location, turn.unit('Eng F1').commanders]).toEqual([1, [1]]);
    expect(turn.failures('Eng')).toEqual([{ order: 'F2 SAIL', code: 'no-harbour', step: 'M4', phase: 1 }]);
  });

  test('MD-4.4 a garrison does not move, always defends and never retreats', () => {
    const known = england({ provinces: { Kent: { owner: 'Eng' } } });
    expect(foundIn(known, 'G1 MARCH Essex')).toEqual(['illegal garrison-cannot']);
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        units: [
          army('Fra A1', 'Essex', { heavy_cavalry: 20 }),
          garrison('Eng', 'Kent', { militia: { 2: 3 } }, { retreatLevel: 1, defendFort: false }),
        ],
      }),
      { orders: { Fra: ['A1 MARCH Kent'] } },
    );
    const [battle] = turn.of('battle-fought').map((event) => event.battle);
    expect(battle?.rounds.flatMap(({ retreats }) => retreats)).toEqual([]);
    expect([turn.province('Kent').owner, turn.exists('Eng G1')]).toEqual([2, false]);
  });

  test.each(['europe-1320', 'four-crowns'])(
    'MD-4.5 exactly the provinces with a city or a fortification have a garrison, their owner’s: %s',
    (name) => {
      const { file, begin } = scenarioUnderTest(name);
      const { state } = begin();
      const due = file.provinces
        .filter(({ city, fortLevel }) => city || fortLevel > 0)
        .map(({ number }) => unitId(state.provinces[number]?.owner ?? 0, 'G', number));
      const there = state.units.filter(({ kind }) => kind === 'G').map(({ id }) => id);
      expect(there).toEqual(due.toSorted((a, b) => a - b));
      expect(there.length).toBeLessThanOrEqual(provincesOf(state).length);
    },
  );

  test('MD-4.5 the garrison is the new owner’s as soon as the province is', () => {
    const turn = play(fiveRealms({ wars: ['Eng-Fra'], units: [army('Fra A1', 'Essex', { militia: 3 })] }), {
      orders: { Fra: ['A1 MARCH Kent'] },
    });
    expect([turn.exists('Eng G1'), turn.exists('Fra G1'), turn.troops('Fra G1')]).toEqual([false, true, {}]);
  });

  test.each([
    ['a city with harbour', 'Kent', { harbour: true }, undefined],
    ['a city without harbour', 'Kent', { harbour: false }, 'cannot-hold-troops'],
    ['a fortification without city', 'Wessex', { harbour: true, fortLevel: 1 }, 'cannot-hold-troops'],
  ] as const)('MD-4.6 may the garrison of %s take ships?', (_, place, province, fault) => {
    const home = place === 'Kent' ? 'G1' : 'G3';
    const turn = play(
      fiveRealms({
        provinces: { [place]: { owner: 'Eng', ...province } },
        units: [fleet('Eng F1', place, { carrack: 2 })],
      }),
      { orders: { Eng: [`F1 TRANSFER 1 carrack TO ${home}`] } },
    );
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(fault ? [fault] : []);
    expect(turn.troops(`Eng ${home}`)).toEqual(fault ? {} : { carrack: 1 });
  });

  test('MD-4.6 a garrison may hold soldiers, behind walls without a city too', () => {
    const turn = play(
      fiveRealms({
        provinces: { Wessex: { owner: 'Eng', fortLevel: 1 } },
        units: [army('Eng A1', 'Wessex', { militia: 2 })],
      }),
      { orders: { Eng: ['A1 TRANSFER ALL TO G3'] } },
    );
    expect(turn.troops('Eng G3')).toEqual({ militia: 2 });
  });

  test('MD-4.7 the number of a garrison is that of its location', () => {
    const { state } = fiveRealms();
    const garrisons = state.units.filter(({ kind }) => kind === 'G');
    expect(garrisons.length).toBeGreaterThan(5);
    for (const { id, location } of garrisons) expect([kindOf(id), numberOf(id)]).toEqual(['G', location]);
  });

  test('MD-4.8 units go by letter, number and name, both where they are listed and where one is chosen', () => {
    const position = fiveRealms({
      provinces: { Kent: { owner: 'Eng', harbour: true } },
      units: [
        army('Eng A7', 'Kent', { militia: 1 }, { name: 'Kings Army' }),
        fleet('Eng F2', 'Kent', { carrack: 1 }, { name: 'The Royal Lions' }),
      ],
    });
    const known = { setting: position.setting, view: view(position, viewerOf(seatId('Eng'))) };
    const own = known.view.units.filter(({ id }) => realmOf(id) === 1);
    expect(own.map(({ id, name }) => `${unitLabel(id)} ${name}`)).toEqual([
      'A7 Kings Army',
      'F2 The Royal Lions',
      'G1 Eng G1',
    ]);
    const choice = ORDERS.kinds.RETREAT_LEVEL.options(known, []);
    expect(choice?.ask === 'one' && choice.of.map(({ value, label }) => [value, label])).toEqual([
      ['A7', 'A7 Kings Army'],
      ['F2', 'F2 The Royal Lions'],
    ]);
  });

  test('MD-4.19 armies take no ships and fleets no soldiers; commanders go anywhere', () => {
    const turn = play(
      fiveRealms({
        provinces: { Kent: { owner: 'Eng', harbour: true } },
        units: [
          army('Eng A1', 'Kent', { militia: 3 }, { commanders: [{}, {}] }),
          fleet('Eng F1', 'Kent', { carrack: 3 }),
          garrison('Eng', 'Kent', { militia: 1, carrack: 1 }),
        ],
      }),
      {
        orders: {
          Eng: [
            'A1 TRANSFER 1 militia TO F1',
            'F1 TRANSFER 1 carrack TO A1',
            'A1 TRANSFER 1 TO F1',
            'A1 TRANSFER 2 TO G1',
            'G1 TRANSFER ALL TO F1',
          ],
        },
      },
    );
    expect(turn.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual([
      'A1 TRANSFER cannot-hold-troops',
      'F1 TRANSFER cannot-hold-troops',
    ]);
    expect([turn.troops('Eng A1'), turn.troops('Eng F1'), turn.troops('Eng G1')]).toEqual([
      { militia: 3 },
      { carrack: 4 },
      { militia: 1 },
    ]);
    expect([turn.unit('Eng F1').commanders, turn.unit('Eng G1').commanders]).toEqual([[1, 2], []]);
  });
});

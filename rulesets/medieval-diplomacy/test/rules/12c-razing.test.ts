import { describe, expect, test } from 'vitest';
import { codes, england, masons, order } from '../masons.ts';
import { army, fleet, type GivenPosition, type GivenProvince, garrison, unit } from '../position.ts';
import { play } from '../turn.ts';

describe('section 12: razing', () => {
  test.each<[string, string, GivenProvince, number, number]>([
    ['fortification level 1', 'FORT', { fortLevel: 1 }, 1, 2],
    ['fortification level 3', 'FORT', { fortLevel: 3 }, 3, 4],
    ['fortification level 12', 'FORT', { fortLevel: 12 }, 12, 16],
    ['a harbour', 'HARBOUR', { harbour: true }, 5, 6],
    ['a production area', 'PRODUCTION', { productionAreas: 1 }, 2, 3],
  ])(
    'MD-12.33, MD-12.41 %s: as many workers as for building, and gold into the treasury',
    (_, what, kent, workers, gold) => {
      const none = { realms: { Eng: { treasury: 0 } } };
      const turn = order(england([masons(workers)], kent, none), `A1 RAZE ${what}`);
      expect(turn.realm('Eng').treasury).toBe(gold * 100);
      expect(order(england([masons(workers - 1)], kent, none), `A1 RAZE ${what}`).of('razed')).toEqual([]);
    },
  );

  test('MD-12.39 gold from razing, revenue and proclamations comes after decay', () => {
    const said = england([masons(5)], { harbour: true, annexedTo: 'Eng' }, { realms: { Eng: { treasury: 1000 } } });
    const turn = order(said, 'A1 RAZE HARBOUR', 'PROCLAIM "The harbour was never needed."');
    expect(turn.realm('Eng').treasury).toBe(930 + 600 + 600 + 700);
  });

  test('MD-12.40 one unit may raze several in one turn, in the order of its list', () => {
    const said = england([masons(11)], { harbour: true, fortLevel: 3, productionAreas: 1 });
    const turn = order(said, 'A1 RAZE HARBOUR', 'A1 RAZE FORT', 'A1 RAZE FORT', 'A1 RAZE PRODUCTION');
    expect(turn.of('razed').map(({ what, gold }) => [what, gold])).toEqual([
      ['harbour', 600],
      ['fort', 400],
      ['fort', 300],
    ]);
    expect(codes(turn)).toEqual(['not-enough-workers']);
  });

  test.each<[string, GivenPosition, string, string]>([
    [
      'foreign land',
      england(
        [army('Eng A1', 'Essex', { mason: 9 })],
        {},
        { passage: ['Sco-Eng'], provinces: { Essex: { owner: 'Sco', fortLevel: 1 } } },
      ),
      'FORT',
      'not-yours',
    ],
    ['what is not there', england([masons(9)]), 'HARBOUR', 'nothing-to-raze'],
    [
      'where enemies stand',
      england(
        [army('Eng A1', 'Kent', { wall: 9 }), army('Fra A1', 'Kent', { wall: 1 })],
        { harbour: true },
        { wars: ['Eng-Fra'] },
      ),
      'HARBOUR',
      'enemy-troops',
    ],
  ])('MD-12.42 not %s', (_, said, what, code) => {
    expect(codes(order(said, `A1 RAZE ${what}`))).toEqual([code]);
  });

  test('MD-12.42 not by an army without a Move-point', () => {
    const turn = order(england([masons(9)], { harbour: true }), 'A1 MARCH Wessex', 'A1 MARCH Kent', 'A1 RAZE HARBOUR');
    expect(codes(turn)).toEqual(['not-enough-move-points']);
  });

  test('MD-12.43 the top level goes, and damage is cut to what is left', () => {
    const pillager = army('Eng A2', 'Kent', { mason: 1 });
    const said = england([masons(9), pillager], { fortLevel: 3, fortDamage: 3 });
    const turn = order(said, 'A2 PILLAGE', 'A1 RAZE FORT');
    expect([turn.province('Kent').fortLevel, turn.province('Kent').fortDamage]).toEqual([2, 2]);
  });

  test('MD-12.64 when a harbour is razed its ships are a new fleet, homeless like all others there', () => {
    const said = england([garrison('Eng', 'Kent', { mason: 5, carrack: 2 }), fleet('Eng F1', 'Kent', { carrack: 1 })], {
      harbour: true,
    });
    const turn = order(said, 'G1 RAZE HARBOUR');
    expect([turn.troops('Eng G1'), turn.troops('Eng F2'), turn.unit('Eng F2').location]).toEqual([
      { mason: 5 },
      { carrack: 2 },
      1,
    ]);
    const next = play(turn.position);
    expect(next.of('fled').map(({ unit: id, to }) => [id, to])).toEqual([
      [unit('Eng F1'), 13],
      [unit('Eng F2'), 13],
    ]);
  });
});

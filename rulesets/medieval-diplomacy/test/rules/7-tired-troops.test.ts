import { describe, expect, test } from 'vitest';
import { movePointsLeft } from '../../src/rules/move-points.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, type UnitLabel } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);
const south = {
  Kent: { owner: 'Eng', harbour: true },
  Essex: { owner: 'Eng' },
  Wessex: { owner: 'Eng', harbour: true },
  Mercia: { owner: 'Eng' },
} as const;
const land = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ ...said, provinces: { ...south, ...said.provinces }, units });

describe('section 7c: used Move-points go with the troops', () => {
  test.each([
    ['a tired giver tires the receiver', ['A1 MARCH Essex', 'A1 TRANSFER 1 nomads TO A2'], 1],
    [
      'a fresh giver does not refresh a tired receiver',
      ['A2 MARCH Mercia', 'A2 MARCH Essex', 'A1 MARCH Essex', 'A1 HOLD', 'A1 TRANSFER 1 nomads TO A2'],
      2,
    ],
  ])('MD-7.13 %s', (_what, orders, used) => {
    const turn = play(land({}, army('Eng A1', 'Kent', { nomads: 2 }), army('Eng A2', 'Essex', { nomads: 1 })), {
      orders: { Eng: orders },
    });
    expect(turn.of('transferred')).toMatchObject([{ mpUsed: used }]);
    expect(turn.unit('Eng A2').mpUsed).toBe(used);
  });

  test('MD-7.14 a garrison records what they have used, so they are not refreshed through it', () => {
    const turn = play(
      land({}, army('Eng A1', 'Kent', { archers: 1 }), army('Eng A2', 'Essex', { nomads: 1 }), garrison('Eng', 'Kent')),
      {
        orders: {
          Eng: [
            'A1 MARCH Wessex',
            'A1 MARCH Kent',
            'A1 TRANSFER 1 archers TO G1',
            'A2 HOLD',
            'A2 MARCH Kent',
            'G1 TRANSFER 1 archers TO A2',
            'A2 MARCH Wessex',
          ],
        },
      },
    );
    expect(turn.unit('Eng G1').mpUsed).toBe(2);
    expect(turn.troops('Eng A2')).toEqual({ nomads: 1, archers: 1 });
    expect(turn.unit('Eng A2').mpUsed).toBe(2);
    expect(codes(turn)).toEqual(['not-enough-move-points']);
  });

  const LIONS = [
    army('Eng A1', 'Kent', { heavy_cavalry: 2, heavy_infantry: 2 }),
    army('Eng A2', 'Kent', { archers: 1 }),
  ];
  const left = ({ position, unit }: PlayedTurn, name: UnitLabel): number =>
    movePointsLeft(position.setting, unit(name));

  test.each([
    ['at first', [], 2],
    ['without the infantry', ['A1 TRANSFER 2 heavy_infantry TO A2'], 3],
    ['after a march in own land', ['A1 TRANSFER 2 heavy_infantry TO A2', 'A1 MARCH Essex'], 2],
    ['after one into enemy land', ['A1 TRANSFER 2 heavy_infantry TO A2', 'A1 MARCH Essex', 'A1 MARCH Mercia'], 0],
  ])('MD-7.15 The Royal Lions %s: %j leave %i', (_when, orders, points) => {
    const turn = play(land({ provinces: { Mercia: { owner: 'Ind' } } }, ...LIONS), { orders: { Eng: orders } });
    expect(left(turn, 'Eng A1')).toBe(points);
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-7.16 after two friendly marches A gives its infantry to B: A has one point left, B none', () => {
    const turn = play(land({}, ...LIONS, army('Eng A3', 'Mercia', { archers: 1 })), {
      orders: { Eng: ['A1 MARCH Essex', 'A1 MARCH Mercia', 'A1 TRANSFER 2 heavy_infantry TO A3'] },
    });
    expect([left(turn, 'Eng A1'), left(turn, 'Eng A3')]).toEqual([1, 0]);
  });

  test('MD-7.18 a transfer itself costs nothing', () => {
    const turn = play(land({}, army('Eng A1', 'Kent', { archers: 2 }), army('Eng A2', 'Kent', { archers: 1 })), {
      orders: { Eng: ['A1 TRANSFER 1 archers TO A2'] },
    });
    expect([turn.unit('Eng A1').mpUsed, turn.unit('Eng A2').mpUsed]).toEqual([0, 0]);
  });

  test('MD-7.20 two armies and the archers who wait for them merge and march on with their last point', () => {
    const turn = play(
      land(
        {},
        army('Eng A1', 'Kent', { archers: 1 }),
        army('Eng A2', 'Mercia', { militia: 1 }),
        army('Eng A3', 'Essex', { longbowmen: 2 }),
      ),
      {
        orders: {
          Eng: [
            'A1 MARCH Essex',
            'A1 TRANSFER ALL TO A3',
            'A2 MARCH Essex',
            'A2 TRANSFER ALL TO A3',
            'A3 HOLD',
            'A3 MARCH Kent',
            'A3 MARCH Wessex',
          ],
        },
      },
    );
    expect(turn.troops('Eng A3')).toEqual({ archers: 1, militia: 1, longbowmen: 2 });
    expect(turn.journey('Eng A3')).toEqual(['1 held', '2 marched to Kent']);
    expect(codes(turn)).toEqual(['not-enough-move-points']);
  });

  test('MD-7.21 the same holds for ships', () => {
    const turn = play(land({}, fleet('Eng F1', 'Channel', { carrack: 2 }), fleet('Eng F2', 'Biscay', { carrack: 1 })), {
      orders: { Eng: ['F1 SAIL Biscay', 'F1 TRANSFER 1 carrack TO F2'] },
    });
    expect(turn.unit('Eng F2').mpUsed).toBe(1);
  });

  test('MD-7.21 and when only a commander is handed over', () => {
    const armies = [
      army('Eng A1', 'Kent', { nomads: 1 }, { commanders: [{}] }),
      army('Eng A2', 'Essex', { nomads: 1 }),
    ];
    const turn = play(land({}, ...armies), { orders: { Eng: ['A1 MARCH Essex', 'A1 TRANSFER 1 TO A2'] } });
    expect(turn.unit('Eng A2')).toMatchObject({ commanders: [1], mpUsed: 1 });
  });
});

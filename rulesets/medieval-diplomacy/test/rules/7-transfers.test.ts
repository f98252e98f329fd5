import { describe, expect, test } from 'vitest';
import { army, type GivenUnit, garrison, unit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] =>
  turn.failures('Eng').map((failure) => `${failure.phase} ${failure.step} ${failure.order}: ${failure.code}`);
const south = { Kent: { owner: 'Eng', harbour: true }, Essex: { owner: 'Eng' }, Wessex: { owner: 'Eng' } } as const;
const land = (...units: readonly GivenUnit[]) => settled({ provinces: south, units });
const A1 = army('Eng A1', 'Kent', { archers: 3, militia: 2 });

describe('section 7a: when transfers happen', () => {
  test('MD-7.1 troops and commanders move from one unit into another', () => {
    const turn = play(
      land(army('Eng A1', 'Kent', { archers: 3 }, { commanders: [{}] }), army('Eng A2', 'Kent', { militia: 1 })),
      {
        orders: { Eng: ['A1 TRANSFER 2 archers TO A2', 'A1 TRANSFER 1 TO A2'] },
      },
    );
    expect([turn.troops('Eng A1'), turn.troops('Eng A2')]).toEqual([{ archers: 1 }, { archers: 2, militia: 1 }]);
    expect([turn.unit('Eng A1').commanders, turn.unit('Eng A2').commanders]).toEqual([[], [1]]);
    expect(turn.commander(1)?.unit).toBe(unit('Eng A2'));
  });

  test.each([
    [
      'both are there in that phase',
      ['A1 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A1 PILLAGE', 'A2 MARCH Essex'],
      1,
    ],
    [
      'the other has left by then',
      ['A1 HOLD', 'A1 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A2 MARCH Essex', 'A2 MARCH Mercia'],
      0,
    ],
    [
      'the other comes a phase later',
      ['A1 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A1 PILLAGE', 'A2 HOLD', 'A2 MARCH Essex'],
      0,
    ],
  ])('MD-7.2 a transfer needs both units in one place in one phase: %s', (_how, orders, count) => {
    const turn = play(land(A1, army('Eng A2', 'Kent', { nomads: 1 })), { orders: { Eng: orders } });
    expect(turn.of('transferred')).toHaveLength(count);
  });

  test('MD-7.3 units that share a place transfer at E8, before all movement', () => {
    const turn = play(land(A1, army('Eng A2', 'Kent', { militia: 1 })), {
      orders: { Eng: ['A2 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A1 MARCH Wessex'] },
    });
    expect(turn.troops('Eng A2')).toEqual({ militia: 1, archers: 1 });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('transferred')).toBeLessThan(kinds.indexOf('phase-began'));
    expect(turn.failures('Eng')).toEqual([]);
  });

  describe('MD-7.4 at E8 each plan is read from the start until something else stands there', () => {
    const near = army('Eng A2', 'Kent', { militia: 1 });
    const far = army('Eng A3', 'Essex', { militia: 1 });
    const during = (turn: PlayedTurn): readonly string[] => {
      let phase = 0;
      return turn.events.flatMap((event) => {
        if (event.kind === 'phase-began') phase = event.phase;
        return event.kind === 'transferred' ? [`${phase} to A${event.to % 10}`] : [];
      });
    };

    test('MD-7.4 consecutive transfers are all carried out', () => {
      const orders = { Eng: ['A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 militia TO A2'] };
      expect(during(play(land(A1, near), { orders }))).toEqual(['0 to A2', '0 to A2']);
    });

    test('MD-7.4 another order stops this', () => {
      const orders = { Eng: ['A1 HOLD', 'A1 TRANSFER 1 archers TO A2'] };
      expect(during(play(land(A1, near), { orders }))).toEqual(['2 to A2']);
    });

    test('MD-7.4 so does a transfer to a unit elsewhere', () => {
      const orders = { Eng: ['A1 TRANSFER 1 archers TO A3', 'A1 TRANSFER 1 archers TO A2', 'A3 MARCH Kent'] };
      expect(during(play(land(A1, near, far), { orders }))).toEqual(['2 to A3', '2 to A2']);
    });
  });

  test('MD-7.5 later transfers are carried out at M1 of the phase in which the plan reaches them', () => {
    const turn = play(land(A1, army('Eng A2', 'Essex', { militia: 1 })), {
      orders: { Eng: ['A1 MARCH Essex', 'A1 TRANSFER ALL TO A2', 'A2 HOLD', 'A2 MARCH Kent'] },
    });
    expect(turn.troops('Eng A2')).toEqual({ militia: 3, archers: 3 });
    expect(turn.exists('Eng A1')).toBe(false);
    expect(turn.of('plan-cancelled')).toEqual([]);
    expect(turn.journey('Eng A2')).toEqual(['1 held', '2 marched to Kent']);
  });

  describe('MD-7.6 MD-7.7 when the other unit is elsewhere', () => {
    const far = army('Eng A2', 'Essex', { nomads: 1 });

    test('MD-7.6 the transfer does not happen', () => {
      const turn = play(land(A1, far), { orders: { Eng: ['A1 TRANSFER ALL TO A2'] } });
      expect(turn.troops('Eng A1')).toEqual({ archers: 3, militia: 2 });
      expect(turn.of('transferred')).toEqual([]);
    });

    test('MD-7.7 it fails at once when anything but transfers follows', () => {
      const turn = play(land(A1, far), {
        orders: { Eng: ['A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 militia TO A2', 'A1 PILLAGE', 'A2 MARCH Kent'] },
      });
      expect(codes(turn)).toEqual(['1 M1 A1 TRANSFER: partner-elsewhere', '1 M1 A1 TRANSFER: partner-elsewhere']);
      expect(turn.journey('Eng A1')).toEqual(['1 pillaged Kent']);
    });

    test('MD-7.7 it waits when nothing or only transfers follow, and is tried in every phase', () => {
      const turn = play(land(A1, far), {
        orders: {
          Eng: [
            'A1 TRANSFER 1 archers TO A2',
            'A1 TRANSFER 1 militia TO A2',
            'A2 HOLD',
            'A2 MARCH Kent',
            'A2 MARCH Wessex',
          ],
        },
      });
      expect(turn.troops('Eng A2')).toEqual({ nomads: 1, archers: 1, militia: 1 });
      expect(turn.failures('Eng')).toEqual([]);
    });

    test('MD-7.7 it fails when Movement Events end, and keeps nobody busy until then', () => {
      const turn = play(land(A1, far), {
        orders: { Eng: ['A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 militia TO A2'] },
      });
      expect(codes(turn)).toEqual(['2 M15 A1 TRANSFER: partner-elsewhere', '2 M15 A1 TRANSFER: partner-elsewhere']);
      expect(turn.phases).toBe(2);
    });

    test('MD-7.7 a garrison hands over to an army that arrives', () => {
      const turn = play(land(garrison('Eng', 'Kent', { archers: 2 }), far), {
        orders: { Eng: ['G1 TRANSFER 2 archers TO A2', 'A2 MARCH Kent', 'A2 MARCH Wessex'] },
      });
      expect(turn.troops('Eng A2')).toEqual({ nomads: 1, archers: 2 });
      expect(turn.journey('Eng A2')).toEqual(['1 marched to Kent', '2 marched to Wessex']);
    });

    test('MD-7.7 the partner may not exist yet', () => {
      const turn = play(land(garrison('Eng', 'Kent', { archers: 2 })), {
        orders: { Eng: ['G1 TRANSFER 1 archers TO A5', 'G1 FORM ARMY AS A5', 'A5 MARCH Essex'] },
      });
      expect(turn.whereIs('Eng A5')).toBe('Essex');
      const never = play(land(A1), { orders: { Eng: ['A1 TRANSFER 1 archers TO A5'] } });
      expect(codes(never)).toEqual(['2 M15 A1 TRANSFER: partner-elsewhere']);
    });
  });
});

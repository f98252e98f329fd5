import { describe, expect, test } from 'vitest';
import { movement } from '../../src/phases/movement.ts';
import type { GamePosition } from '../../src/types.ts';
import { type Ran, ran } from '../board.ts';
import {
  codesOf,
  fates,
  type Garrisons,
  garrisoned,
  ordered,
  unitsAt,
  unitsOf,
  withGeneral,
  withNation,
} from '../by-code.ts';
import { rolling } from '../dice.ts';
import { marching } from '../marching.ts';
import { leaderless } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const { move, stance } = marching(ITALIA);
/** These forces, and generals of an activity in a place. */
const at = (garrisons: Garrisons, generals: { readonly [name: string]: readonly [string, number] }): GamePosition =>
  Object.entries(generals).reduce(
    (board, [name, [place, activity]]) => withGeneral(board, ITALIA, name, { location: P(place), activity }),
    garrisoned(leaderless, ITALIA, garrisons),
  );
const placeOf = ({ state }: Ran, general: string): string | undefined =>
  ITALIA.provinces[(state.generals[G(general) - 1]?.location ?? 0) - 1]?.code;

describe('who bars the road', () => {
  test('UM-11.19 an enemy who comes when they have left stops nobody', () => {
    // Sforza leaves Verona at 258 and is at Padua at 516; Gonzaga comes to Verona at 312.
    const board = at(
      { BRE: { VEN: { HRS: 2 } }, VER: {}, PAD: {}, MAN: { MIL: { FOT: 3 } } },
      {
        Sforza: ['BRE', 6],
        Gonzaga: ['MAN', 0],
      },
    );
    const after = ran(board, [movement], {
      VEN: [move(['Sforza'], { HRS: 2 }, ['VER', 'PAD'])],
      MIL: [move(['Gonzaga'], { FOT: 3 }, ['VER'])],
    });
    expect([fates(after, 'VEN'), placeOf(after, 'Sforza'), placeOf(after, 'Gonzaga')]).toEqual([
      ['done'],
      'PAD',
      'VER',
    ]);
  });

  test('UM-11.45 who stays is there, though as many of others leave, or of their own from elsewhere', () => {
    // Milan comes to Padua by Verona; the others have left for good or are on their long way.
    const stopped = (
      padua: Garrisons[string],
      lines: readonly (readonly [general: string, from: string, count: number, to: string])[],
    ) => {
      const generals = Object.fromEntries(lines.map(([name, from]) => [name, [from, 0]] as const));
      const board = withNation(
        at(
          { MAN: { MIL: { HRS: 2 } }, VER: {}, PAD: padua, CHI: {}, UDI: { VEN: { BOM: 3 } } },
          { ...generals, Gonzaga: ['MAN', 7] },
        ),
        ITALIA,
        'FLO',
        { enemies: [N('MIL')] },
      );
      const after = ran(board, [movement], {
        MIL: [move(['Gonzaga'], { HRS: 2 }, ['VER', 'PAD', 'CHI'])],
        VEN: lines.map(([name, , count, to]) => move([name], { BOM: count }, [to])),
      });
      return placeOf(after, 'Gonzaga');
    };
    expect(stopped({ VEN: { BOM: 3 } }, [['Carne', 'PAD', 3, 'CHI']])).toBe('CHI');
    expect(stopped({ VEN: { BOM: 3 }, FLO: { BOM: 3 } }, [['Carne', 'PAD', 3, 'CHI']])).toBe('PAD');
    expect(
      stopped({ VEN: { BOM: 4 } }, [
        ['Carne', 'PAD', 1, 'CHI'],
        ['Colleoni', 'UDI', 3, 'PAD'],
      ]),
    ).toBe('PAD');
  });
});

describe('how they go', () => {
  test('UM-11.13, UM-11.15 a general alone may take the whole turn for a leg as long as a general’s move, and no longer', () => {
    const reached = (generalMove: number) => {
      const board = at({ BRE: {}, VER: {} }, { Carne: ['BRE', 0] });
      const after = ran({ ...board, setting: { ...board.setting, generalMove } }, [movement], {
        VEN: [move(['Carne'], {}, ['VER'])],
      });
      return [placeOf(after, 'Carne'), ...fates(after, 'VEN')];
    };
    expect([reached(4), reached(3), reached(2)]).toEqual([
      ['VER', 'done'],
      ['VER', 'done'],
      ['BRE', 'partial impassable'],
    ]);
  });

  test('UM-11.13 one type without a single move keeps all from an arduous one', () => {
    const went = (troops: { readonly [type: string]: number }) => {
      const board = at({ AQU: { NAP: troops }, NAP: {} }, { Caldora: ['AQU', 0] });
      const types = board.setting.types.map((type) => (type.code === 'HRS' ? { ...type, single: null } : type));
      const after = ran({ ...board, setting: { ...board.setting, types } }, [movement], {
        NAP: [move(['Caldora'], troops, ['NAP'])],
      });
      return fates(after, 'NAP');
    };
    expect([went({ FOT: 2 }), went({ FOT: 2, HRS: 1 })]).toEqual([['done'], ['partial out-of-move']]);
  });

  test('UM-11.33, UM-11.40 the drowned give no orders where they were bound, and nobody has landed', () => {
    const board = ordered(
      at({ VEN: { VEN: { SHP: 1, FOT: 1 } }, CHI: { VEN: { SHP: 1, FOT: 1 } } }, { Foscari: ['VEN', 3] }),
      ITALIA,
      {
        nation: 'VEN',
        province: 'CHI',
        armyOrder: '2D',
        fleetOrder: '2D',
      },
    );
    const rolls = { 'MOVE.storm@VEN,1,1': [1], 'MOVE.stormloss@VEN,1,1': [6], 'MOVE.stormloss.frac@VEN,1,1': [1] };
    const line = [move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '3M', army: '3M' })];
    const after = ran(board, [movement], { VEN: line }, rolling(rolls));
    expect([unitsAt(after.state, ITALIA, 'VEN', 'VEN'), unitsAt(after.state, ITALIA, 'VEN', 'CHI')]).toEqual([
      {},
      { SHP: 1, FOT: 1 },
    ]);
    expect(after.state.stacks[P('CHI')]).toMatchObject([{ armyOrder: '2D', fleetOrder: '2D' }]);
  });

  test('UM-11.34, UM-11.38 of a meeting it is told who met then, not who passed before', () => {
    // Carne and Gonzaga pass each other from 0 on, alone; Vimercate sets out from Verona at 227 and turns Carne back.
    const board = at(
      { BRE: {}, VER: {}, MAN: { MIL: { FOT: 3 } } },
      {
        Carne: ['BRE', 4],
        Gonzaga: ['VER', 4],
        Vimercate: ['MAN', 5],
      },
    );
    const { events } = ran({ ...board, setting: { ...board.setting, generalMove: 8 } }, [movement], {
      VEN: [move(['Carne'], {}, ['VER'])],
      MIL: [move(['Gonzaga'], {}, ['BRE']), move(['Vimercate'], { FOT: 3 }, ['VER', 'BRE'])],
    });
    expect(events.filter(({ kind }) => kind === 'meeting-told')).toMatchObject([
      {
        fellBack: [{ nation: N('VEN'), units: unitsOf(ITALIA, {}) }],
        wentOn: [{ nation: N('MIL'), units: unitsOf(ITALIA, { FOT: 3 }) }],
      },
    ]);
  });
});

describe('who obeys', () => {
  const reasonsOf = (after: Ran) =>
    after.heard('VEN').flatMap((each) => (each.kind === 'order-done' ? [[each.status, each.reason]] : []));

  test('UM-11.48 orders to an arm of which nobody is there come to nothing, though the other arm is there', () => {
    const port = at({ CHI: { VEN: { SHP: 2 } }, VER: { VEN: { FOT: 2 } } }, { Carne: ['CHI', 4], Bari: ['VER', 4] });
    const after = ran(port, [movement], { VEN: [stance('Carne', { army: '3M' }), stance('Bari', { fleet: '3M' })] });
    expect(fates(after, 'VEN')).toEqual(['cancelled no-units', 'cancelled no-units']);
    expect(after.events.filter(({ kind }) => kind === 'combat-orders-set')).toEqual([]);
  });

  test('UM-11.48 of an arm that the scenario does not have the reason names its first type', () => {
    const inland = at({ VER: { VEN: { FOT: 2 } } }, { Bari: ['VER', 4] });
    const types = inland.setting.types
      .filter(({ category }) => category !== 'sea')
      .map((type, at) => ({ ...type, type: at }));
    const after = ran({ ...inland, setting: { ...inland.setting, types } }, [movement], {
      VEN: [stance('Bari', { fleet: '3M' })],
    });
    expect(reasonsOf(after)).toEqual([['cancelled', { code: 'no-units', province: P('VER'), type: 0 }]]);
  });

  test('UM-11.18, UM-11.49 of the listed ships those go that are there', () => {
    const after = ran(
      at({ VEN: { VEN: { SHP: 2 } }, CHI: {} }, { Foscari: ['VEN', 3] }),
      [movement],
      {
        VEN: [move(['Foscari'], { SHP: 5 }, ['CHI'], { fleet: '1R' })],
      },
      rolling(),
    );
    expect([fates(after, 'VEN'), unitsAt(after.state, ITALIA, 'VEN', 'CHI')]).toEqual([
      ['partial no-units'],
      { SHP: 2 },
    ]);
  });
});

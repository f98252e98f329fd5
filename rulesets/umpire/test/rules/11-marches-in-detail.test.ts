import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { movement } from '../../src/phases/movement.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, type Ran, ran } from '../board.ts';
import { codesOf, fates, type Garrisons, garrisoned, inTurn, unitsAt, withGeneral } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { province: P, general: G } = codesOf(ITALIA);
const { move, stance } = marching(ITALIA);
const summer = inTurn(positionOf(ITALIA), 2);
const at = (garrisons: Garrisons): GamePosition => garrisoned(summer, ITALIA, garrisons);
const marched = (position: GamePosition, orders: { readonly [nation: string]: readonly Order[] }): Ran =>
  ran(position, [movement], orders, rolling());
const placeOf = ({ state }: Ran, general: string): string | undefined =>
  ITALIA.provinces[(state.generals[G(general) - 1]?.location ?? 0) - 1]?.code;

describe('line after line', () => {
  test('UM-11.20 who has marched is stopped by the next line that goes, though one between them went nowhere', () => {
    const held = at({ CRE: { MIL: { FOT: 1 } } });
    const result = marched(held, {
      VEN: [
        move(['Carne'], { HRS: 1 }, ['BRE', 'CRE']),
        move(['Carne'], {}, ['ROM'], {}),
        move(['Carne'], {}, ['PIA'], {}),
      ],
    });
    expect(fates(result, 'VEN')).toEqual(['done', 'partial no-route', 'partial stopped']);
    expect(placeOf(result, 'Carne')).toBe('CRE');
  });

  test('UM-11.48 who speaks to troops must be where the plan has them', () => {
    const held = at({ CRE: { MIL: { FOT: 1 } }, PIA: { VEN: { FOT: 1 } } });
    const result = marched(held, {
      VEN: [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE', 'PIA']), stance('Carne', { army: '3M' })],
    });
    expect(fates(result, 'VEN')).toEqual(['partial stopped', 'cancelled not-together']);
    expect(result.state.stacks[P('PIA')]?.[0]?.armyOrder).toBeNull();
  });

  test('UM-11.49 without any of its ships a voyage is not planned, and its general goes on by the next line', () => {
    const result = marched(at({ VEN: { VEN: { FOT: 2 } } }), {
      VEN: [
        move(['Foscari'], { SHP: 1, FOT: 2 }, ['CHI'], { fleet: '1R', army: '1R' }),
        move(['Foscari'], { FOT: 1 }, ['PAD']),
      ],
    });
    expect(fates(result, 'VEN')).toEqual(['cancelled no-units', 'done']);
    expect(unitsAt(result.state, ITALIA, 'VEN', 'PAD')).toEqual({ FOT: 8 });
  });

  test('UM-11.48, UM-20.28 a stance for ships is without effect where the scenario knows none', () => {
    const landlocked = {
      ...summer,
      setting: { ...summer.setting, types: summer.setting.types.filter(({ category }) => category !== 'sea') },
    };
    expect(fates(marched(landlocked, { VEN: [stance('Carne', { fleet: '1D' })] }), 'VEN')).toEqual([
      'cancelled no-units',
    ]);
  });
});

describe('meetings', () => {
  // Roads that share the lower of their numbers, then roads that share the higher.
  test.each([
    ['MIL', 'COM', 'PAV'],
    ['BER', 'MIL', 'LOD'],
  ])('UM-11.34, UM-21.21 on two roads from %s meetings at one tick are told one by one', (hub, one, other) => {
    const placed = Object.entries({ Sforza: hub, Carne: hub, Trivulzio: one, Gonzaga: other }).reduce(
      (board, [name, place]) => withGeneral(board, ITALIA, name, { location: P(place) }),
      at({ [hub]: { VEN: { FOT: 4 } }, [one]: { MIL: { FOT: 3 } }, [other]: { MIL: { FOT: 1 } } }),
    );
    const result = marched(placed, {
      VEN: [move(['Sforza'], { FOT: 2 }, [one]), move(['Carne'], { FOT: 2 }, [other])],
      MIL: [move(['Trivulzio'], { FOT: 3 }, [hub]), move(['Gonzaga'], { FOT: 1 }, [hub])],
    });
    const told = result.events.flatMap((event) =>
      event.kind === 'meeting-told'
        ? [[event.fellBack, event.wentOn].map((forces) => forces.map(({ units }) => units[1]))]
        : [],
    );
    expect(told).toEqual([
      [[2], [3]],
      [[1], [2]],
    ]);
  });
});

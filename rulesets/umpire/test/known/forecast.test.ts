import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { forecastOf } from '../../src/known/forecast.ts';
import type { Order } from '../../src/order.ts';
import { view } from '../../src/view.ts';
import { positionOf } from '../board.ts';
import { codesOf } from '../by-code.ts';
import { ITALIA } from '../scenarios.ts';

const codes = codesOf(ITALIA);

describe('UM-20.3: what a sheet should lead to', () => {
  const { setting, state } = positionOf(ITALIA);
  const treasury = state.nations[codes.nation('MIL')]?.treasury ?? 0;
  const forecast = (orders: readonly Order[]) =>
    forecastOf({ setting, view: view({ setting, state }, { kind: 'seat', seat: seatId('MIL') }) }, orders);

  test('a line is tried after those before it, and says under its own place what is lacking', () => {
    const rich: Order = {
      verb: 'TRANSFER',
      section: 'options',
      args: { nation: codes.nation('VEN'), tenths: treasury },
    };
    const poor: Order = { verb: 'TRANSFER', section: 'options', args: { nation: codes.nation('VEN'), tenths: 10 } };
    const enemies: Order = { verb: 'ENEMIES', section: 'policy', args: { nations: [codes.nation('FLO')] } };
    const after = forecast([rich, enemies, poor]);
    expect([0, 1, 2].map((place) => after?.done.get(place)?.status)).toEqual(['done', 'done', 'cancelled']);
    expect(after?.done.get(2)?.reason).toEqual({ code: 'no-money', cost: 10, treasury: 0 });
    expect(after?.state.nations[codes.nation('MIL')]?.treasury).toBe(0);
  });

  test('the public and the master give no orders', () => {
    expect(forecastOf({ setting, view: view({ setting, state }, { kind: 'public' }) }, [])).toBeNull();
  });
});

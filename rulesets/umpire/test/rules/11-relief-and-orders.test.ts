import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { movement } from '../../src/phases/movement.ts';
import { step } from '../../src/phases/step.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, type Ran, ran } from '../board.ts';
import { codesOf, fates, type Garrisons, garrisoned, inTurn, ordered, withGeneral, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const { move, stance } = marching(ITALIA);
const summer = inTurn(positionOf(ITALIA), 2);
const at = (garrisons: Garrisons): GamePosition => garrisoned(summer, ITALIA, garrisons);
const marched = (position: GamePosition, orders: { readonly [nation: string]: readonly Order[] }): Ran =>
  ran(position, [movement], orders, rolling());

describe('besieged cities', () => {
  const siegeOf = (position: GamePosition, province: string, outside: readonly string[] = []) =>
    withProvince(position, ITALIA, province, {
      siege: { besiegers: [N('MIL')], t: 1, reliefBeaten: null, reliefOutside: outside.map(N) },
    });
  const strict = (position: GamePosition): GamePosition => ({
    ...position,
    setting: { ...position.setting, navalBlockade: true },
  });
  const reliefIn = ({ state }: Ran, province: string, nation: string) =>
    state.stacks[P(province)]?.find((stack) => stack.nation === N(nation))?.reliefArrived;
  const landedIn = (position: GamePosition, orders: { readonly [nation: string]: readonly Order[] }) => {
    const seen: number[] = [];
    const look = step({
      number: 6,
      name: 'Look',
      rule: 'UM-13.13',
      run: ({ memory }) => void seen.push(...memory.landed),
    });
    ran(position, [movement, look], orders, rolling());
    return seen;
  };

  test('UM-12.31, UM-11.23 who would march through a besieged city of their side stays as its relief', () => {
    const verona = siegeOf(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } }, BRE: { VEN: { FOT: 3 } } }), 'VER');
    const result = marched(verona, { VEN: [move(['Sforza'], { FOT: 3 }, ['VER', 'PAD'])] });
    expect([fates(result, 'VEN'), reliefIn(result, 'VER', 'VEN')]).toEqual([['partial stopped'], true]);
    // The besiegers have gone, but until the end of the turn the siege stands.
    const left = siegeOf(at({ VER: { VEN: { FOT: 2 } }, BRE: { VEN: { FOT: 3 } } }), 'VER');
    const after = marched(left, { VEN: [move(['Sforza'], { FOT: 3 }, ['VER', 'PAD'])] });
    expect([fates(after, 'VEN'), reliefIn(after, 'VER', 'VEN')]).toEqual([['partial besieged'], true]);
  });

  test('UM-12.31 no relief are besiegers who come, nor those who come to a city that nobody besieges', () => {
    const verona = at({
      VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } },
      MAN: { MIL: { FOT: 3 } },
      BRE: { VEN: { FOT: 3 } },
    });
    const camp = withGeneral(verona, ITALIA, 'Gonzaga', { location: P('MAN') });
    const more = { MIL: [move(['Gonzaga'], { FOT: 3 }, ['VER'])] };
    expect(reliefIn(marched(siegeOf(camp, 'VER'), more), 'VER', 'MIL')).toBe(false);
    const open = { VEN: [move(['Sforza'], { FOT: 3 }, ['VER'])] };
    expect(reliefIn(marched(camp, open), 'VER', 'VEN')).toBe(false);
    expect(reliefIn(marched(siegeOf(camp, 'VER'), open), 'VER', 'VEN')).toBe(true);
  });

  test('UM-12.31 a relief force is who is still there at the end of the step, be it one unit', () => {
    const port = withGeneral(
      at({ CHI: { VEN: { SHP: 1 }, MIL: { FOT: 9 } }, PAD: { VEN: { FOT: 1 } } }),
      ITALIA,
      'Carne',
      { location: P('PAD') },
    );
    const come = move(['Carne'], { FOT: 1 }, ['CHI']);
    const leave = move(['Carne'], { SHP: 1, FOT: 1 }, ['VEN'], { fleet: '1R', army: '1R' });
    const events = (...orders: Order[]) =>
      marched(siegeOf(port, 'CHI'), { VEN: orders }).events.filter(({ kind }) => kind === 'relief-arrived');
    expect([events(come).length, events(come, leave).length]).toEqual([1, 0]);
  });

  test('UM-13.13 army units have landed where they end their voyage, not where they sail through, nor who comes by land', () => {
    const port = siegeOf(at({ VEN: { VEN: { SHP: 1, FOT: 1 } }, PAD: { VEN: { FOT: 1 } } }), 'CHI');
    const aboard = (...ways: string[]) => ({
      VEN: [move(['Foscari'], { SHP: 1, FOT: 1 }, ways, { fleet: '1R', army: '1R' })],
    });
    expect([landedIn(port, aboard('CHI')), landedIn(port, aboard('CHI', 'RAV'))]).toEqual([[P('CHI')], [P('RAV')]]);
    const camp = withGeneral(port, ITALIA, 'Carne', { location: P('PAD') });
    expect(landedIn(camp, { VEN: [move(['Carne'], { FOT: 1 }, ['CHI'])] })).toEqual([]);
    const foreign = withProvince(port, ITALIA, 'CHI', { owner: N('MIL') });
    expect(landedIn(foreign, aboard('CHI'))).toEqual([]);
  });

  test('UM-11.23, UM-11.25 neither the siege nor the blockade binds besiegers; a relief force outside may go by land', () => {
    const port = (outside: readonly string[] = []) =>
      strict(siegeOf(at({ CHI: { VEN: { FOT: 2, SHP: 1 }, MIL: { FOT: 9, SHP: 2 } } }), 'CHI', outside));
    const camp = withGeneral(port(), ITALIA, 'Gonzaga', { location: P('CHI') });
    const fleet = [move(['Gonzaga'], { SHP: 1 }, ['RAV'], { fleet: '1R' })];
    expect(fates(marched(camp, { MIL: fleet }), 'MIL')).toEqual(['done']);
    const army = [move(['Gonzaga'], { FOT: 2 }, ['PAD'])];
    expect(fates(marched(camp, { MIL: army }), 'MIL')).toEqual(['done']);
    const out = [move(['Carne'], { FOT: 1 }, ['PAD'])];
    const relieving = (outside: readonly string[]) =>
      fates(marched(withGeneral(port(outside), ITALIA, 'Carne', { location: P('CHI') }), { VEN: out }), 'VEN');
    expect([relieving(['VEN']), relieving([])]).toEqual([['done'], ['cancelled besieged']]);
  });
});

describe('combat orders', () => {
  const ordersIn = ({ events }: Ran) =>
    events.flatMap((event) => (event.kind === 'combat-orders-set' ? [[event.province, event.army, event.fleet]] : []));

  test('UM-11.40 a general alone brings none, and none are given where all have gone on', () => {
    expect(ordersIn(marched(summer, { VEN: [move(['Carne'], {}, ['PAD'], {})] }))).toEqual([]);
    const through = at({ MAN: {}, CRE: {}, VER: { VEN: { HRS: 3 } } });
    const result = marched(through, {
      VEN: [move(['Carne'], { HRS: 3 }, ['MAN'], { army: '2R' }), move(['Carne'], { HRS: 3 }, ['CRE'], { army: '3M' })],
    });
    expect(ordersIn(result)).toEqual([[P('CRE'), '3M', null]]);
  });

  test('UM-11.41 a stance for the fleet leaves the army its orders', () => {
    const port = withGeneral(at({ VEN: { VEN: { SHP: 2, FOT: 2 } } }), ITALIA, 'Carne', { location: P('VEN') });
    const before = ordered(port, ITALIA, { nation: 'VEN', province: 'VEN', armyOrder: '3M', fleetOrder: '2R' });
    const { state } = marched(before, { VEN: [stance('Carne', { fleet: '1D' })] });
    expect(state.stacks[P('VEN')]?.[0]).toMatchObject({ armyOrder: '3M', fleetOrder: '1D' });
  });
});

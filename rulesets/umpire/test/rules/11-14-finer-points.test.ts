import { describe, expect, test } from 'vitest';
import type { Line, NationOrder } from '../../src/order.ts';
import { planOf } from '../../src/phases/movement/plan.ts';
import { movement } from '../../src/phases/movement.ts';
import { step } from '../../src/phases/step.ts';
import { winterQuarters } from '../../src/phases/winter-quarters.ts';
import { nearestHome } from '../../src/rules/nearest.ts';
import type { GamePosition, GameTurn } from '../../src/types.ts';
import type { CombatOrder } from '../../src/words.ts';
import { positionOf, type Ran, ran } from '../board.ts';
import {
  codesOf,
  fates,
  type Garrisons,
  garrisoned,
  inTurn,
  ordered,
  unitsAt,
  unitsOf,
  withGeneral,
  withNation,
  withProvince,
} from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { marching } from '../marching.ts';
import { calm, leaderless, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G, type: T } = codesOf(ITALIA);
const { move } = marching(ITALIA);
const summer = inTurn(positionOf(ITALIA), 2);
const at = (garrisons: Garrisons, position: GamePosition = summer): GamePosition =>
  garrisoned(position, ITALIA, garrisons);
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);
const located = (position: GamePosition, places: { readonly [general: string]: string }): GamePosition =>
  Object.entries(places).reduce(
    (board, [name, place]) => withGeneral(board, ITALIA, name, { location: P(place) }),
    position,
  );
const placeOf = ({ state }: Ran, general: string): string | undefined =>
  ITALIA.provinces[(state.generals[G(general) - 1]?.location ?? 0) - 1]?.code;

describe('on the road', () => {
  test('UM-11.29, UM-11.45 whoever arrives at the same tick is there for the others', () => {
    const both = located(
      withProvince(at({ PAD: { VEN: { FOT: 20 }, MIL: { FOT: 1 } }, VEN: {} }), ITALIA, 'VEN', { owner: N('FLO') }),
      {
        Carne: 'PAD',
        Gonzaga: 'PAD',
      },
    );
    const orders = { VEN: [move(['Carne'], { FOT: 20 }, ['VEN'])], MIL: [move(['Gonzaga'], { FOT: 1 }, ['VEN'])] };
    expect(units(ran(both, [movement], orders, rolling({ 'MOVE.attrition@VEN,1,1': [3] })), 'VEN', 'VEN')).toEqual({
      FOT: 19,
    });
    const alone = ran(both, [movement], { VEN: orders.VEN }, rolling());
    // Milan, who stays in Padua, is hostile at the other end.
    expect(units(alone, 'VEN', 'VEN')).toEqual({ FOT: 19 });
    const free = ran(
      garrisoned(both, ITALIA, { PAD: { VEN: { FOT: 20 } } }),
      [movement],
      { VEN: orders.VEN },
      rolling(),
    );
    expect(units(free, 'VEN', 'VEN')).toEqual({ FOT: 20 });
  });

  test('UM-11.45 those in transit stop nobody, though they have not arrived', () => {
    // Milan's siege train is on the road from tick 0 to 750; Carne comes through Cremona at 576.
    const position = withGeneral(at({ CRE: { MIL: { BOM: 1 } } }), ITALIA, 'Gonzaga', { activity: 0 });
    const orders = {
      VEN: [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE', 'PIA'])],
      MIL: [move(['Gonzaga'], { BOM: 1 }, ['PAR'])],
    };
    expect(placeOf(ran(position, [movement], orders, rolling()), 'Carne')).toBe('PIA');
  });

  test('UM-11.18 nobody takes along the troops of a group that is on the road', () => {
    // Colleoni is on the way to Udine until tick 781; Bari waits at Padua for Carne, who is stopped at Verona.
    const position = withGeneral(
      located(at({ PAD: { VEN: { FOT: 4 } }, BRE: { VEN: { FOT: 3 } }, VER: { MIL: { FOT: 1 } }, CHI: {}, UDI: {} }), {
        Colleoni: 'PAD',
        Bari: 'PAD',
        Carne: 'BRE',
      }),
      ITALIA,
      'Colleoni',
      { activity: 0 },
    );
    const result = ran(
      position,
      [movement],
      {
        VEN: [
          move(['Colleoni'], { FOT: 2 }, ['UDI']),
          move(['Carne'], { FOT: 3 }, ['VER', 'PAD']),
          move(['Bari'], { FOT: 5 }, ['CHI']),
        ],
      },
      rolling(),
    );
    expect(fates(result, 'VEN').slice(0, 2)).toEqual(['done', 'partial stopped']);
    expect([units(result, 'VEN', 'CHI'), units(result, 'VEN', 'UDI')]).toEqual([{ FOT: 2 }, { FOT: 2 }]);
  });

  test('UM-11.17 of those who have come the first are taken first, in whatever order the lines stand', () => {
    const position = at({ PAD: {} });
    const orders: readonly NationOrder[] = [
      move(['Colleoni'], { FOT: 1 }, ['PAD']),
      move(['Carne'], { FOT: 1 }, ['PAD']),
      move(['Carne'], { FOT: 1 }, ['VER']),
    ];
    const lines = orders.map((order, index): Line => ({ nation: N('VEN'), line: index + 1, order }));
    const starts = planOf(position.setting, position.state, lines).map((each) =>
      each.kind === 'cancelled' ? null : each.starts,
    );
    expect(starts).toEqual([0, 0, 360]);
  });

  test('UM-11.1 a type that is listed twice is not counted twice', () => {
    const twice = move(['Carne'], {}, ['PAD']);
    const troops = [
      { type: T('FOT'), count: 3 },
      { type: T('FOT'), count: 4 },
    ];
    const [march] = planOf(summer.setting, summer.state, [
      { nation: N('VEN'), line: 1, order: { ...twice, args: { ...twice.args, troops } } },
    ]);
    // Verona has five.
    expect(march?.kind === 'march' ? march.units[T('FOT')] : null).toBe(5);
  });

  test('UM-11.33 of the cargo a share goes down with the ships', () => {
    const port = inTurn(at({ VEN: { VEN: { SHP: 10, FOT: 5 } }, RAV: {} }), 5);
    const rolls = { 'MOVE.storm@VEN,1,1': [1], 'MOVE.stormloss@VEN,1,1': [6], 'MOVE.stormloss.frac@VEN,1,1': [80] };
    const line = [move(['Foscari'], { SHP: 10, FOT: 5 }, ['RAV'], { fleet: '1R', army: '1R' })];
    expect(units(ran(port, [movement], { VEN: line }, rolling(rolls)), 'VEN', 'RAV')).toEqual({ SHP: 8, FOT: 4 });
  });

  test('UM-13.13, UM-14.18 army units of the city side that land are remembered', () => {
    const seen: number[][] = [];
    const look = step({
      number: 6,
      name: 'Look',
      rule: 'UM-13.13',
      run: ({ memory }: GameTurn) => {
        seen.push([...memory.landed]);
      },
    });
    ran(
      summer,
      [movement, look],
      { VEN: [move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '1R', army: '1R' })] },
      rolling(),
    );
    ran(summer, [movement, look], { VEN: [move(['Foscari'], { SHP: 1 }, ['CHI'], { fleet: '1R' })] }, rolling());
    expect(seen).toEqual([[P('CHI')], []]);
  });
});

describe('the way home', () => {
  const homeOf = (
    position: GamePosition,
    nation: string,
    province: string,
    homes: readonly string[],
    force: object,
  ): readonly string[] => {
    const { setting, state } = position;
    const fugitives = {
      nation: N(nation),
      movers: [N(nation)],
      homes: homes.map(N),
      province: P(province),
      arm: 'land' as const,
    };
    const path = nearestHome({ setting, state }, { ...fugitives, units: unitsOf(ITALIA, { ...force }) });
    return path?.legs.map(({ to }) => ITALIA.provinces[to - 1]?.code ?? '?') ?? [];
  };

  test('UM-13.15 of equal ways their own before an ally, then the richest', () => {
    const shared = withProvince(summer, ITALIA, 'VER', { owner: N('FLO') });
    // Verona earns 5, Bergamo 4; both lie 3 points from Brescia.
    expect(homeOf(shared, 'VEN', 'BRE', ['VEN', 'FLO'], { FOT: 1 })).toEqual(['BER']);
    expect(homeOf(shared, 'FLO', 'BRE', ['VEN', 'FLO'], { FOT: 1 })).toEqual(['VER']);
    expect(homeOf(summer, 'VEN', 'BRE', ['VEN'], { FOT: 1 })).toEqual(['VER']);
  });

  test('UM-13.15, UM-12.30 all types must be able to pass', () => {
    expect(homeOf(summer, 'NAP', 'AQU', ['NAP'], { FOT: 1 })).toHaveLength(1);
    // Naples and Foggia lie 7 points away, farther than siege trains ever go; by Rome to Gaeta it is 5 and 5.
    expect(homeOf(summer, 'NAP', 'AQU', ['NAP'], { FOT: 1, BOM: 1 })).toEqual(['ROM', 'GAE']);
  });

  test('UM-12.30, UM-10.23 generals of the arm go along, and all of them if nobody of their nation stays; the ill too', () => {
    const dice = calm('BRE', ['VEN', 'MIL']);
    const inland = located(at({ BRE: { VEN: { FOT: 5 }, MIL: { FOT: 10 } } }, leaderless), {
      Loredan: 'BRE',
      Bari: 'BRE',
    });
    const ill = withGeneral(inland, ITALIA, 'Bari', { state: 'incapacitated', incapUntil: 3 });
    const gone = fought(told(ill, 'BRE', { VEN: '1R', MIL: '2M' }), dice);
    expect([placeOf(gone, 'Loredan'), placeOf(gone, 'Bari')]).toEqual(['VER', 'VER']);
    const port = located(at({ ZAR: { VEN: { SHP: 2, FOT: 2 }, MIL: { SHP: 9 } } }, leaderless), {
      Loredan: 'ZAR',
      Bari: 'ZAR',
    });
    const sailed = fought(told(port, 'ZAR', { VEN: '1R', MIL: '3M' }), calm('ZAR', ['VEN', 'MIL'], 'sea'));
    expect([placeOf(sailed, 'Loredan'), placeOf(sailed, 'Bari')]).toEqual(['UDI', 'ZAR']);
  });

  test('UM-22.1, UM-18.11 Independents have no winter quarters', () => {
    const rising = inTurn(at({ VER: { VEN: { FOT: 2 }, IND: { FOT: 2 } } }), 4);
    const result = ran(rising, [winterQuarters], {}, rolling());
    expect(result.events).toEqual([]);
  });
});

describe('in and around a city', () => {
  const besieged = { siege: { besiegers: [N('MIL')], t: 2, reliefBeaten: null, reliefOutside: [] } };

  test('UM-14.29 a besieged city that friends take over stays besieged, by their enemies', () => {
    const board = withProvince(at({ VER: { FLO: { FOT: 2 }, MIL: { FOT: 9 } } }, leaderless), ITALIA, 'VER', besieged);
    const enemies = told(withNation(board, ITALIA, 'FLO', { enemies: [N('MIL')] }), 'VER', { FLO: '1D', MIL: '1M' });
    const held = fought(enemies, calm('VER', ['FLO', 'MIL']));
    expect(held.state.provinces[P('VER')]).toMatchObject({ owner: N('FLO'), siege: { t: 3, besiegers: [N('MIL')] } });
    const neutral = fought(told(board, 'VER', { FLO: '1D', MIL: '1M' }));
    expect(neutral.state.provinces[P('VER')]).toMatchObject({ siege: null });
  });

  test('UM-4.5, UM-14.29 rebels there go on against the friend who took over', () => {
    const rising = withProvince(at({ VER: { FLO: { FOT: 9 }, IND: { FOT: 1 } } }, leaderless), ITALIA, 'VER', {
      rebelAgainst: N('VEN'),
    });
    const result = fought(told(rising, 'VER', { FLO: '1D', IND: '3M' }), calm('VER', ['FLO', 'IND']));
    expect(result.state.provinces[P('VER')]).toMatchObject({ owner: N('FLO'), rebelAgainst: N('FLO') });
  });

  test('UM-4.8 whoever has been shut in takes no part in what others fight out', () => {
    const war = ['VEN', 'MIL', 'FLO'].reduce(
      (board, nation) =>
        withNation(board, ITALIA, nation, { enemies: ['VEN', 'MIL', 'FLO'].filter((each) => each !== nation).map(N) }),
      at({ VER: { VEN: { HRS: 9 }, MIL: { HRS: 10 }, FLO: { HRS: 9 } } }, leaderless),
    );
    // Florence believes all the others weak.
    const bold = { 'SCOUT@FLO,land,VER': [...two(2), ...two(2)] };
    const rolls = { ...calm('VER', ['VEN', 'MIL', 'FLO']), 'BATTLE@MIL,land,VER': [...two(12), ...two(7)], ...bold };
    const result = fought(told(war, 'VER', { VEN: '3M', MIL: '3M', FLO: '3M' }), rolls);
    const battles = result.events.flatMap((event) =>
      event.kind === 'battle-fought' ? [[event.attacker.nations, event.holder.nations].flat().sort()] : [],
    );
    expect(battles).toEqual([
      [N('MIL'), N('VEN')],
      [N('MIL'), N('FLO')],
    ]);
    expect([needed(result)['CATCH@FLO,land,VER'], needed(result)['CATCH@VEN,land,VER']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("UM-14.36, UM-14.20 a guest who is nobody's enemy is no defender, and loses nothing when the city falls", () => {
    const guests = told(at({ VER: { VEN: { FOT: 2 }, GEN: { FOT: 2 }, MIL: { FOT: 31 } } }, leaderless), 'VER', {
      VEN: '1D',
      GEN: '1D',
      MIL: '3M',
    });
    const fallen = fought(guests, { ...calm('VER', ['VEN', 'MIL']), 'ASSAULT@VER': [1] });
    expect([newsOf(fallen, P('VER')), units(fallen, 'GEN', 'VER')]).toEqual([['stormed', 'assault'], { FOT: 2 }]);
  });

  test('UM-12.26 no city is lost that squadrons hold', () => {
    const board = at({ CHI: { VEN: { FOT: 4, SHP: 1 }, MIL: { FOT: 40 } } }, leaderless);
    const orders = (fleetOrder: CombatOrder) =>
      ordered(told(board, 'CHI', { VEN: '1M', MIL: '3M' }), ITALIA, { nation: 'VEN', province: 'CHI', fleetOrder });
    const chance = (fleetOrder: CombatOrder) =>
      needed(fought(orders(fleetOrder), calm('CHI', ['VEN', 'MIL'])))['CITYGRAB@CHI'];
    expect([chance('1M'), chance('1D')]).toEqual([90, undefined]);
  });
});

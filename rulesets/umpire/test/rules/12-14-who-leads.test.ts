import { describe, expect, test } from 'vitest';
import { makePassage, type Party } from '../../src/consequences/passage.ts';
import { conflict } from '../../src/phases/conflict.ts';
import { movement } from '../../src/phases/movement.ts';
import { step } from '../../src/phases/step.ts';
import { waysFrom } from '../../src/rules/routes.ts';
import type { GamePosition } from '../../src/types.ts';
import { type Ran, ran } from '../board.ts';
import {
  codesOf,
  type Garrisons,
  garrisoned,
  inTurn,
  ordered,
  unitsOf,
  withGeneral,
  withNation,
  withProvince,
} from '../by-code.ts';
import { rolling, two, writingDown } from '../dice.ts';
import { fought, needed } from '../fighting.ts';
import { marching } from '../marching.ts';
import { at, calm, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const { move } = marching(ITALIA);
const led = (position: GamePosition, province: string, generals: readonly string[]): GamePosition =>
  generals.reduce((board, name) => withGeneral(board, ITALIA, name, { location: P(province) }), position);
const enemies = (position: GamePosition, nation: string, of: readonly string[]): GamePosition =>
  withNation(position, ITALIA, nation, { enemies: of.map(N) });
const battleOf = ({ events }: Ran) => events.find(({ kind }) => kind === 'battle-fought');
const siegeBy = (besieger: string, t = 1) => ({
  siege: { besiegers: [N(besieger)], t, reliefBeaten: null, reliefOutside: [] },
});

describe('who commands', () => {
  test('UM-10.4, UM-10.6 where there is an army unit, be it one, no admiral commands by land', () => {
    const commander = (milan: Garrisons[string][string]) => {
      const board = led(at({ CHI: { VEN: { FOT: 1, SHP: 1 }, MIL: milan } }), 'CHI', ['Carne', 'Loredan', 'Gonzaga']);
      return battleOf(fought(told(board, 'CHI', { VEN: '3M', MIL: '3M' }), calm('CHI', ['VEN', 'MIL'])));
    };
    expect(commander({ FOT: 1 })).toMatchObject({
      holder: { commander: G('Carne') },
      attacker: { commander: G('Gonzaga') },
    });
  });

  test('UM-10.4 where an ally has army units a general of theirs commands, though the owner has an admiral only', () => {
    const allies = enemies(at({ CHI: { VEN: { SHP: 2 }, FLO: { FOT: 10 }, MIL: { FOT: 10 } } }), 'FLO', ['MIL']);
    const board = led(told(allies, 'CHI', { VEN: '3D', FLO: '3D', MIL: '3M' }), 'CHI', ['Loredan', 'Simonetto']);
    expect(battleOf(fought(board, calm('CHI', ['VEN', 'MIL'])))).toMatchObject({
      holder: { nations: [N('VEN'), N('FLO')], commander: G('Simonetto') },
    });
  });

  test('UM-12.2 a single army unit obeys the order of the army, not that of the fleet', () => {
    const port = at({ CHI: { VEN: { FOT: 1 }, MIL: { FOT: 1, SHP: 1 } } });
    const board = ordered(told(port, 'CHI', { VEN: '1D' }), ITALIA, {
      nation: 'MIL',
      province: 'CHI',
      armyOrder: '3M',
      fleetOrder: '1R',
    });
    const { state } = fought(board, calm('CHI', ['VEN', 'MIL']));
    expect(state.provinces[P('CHI')]?.siege).toMatchObject({ besiegers: [N('MIL')] });
  });
});

describe('who fights', () => {
  test('UM-12.15 who has nothing in the open, and who meets nothing, needs no scouts', () => {
    const rolled: string[] = [];
    const board = told(at({ CHI: { VEN: { SHP: 2 }, MIL: { FOT: 4 } } }), 'CHI', { VEN: '1D', MIL: '1M' });
    const { state } = ran(board, [conflict], {}, writingDown(rolling(), rolled));
    expect(state.provinces[P('CHI')]?.siege).toMatchObject({ t: 1 });
    expect(rolled.filter((roll) => roll.startsWith('SCOUT'))).toEqual([]);
  });

  test('UM-13.20 in a drawn battle generals of both sides run the smaller risk, those of the attacker first', () => {
    const board = led(at({ VER: { VEN: { FOT: 5 }, MIL: { FOT: 5 } } }), 'VER', ['Carne', 'Gonzaga']);
    const rolls = {
      ...calm('VER', ['VEN', 'MIL']),
      'WOUND@Gonzaga': [5],
      'WOUND@Carne': [4],
      'SURVIVE@Carne': [75],
    };
    const drawn = fought(told(board, 'VER', { VEN: '3M', MIL: '3M' }), rolls);
    expect(battleOf(drawn)).toMatchObject({ result: 'indecisive', beaten: null, beatenTo: null });
    expect(Object.entries(needed(drawn)).filter(([roll]) => /^(WOUND|SURVIVE)/.test(roll))).toEqual([
      ['WOUND@Gonzaga', 4],
      ['WOUND@Carne', 4],
      ['SURVIVE@Carne', 75],
    ]);
  });

  test('UM-13.20 the ill and the wounded run no risk', () => {
    const board = led(at({ VER: { VEN: { FOT: 5 }, MIL: { FOT: 5 } } }), 'VER', ['Carne', 'Gonzaga']);
    const ill = withGeneral(board, ITALIA, 'Carne', { state: 'incapacitated', incapUntil: 3 });
    const drawn = fought(told(ill, 'VER', { VEN: '3M', MIL: '3M' }), calm('VER', ['VEN', 'MIL']));
    expect(Object.keys(needed(drawn)).filter((roll) => roll.startsWith('WOUND'))).toEqual(['WOUND@Gonzaga']);
  });

  test('UM-21.22 of a battle it is told where the beaten went', () => {
    const board = told(at({ VER: { VEN: { FOT: 30 }, MIL: { FOT: 25 } }, BRE: {} }), 'VER', {
      VEN: '3M',
      MIL: '3M',
    });
    const luck = { 'BATTLE@VEN,land,VER': two(12), 'BATTLE@MIL,land,VER': two(2), 'SCOUT@MIL,land,VER': two(2) };
    expect(battleOf(fought(board, { ...calm('VER', ['VEN', 'MIL']), ...luck }))).toMatchObject({
      result: 'holder',
      beaten: 'province',
      beatenTo: P('CRE'),
    });
  });
});

describe('who holds', () => {
  test('UM-8.27, UM-14.30 squadrons hold no ruin, whatever they were told', () => {
    const owner = (cty: 'Y' | 'D') => {
      const port = withProvince(at({ CHI: { VEN: { SHP: 2 }, MIL: { FOT: 2 } } }), ITALIA, 'CHI', { cty });
      const { state } = fought(told(port, 'CHI', { VEN: '1D', MIL: '1M' }), calm('CHI', ['VEN', 'MIL']));
      return state.provinces[P('CHI')]?.owner;
    };
    expect([owner('Y'), owner('D')]).toEqual([N('VEN'), N('MIL')]);
  });

  test('UM-12.13, UM-14.38 one of the attackers who besieged before is enough for the besieged to defend', () => {
    const city = withProvince(
      at({ VER: { VEN: { FOT: 4 }, MIL: { FOT: 6 }, GEN: { FOT: 6 } } }),
      ITALIA,
      'VER',
      siegeBy('MIL'),
    );
    const board = told(enemies(city, 'GEN', ['VEN']), 'VER', { VEN: '1M', MIL: '3M', GEN: '3M' });
    expect(fought(board, calm('VER', ['VEN', 'MIL'])).state.provinces[P('VER')]?.siege).toMatchObject({
      besiegers: [N('MIL'), N('GEN')],
      t: 2,
    });
  });

  test('UM-12.13 besiegers besiege nobody but the city side: a third party outside may be caught', () => {
    const city = withProvince(
      at({ VER: { VEN: { FOT: 12 }, MIL: { FOT: 11 }, FLO: { FOT: 12 } } }),
      ITALIA,
      'VER',
      siegeBy('MIL'),
    );
    const war = enemies(city, 'FLO', ['VEN', 'MIL']);
    const board = told(war, 'VER', { VEN: '1D', MIL: '3M', FLO: '1M' });
    const scouts = { 'SCOUT@FLO,land,VER': [...two(7), ...two(7)] };
    const result = fought(board, { ...calm('VER', ['VEN', 'MIL', 'FLO']), ...scouts });
    expect(needed(result)['CATCH@MIL,land,VER']).toBe(60);
    expect(result.events.filter((event) => event.kind === 'siege-told').map(({ what }) => what)).toEqual(['lifted']);
  });

  test('UM-8.16 of land that has nothing left to lose no damage is told', () => {
    const said = (dev: number) => {
      const land = withProvince(at({ VER: { VEN: { FOT: 1 }, MIL: { FOT: 1 } } }), ITALIA, 'VER', {
        orig: 4,
        base: 4,
        dev,
      });
      const { events } = fought(land, { ...calm('VER', ['VEN', 'MIL']), 'DEVASTATE@VER': [1] });
      return events.flatMap((event) => (event.kind === 'devastated' ? [event.dev] : []));
    };
    expect([said(1), said(2)]).toEqual([[2], []]);
  });
});

describe('on the way', () => {
  test('UM-11.45 an enemy who left and is still on the road makes no road unsafe', () => {
    // Milan's train needs 1000 ticks from Padua to Chioggia, Venice's horse half of it to Verona.
    const board = withProvince(
      inTurn(at({ PAD: { VEN: { HRS: 20 }, MIL: { BOM: 1 } }, CHI: {}, VER: {} }), 5),
      ITALIA,
      'VER',
      {
        owner: N('FLO'),
      },
    );
    const marched = (milan: boolean) => {
      const orders = {
        VEN: [move(['Carne'], { HRS: 20 }, ['VER'])],
        ...(milan ? { MIL: [move(['Gonzaga'], { BOM: 1 }, ['CHI'])] } : {}),
      };
      const place = led(board, 'PAD', ['Carne', 'Gonzaga']);
      const { events } = ran(
        withGeneral(place, ITALIA, 'Gonzaga', { location: P('PAD'), activity: 0 }),
        [movement],
        orders,
        rolling(),
      );
      return events.flatMap((event) => (event.kind === 'units-lost' ? [event.why] : []));
    };
    expect([marched(true), marched(false)]).toEqual([[], ['attrition']]);
  });

  test('UM-11.33 more drown than their share if the ships that are left have no room', () => {
    // The roomy ship of two sinks: of five half would be three, but one alone has a place.
    const { setting, state } = at({ VEN: {} });
    const types = setting.types.map((type) => {
      if (type.code === 'SHP') return { ...type, capacity: 4 };
      return type.code === 'STR' ? { ...type, category: 'sea' as const, capacity: 1 } : type;
    });
    const [way] = waysFrom(setting, P('VEN'), 'sea').filter(({ to }) => to === P('RAV'));
    if (way === undefined) throw new Error('no way');
    const parties: readonly Party[] = [
      { nation: N('VEN'), units: unitsOf(ITALIA, { SHP: 1, STR: 1, FOT: 5 }), generals: [] },
    ];
    let left: readonly Party[] = [];
    const sail = step({
      number: 11,
      name: 'Sail',
      rule: 'UM-11.33',
      run: (turn) => {
        left = makePassage(turn, { parties, from: P('VEN'), way, rolls: 'ROUT', subject: 'VEN' });
      },
    });
    const storm = { 'ROUT.storm@VEN': [1], 'ROUT.stormloss@VEN': [6], 'ROUT.stormloss.frac@VEN': [1] };
    const board = garrisoned({ setting: { ...setting, types }, state }, ITALIA, {
      VEN: { VEN: { SHP: 1, STR: 1, FOT: 5 } },
    });
    ran(board, [sail], {}, rolling(storm));
    expect(left.map(({ units }) => units)).toEqual([unitsOf(ITALIA, { STR: 1, FOT: 1 })]);
  });
});

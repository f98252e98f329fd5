import type { Dice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { conflict } from '../../src/phases/conflict.ts';
import { diplomacy } from '../../src/phases/diplomacy.ts';
import { movement } from '../../src/phases/movement.ts';
import { step } from '../../src/phases/step.ts';
import type { GamePosition, GameTurn, Step } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, inTurn, unitsAt, withGeneral, withProvince } from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { marching } from '../marching.ts';
import { active, at, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const { move } = marching(ITALIA);

/** Every roll of some steps, in the order in which they were made. */
const rolled = (
  position: GamePosition,
  steps: readonly Step[],
  rolls: { readonly [label: string]: readonly number[] },
  orders: Parameters<typeof ran>[2] = {},
): readonly string[] => {
  const made: string[] = [];
  const dice = rolling(rolls);
  const listening: Dice = {
    ...dice,
    at: (name, place) => {
      made.push(`${name} ${place}`);
      return dice.at(name, place);
    },
  };
  ran(position, steps, orders, listening);
  return made;
};

describe('the order of dice', () => {
  const led = (position: GamePosition) =>
    ['Carne', 'Gonzaga'].reduce((board, name) => withGeneral(board, ITALIA, name, { location: P('VER') }), position);
  const calm = {
    'SCOUT@MIL,land,VER': two(7),
    'SCOUT@VEN,land,VER': two(7),
    'BATTLE@MIL,land,VER': two(7),
    'BATTLE@VEN,land,VER': two(7),
  };

  test('UM-12.38, UM-12.16, UM-13.23 supply, devastation, decisions, then the battle: the loser before the victor', () => {
    const field = told(led(at({ VER: { VEN: { HRS: 10 }, MIL: { HRS: 12 } } })), 'VER', { VEN: '3M', MIL: '3M' });
    expect(rolled(field, [conflict], calm)).toEqual([
      'SUPPLY.chance MIL,VER',
      'DEVASTATE VER',
      'SCOUT MIL,land,VER',
      'SCOUT VEN,land,VER',
      'BATTLE MIL,land,VER',
      'BATTLE VEN,land,VER',
      'LOSER.frac VEN,land,VER',
      'VICTOR MIL,land,VER',
      'VICTOR.frac MIL,land,VER',
      'WOUND Carne',
      'WOUND Gonzaga',
    ]);
  });

  test('UM-14.39, UM-14.34, UM-14.35 officers at first need, the attacker first; the assault, its losses, then wounds', () => {
    const storm = told(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 31 } } }), 'VER', { VEN: '1D', MIL: '3M' });
    expect(rolled(storm, [conflict], calm).slice(2)).toEqual([
      'UNNAMED.skill MIL,land,VER',
      'UNNAMED.activity MIL,land,VER',
      'SCOUT MIL,land,VER',
      'UNNAMED.skill VEN,land,VER',
      'UNNAMED.activity VEN,land,VER',
      'SCOUT VEN,land,VER',
      'ASSAULT VER',
      'ASSAULT.attloss VER',
      'ASSAULT.attloss.frac VER',
      'ASSAULT.defloss VER',
      'ASSAULT.defloss.frac VER',
    ]);
    const taken = rolled(led(storm), [conflict], { ...calm, 'ASSAULT@VER': [1] }).slice(4);
    expect(taken).toEqual([
      'ASSAULT VER',
      'ASSAULT.attloss VER',
      'ASSAULT.attloss.frac VER',
      'EXECUTE Carne',
      'SACK VER',
      'WOUND Gonzaga',
    ]);
  });

  test('UM-14.39 treachery, apprehension, exposure, surrender', () => {
    const bribe = step({
      number: 3,
      name: 'Bribe',
      rule: 'UM-9.20',
      run: ({ memory }: GameTurn) => {
        memory.bribes.push({ nation: N('FLO'), province: P('VER') });
      },
    });
    const siege = told(led(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 31 }, FLO: { SPY: 1 } } })), 'VER', {
      VEN: '1D',
      MIL: '3M',
    });
    expect(rolled(siege, [bribe, conflict], { ...calm, 'APPREHEND@VER': [1] }).slice(4)).toEqual([
      'TREACHERY VER',
      'APPREHEND VER',
      'BRIBE.exposed FLO,VER',
      'SURRENDER VER',
    ]);
  });

  test('UM-11.47, UM-11.46 legs that end at one tick by turn order, line and leg', () => {
    const fleets = ['Foscari', 'Fregoso'].reduce(
      (board, name) =>
        withGeneral(board, ITALIA, name, { activity: 4, location: P(name === 'Foscari' ? 'VEN' : 'GEN') }),
      at({ VEN: { VEN: { SHP: 1, FOT: 1 } }, GEN: { GEN: { SHP: 1 } } }),
    );
    const orders = {
      GEN: [move(['Fregoso'], { SHP: 1 }, ['SAV', 'GEN'], { fleet: '1R' })],
      VEN: [move(['Foscari'], { SHP: 1 }, ['CHI', 'VEN'], { fleet: '1R' })],
    };
    const voyages = ['MOVE.storm VEN,1,1', 'MOVE.storm GEN,1,1', 'MOVE.storm VEN,1,2', 'MOVE.storm GEN,1,2'];
    expect(rolled(fleets, [movement], {}, orders)).toEqual(voyages);
    // In turn 6 the order of nations begins with the last, Genoa.
    expect(rolled(inTurn(fleets, 6), [movement], {}, orders)[0]).toBe('MOVE.storm GEN,1,1');
  });
});

describe('what counts, and what does not', () => {
  test('UM-12.17, UM-13.2 militia, spies and ships do not fight in the open', () => {
    const open = told(at({ CHI: { VEN: { FOT: 4, SHP: 9, SPY: 1 }, MIL: { FOT: 10 } } }), 'CHI', {
      VEN: '3R',
      MIL: '3M',
    });
    const rolls = { ...active('CHI', ['VEN', 'MIL']), 'CATCH@MIL,land,CHI': [35] };
    const result = fought(open, rolls);
    expect(newsOf(result, P('CHI'))[0]).toBe('land battle attacker, city');
    expect(unitsAt(result.state, ITALIA, 'VEN', 'CHI')).toMatchObject({ SHP: 9, SPY: 1 });
  });

  test('UM-12.23, UM-13.7 horse catches foot, and foot does not catch horse', () => {
    const chance = (venice: string, milan: string): number | undefined => {
      const chase = told(at({ VER: { VEN: { [venice]: 4 }, MIL: { [milan]: 20 } } }), 'VER', { VEN: '1R', MIL: '3M' });
      return needed(fought(chase, active('VER', ['VEN', 'MIL'])))['CATCH@MIL,land,VER'];
    };
    // 10 points over 8, and 8 over 13.
    expect([chance('FOT', 'HRS'), chance('STR', 'FOT'), chance('FOT', 'FOT')]).toEqual([43, 21, 35]);
    // In the hills of Brescia horse moves at 75, foot at 90 percent.
    const hills = told(at({ BRE: { VEN: { FOT: 4 }, MIL: { HRS: 20 } } }), 'BRE', { VEN: '1R', MIL: '3M' });
    expect(needed(fought(hills, active('BRE', ['VEN', 'MIL'])))['CATCH@MIL,land,BRE']).toBe(36);
  });

  test('UM-12.36 army units that have landed share no losses of the fleet', () => {
    const landed = told(at({ ZAR: { VEN: { SHP: 9 }, MIL: { SHP: 2, FOT: 2 } } }), 'ZAR', { VEN: '3M', MIL: '3M' });
    const rolls = { ...active('ZAR', ['VEN', 'MIL'], 'sea'), 'CATCH@VEN,sea,ZAR': [1] };
    const result = fought(landed, rolls);
    expect([newsOf(result, P('ZAR'))[0], unitsAt(result.state, ITALIA, 'MIL', 'ZAR')]).toEqual([
      'sea battle holder, destroyed',
      { FOT: 2 },
    ]);
  });

  test('UM-13.19 beaten Independents in the field are destroyed, in their own city they go inside', () => {
    const beaten = (cty: 'Y' | 'D') => {
      const board = withProvince(at({ TUR: { IND: { FOT: 5 }, MIL: { FOT: 8 } } }), ITALIA, 'TUR', { cty });
      const rolls = { ...active('TUR', ['IND', 'MIL']), 'CATCH@MIL,land,TUR': [1] };
      return unitsAt(fought(told(board, 'TUR', { IND: '2M', MIL: '3M' }), rolls).state, ITALIA, 'IND', 'TUR');
    };
    expect([beaten('D'), beaten('Y')]).toEqual([{}, { FOT: 4 }]);
  });

  test('UM-14.7 cities of Independents have the militia of loyalty 2', () => {
    const mantua = told(at({ MAN: { IND: { FOT: 2 }, MIL: { FOT: 9 } } }), 'MAN', { IND: '1D', MIL: '3M' });
    // Revenue 4: 2 militia; 9 against 4 by siege factors: 6 points.
    expect(needed(fought(mantua, active('MAN', ['IND', 'MIL'])))['SURRENDER@MAN']).toBe(3 + 6);
  });

  test('UM-14.21, UM-8.22 spies do not help to take a city, and a sack enriches nobody', () => {
    const siege = (spies: number) =>
      told(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9, SPY: spies } } }), 'VER', { VEN: '1D', MIL: '3M' });
    const chance = (spies: number) => needed(fought(siege(spies), active('VER', ['VEN', 'MIL'])))['SURRENDER@VER'];
    expect(chance(1)).toBe(chance(0));
    const sacked = fought(siege(0), { ...active('VER', ['VEN', 'MIL']), 'SURRENDER@VER': [1], 'SACK@VER': [1] });
    expect([sacked.state.provinces[P('VER')]?.cty, sacked.state.nations[N('MIL')]?.treasury]).toEqual(['D', 220]);
  });

  test('UM-14.37 a province that is entered costs nobody units, and a general left behind is not taken with it', () => {
    const left = withGeneral(at({ CHI: { VEN: { SHP: 1 }, MIL: { FOT: 2 } } }), ITALIA, 'Carne', {
      location: P('CHI'),
    });
    const result = fought(told(left, 'CHI', { VEN: '1R', MIL: '3M' }), active('CHI', ['VEN', 'MIL']));
    expect([newsOf(result, P('CHI')), unitsAt(result.state, ITALIA, 'VEN', 'CHI')]).toEqual([['entered'], { SHP: 1 }]);
    expect(result.events.some(({ kind }) => kind === 'captive-told')).toBe(false);
  });

  test('UM-12.3, UM-12.5, UM-10.3 troops without a general keep their orders, which act in conflict only', () => {
    const guarded = told(at({ VER: { VEN: { FOT: 9 } }, MAN: {} }), 'VER', { VEN: '3M' });
    const { state } = ran(guarded, [movement, conflict], {}, rolling());
    expect(state.stacks[P('VER')]?.[0]).toMatchObject({ armyOrder: '3M' });
    expect(unitsAt(state, ITALIA, 'VEN', 'VER')).toEqual({ FOT: 9 });
  });

  test('UM-4.7 who is declared an enemy in step 1 is fought in the same turn, in a province that both are in', () => {
    const guests = told(at({ VER: { VEN: { FOT: 9 }, FLO: { FOT: 9 } } }), 'VER', { VEN: '3M', FLO: '3M' });
    const declared = (enemies: readonly number[]) =>
      ran(
        guests,
        [diplomacy, conflict],
        { FLO: [{ verb: 'ENEMIES', args: { nations: enemies } }] },
        rolling(active('VER', ['VEN', 'FLO'])),
      );
    expect(newsOf(declared([]), P('VER'))).toEqual([]);
    expect(newsOf(declared([N('VEN')]), P('VER'))).toHaveLength(1);
  });
});

describe('friends for a turn', () => {
  test('UM-4.5, UM-4.6, UM-14.25 who helped rebels to a province is their friend to the end of the turn, and their enemy then', () => {
    const rising = withProvince(at({ VER: { IND: { FOT: 9 }, MIL: { FOT: 8 } } }), ITALIA, 'VER', {
      rebelAgainst: N('VEN'),
    });
    const board = told(rising, 'VER', { IND: '3M', MIL: '3M' });
    const end = step({
      number: 20,
      name: 'End',
      rule: 'UM-14.25',
      run: ({ state, emit }) => emit({ kind: 'turn-ended', rule: 'UM-14.25', turn: state.turn + 1, lastOfYear: false }),
    });
    const won = ran(board, [conflict, conflict], {}, rolling());
    expect([newsOf(won, P('VER')), won.state.provinces[P('VER')]?.owner]).toEqual([['entered'], 0]);
    const next = ran(board, [conflict, end, conflict], {}, rolling());
    expect(newsOf(next, P('VER'))).toHaveLength(2);
  });
});

describe('generals and marches', () => {
  const summer = inTurn(positionOf(ITALIA), 2);
  const marched = (position: GamePosition, ...orders: ReturnType<typeof move>[]) =>
    ran(position, [movement], { VEN: orders }, rolling());

  test('UM-10.1, UM-10.2 a general commands any troops where he is, ships too, and none elsewhere', () => {
    const sailed = marched(summer, move(['Colleoni'], { SHP: 1 }, ['VEN'], { fleet: '1R' }));
    expect(unitsAt(sailed.state, ITALIA, 'VEN', 'VEN')).toMatchObject({ SHP: 5 });
    const far = marched(garrisoned(summer, ITALIA, { UDI: {} }), move(['Colleoni'], { FOT: 1 }, ['PAD']));
    expect(far.events.filter(({ kind }) => kind === 'leg-marched')).toEqual([]);
  });

  test('UM-3.3, UM-10.25 a squadron carries one army unit, and any number of generals', () => {
    const port = ['Carne', 'Bari'].reduce(
      (board, name) => withGeneral(board, ITALIA, name, { location: P('VEN') }),
      garrisoned(summer, ITALIA, { VEN: { VEN: { SHP: 1, FOT: 2 } }, RAV: {} }),
    );
    const { state } = marched(
      port,
      move(['Foscari', 'Carne', 'Bari'], { SHP: 1, FOT: 2 }, ['RAV'], { fleet: '1R', army: '1R' }),
    );
    expect(unitsAt(state, ITALIA, 'VEN', 'RAV')).toEqual({ SHP: 1, FOT: 1 });
    expect(state.generals.filter(({ location }) => location === P('RAV'))).toHaveLength(3);
  });

  test('UM-11.16 troops that land go on from the tick at which they land', () => {
    const port = garrisoned(summer, ITALIA, { VEN: { VEN: { SHP: 1, FOT: 1 } }, CHI: {}, PAD: {} });
    const result = marched(
      port,
      move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '1R', army: '1R' }),
      move(['Foscari'], { FOT: 1 }, ['PAD']),
    );
    const legs = result.events.flatMap((event) => (event.kind === 'leg-marched' ? [[event.started, event.ended]] : []));
    expect(legs).toEqual([
      [0, 155],
      [155, 426],
    ]);
  });

  test('UM-3.2, UM-3.4 squadrons go by sea routes, army units by land routes', () => {
    const paths = (troops: { readonly [type: string]: number }, to: string) =>
      marched(summer, move(['Foscari'], troops, [to], { fleet: '1R', army: '1R' })).events.flatMap((event) =>
        event.kind === 'order-done' ? [event.reason?.code ?? event.status] : [],
      );
    // Chioggia by sea only, Padua by land only.
    expect([paths({ SHP: 1 }, 'CHI'), paths({ SHP: 1 }, 'PAD')]).toEqual([['done'], ['no-route']]);
    expect([paths({ FOT: 1 }, 'CHI'), paths({ FOT: 1 }, 'PAD')]).toEqual([['no-route'], ['done']]);
  });
});

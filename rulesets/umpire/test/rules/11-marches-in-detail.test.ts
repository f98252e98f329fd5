import { describe, expect, test } from 'vitest';
import type { CombatOrders, Line, Order } from '../../src/order.ts';
import { planLegs } from '../../src/phases/movement/legs.ts';
import { planOf } from '../../src/phases/movement/plan.ts';
import { movement } from '../../src/phases/movement.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, type Ran, ran } from '../board.ts';
import {
  codesOf,
  fates,
  type Garrisons,
  garrisoned,
  inTurn,
  unitsAt,
  unitsOf,
  withGeneral,
  withProvince,
} from '../by-code.ts';
import { rolling } from '../dice.ts';
import { needed } from '../fighting.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G, type: T } = codesOf(ITALIA);
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

describe('who is stopped, and who not', () => {
  // Milan stands in Cremona, where anybody may end their march.
  const held = at({ CRE: { MIL: { FOT: 1 } } });
  const bari = (position: GamePosition) => withGeneral(position, ITALIA, 'Bari', { location: P('CRE') });
  const fate = (position: GamePosition, ...orders: Order[]) => fates(marched(position, { VEN: orders }), 'VEN').at(-1);
  const come = move(['Carne'], { HRS: 1 }, ['BRE', 'CRE']);

  test('UM-11.20 troops that have marched are stopped under a general who has not, and a general who has under their companion', () => {
    expect(fate(bari(held), come, move(['Bari'], { HRS: 1 }, ['PIA']))).toBe('partial stopped');
    const idle = move(['Bari'], { HRS: 1 }, ['ROM']);
    const second = withGeneral(bari(held), ITALIA, 'Colleoni', { location: P('CRE') });
    expect(fate(second, come, idle, move(['Colleoni'], { HRS: 1 }, ['PIA']))).toBe('partial stopped');
    expect(fate(bari(held), move(['Carne'], {}, ['BRE', 'CRE'], {}), move(['Carne', 'Bari'], {}, ['PIA'], {}))).toBe(
      'partial stopped',
    );
    expect(fate(bari(held), move(['Bari'], {}, ['PIA'], {}))).toBe('done');
  });
});

describe('whom and what a line names', () => {
  test('UM-11.4, UM-11.5, UM-20.5 who is elsewhere is left out of the plan; who is not theirs or nobody’s commands nothing', () => {
    const lines = [move(['Sforza', 'Carne'], {}, ['CRE'], {})].map(
      (order): Line => ({ nation: N('VEN'), line: 1, order }),
    );
    const [plan] = planOf(summer.setting, summer.state, lines);
    expect(plan).toMatchObject({ generals: [G('Sforza')], lacking: { code: 'not-together', general: G('Carne') } });
    const nobody: Order = { verb: 'MOVE', args: { generals: [99], troops: [], to: P('PAD') } };
    const result = marched(summer, {
      VEN: [stance('Gonzaga', { army: '3M' }), nobody, move(['Gonzaga'], {}, ['PAR'], {})],
    });
    expect(fates(result, 'VEN')).toEqual(Array(3).fill('cancelled not-own-general'));
  });

  test('UM-20.1, UM-11.1 ALL is as many as there are, be it one; of none it is told', () => {
    const fate = (troops: { readonly [type: string]: number | 'ALL' }) => {
      const result = marched(at({ VER: { VEN: { FOT: 1, STR: 2 } }, PAD: {} }), {
        VEN: [move(['Carne'], troops, ['PAD'])],
      });
      return [fates(result, 'VEN')[0], unitsAt(result.state, ITALIA, 'VEN', 'PAD')];
    };
    expect(fate({ FOT: 'ALL' })).toEqual(['done', { FOT: 1 }]);
    expect(fate({ STR: 1, HRS: 'ALL' })).toEqual(['partial no-units', { STR: 1 }]);
  });

  test('UM-11.8, UM-11.49 without a ship nobody plans to go by land where a voyage was meant', () => {
    const coast = withGeneral(at({ RAV: { VEN: { FOT: 1 } } }), ITALIA, 'Foscari', { location: P('RAV') });
    const result = marched(coast, {
      VEN: [move(['Foscari'], { SHP: 1 }, ['RIM'], { fleet: '1R' }), move(['Foscari'], {}, ['BOL'], {})],
    });
    expect(fates(result, 'VEN')).toEqual(['cancelled no-units', 'done']);
  });

  test('UM-20.28, UM-11.41 a stance is for the arms that are there, and names the first type of one that is not', () => {
    const told = (forces: { readonly [type: string]: number }, orders: CombatOrders) => {
      const port = withGeneral(at({ CHI: { VEN: forces } }), ITALIA, 'Carne', { location: P('CHI') });
      const result = marched(port, { VEN: [stance('Carne', orders)] });
      const reason = result.heard('VEN').flatMap((each) => (each.kind === 'order-done' ? [each.reason] : []))[0];
      const stack = result.state.stacks[P('CHI')]?.[0];
      return [fates(result, 'VEN')[0], reason, stack?.armyOrder, stack?.fleetOrder];
    };
    const no = (type: string) => ({ code: 'no-units', province: P('CHI'), type: T(type) });
    const both = { army: '2M', fleet: '2R' } as const;
    expect(told({ FOT: 1, SHP: 1 }, both)).toEqual(['done', null, '2M', '2R']);
    expect(told({ FOT: 1 }, both)).toEqual(['partial no-units', no('SHP'), '2M', null]);
    expect(told({ SHP: 1 }, both)).toEqual(['partial no-units', no('FOT'), null, '2R']);
    expect(told({ FOT: 1 }, { fleet: '2R' })).toEqual(['cancelled no-units', no('SHP'), null, null]);
    expect(told({ SHP: 1 }, { fleet: '2R' })).toEqual(['done', null, null, '2R']);
    expect(told({ FOT: 1 }, { army: '2M' })).toEqual(['done', null, '2M', null]);
  });
});

describe('what a group is made of', () => {
  const sail = (...provinces: string[]) => move(['Foscari'], { SHP: 2 }, provinces, { fleet: '1R' });

  test('UM-11.18 a line comes to nothing if its troops have not come, though its general has', () => {
    // Sforza is held at Cremona with the foot that Carne should lead on from Piacenza.
    const held = withGeneral(at({ CRE: { MIL: { FOT: 1 } }, LOD: {}, PIA: {} }), ITALIA, 'Carne', {
      location: P('BRE'),
    });
    const result = marched(held, {
      VEN: [
        move(['Sforza'], { FOT: 1 }, ['CRE', 'PIA']),
        move(['Carne'], {}, ['LOD', 'PIA'], {}),
        move(['Carne'], { FOT: 1 }, ['PAR']),
      ],
    });
    expect(fates(result, 'VEN')).toEqual(['partial stopped', 'done', 'cancelled no-units']);
    expect(placeOf(result, 'Carne')).toBe('PIA');
  });

  test('UM-11.9, UM-11.49 cargo stays ashore, never a ship, in whatever order they are listed', () => {
    const port = at({ VEN: { VEN: { SHP: 2, FOT: 4 } }, RAV: {} });
    const result = marched(port, {
      VEN: [move(['Foscari'], { FOT: 4, SHP: 2 }, ['RAV'], { fleet: '1R', army: '1R' })],
    });
    expect(unitsAt(result.state, ITALIA, 'VEN', 'RAV')).toEqual({ SHP: 2, FOT: 2 });
  });

  test('UM-11.49 of ships that have sunk on the way less goes aboard', () => {
    const port = at({ VEN: { VEN: { SHP: 2 } }, CHI: { VEN: { FOT: 2 } }, RAV: {} });
    const lines = [sail('CHI'), move(['Foscari'], { SHP: 2, FOT: 2 }, ['RAV'], { fleet: '1R', army: '1R' })];
    const storm = { 'MOVE.storm@VEN,1,1': [1], 'MOVE.stormloss@VEN,1,1': [6], 'MOVE.stormloss.frac@VEN,1,1': [1] };
    const result = ran(port, [movement], { VEN: lines }, rolling(storm));
    expect(unitsAt(result.state, ITALIA, 'VEN', 'RAV')).toEqual({ SHP: 1, FOT: 1 });
    expect(unitsAt(result.state, ITALIA, 'VEN', 'CHI')).toEqual({ FOT: 1 });
  });

  test('UM-11.33, UM-11.18 a general who has drowned leads nobody, and his voyage is over', () => {
    const port = at({ VEN: { VEN: { SHP: 1, FOT: 2 } } });
    const round = move(['Foscari'], { SHP: 1 }, ['CHI', 'VEN'], { fleet: '1R' });
    const storm = { 'MOVE.storm@VEN,1,1': [1], 'MOVE.stormloss@VEN,1,1': [6], 'MOVE.stormloss.frac@VEN,1,1': [1] };
    const result = ran(
      port,
      [movement],
      { VEN: [round, move(['Foscari'], { FOT: 1 }, ['PAD']), stance('Foscari', { army: '3M' })] },
      rolling({ ...storm, 'MOVE.storm@VEN,1,2': [1] }),
    );
    expect(fates(result, 'VEN').slice(1)).toEqual(['cancelled not-together', 'cancelled general-unfit']);
    expect(needed(result)).toEqual({ 'MOVE.storm@VEN,1,1': 5, 'MOVE.stormloss.frac@VEN,1,1': 6 });
  });

  test('UM-11.5, UM-11.18 each nation takes of its own units alone, where two stand in one place', () => {
    const friends = withGeneral(
      withGeneral(at({ VER: { VEN: { FOT: 3 }, FLO: { FOT: 3 } } }), ITALIA, 'Malatesta', { location: P('VER') }),
      ITALIA,
      'Carne',
      { location: P('VER') },
    );
    const result = marched(friends, {
      VEN: [move(['Carne'], { FOT: 3 }, ['PAD'])],
      FLO: [move(['Malatesta'], { FOT: 3 }, ['BRE'])],
    });
    expect([fates(result, 'VEN'), fates(result, 'FLO')]).toEqual([['done'], ['done']]);
    expect(unitsAt(result.state, ITALIA, 'FLO', 'BRE')).toEqual({ FOT: 3 });
  });
});

describe('who is there', () => {
  const raid = [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE', 'PIA'])];
  const slow = (position: GamePosition, general: string, place: string) =>
    withGeneral(position, ITALIA, general, { location: P(place), activity: 0 });

  test.each([
    ['of another place', 'Trivulzio', 'LOD', { CRE: { MIL: { FOT: 1 } }, LOD: { MIL: { FOT: 9 } } }, 'MIL', 'BER'],
    ['of another nation', 'Malatesta', 'CRE', { CRE: { MIL: { FOT: 1 }, FLO: { FOT: 9 } } }, 'FLO', 'MAN'],
  ] as const)(
    'UM-11.45, UM-11.19 those who stand are no fewer for a group %s on the road',
    (_, general, from, garrisons, nation, to) => {
      const held = slow(at(garrisons), general, from);
      const result = marched(held, { VEN: raid, [nation]: [move([general], { FOT: 9 }, [to])] });
      expect(fates(result, 'VEN')).toEqual(['partial stopped']);
    },
  );

  test('UM-11.29 who arrives elsewhere at that tick does not make the road unsafe', () => {
    // Brescia to Cremona and Parma to Modena, both 3 points in winter, at one pace.
    const board = slow(
      slow(
        withProvince(inTurn(at({ BRE: { VEN: { FOT: 99 } }, PAR: { MIL: { FOT: 1 } }, CRE: {} }), 5), ITALIA, 'CRE', {
          owner: N('FLO'),
        }),
        'Carne',
        'BRE',
      ),
      'Gonzaga',
      'PAR',
    );
    const orders = { VEN: [move(['Carne'], { FOT: 99 }, ['CRE'])], MIL: [move(['Gonzaga'], { FOT: 1 }, ['MOD'])] };
    const rolls = rolling({ 'MOVE.attrition@VEN,1,1': [6] });
    expect(unitsAt(ran(board, [movement], orders, rolls).state, ITALIA, 'VEN', 'CRE')).toEqual({ FOT: 99 });
  });

  test('UM-11.47, UM-1.12 of legs that end together the dice go by turn order and line, whoever set out first', () => {
    const fleets = slow(
      slow(at({ VEN: { VEN: { SHP: 1 } }, CHI: {}, GEN: { GEN: { SHP: 1 } } }), 'Foscari', 'VEN'),
      'Fregoso',
      'GEN',
    );
    const fleet = { fleet: '1R' } as const;
    const orders = {
      VEN: [move(['Foscari'], { SHP: 1 }, ['CHI'], fleet), move(['Foscari'], { SHP: 1 }, ['VEN'], fleet)],
      GEN: [move(['Fregoso'], { SHP: 1 }, ['SAV', 'GEN'], fleet)],
    };
    expect(Object.keys(needed(marched(fleets, orders)))).toEqual([
      'MOVE.storm@VEN,1,1',
      'MOVE.storm@GEN,1,1',
      'MOVE.storm@VEN,2,1',
      'MOVE.storm@GEN,1,2',
    ]);
  });
});

describe('how far they come', () => {
  test('UM-11.12, UM-11.13 a leg of the whole allowance takes the whole turn, also of those without a single move', () => {
    // Palermo to Bastia: 12 points by sea; 15 points at activity 0 are 1200 hundredths.
    const legs = (multi: number, single: number | null) => {
      const types = summer.setting.types.map((type) => (type.code === 'SHP' ? { ...type, multi, single } : type));
      const road = { from: P('PAL'), through: [P('BAS')], by: 'sea' as const, activity: 0, starts: 0 };
      const { legs: made, short } = planLegs(
        { ...summer.setting, types },
        { ...road, units: unitsOf(ITALIA, { SHP: 1 }) },
      );
      return made[0]?.ends ?? short?.code;
    };
    expect([legs(15, null), legs(14, null), legs(14, 12), legs(14, 11)]).toEqual([
      1000,
      'out-of-move',
      1000,
      'impassable',
    ]);
  });
});

describe('meetings', () => {
  test('UM-11.34 who goes by sea meets nobody who goes by land between the same two places', () => {
    const coast = ['Carne', 'Gonzaga'].reduce(
      (board, name) => withGeneral(board, ITALIA, name, { location: P(name === 'Carne' ? 'RAV' : 'RIM') }),
      at({ RAV: { VEN: { SHP: 3 } }, RIM: { MIL: { FOT: 9 } } }),
    );
    const result = marched(coast, {
      VEN: [move(['Carne'], { SHP: 3 }, ['RIM'], { fleet: '1R' })],
      MIL: [move(['Gonzaga'], { FOT: 9 }, ['RAV'])],
    });
    expect([fates(result, 'VEN'), fates(result, 'MIL')]).toEqual([['done'], ['done']]);
  });

  test('UM-11.34, UM-21.21 of a road only those are told who met somebody there', () => {
    // Florence marches beside Venice and is nobody’s enemy; a second army of Milan sets out later behind the first.
    const crossing = ['Sforza', 'Malatesta'].reduce(
      (board, name) => withGeneral(board, ITALIA, name, { location: P('BRE') }),
      at({ BRE: { VEN: { FOT: 4 }, FLO: { FOT: 2 } }, LOD: { MIL: { FOT: 3 } } }),
    );
    const result = marched(crossing, {
      VEN: [move(['Sforza'], { FOT: 4 }, ['LOD'])],
      FLO: [move(['Malatesta'], { FOT: 2 }, ['LOD'])],
      MIL: [move(['Trivulzio'], { FOT: 3 }, ['BRE'])],
    });
    const told = result.events.find(({ kind }) => kind === 'meeting-told');
    expect(told).toMatchObject({ fellBack: [{ nation: N('MIL') }], wentOn: [{ nation: N('VEN') }] });
  });

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

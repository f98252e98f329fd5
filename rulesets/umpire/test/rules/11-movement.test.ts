import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { movement } from '../../src/phases/movement.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, type Ran, ran } from '../board.ts';
import {
  codesOf,
  fates,
  type Garrisons,
  garrisoned,
  inTurn,
  unitsAt,
  withGeneral,
  withNation,
  withProvince,
} from '../by-code.ts';
import { rolling } from '../dice.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const { move, stance } = marching(ITALIA);
const start = positionOf(ITALIA);
const SUMMER = 2;
const WINTER = 5;
const summer = inTurn(start, SUMMER);

type Sheets = { readonly [nation: string]: readonly Order[] };
const marched = (
  position: GamePosition,
  orders: Sheets,
  dice: { readonly [label: string]: readonly number[] } = {},
): Ran => ran(position, [movement], orders, rolling(dice));
const at = (garrisons: Garrisons, position = summer): GamePosition => garrisoned(position, ITALIA, garrisons);
const units = (result: Ran, nation: string, province: string) => unitsAt(result.state, ITALIA, nation, province);
const placeOf = ({ state }: Ran, general: string): string | undefined =>
  ITALIA.provinces[(state.generals[G(general) - 1]?.location ?? 0) - 1]?.code;
const stackOf = ({ state }: Ran, nation: string, province: string) =>
  state.stacks[P(province)]?.find((stack) => stack.nation === N(nation));
const besieged = (
  position: GamePosition,
  province: string,
  by: string,
  outside: readonly string[] = [],
): GamePosition =>
  withProvince(position, ITALIA, province, {
    siege: { besiegers: [N(by)], t: 1, reliefBeaten: null, reliefOutside: outside.map(N) },
  });

test('UM-11.44, UM-20.9 the example sheet of the rulebook', () => {
  const result = marched(start, {
    VEN: [
      move(['Carne', 'Bari'], { FOT: 4, HRS: 6 }, ['PAD'], { army: '1D' }),
      move(['Carne'], { FOT: 11 }, ['CHI'], { army: '1R' }),
      move(['Colleoni'], { SHP: 4 }, ['VEN', 'CHI'], { fleet: '1D' }),
      move(['Colleoni'], { SHP: 4, FOT: 4 }, ['RAV'], { fleet: '1R', army: '3M' }),
      stance('Sforza', { army: '2M' }),
      move(['Sforza'], {}, ['BER', 'COM', 'MON'], {}),
    ],
  });
  expect(fates(result, 'VEN')).toEqual(['done', 'done', 'done', 'done', 'done', 'partial stopped']);
  expect([units(result, 'VEN', 'VER'), units(result, 'VEN', 'PAD')]).toEqual([{ FOT: 1 }, { HRS: 6 }]);
  expect(units(result, 'VEN', 'CHI')).toEqual({ SHP: 1, FOT: 7 });
  expect(units(result, 'VEN', 'RAV')).toEqual({ SHP: 4, FOT: 5 });
  expect(stackOf(result, 'VEN', 'PAD')).toMatchObject({ armyOrder: '1D' });
  expect(stackOf(result, 'VEN', 'CHI')).toMatchObject({ armyOrder: '1R', fleetOrder: '1D' });
  expect(stackOf(result, 'VEN', 'RAV')).toMatchObject({ armyOrder: '3M', fleetOrder: '1R' });
  expect(stackOf(result, 'VEN', 'BRE')).toMatchObject({ armyOrder: '2M' });
  expect(['Carne', 'Bari', 'Colleoni', 'Sforza'].map((name) => placeOf(result, name))).toEqual([
    'CHI',
    'PAD',
    'RAV',
    'COM',
  ]);
});

describe('who is stopped', () => {
  const raid = [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE', 'PIA'])];

  test('UM-11.19, UM-11.20 hostile army units stop an army on its way; empty provinces and spies do not', () => {
    const held = marched(at({ CRE: { MIL: { FOT: 1 } } }), { VEN: raid });
    expect([fates(held, 'VEN'), placeOf(held, 'Carne')]).toEqual([['partial stopped'], 'CRE']);
    const open = marched(at({ CRE: { MIL: { SPY: 1 } } }), { VEN: raid });
    expect([fates(open, 'VEN'), placeOf(open, 'Carne')]).toEqual([['done'], 'PIA']);
  });

  test('UM-11.20 lines one after another do not evade it, but nobody is stopped who has not marched yet', () => {
    const staged = [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE']), move(['Carne'], { HRS: 1 }, ['PIA'])];
    const result = marched(at({ CRE: { MIL: { FOT: 1 } } }), { VEN: staged });
    expect([fates(result, 'VEN'), placeOf(result, 'Carne')]).toEqual([['done', 'partial stopped'], 'CRE']);
    const shared = at({ VER: { VEN: { HRS: 1 }, MIL: { FOT: 9 } } });
    expect(placeOf(marched(shared, { VEN: [move(['Carne'], { HRS: 1 }, ['PAD'])] }), 'Carne')).toBe('PAD');
  });

  test('UM-11.21 generals alone are stopped like armies; UM-11.22 the destination may hold anybody', () => {
    const alone = marched(at({ CRE: { MIL: { FOT: 1 } } }), { VEN: [move(['Carne'], {}, ['BRE', 'CRE', 'PIA'], {})] });
    expect(placeOf(alone, 'Carne')).toBe('CRE');
    const there = marched(at({ CRE: { MIL: { FOT: 9 } } }), { VEN: [move(['Carne'], { HRS: 1 }, ['BRE', 'CRE'])] });
    expect(fates(there, 'VEN')).toEqual(['done']);
  });

  test('UM-11.19 at sea hostile squadrons stop a fleet, armies ashore do not', () => {
    const line = [move(['Colleoni'], { SHP: 1 }, ['VEN', 'CHI'], { fleet: '1R' })];
    const ashore = at({ VEN: { MIL: { FOT: 5 } } });
    expect(placeOf(marched(ashore, { VEN: line }), 'Colleoni')).toBe('CHI');
    const afloat = at({ VEN: { MIL: { SHP: 1 } } });
    const result = marched(afloat, { VEN: line });
    expect([placeOf(result, 'Colleoni'), stackOf(result, 'VEN', 'VEN')?.fleetOrder]).toEqual(['VEN', '1R']);
  });

  test('UM-11.45 whoever has left in time is not there any more', () => {
    // Milan's horse leaves Cremona at once; Carne comes through at tick 576.
    const position = at({ CRE: { MIL: { HRS: 1 } } });
    const result = marched(position, { VEN: raid, MIL: [move(['Gonzaga'], { HRS: 1 }, ['PAR'])] });
    expect(placeOf(result, 'Carne')).toBe('PIA');
  });
});

describe('sieges and marches', () => {
  const verona = at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } });
  const out = [move(['Carne'], { FOT: 1 }, ['PAD'])];

  test('UM-11.23 the besieged do not march off, nor do their generals; who fought outside without a decision may', () => {
    const shut = marched(besieged(verona, 'VER', 'MIL'), { VEN: [...out, move(['Bari'], {}, ['PAD'], {})] });
    expect(fates(shut, 'VEN')).toEqual(['cancelled besieged', 'cancelled besieged']);
    expect(fates(marched(besieged(verona, 'VER', 'MIL', ['VEN']), { VEN: out }), 'VEN')).toEqual(['done']);
  });

  const venice = at({ VEN: { VEN: { SHP: 2, FOT: 2 }, MIL: { FOT: 9, SHP: 2 } } });
  const sail = [move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '1R', army: '1R' })];

  test('UM-11.24 the sea is free for the besieged where scenarios know no blockade', () => {
    const port = besieged(venice, 'VEN', 'MIL');
    const ancient = { ...port, setting: { ...port.setting, navalBlockade: false } };
    expect(fates(marched(ancient, { VEN: sail }), 'VEN')).toEqual(['done']);
  });

  test('UM-11.25 a blockade takes as many squadrons as the city side has', () => {
    const port = besieged(venice, 'VEN', 'MIL');
    const strict = { ...port, setting: { ...port.setting, navalBlockade: true } };
    expect(fates(marched(strict, { VEN: sail }), 'VEN')).toEqual(['cancelled blockaded']);
    const fewer = garrisoned(strict, ITALIA, { VEN: { VEN: { SHP: 3, FOT: 2 }, MIL: { FOT: 9, SHP: 2 } } });
    expect(fates(marched(fewer, { VEN: sail }), 'VEN')).toEqual(['done']);
  });

  test('UM-12.31, UM-12.33 army units that come by land are a relief force, those that land join the garrison', () => {
    const port = besieged(at({ CHI: { VEN: { FOT: 1 }, MIL: { FOT: 9 } } }), 'CHI', 'MIL');
    const byLand = marched(
      at({ PAD: { VEN: { FOT: 2 } } }, withGeneral(port, ITALIA, 'Carne', { location: P('PAD') })),
      {
        VEN: [move(['Carne'], { FOT: 2 }, ['CHI'])],
      },
    );
    expect(stackOf(byLand, 'VEN', 'CHI')?.reliefArrived).toBe(true);
    const bySea = marched(port, { VEN: [move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '1D', army: '1D' })] });
    expect(stackOf(bySea, 'VEN', 'CHI')?.reliefArrived).toBe(false);
    const strict = garrisoned({ ...port, setting: { ...port.setting, navalBlockade: true } }, ITALIA, {
      CHI: { VEN: { FOT: 1 }, MIL: { FOT: 9, SHP: 2 } },
    });
    const past = marched(strict, {
      VEN: [move(['Foscari'], { SHP: 1, FOT: 1 }, ['CHI'], { fleet: '1D', army: '1D' })],
    });
    expect(stackOf(past, 'VEN', 'CHI')?.reliefArrived).toBe(true);
  });
});

describe('attrition', () => {
  // Padua to Venice: 3 points, level 2. Milan stands in Venice.
  const camp = withGeneral(at({ PAD: { VEN: { FOT: 20 } } }), ITALIA, 'Carne', { location: P('PAD') });
  const line = [move(['Carne'], { FOT: 20 }, ['VEN'])];
  const threatened = garrisoned(withProvince(camp, ITALIA, 'VEN', { owner: N('FLO') }), ITALIA, {
    VEN: { MIL: { FOT: 1 } },
  });
  const lost = (position: GamePosition, roll: number) =>
    20 - (units(marched(position, { VEN: line }, { 'MOVE.attrition@VEN,1,1': [roll] }), 'VEN', 'VEN')['FOT'] ?? 0);

  test('UM-11.28 the level less one times the die and two, in percent', () => {
    expect([lost(threatened, 3), lost(threatened, 6)]).toEqual([1, 1]);
    expect(lost(garrisoned(threatened, ITALIA, { VEN: { MIL: { FOT: 1 } } }), 1)).toBe(0);
  });

  test('UM-11.27 in winter a level more, UM-1.16 and more without pay', () => {
    const winter = inTurn(threatened, WINTER);
    expect([lost(threatened, 3), lost(winter, 3)]).toEqual([1, 2]);
    expect(lost(withNation(winter, ITALIA, 'VEN', { morale: 50 }), 3)).toBe(3);
  });

  test('UM-11.26, UM-11.29, UM-11.30 none on a road of one nation, or far from any enemy; a friend owns nothing of theirs', () => {
    const own = withProvince(threatened, ITALIA, 'VEN', { owner: N('VEN') });
    expect(lost(own, 6)).toBe(0);
    const peaceful = garrisoned(threatened, ITALIA, { VEN: { FLO: { FOT: 5 } } });
    expect(lost(peaceful, 6)).toBe(0);
    const ship = garrisoned(threatened, ITALIA, { VEN: { MIL: { SHP: 1 } } });
    expect(lost(ship, 6)).toBe(1);
  });

  const fleet = at({ VEN: { VEN: { SHP: 10, FOT: 10 } } });
  const voyage = [move(['Foscari'], { SHP: 10, FOT: 10 }, ['RAV'], { fleet: '1R', army: '1R' })];
  const storm = (position: GamePosition, rolls: { readonly [label: string]: readonly number[] }) =>
    marched(position, { VEN: voyage }, rolls);

  test('UM-11.31, UM-11.32 storms: 5 percent a level, one more in spring and autumn, two in winter', () => {
    const caught = (turn: number, roll: number): boolean => {
      const result = storm(inTurn(fleet, turn), {
        'MOVE.storm@VEN,1,1': [roll],
        'MOVE.stormloss@VEN,1,1': [6],
        'MOVE.stormloss.frac@VEN,1,1': [1],
      });
      return (units(result, 'VEN', 'RAV')['SHP'] ?? 0) < 10;
    };
    const most = [
      [1, 10],
      [SUMMER, 5],
      [4, 10],
      [WINTER, 15],
    ] as const;
    for (const [turn, needed] of most) expect([caught(turn, needed), caught(turn, needed + 1)]).toEqual([true, false]);
  });

  test('UM-11.33 squadrons sink by level and die, and with them what they carry; nobody is left without a ship', () => {
    const winter = inTurn(fleet, WINTER);
    const rolls = { 'MOVE.storm@VEN,1,1': [1], 'MOVE.stormloss@VEN,1,1': [6], 'MOVE.stormloss.frac@VEN,1,1': [81] };
    // Level 3, 18 percent of ten squadrons: one, and another by 80 of 100.
    expect(units(storm(winter, rolls), 'VEN', 'RAV')).toEqual({ SHP: 9, FOT: 10 });
    expect(units(storm(winter, { ...rolls, 'MOVE.stormloss.frac@VEN,1,1': [80] }), 'VEN', 'RAV')).toEqual({
      SHP: 8,
      FOT: 9,
    });
    const single = garrisoned(winter, ITALIA, { VEN: { VEN: { SHP: 1, FOT: 1 } } });
    const sunk = marched(
      single,
      { VEN: [move(['Foscari'], { SHP: 1, FOT: 1 }, ['RAV'], { fleet: '1R' })] },
      { ...rolls, 'MOVE.stormloss.frac@VEN,1,1': [1] },
    );
    expect([units(sunk, 'VEN', 'RAV'), sunk.state.generals[G('Foscari') - 1]?.state]).toEqual([{ FOT: 1 }, 'dead']);
  });
});

describe('meetings en route', () => {
  /** Milanese in Lodi and Venetians in Brescia march at each other, 4 points; each line a number of foot. */
  const meeting = (milan: readonly number[], venice: readonly number[], position = summer): readonly string[] => {
    const generals = { MIL: ['Trivulzio', 'Gonzaga', 'Vimercate'], VEN: ['Sforza', 'Carne', 'Bari'] } as const;
    const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
    let board = at({ LOD: { MIL: { FOT: sum(milan) } }, BRE: { VEN: { FOT: sum(venice) } } }, position);
    for (const name of generals.MIL) board = withGeneral(board, ITALIA, name, { location: P('LOD') });
    for (const name of generals.VEN) board = withGeneral(board, ITALIA, name, { location: P('BRE') });
    const lines = (names: readonly string[], counts: readonly number[], to: string) =>
      counts.map((count, line) => move([names[line] ?? ''], count === 0 ? {} : { FOT: count }, [to]));
    const result = marched(board, {
      MIL: lines(generals.MIL, milan, 'BRE'),
      VEN: lines(generals.VEN, venice, 'LOD'),
    });
    return [fates(result, 'MIL').join(', '), fates(result, 'VEN').join(', ')];
  };
  const BACK = 'partial forced-back';

  test('UM-11.34, UM-11.35, UM-11.36 the smaller falls back, however many small ones there are', () => {
    expect(meeting([4], [3, 3, 2])).toEqual(['done', `${BACK}, ${BACK}, ${BACK}`]);
  });

  test('UM-11.38 equals turn each other, and all are judged before anybody falls back', () => {
    expect(meeting([3], [3])).toEqual([BACK, BACK]);
    expect(meeting([5, 2], [4])).toEqual([`done, ${BACK}`, BACK]);
  });

  test('UM-11.38 a general alone is turned by troops; two generals pass each other', () => {
    expect(meeting([0], [1])).toEqual([BACK, 'done']);
    expect(meeting([0], [0])).toEqual(['done', 'done']);
  });

  test('UM-11.34 only the hostile meet', () => {
    expect(meeting([3], [3], withNation(summer, ITALIA, 'MIL', { enemies: [] }))).toEqual([BACK, BACK]);
    const peace = changed(summer, ({ nations }) => {
      for (const nation of nations) if (nation !== null) nation.enemies = [];
    });
    expect(meeting([3], [3], peace)).toEqual(['done', 'done']);
  });

  test('UM-11.37 groups meet if one is on the way when the other sets out, and UM-21.21 both ends hear of it', () => {
    const late = at({ LOD: { MIL: { FOT: 2 } }, BRE: { VEN: { FOT: 3 } } });
    const result = marched(late, {
      MIL: [move(['Vimercate'], {}, ['LOD'], {}), move(['Vimercate'], { FOT: 2 }, ['BRE'])],
      VEN: [move(['Sforza'], { FOT: 3 }, ['LOD'])],
    });
    expect([fates(result, 'MIL'), fates(result, 'VEN')]).toEqual([['done', BACK], ['done']]);
    expect(units(result, 'MIL', 'LOD')).toEqual({ FOT: 2 });
    const told = result.heard('VEN').find(({ kind }) => kind === 'meeting-told');
    expect(told).toMatchObject({ fellBack: [{ nation: N('MIL') }], wentOn: [{ nation: N('VEN') }] });
  });
});

describe('what lines come to', () => {
  test('UM-11.18 a line ends where its general or its troops are not', () => {
    const stopped = marched(at({ CRE: { MIL: { FOT: 1 } } }), {
      VEN: [move(['Carne'], { HRS: 2 }, ['BRE', 'CRE', 'PIA']), move(['Carne'], { HRS: 2 }, ['PAR'])],
    });
    expect(fates(stopped, 'VEN')).toEqual(['partial stopped', 'cancelled not-together']);
    const left = marched(at({ CRE: { MIL: { FOT: 1 } } }), {
      VEN: [
        move(['Carne'], { HRS: 2 }, ['BRE', 'CRE', 'PIA']),
        move(['Bari'], {}, ['BRE', 'CRE'], {}),
        move(['Bari'], { FOT: 1 }, ['PIA']),
      ],
    });
    expect(fates(left, 'VEN')).toEqual(['partial stopped', 'done', 'cancelled no-units']);
  });

  test('UM-11.18, UM-20.27 the group goes with what is there', () => {
    const few = marched(at({ VER: { VEN: { FOT: 2 } } }), { VEN: [move(['Carne'], { FOT: 5 }, ['PAD'])] });
    expect([fates(few, 'VEN'), units(few, 'VEN', 'PAD')]).toEqual([['partial no-units'], { FOT: 9 }]);
  });

  test('UM-11.2 marching troops without orders get 1D in a city of their own, else 1R', () => {
    const bare = marched(summer, {
      VEN: [move(['Carne'], { FOT: 1 }, ['PAD'], {}), move(['Bari'], { FOT: 1 }, ['MAN'], {})],
    });
    expect([stackOf(bare, 'VEN', 'PAD')?.armyOrder, stackOf(bare, 'VEN', 'MAN')?.armyOrder]).toEqual(['1D', '1R']);
  });

  test('UM-11.40, UM-11.42, UM-12.2 orders are for all troops of the arm there, and the last of several holds', () => {
    const result = marched(summer, {
      VEN: [
        move(['Carne'], { FOT: 1 }, ['PAD'], { army: '3M', fleet: '2D' }),
        move(['Bari'], { FOT: 1 }, ['PAD'], { army: '2R' }),
      ],
    });
    expect(stackOf(result, 'VEN', 'PAD')).toMatchObject({ armyOrder: '2R', fleetOrder: null });
  });

  test('UM-11.40 orders of cancelled lines are void', () => {
    const verona = besieged(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), 'VER', 'MIL');
    const result = marched(verona, { VEN: [move(['Carne'], { FOT: 1 }, ['PAD'], { army: '3M' })] });
    expect(stackOf(result, 'VEN', 'VER')?.armyOrder).toBeNull();
  });

  test('UM-11.41, UM-11.48, UM-20.28 a general commands those who stand with them, and needs somebody to command', () => {
    const result = marched(at({ VER: { VEN: { FOT: 2 } } }), {
      VEN: [
        stance('Carne', { army: '2M', fleet: '1R' }),
        stance('Bari', { fleet: '1R' }),
        move(['Carne'], {}, ['PAD'], {}),
      ],
    });
    expect(fates(result, 'VEN')).toEqual(['partial no-units', 'cancelled no-units', 'done']);
    expect(stackOf(result, 'VEN', 'VER')?.armyOrder).toBe('2M');
  });

  test('UM-11.43 units dropped on the way stay where they are', () => {
    const empty = at({ MAN: {}, CRE: {}, VER: { VEN: { HRS: 3 } } });
    const result = marched(empty, {
      VEN: [move(['Carne'], { HRS: 3 }, ['MAN']), move(['Carne'], { HRS: 2 }, ['CRE'])],
    });
    expect([units(result, 'VEN', 'MAN'), units(result, 'VEN', 'CRE')]).toEqual([{ HRS: 1 }, { HRS: 2 }]);
  });

  test('UM-11.49 a voyage without its ships is not made; cargo above their number stays ashore', () => {
    const port = at({ VEN: { VEN: { SHP: 2, FOT: 4 } }, CHI: {} });
    const result = marched(port, {
      VEN: [
        move(['Loredan'], { SHP: 2 }, ['CHI'], { fleet: '1R' }),
        move(['Foscari'], { SHP: 2, FOT: 2 }, ['RAV'], { fleet: '1R', army: '1R' }),
      ],
    });
    expect(fates(result, 'VEN')).toEqual(['done', 'cancelled no-units']);
    const few = marched(port, { VEN: [move(['Foscari'], { SHP: 2, FOT: 4 }, ['RAV'], { fleet: '1R', army: '1R' })] });
    expect(units(few, 'VEN', 'VEN')).toEqual({ FOT: 2 });
  });

  test('UM-9.6 lines of a dead general go on with a companion, else they are cancelled', () => {
    const dead = withGeneral(summer, ITALIA, 'Carne', { state: 'dead' });
    const result = marched(dead, {
      VEN: [move(['Carne', 'Bari'], { FOT: 1 }, ['PAD']), move(['Carne'], { FOT: 1 }, ['BRE'])],
    });
    expect(fates(result, 'VEN')).toEqual(['partial general-unfit', 'cancelled general-unfit']);
    expect(placeOf(result, 'Bari')).toBe('PAD');
  });
});

test('UM-11.18 no result depends on whose turn comes first', () => {
  const orders: Sheets = {
    MIL: [move(['Piccinino'], { FOT: 6 }, ['LOD', 'BRE'], { army: '2M' }), move(['Gonzaga'], { HRS: 3 }, ['BRE'])],
    VEN: [move(['Sforza'], { FOT: 5, HRS: 4 }, ['LOD']), move(['Carne'], { HRS: 6 }, ['BRE', 'CRE'])],
    FLO: [move(['Malatesta'], { HRS: 2 }, ['PER', 'SPO'])],
  };
  // One season for all turns, which differ by the order of nations alone.
  const mild = {
    ...start,
    setting: {
      ...start.setting,
      calendar: start.setting.calendar.map((each) => ({ ...each, season: 'summer' as const })),
    },
  };
  const turns = [1, 2, 3, 4, 5, 6].map((turn) => marched(inTurn(mild, turn), orders).state.stacks);
  for (const stacks of turns) expect(stacks).toEqual(turns[0]);
});

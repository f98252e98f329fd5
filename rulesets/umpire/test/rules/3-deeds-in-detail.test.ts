import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { Order } from '../../src/order.ts';
import { options } from '../../src/phases/options.ts';
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
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, type: T, general: G } = codesOf(ITALIA);
const WINTER = 6;
const start = withNation(inTurn(positionOf(ITALIA), WINTER), ITALIA, 'MIL', { treasury: 500 });
const at = (garrisons: Garrisons): GamePosition => garrisoned(start, ITALIA, garrisons);
type Rolls = { readonly [label: string]: readonly number[] };
const by = (position: GamePosition, nation: string, orders: readonly Order[], rolls: Rolls = {}): Ran =>
  ran(position, [options], { [nation]: orders }, rolling(rolls));
const treasuryOf = ({ state }: Ran, nation: string) => state.nations[N(nation)]?.treasury;
const reasons = (after: Ran, nation: string) =>
  after.heard(nation).flatMap((told) => (told.kind === 'order-done' ? [told.reason] : []));
const newsOf = ({ events }: Ran, kind: Event['kind']) => events.filter((event) => event.kind === kind);
const kinds = ({ events }: Ran) => events.map(({ kind }) => kind);

describe('news', () => {
  const capital = (province: string): Order => ({ verb: 'CAPITAL', args: { province: P(province) } });

  test('UM-21.21 founding, rebuilding, a sack, a gift and a new capital are told to those in range', () => {
    const ruin = withProvince(start, ITALIA, 'PAV', { cty: 'D' });
    const founded = by(ruin, 'MIL', [{ verb: 'FOUND', args: { province: P('PAV'), revenue: 2, name: 'Novara' } }]);
    expect(newsOf(founded, 'founding-told')).toMatchObject([
      { province: P('PAV'), nation: N('MIL'), name: 'Novara', rebuilt: false },
    ]);
    const rebuilt = by(ruin, 'MIL', [{ verb: 'REBUILD', args: { province: P('PAV') } }]);
    expect(newsOf(rebuilt, 'founding-told')).toMatchObject([{ name: 'Pavia', rebuilt: true }]);
    const sacked = by(start, 'MIL', [{ verb: 'SACK', args: { province: P('PAV') } }]);
    expect(newsOf(sacked, 'sack-told')).toMatchObject([{ province: P('PAV'), nation: N('MIL') }]);
    expect(newsOf(by(start, 'MIL', [capital('PAV')]), 'capital-told')).toMatchObject([
      { province: P('PAV'), nation: N('MIL') },
    ]);
  });

  test('UM-9.26, UM-21.21 a gift is told with the turns of a siege that goes on, and nobody rebels who did not before', () => {
    const given = (siege: boolean) => {
      const besieged = { besiegers: [N('FLO')], t: 3, reliefBeaten: null, reliefOutside: [] };
      return by(withProvince(start, ITALIA, 'CRE', { siege: siege ? besieged : null }), 'MIL', [
        { verb: 'CEDE', args: { province: P('CRE'), nation: N('VEN') } },
      ]);
    };
    const told = { manner: 'cession', from: N('MIL'), to: N('VEN'), sacked: false, cty: 'Y' };
    expect(newsOf(given(true), 'capture-told')).toMatchObject([{ ...told, t: 3 }]);
    expect(newsOf(given(false), 'capture-told')).toMatchObject([{ ...told, t: 0 }]);
    expect(given(false).state.provinces[P('CRE')]).toMatchObject({ siege: null, rebelAgainst: null });
  });

  test('UM-9.23, UM-9.24 the capital that stays one leaves nothing behind', () => {
    const retaken = withProvince(start, ITALIA, 'MIL', { loyalty: 2 });
    const after = by(retaken, 'MIL', [capital('MIL')]);
    expect(newsOf(after, 'capital-moved')).toMatchObject([
      { from: null, to: P('MIL'), fromLoyalty: null, toLoyalty: 3 },
    ]);
    expect(after.state.provinces[P('MIL')]?.loyalty).toBe(3);
    expect(newsOf(by(start, 'MIL', [capital('PAV')]), 'capital-moved')).toMatchObject([
      { from: P('MIL'), to: P('PAV'), fromLoyalty: 2, toLoyalty: 3 },
    ]);
  });

  test('UM-9.21, UM-9.24 another province of loyalty 3 may be chosen; tribes have no seat in a ruin', () => {
    const loyal = withProvince(start, ITALIA, 'PAV', { loyalty: 3 });
    expect(fates(by(loyal, 'MIL', [capital('PAV')]), 'MIL')).toEqual(['done']);
    const ruin = withNation(withProvince(start, ITALIA, 'PAV', { cty: 'D' }), ITALIA, 'MIL', { kind: 'tribal' });
    expect(fates(by(ruin, 'MIL', [capital('PAV')]), 'MIL')).toEqual(['cancelled no-city']);
  });
});

describe('to whom', () => {
  test('UM-20.17, UM-20.21 neither the Independents, nor a seat that is only kept, nor nobody, are given anything', () => {
    const kept = withNation(positionOf(ITALIA, { rebelGenerals: 'newNation' }), ITALIA, 'MIL', { treasury: 500 });
    const send = (nation: number): Order => ({ verb: 'TRANSFER', args: { nation, tenths: 10 } });
    const after = by(kept, 'MIL', [send(N('IND')), send(ITALIA.nations.length + 1), send(99)]);
    expect(fates(after, 'MIL')).toEqual(['cancelled not-allowed', 'cancelled not-allowed', 'cancelled not-allowed']);
    expect(treasuryOf(after, 'MIL')).toBe(500);
  });

  test('UM-20.18, UM-20.24 a general who does not exist is nobody’s', () => {
    const after = by(start, 'MIL', [
      { verb: 'REASSIGN', args: { general: 99, command: 'sea' } },
      { verb: 'ASSASSINATE', args: { general: 99, tenths: 50 } },
    ]);
    expect(fates(after, 'MIL')).toEqual(['cancelled not-own-general', 'cancelled general-unfit']);
  });

  test('UM-20.23 without any province nobody is appointed; the reason names the place that was asked for, or the capital', () => {
    const homeless = changed(start, ({ provinces }) => {
      for (const province of provinces) if (province?.owner === N('MIL')) province.owner = N('VEN');
    });
    const appoint = (province?: string): Order => ({
      verb: 'APPOINT',
      args: { command: 'land', ...(province === undefined ? {} : { province: P(province) }) },
    });
    expect(reasons(by(homeless, 'MIL', [appoint('PAV'), appoint()]), 'MIL')).toEqual([
      { code: 'not-owner', province: P('PAV') },
      { code: 'not-owner', province: P('MIL') },
    ]);
  });
});

describe('intrigue', () => {
  const kill = (general: string): Order => ({ verb: 'ASSASSINATE', args: { general: G(general), tenths: 50 } });

  test('UM-9.13, UM-9.14 of an attempt on an own general nobody is traced; only an own one loves their ruler less', () => {
    const own = by(start, 'MIL', [kill('Trivulzio')], { 'ASSASSIN.traced@Trivulzio': [1] });
    expect(newsOf(own, 'assassin-sent')).toMatchObject([{ result: 'missed', traced: false }]);
    expect(newsOf(own, 'loyalty-shaken')).toHaveLength(1);
    const foreign = by(start, 'MIL', [kill('Carne')], { 'ASSASSIN.traced@Carne': [25] });
    expect(newsOf(foreign, 'assassin-sent')).toMatchObject([{ result: 'missed', traced: true }]);
    expect(newsOf(foreign, 'loyalty-shaken')).toEqual([]);
  });

  test('UM-9.10 only who was struck and lives loses health, and never below 0', () => {
    const after = (health: number, strike: number) =>
      by(withGeneral(start, ITALIA, 'Carne', { health }), 'MIL', [kill('Carne')], {
        'ASSASSIN.strike@Carne': [strike],
        'ASSASSIN.survive@Carne': [10],
      }).state.generals[G('Carne') - 1]?.health;
    expect([after(4, 20), after(4, 21), after(0, 20)]).toEqual([3, 4, 0]);
  });

  const bribe: Order = { verb: 'BRIBE', args: { province: P('VER'), tenths: 100 } };

  test('UM-20.19, UM-9.17 two nations may bribe in one city; it is kept what was offered and answered', () => {
    const both = withNation(
      withNation(at({ VER: { VEN: { FOT: 2 }, MIL: { SPY: 1 }, FLO: { SPY: 1 } } }), ITALIA, 'FLO', {
        enemies: [N('VEN')],
      }),
      ITALIA,
      'FLO',
      { treasury: 500 },
    );
    const after = ran(both, [options], { MIL: [bribe], FLO: [bribe] }, rolling({ 'BRIBE.accept@MIL,VER': [60] }));
    expect([fates(after, 'MIL'), fates(after, 'FLO')]).toEqual([['done'], ['done']]);
    expect(newsOf(after, 'bribe-offered')).toMatchObject([
      { by: N('MIL'), province: P('VER'), tenths: 100, accepted: true },
      { by: N('FLO'), province: P('VER'), tenths: 100, accepted: false },
    ]);
  });

  test('UM-9.18 a garrison of friends will do, though the owner has spies alone there', () => {
    const guests = at({ VER: { VEN: { SPY: 1 }, FLO: { FOT: 1 }, MIL: { SPY: 1 } } });
    expect(fates(by(guests, 'MIL', [bribe]), 'MIL')).toEqual(['done']);
  });
});

describe('units', () => {
  const convert = (from: string, to: string, count: number | 'ALL'): Order => ({
    verb: 'CONVERT',
    args: { province: P('MIL'), from: T(from), to: T(to), count, free: false },
  });
  const horse = (treasury: number) => withNation(at({ MIL: { MIL: { HRS: 5, FOT: 1 } } }), ITALIA, 'MIL', { treasury });
  const fate = (treasury: number, order: Order) => {
    const after = by(horse(treasury), 'MIL', [order]);
    return [fates(after, 'MIL')[0], unitsAt(after.state, ITALIA, 'MIL', 'MIL').FOT];
  };

  test('UM-9.29, UM-20.22 the pair must be that of the scenario in both its parts', () => {
    expect(fate(500, convert('HRS', 'BOM', 1))).toEqual(['cancelled not-allowed', 1]);
    expect(fate(500, convert('HRS', 'FOT', 1))).toEqual(['done', 2]);
  });

  test('UM-20.22 all that are there are done; ALL is as many as can be paid; of two reasons that of the money is told', () => {
    expect(fate(500, convert('HRS', 'FOT', 5))).toEqual(['done', 6]);
    expect(fate(500, convert('HRS', 'FOT', 6))).toEqual(['partial no-units', 6]);
    expect(fate(500, convert('HRS', 'FOT', 'ALL'))).toEqual(['done', 6]);
    expect(fate(50, convert('HRS', 'FOT', 'ALL'))).toEqual(['done', 3]);
    expect(fate(50, convert('HRS', 'FOT', 9))).toEqual(['partial no-money', 3]);
  });

  test('UM-20.4, UM-20.5 what it would have cost stands beside what there was', () => {
    expect(reasons(by(horse(50), 'MIL', [convert('HRS', 'FOT', 4)]), 'MIL')).toEqual([
      { code: 'no-money', cost: 80, treasury: 50 },
    ]);
    const improve: Order = { verb: 'IMPROVE', args: { province: P('PAV'), points: 2 } };
    expect(reasons(by(withNation(start, ITALIA, 'MIL', { treasury: 30 }), 'MIL', [improve]), 'MIL')).toEqual([
      { code: 'no-money', cost: 40, treasury: 30 },
    ]);
  });

  test('UM-7.8 pay is kept back in turns of taxation only, and of the civilised', () => {
    const kept = (taxation: boolean, kind: 'civilised' | 'tribal') => {
      const calendar = start.setting.calendar.map((turn) => ({ ...turn, taxation, demobilisation: true }));
      const board = withNation({ ...start, setting: { ...start.setting, calendar } }, ITALIA, 'MIL', { kind });
      const disband: Order = { verb: 'DISBAND', args: { province: P('MIL'), type: T('FOT'), count: 2 } };
      return by(board, 'MIL', [disband]).state.nations[N('MIL')]?.disbandedPay;
    };
    expect([kept(true, 'civilised'), kept(false, 'civilised'), kept(true, 'tribal')]).toEqual([20, 0, 0]);
  });
});

describe('ranks', () => {
  const rank = (general: string, level: number): Order => ({ verb: 'RANK', args: { general: G(general), level } });

  test('UM-10.21 an equal who is left behind was not passed over', () => {
    const equals = withGeneral(start, ITALIA, 'Vimercate', { seniority: 10 });
    const after = by(equals, 'MIL', [rank('Vimercate', 11)], { 'RANK.passed@Gonzaga': [1] });
    expect(newsOf(after, 'loyalty-shaken')).toEqual([]);
  });

  test('UM-10.20, UM-10.19 loyalty falls to 0; where no rank changes nothing is set', () => {
    const grim = withGeneral(start, ITALIA, 'Trivulzio', { trueLoyalty: 1 });
    const after = by(grim, 'MIL', [rank('Trivulzio', 0)], { 'RANK.demoted@Trivulzio': [1] });
    expect(after.state.generals[G('Trivulzio') - 1]?.trueLoyalty).toBe(0);
    expect(kinds(by(start, 'MIL', [rank('Trivulzio', 4)]))).toEqual(['order-done']);
  });
});

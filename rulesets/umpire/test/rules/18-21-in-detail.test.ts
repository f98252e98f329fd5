import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { captives } from '../../src/phases/captives.ts';
import { feudalDispersal } from '../../src/phases/feudal-dispersal.ts';
import { newsheet } from '../../src/phases/newsheet.ts';
import { recovery } from '../../src/phases/recovery.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { treasury } from '../../src/phases/treasury.ts';
import { winterQuarters } from '../../src/phases/winter-quarters.ts';
import { spreadOver } from '../../src/rules/muster.ts';
import { errorOf } from '../../src/rules/new-ratings.ts';
import { inRange } from '../../src/rules/range.ts';
import type { GamePosition, Step } from '../../src/types.ts';
import { NOWHERE } from '../../src/words.ts';
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
const start = positionOf(ITALIA);
const AUTUMN = 4;
const autumn = inTurn(start, AUTUMN);
const at = (garrisons: Garrisons, position: GamePosition = autumn): GamePosition =>
  garrisoned(position, ITALIA, garrisons);
const done = (position: GamePosition, step: Step, orders: { readonly [nation: string]: readonly Order[] } = {}): Ran =>
  ran(position, [step], orders, rolling());
/** The names of all dice that are cast. */
const cast = (position: GamePosition, step: Step): readonly string[] => {
  const names: string[] = [];
  const dice = rolling();
  const listening = {
    ...dice,
    at: (name: string, place: string) => {
      names.push(`${name} ${place}`);
      return dice.at(name, place);
    },
  };
  ran(position, [step], {}, listening as typeof dice);
  return names;
};

describe('the end of the year', () => {
  test('UM-18.15 whoever has gone home is not rolled for, and who stays is', () => {
    const gone = at({ BER: { MIL: { FOT: 3 } } });
    expect(cast(gone, winterQuarters).filter((roll) => roll.startsWith('WINTER'))).toEqual([]);
    const war = withNation(autumn, ITALIA, 'NAP', { enemies: [N('VEN')] });
    expect(cast(at({ RAV: { NAP: { FOT: 1 } } }, war), winterQuarters)).toContain('WINTER.size NAP,RAV');
    expect(cast(at({ RAV: { NAP: { SPY: 1 } } }, war), winterQuarters)).toEqual([]);
  });

  test('UM-18.20, UM-18.21 one of each garrison stays, the rest goes by revenue, loyalty and ground; networks never', () => {
    const feudal = {
      ...autumn,
      setting: {
        ...autumn.setting,
        types: autumn.setting.types.map((type) => ({ ...type, feudal: type.feudal || type.category === 'spy' })),
      },
    };
    const barons = at({ FOG: { NAP: { BRN: 3, SPY: 2 } }, BAR: { NAP: { FOT: 1, BRN: 2 } } }, feudal);
    const { events } = done(barons, feudalDispersal);
    const dispersed = events.find((event) => event.kind === 'feudal-dispersed' && event.nation === N('NAP'));
    const left =
      dispersed?.kind === 'feudal-dispersed'
        ? dispersed.leave.map(({ province, units }) => [province, units[T('BRN')], units[T('SPY')]])
        : [];
    expect(left).toContainEqual([P('FOG'), 2, 0]);
    expect(left).toContainEqual([P('BAR'), 2, 0]);
    const come =
      dispersed?.kind === 'feudal-dispersed'
        ? dispersed.come.reduce((sum, { units }) => sum + (units[T('BRN')] ?? 0), 0)
        : 0;
    expect(come).toBe(left.reduce((sum, [, barony = 0]) => sum + barony, 0));
  });

  test('UM-18.21 feudal squadrons go to the coast by the same weights, and nowhere else', () => {
    const types = autumn.setting.types.map((type) => ({ ...type, feudal: type.code === 'SHP' }));
    const fleet = at({ NAP: { NAP: { SHP: 9000 } } }, { ...autumn, setting: { ...autumn.setting, types } });
    const { events } = done(fleet, feudalDispersal);
    const come = events.flatMap((event) =>
      event.kind === 'feudal-dispersed' && event.nation === N('NAP') ? event.come.map(({ province }) => province) : [],
    );
    const coast = fleet.setting.provinces.flatMap((info) => (info?.coastal ? [info.number] : []));
    expect([come.length > 1, come.filter((province) => !coast.includes(province))]).toEqual([true, []]);
  });

  test('UM-18.28 recruits go round one at a time, told in province order; who gets none is not told of', () => {
    const spread = (count: number) =>
      spreadOver(start.setting, [9, 4, 6], { type: T('FOT'), count }).map(({ province, units }) => [
        province,
        units[T('FOT')],
      ]);
    expect(spread(5)).toEqual([
      [4, 2],
      [6, 1],
      [9, 2],
    ]);
    expect(spread(1)).toEqual([[9, 1]]);
  });
});

describe('generals', () => {
  test('UM-18.1, UM-1.11 those of several nations on one ground are taken in nation order, each by rank', () => {
    const alone = ['Carne', 'Bari', 'Malatesta'].reduce(
      (position, name) => withGeneral(position, ITALIA, name, { location: P('MAN') }),
      at({ MAN: { IND: { FOT: 1 } } }),
    );
    const rich = ['VEN', 'FLO'].reduce(
      (position, nation) => withNation(position, ITALIA, nation, { treasury: 900 }),
      alone,
    );
    const { events } = done(rich, captives);
    const taken = events.flatMap((event) => (event.kind === 'captive-told' ? [event.general] : []));
    expect(taken).toEqual(['Carne', 'Bari', 'Malatesta'].map(G));
    const guarded = garrisoned(rich, ITALIA, { MAN: { VEN: { FOT: 1 }, IND: { FOT: 1 } } });
    const left = done(guarded, captives).events.flatMap((event) =>
      event.kind === 'captive-told' ? [event.general] : [],
    );
    expect(left).toEqual([G('Malatesta')]);
  });

  test('UM-10.16 the error die: 1 is one too low, 6 one too high', () => {
    expect([1, 2, 5, 6].map(errorOf)).toEqual([-1, 0, 0, 1]);
  });
});

describe('news', () => {
  test('UM-21.18 nobody is in range of nowhere, nor of a place by troops that are gone', () => {
    expect(inRange(start.setting, start.state, NOWHERE)).toEqual([]);
    const far = changed(at({ MIL: {} }), ({ stacks }) => {
      stacks[P('MIL')]?.push({
        nation: N('NAP'),
        units: start.setting.types.map(() => 0),
        armyOrder: null,
        fleetOrder: null,
        reliefArrived: false,
      });
    });
    expect(inRange(far.setting, far.state, P('MIL'))).not.toContain(N('NAP'));
  });

  test('UM-21.19 what happened nowhere reaches nobody by range, what happened somewhere reaches who is near', () => {
    const pending = (province: number | null) =>
      changed(start, (state) => {
        const event = { kind: 'elimination-told', rule: 'UM-21.21' };
        state.pendingNews.push({ turn: 1, what: 'sack', province, heard: [], event });
      });
    expect(done(pending(null), newsheet).events).toEqual([]);
    expect(done(pending(P('NAP')), newsheet).events).toHaveLength(1);
  });
});

describe('money', () => {
  const raise = (type: string, count: number): Order => ({
    verb: 'RECRUIT',
    args: { province: P('MIL'), type: T(type), count },
  });

  test('UM-16.9, UM-20.29 of two limits that of the men is told where it binds, else that of the money with its cost', () => {
    // Milan of 15 has 5 foot a turn at 30 percent.
    const told = (money: number, count: number) => {
      const rich = withNation(start, ITALIA, 'MIL', { treasury: money });
      const after = done(rich, recruitment, { MIL: [raise('FOT', count)] });
      return after.heard('MIL').flatMap((each) => (each.kind === 'order-done' ? [each.reason] : []))[0];
    };
    expect(told(500, 5)).toBeNull();
    expect(told(500, 6)).toMatchObject({ code: 'none-available' });
    expect(told(150, 6)).toMatchObject({ code: 'none-available' });
    expect(told(149, 6)).toEqual({ code: 'no-money', cost: 180, treasury: 149 });
  });

  test('UM-16.5 what is left of a type lessens line by line', () => {
    const rich = withNation(start, ITALIA, 'MIL', { treasury: 900 });
    const after = done(rich, recruitment, {
      MIL: [raise('FOT', 2), raise('FOT', 2), raise('FOT', 2), raise('FOT', 1)],
    });
    expect(fates(after, 'MIL')).toEqual(['done', 'done', 'partial none-available', 'cancelled none-available']);
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MIL')['FOT']).toBe(6 + 5);
  });

  test('UM-8.19, UM-8.3 a single point recovers and is finished; in turns without taxes nothing recovers', () => {
    const wasted = withProvince(inTurn(start, 2), ITALIA, 'PAV', { dev: 1, invPending: 1 });
    const pavia = ({ state }: Ran) => state.provinces[P('PAV')];
    expect(pavia(done(wasted, recovery))).toMatchObject({ dev: 0, inv: 1, invPending: 0 });
    expect(pavia(done(inTurn(wasted, 1), recovery))).toMatchObject({ dev: 1, inv: 1, invPending: 0 });
    expect(done(inTurn(start, 2), recovery).events).toEqual([]);
  });

  test('UM-17.17 where local revolts happen nothing declines; elsewhere a city at more than the usual tax may', () => {
    const taxed = (localRevolts: boolean, taxRate: number) => {
      const calm = { ...inTurn(start, 2), setting: { ...start.setting, localRevolts } };
      return cast(withNation(calm, ITALIA, 'MIL', { taxRate }), treasury).filter((roll) => roll.startsWith('DECLINE'));
    };
    expect([taxed(true, 120).length, taxed(false, 100).length, taxed(false, 101).length]).toEqual([0, 0, 8]);
  });

  test('UM-17.17 a point of investment, else of the revenue down to half of the first; devastation gives way', () => {
    const declined = (fields: { base?: number; inv?: number; dev?: number }) => {
      const calm = { ...inTurn(start, 2), setting: { ...start.setting, localRevolts: false } };
      const greedy = withNation(calm, ITALIA, 'MIL', { taxRate: 150 });
      const rolls = rolling({ 'DECLINE@PAV': [50] });
      const { state } = ran(withProvince(greedy, ITALIA, 'PAV', fields), [treasury], {}, rolls);
      const { base, inv, dev } = state.provinces[P('PAV')] ?? {};
      return [base, inv, dev];
    };
    // Pavia of 5: never below 3.
    expect(declined({ inv: 1 })).toEqual([5, 0, 0]);
    expect(declined({})).toEqual([4, 0, 0]);
    expect(declined({ base: 4 })).toEqual([3, 0, 0]);
    expect(declined({ base: 3 })).toEqual([3, 0, 0]);
    expect(declined({ dev: 2 })).toEqual([4, 0, 1]);
    expect(declined({ base: 4, dev: 1 })).toEqual([3, 0, 0]);
  });
});

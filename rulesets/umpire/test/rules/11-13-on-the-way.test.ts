import type { Dice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { makePassage, type Party } from '../../src/consequences/passage.ts';
import { fled, withdraw } from '../../src/consequences/withdraw.ts';
import type { Order } from '../../src/order.ts';
import { movement } from '../../src/phases/movement.ts';
import { nearestHome } from '../../src/rules/nearest.ts';
import { waysFrom } from '../../src/rules/routes.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, ran } from '../board.ts';
import { codesOf, inTurn, unitsAt, unitsOf, withGeneral, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { fought } from '../fighting.ts';
import { marching } from '../marching.ts';
import { at, calm, doing, leaderless, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const { move } = marching(ITALIA);

describe('the way', () => {
  test('UM-13.15 of two ways of two legs to one province that of the lower attrition, then of the fewer points', () => {
    // From Cremona home to Bergamo: by Lodi 3 and 3, by Brescia 3 and 3, by Milan three legs.
    const homeward = (brescia: number, lodi: number) => {
      const { setting, state } = at({ BRE: {}, LOD: {} }, leaderless);
      const routes = (setting.world.routes ?? []).map((route) => {
        const joins = (one: string, other: string) =>
          route.by === 'land' && [P(one), P(other)].sort((a, b) => a - b).join() === [route.a, route.b].join();
        if (joins('BRE', 'BER')) return { ...route, figures: [brescia, 1] };
        return joins('LOD', 'BER') ? { ...route, figures: [lodi, 1] } : route;
      });
      const board = { setting: { ...setting, world: { ...setting.world, routes } }, state };
      const all = changed({ setting: board.setting, state }, ({ provinces }) => {
        for (const province of provinces) if (province !== null) province.owner = N('GEN');
        const home = provinces[P('BER')];
        if (home) home.owner = N('VEN');
      });
      const cleared = changed(all, (draft) => {
        draft.stacks = draft.stacks.map(() => []);
      });
      const way = nearestHome(cleared, {
        nation: N('VEN'),
        movers: [N('VEN')],
        homes: [N('VEN')],
        province: P('CRE'),
        arm: 'land',
        units: unitsOf(ITALIA, { FOT: 1 }),
      });
      return way?.legs.map(({ to }) => ITALIA.provinces[to - 1]?.code);
    };
    expect(homeward(4, 3)).toEqual(['LOD', 'BER']);
    expect(homeward(3, 4)).toEqual(['BRE', 'BER']);
  });

  test('UM-11.28, UM-1.14 attrition counts the army units that march, and no more', () => {
    // 8 percent of ninety-nine, where the fraction spares them: seven.
    const position = withGeneral(inTurn(at({ PAD: { VEN: { FOT: 99 } } }), 5), ITALIA, 'Carne', { location: P('PAD') });
    const rolls = { 'MOVE.attrition@VEN,1,1': [6], 'MOVE.attrition.frac@VEN,1,1': [93] };
    const { state } = ran(position, [movement], { VEN: [move(['Carne'], { FOT: 99 }, ['FER'])] }, rolling(rolls));
    expect(unitsAt(state, ITALIA, 'VEN', 'FER')).toEqual({ FOT: 92 });
  });

  test('UM-11.26, UM-11.30 at level 1, and for generals alone, no die is cast', () => {
    const summer = withGeneral(at({ PAD: { VEN: { FOT: 9 } } }), ITALIA, 'Carne', { location: P('PAD') });
    const cast = (position: GamePosition, troops: { readonly [type: string]: number }) => {
      const names: string[] = [];
      const dice = rolling();
      const listening: Dice = {
        ...dice,
        at: (name, place) => {
          names.push(name);
          return dice.at(name, place);
        },
      };
      ran(position, [movement], { VEN: [move(['Carne'], troops, ['FER'])] }, listening);
      return names;
    };
    expect(cast(summer, { FOT: 9 })).toEqual([]);
    expect(cast(inTurn(summer, 5), {})).toEqual([]);
    expect(cast(inTurn(summer, 5), { FOT: 9 })[0]).toBe('MOVE.attrition');
  });

  test('UM-11.29, UM-11.18 an enemy who arrives at the same tick makes the road unsafe', () => {
    // Brescia and Lodi to Cremona, both 3 points in winter, at one pace.
    const board = ['Carne', 'Gonzaga'].reduce(
      (position, name) =>
        withGeneral(position, ITALIA, name, { activity: 4, location: P(name === 'Carne' ? 'BRE' : 'LOD') }),
      withProvince(inTurn(at({ BRE: { VEN: { FOT: 99 } }, LOD: { MIL: { FOT: 1 } }, CRE: {} }), 5), ITALIA, 'CRE', {
        owner: N('FLO'),
      }),
    );
    const orders = { VEN: [move(['Carne'], { FOT: 99 }, ['CRE'])], MIL: [move(['Gonzaga'], { FOT: 1 }, ['CRE'])] };
    const rolls = { 'MOVE.attrition@VEN,1,1': [6], 'MOVE.attrition.frac@VEN,1,1': [93] };
    const there = (sheets: { readonly [nation: string]: readonly Order[] }) =>
      unitsAt(ran(board, [movement], sheets, rolling(rolls)).state, ITALIA, 'VEN', 'CRE');
    expect([there(orders), there({ VEN: orders.VEN })]).toEqual([{ FOT: 92 }, { FOT: 99 }]);
  });

  test('UM-1.15, UM-11.33 of several who sail together each loses its own, and only that is told', () => {
    const sea = at({ VEN: { VEN: { SHP: 3, FOT: 2 }, FLO: { SHP: 1, FOT: 2 } } });
    const [way] = waysFrom(sea.setting, P('VEN'), 'sea').filter(({ to }) => to === P('RAV'));
    if (way === undefined) throw new Error('no way');
    const parties = (['VEN', 'FLO'] as const).map((nation) => ({
      nation: N(nation),
      units: sea.state.stacks[P('VEN')]?.find((stack) => stack.nation === N(nation))?.units ?? [],
      generals: [],
    }));
    const passage = { parties, from: P('VEN'), way, rolls: 'ROUT' as const, subject: 'VEN' };
    const storm = (size: number, frac: number) => {
      let left: readonly Party[] = [];
      const rolls = { 'ROUT.storm@VEN': [1], 'ROUT.stormloss@VEN': [size], 'ROUT.stormloss.frac@VEN': [frac] };
      const { events } = doing(
        sea,
        (turn) => {
          left = makePassage(turn, passage);
        },
        rolls,
      );
      const told = events.flatMap((event) =>
        event.kind === 'units-lost' ? [[event.nation, event.units.join(' ')]] : [],
      );
      return { told, left: left.map(({ units }) => units.join(' ')) };
    };
    // One ship of four sinks, the first of the largest remainder; three carry three of four foot.
    expect(storm(6, 24)).toEqual({
      told: [
        [N('VEN'), '1 0 0 0 0 0 0'],
        [N('VEN'), '0 1 0 0 0 0 0'],
      ],
      left: ['2 1 0 0 0 0 0', '1 2 0 0 0 0 0'],
    });
    expect(storm(6, 25)).toEqual({ told: [], left: ['3 2 0 0 0 0 0', '1 2 0 0 0 0 0'] });
  });

  test('UM-12.28 on which all have fallen no arrival is told', () => {
    // From Mantua to Verona in winter 8 percent: of one foot the fraction takes it.
    const doomed = told(inTurn(at({ MAN: { VEN: { FOT: 1 }, IND: { FOT: 9 } }, VER: {} }), 5), 'MAN', {
      VEN: '1R',
      IND: '3M',
    });
    const march = { 'ROUT.attrition@VEN,MAN,1': [6], 'ROUT.attrition.frac@VEN,MAN,1': [8] };
    const { events } = fought(doomed, { ...calm('MAN', ['VEN', 'IND']), ...march });
    expect(events.filter(({ kind }) => kind === 'units-withdrew')).toEqual([]);
    expect(events.filter((event) => event.kind === 'units-lost' && event.why === 'attrition')).toHaveLength(1);
    const led = withGeneral(doomed, ITALIA, 'Carne', { location: P('MAN'), activity: 3, skill: 3 });
    const after = fought(led, { ...calm('MAN', ['VEN', 'IND']), ...march });
    expect(after.state.generals[G('Carne') - 1]?.location).toBe(P('VER'));
  });

  test('UM-12.30 a general goes with the only unit of his command, though others of his nation stay', () => {
    const port = withGeneral(
      told(at({ CHI: { VEN: { FOT: 1, SHP: 2 }, MIL: { FOT: 9 } }, PAD: {}, FER: {} }), 'CHI', {
        VEN: '1R',
        MIL: '3M',
      }),
      ITALIA,
      'Carne',
      { location: P('CHI'), activity: 3, skill: 3 },
    );
    const after = fought(port, calm('CHI', ['VEN', 'MIL']));
    expect(after.state.generals[G('Carne') - 1]?.location).toBe(P('PAD'));
  });

  test('UM-13.16, UM-11.33 a rout whose last ship sinks on its first leg ends there; the second leg rolls for itself', () => {
    const sea = at({ ZAR: { VEN: { SHP: 1 } } });
    const route = (from: string, to: string) => waysFrom(sea.setting, P(from), 'sea').find((way) => way.to === P(to));
    const legs = [route('ZAR', 'UDI'), route('UDI', 'VEN')].filter((way) => way !== undefined);
    const routed = (rolls: { readonly [label: string]: readonly number[] }) =>
      doing(
        sea,
        (turn) => withdraw(turn, N('VEN'), 'sea', { from: P('ZAR'), legs, why: 'rout', rule: 'UM-13.14' }),
        rolls,
      ).events.flatMap((event): readonly string[] => {
        if (event.kind === 'units-lost') return [event.why];
        return event.kind === 'units-withdrew' ? [`to ${ITALIA.provinces[event.to - 1]?.code}`] : [];
      });
    const sunk = { 'ROUT.storm@VEN,ZAR,1': [1], 'ROUT.stormloss@VEN,ZAR,1': [6], 'ROUT.stormloss.frac@VEN,ZAR,1': [1] };
    expect(routed(sunk)).toEqual(['storm']);
    const later = {
      'ROUT.storm@VEN,ZAR,2': [1],
      'ROUT.stormloss@VEN,ZAR,2': [6],
      'ROUT.stormloss.frac@VEN,ZAR,2': [1],
    };
    expect(routed(later)).toEqual(['to UDI', 'storm']);
  });

  test('UM-12.37 whoever has withdrawn, be it one unit, is out of all other fights of the turn', () => {
    const out: string[] = [];
    doing(at({ BRE: { VEN: { FOT: 1 } } }), (turn) => {
      const way = waysFrom(turn.setting, P('BRE'), 'land').find(({ to }) => to === P('VER'));
      const legs = way === undefined ? [] : [way];
      withdraw(turn, N('VEN'), 'land', { from: P('BRE'), legs, why: 'retreat', rule: 'UM-12.28' });
      out.push(...turn.memory.outOfFight);
    });
    expect(out).toEqual([fled(N('VEN'), P('VER'), 'land')]);
  });
});

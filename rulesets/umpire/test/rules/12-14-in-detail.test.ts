import { describe, expect, test } from 'vitest';
import { breakNetworks, exposed } from '../../src/consequences/exposed.ts';
import { dies } from '../../src/consequences/general-lost.ts';
import { newOwnerOf, strongestIn } from '../../src/consequences/pass-province.ts';
import { damaged } from '../../src/phases/conflict/devastation.ts';
import { renown } from '../../src/phases/conflict/wounds.ts';
import { movement } from '../../src/phases/movement.ts';
import { step } from '../../src/phases/step.ts';
import { relativeMobility } from '../../src/rules/mobility.ts';
import { nearestHome } from '../../src/rules/nearest.ts';
import type { Options } from '../../src/setting.ts';
import type { GamePosition, GameTurn } from '../../src/types.ts';
import type { CombatOrder } from '../../src/words.ts';
import { changed, positionOf, type Ran, ran } from '../board.ts';
import {
  codesOf,
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
import { fought, needed } from '../fighting.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G, type: T } = codesOf(ITALIA);
const { move } = marching(ITALIA);
const leaderless = changed(inTurn(positionOf(ITALIA), 2), ({ generals }) => {
  for (const general of generals) general.location = P('PAL');
});
const at = (garrisons: Garrisons, position: GamePosition = leaderless): GamePosition =>
  garrisoned(position, ITALIA, garrisons);
const told = (
  position: GamePosition,
  province: string,
  orders: { readonly [nation: string]: CombatOrder },
): GamePosition =>
  Object.entries(orders).reduce(
    (board, [nation, order]) => ordered(board, ITALIA, { nation, province, armyOrder: order, fleetOrder: order }),
    position,
  );
const calm = (province: string, nations: readonly string[]) =>
  Object.fromEntries(
    nations.flatMap((nation) => [
      [`SCOUT@${nation},land,${province}`, two(7)] as const,
      [`BATTLE@${nation},land,${province}`, two(7)] as const,
      [`UNNAMED.skill@${nation},land,${province}`, [4]] as const,
      [`UNNAMED.activity@${nation},land,${province}`, [4]] as const,
    ]),
  );
/** What happens when something is done in the middle of a turn. */
const doing = (
  position: GamePosition,
  run: (turn: GameTurn) => void,
  rolls: { readonly [label: string]: readonly number[] } = {},
): Ran => ran(position, [step({ number: 11, name: 'Something', rule: 'UM-1.2', run })], {}, rolling(rolls));
const lossesIn = ({ events }: Ran) =>
  events.flatMap((event) => (event.kind === 'units-lost' ? [[event.nation, event.units[T('FOT')]]] : []));

describe('sides and their losses', () => {
  /** Venice with Rome's help against Milan: more Roman foot than Venetian. */
  const allied = (venice: number, rome: number): GamePosition =>
    told(
      withNation(at({ VER: { VEN: { FOT: venice }, PAP: { FOT: rome }, MIL: { FOT: 30 } } }), ITALIA, 'PAP', {
        enemies: [N('MIL')],
      }),
      'VER',
      { VEN: '3M', PAP: '3M', MIL: '3M' },
    );

  test('UM-4.8 the owner holds, by whom the dice are called, also where a friend is stronger', () => {
    const fight = fought(allied(2, 28), calm('VER', ['VEN', 'MIL']));
    const battle = fight.events.find(({ kind }) => kind === 'battle-fought');
    expect(battle).toMatchObject({ holder: { nations: [N('VEN'), N('PAP')] } });
    expect(Object.keys(needed(fight)).filter((roll) => roll.includes('@PAP'))).toEqual([]);
  });

  test('UM-1.15, UM-13.10 each nation of a side loses its share, and of one that loses nothing nothing is told', () => {
    // By luck 19 percent better: the others lose 5 and 9 percent of thirty.
    const luck = { 'BATTLE@MIL,land,VER': two(12), 'BATTLE@VEN,land,VER': two(2) };
    const beaten = { ...calm('VER', ['VEN', 'MIL']), ...luck };
    const equal = lossesIn(fought(allied(15, 15), beaten)).slice(0, 2);
    expect(equal).toEqual([
      [N('VEN'), 2],
      [N('PAP'), 2],
    ]);
    const few = lossesIn(fought(allied(1, 29), beaten));
    expect(few.filter(([nation]) => nation !== N('MIL'))).toEqual([[N('PAP'), 4]]);
  });

  test('UM-13.7 mobility of nobody: twice as good over none, equal among none', () => {
    expect([relativeMobility(5, 0), relativeMobility(0, 0), relativeMobility(0, 5), relativeMobility(900, 1)]).toEqual([
      200, 100, 50, 200,
    ]);
  });
});

describe('the land', () => {
  test('UM-8.15, UM-8.16 damage goes down to just half of what it earned at first, rounded up', () => {
    const land = (orig: number, dev: number) => damaged({ orig, base: orig, inv: 0, dev }).dev;
    expect([land(4, 1), land(4, 2), land(5, 1), land(5, 2)]).toEqual([2, 2, 2, 2]);
    expect(damaged({ orig: 4, base: 4, inv: 1, dev: 0 })).toEqual({ inv: 0, dev: 0 });
  });
});

describe('who gets it', () => {
  test('UM-14.22, UM-14.24 an ally who is stronger goes before the rebels, also where the Independents were its first owners', () => {
    const taken = (milan: number) =>
      newOwnerOf(
        withProvince(at({ VER: { MIL: { FOT: milan }, IND: { FOT: 3 } } }), ITALIA, 'VER', { originalOwner: N('IND') }),
        [N('MIL'), N('IND')],
        P('VER'),
      );
    expect([taken(4), taken(3)]).toEqual([N('MIL'), N('IND')]);
  });

  test('UM-14.23 siege factors, then army units, then nation order; spies never count', () => {
    const strongest = (forces: Garrisons[string]) => {
      const board = at({ VER: forces });
      const types = board.setting.types.map((type) => (type.category === 'spy' ? { ...type, siege: 40 } : type));
      return strongestIn({ ...board, setting: { ...board.setting, types } }, [N('MIL'), N('FLO')], P('VER'));
    };
    expect(strongest({ MIL: { FOT: 1, SPY: 1 }, FLO: { FOT: 2 } })).toBe(N('FLO'));
    expect(strongest({ MIL: { FOT: 1 }, FLO: { SHP: 1, HRS: 1 } })).toBe(N('MIL'));
    expect(strongest({ MIL: { FOT: 1 }, FLO: { HRS: 2 } })).toBe(N('FLO'));
    expect(strongest({ MIL: { SHP: 1 }, FLO: { SHP: 1 } })).toBe(N('MIL'));
  });

  test('UM-14.29 who besieged the old owner and is no enemy of the new one goes on no more', () => {
    const besiegers = [N('MIL'), N('GEN')];
    const board = withProvince(at({ VER: { FLO: { FOT: 2 }, MIL: { FOT: 9 }, GEN: { FOT: 3 } } }), ITALIA, 'VER', {
      siege: { besiegers, t: 2, reliefBeaten: null, reliefOutside: [] },
    });
    const war = withNation(withNation(board, ITALIA, 'FLO', { enemies: [N('MIL')] }), ITALIA, 'GEN', {
      enemies: [N('VEN')],
    });
    const passed = fought(told(war, 'VER', { FLO: '1D', MIL: '1M' }), calm('VER', ['FLO', 'MIL'])).events.find(
      ({ kind }) => kind === 'province-passed',
    );
    expect(passed).toMatchObject({ to: N('FLO'), siege: { besiegers: [N('MIL')], t: 2 } });
  });
});

describe('names and networks', () => {
  const renowned = (reputation: number, by: 1 | -1): readonly (number | string)[] => {
    const board = withGeneral(leaderless, ITALIA, 'Sforza', { reputation });
    const after = doing(board, (turn) => renown(turn, turn.state.generals[G('Sforza') - 1] ?? null, by));
    return after.events.flatMap((event) => (event.kind === 'reputation-changed' ? [event.reputation] : [event.kind]));
  };

  test('UM-10.10 reputation goes up to 7 and down to 0, and nothing is said of it there', () => {
    expect([renowned(6, 1), renowned(7, 1), renowned(1, -1), renowned(0, -1)]).toEqual([[7], [], [0], []]);
  });

  test('UM-9.19, UM-14.17 by whom a network was broken: by the owner of the city, of the Independents nobody', () => {
    const broken = (province: string, forces: Garrisons[string]) =>
      doing(at({ [province]: forces }), (turn) => exposed(turn, N('FLO'), P(province)), {
        [`BRIBE.exposed@FLO,${province}`]: [60],
      }).events.flatMap((event) => (event.kind === 'network-destroyed' ? [event.by] : []));
    expect([broken('VER', { FLO: { SPY: 1 } }), broken('MAN', { FLO: { SPY: 1 } })]).toEqual([[N('VEN')], [null]]);
  });

  test('UM-3.12 where there is no network none is broken', () => {
    const lost = { nation: N('FLO'), province: P('VER'), by: null, rule: 'UM-9.19' };
    expect(doing(at({ VER: { FLO: { FOT: 1 } } }), (turn) => breakNetworks(turn, lost)).events).toEqual([]);
  });

  test('UM-10.13 by the letter of the old rules the dead of illness are not replaced, those of wounds are', () => {
    const due = (replacements: Options['replacements'], why: 'illness' | 'wounds') =>
      doing(positionOf(ITALIA, { replacements }), (turn) => dies(turn, G('Carne'), why, 'UM-17.33')).state.nations[
        N('VEN')
      ]?.replacementsDue;
    expect([due('killed', 'illness'), due('killed', 'wounds'), due('any loss', 'illness')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

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

  test('UM-12.28 of a retreat on which all have fallen no arrival is told', () => {
    // From Mantua to Verona in winter 8 percent: of one foot the fraction takes it.
    const doomed = told(inTurn(at({ MAN: { VEN: { FOT: 1 }, IND: { FOT: 9 } }, VER: {} }), 5), 'MAN', {
      VEN: '1R',
      IND: '3M',
    });
    const march = { 'ROUT.attrition@VEN,MAN,1': [6], 'ROUT.attrition.frac@VEN,MAN,1': [8] };
    const { events } = fought(doomed, { ...calm('MAN', ['VEN', 'IND']), ...march });
    expect(events.filter(({ kind }) => kind === 'units-withdrew')).toEqual([]);
    expect(events.filter((event) => event.kind === 'units-lost' && event.why === 'attrition')).toHaveLength(1);
  });
});

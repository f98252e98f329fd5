import { describe, expect, test } from 'vitest';
import { breakNetworks, exposed } from '../../src/consequences/exposed.ts';
import { dies } from '../../src/consequences/general-lost.ts';
import { loseGarrison, newOwnerOf, sackChance, strongestIn } from '../../src/consequences/pass-province.ts';
import { damaged } from '../../src/phases/conflict/devastation.ts';
import { renown } from '../../src/phases/conflict/wounds.ts';
import { mobilityOf, relativeMobility } from '../../src/rules/mobility.ts';
import type { Options } from '../../src/setting.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, type Ran } from '../board.ts';
import { codesOf, type Garrisons, unitsAt, unitsOf, withGeneral, withNation, withProvince } from '../by-code.ts';
import { two } from '../dice.ts';
import { fought, needed } from '../fighting.ts';
import { at, calm, doing, leaderless, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G, type: T } = codesOf(ITALIA);
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
    expect(mobilityOf(leaderless.setting, unitsOf(ITALIA, { SHP: 3 }), { arm: 'land', terrain: 0 })).toBe(0);
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

  test('UM-14.24 Independents who are there and took no part get nothing', () => {
    const board = at({ VER: { MIL: { FOT: 1 }, IND: { FOT: 3 } } });
    expect(newOwnerOf(board, [N('MIL')], P('VER'))).toBe(N('MIL'));
    expect(newOwnerOf(board, [N('IND')], P('VER'))).toBe(N('IND'));
  });

  test('UM-8.21, UM-8.23 no sack where no city stands, after a gift, or by friends; a long siege makes it likelier', () => {
    const entered = (cty: 'Y' | 'N' | 'D') =>
      needed(fought(withProvince(at({ VER: { MIL: { FOT: 1 } } }), ITALIA, 'VER', { cty })))['SACK@VER'];
    expect([entered('Y'), entered('N'), entered('D')]).toEqual([5, undefined, undefined]);
    for (const manner of ['friendly', 'cession'] as const)
      expect(sackChance(leaderless.state, { originalOwner: N('VEN') }, { to: N('MIL'), manner }, 9)).toBe(0);
    const siege = { besiegers: [N('MIL')], t: 6, reliefBeaten: null, reliefOutside: [] };
    const starved = fought(
      told(withProvince(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), ITALIA, 'VER', { siege }), 'VER', {
        VEN: '1D',
        MIL: '3M',
      }),
      {
        ...calm('VER', ['VEN', 'MIL']),
        'SURRENDER@VER': [1],
        'SACK@VER': [35],
      },
    );
    // 10 for a surrender, 25 for the turns from the third to the seventh.
    expect(needed(starved)['SACK@VER']).toBe(35);
    expect(starved.events.filter(({ kind }) => kind === 'sack-told')).toHaveLength(1);
    expect(starved.events.find(({ kind }) => kind === 'capture-told')).toMatchObject({ t: 7, sacked: true, cty: 'D' });
  });

  test('UM-14.25, UM-14.37 rebels go home when a player takes the place; Independents who lose their own stay outside', () => {
    const lost = told(at({ MAN: { IND: { FOT: 4 }, MIL: { FOT: 40 } } }), 'MAN', { IND: '1M', MIL: '3M' });
    const taken = fought(lost, { ...calm('MAN', ['IND', 'MIL']), 'CITYGRAB@MAN': [90] });
    expect([taken.state.provinces[P('MAN')]?.owner, unitsAt(taken.state, ITALIA, 'IND', 'MAN')]).toEqual([
      N('MIL'),
      { FOT: 4 },
    ]);
    expect(taken.state.provinces[P('MAN')]?.rebelAgainst).toBe(N('MIL'));
    const empty = fought(at({ VER: { MIL: { FOT: 1 } } }));
    expect(empty.events.filter(({ kind }) => kind === 'rebels-disbanded')).toEqual([]);
    expect(empty.events.find(({ kind }) => kind === 'province-passed')).toMatchObject({ rebelAgainst: null });
    expect(empty.events.find(({ kind }) => kind === 'capture-told')).toMatchObject({ t: 0, sacked: false });
  });

  test('UM-14.29, UM-21.21 what friends take over is told with the turns of its siege; a siege by nobody’s enemy is over', () => {
    const handed = (besieger: string) => {
      const siege = { besiegers: [N(besieger)], t: 2, reliefBeaten: null, reliefOutside: [] };
      const forces = { FLO: { FOT: 2 }, MIL: { FOT: 9 }, GEN: { FOT: 9 } };
      const board = withProvince(at({ VER: forces }), ITALIA, 'VER', { siege });
      const war = told(
        withNation(withNation(board, ITALIA, 'FLO', { enemies: [N('MIL')] }), ITALIA, 'GEN', { enemies: [N('VEN')] }),
        'VER',
        { FLO: '1D', MIL: '1M' },
      );
      const { events } = fought(war, calm('VER', ['FLO', 'MIL']));
      const find = (wanted: string) => events.find(({ kind }) => kind === wanted);
      return [find('province-passed'), find('capture-told')];
    };
    expect(handed('MIL')).toMatchObject([{ siege: { besiegers: [N('MIL')] } }, { manner: 'friendly', t: 2 }]);
    expect(handed('GEN')).toMatchObject([{ siege: null }, { manner: 'friendly', t: 0 }]);
  });

  test('UM-14.4 of a garrison that has no units of an arm no loss is told', () => {
    const storm = told(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 31 } } }), 'VER', { VEN: '1D', MIL: '3M' });
    const { events } = fought(storm, { ...calm('VER', ['VEN', 'MIL']), 'ASSAULT@VER': [1] });
    expect(events.filter((event) => event.kind === 'units-lost' && event.why === 'city fallen')).toHaveLength(1);
    const idle = doing(at({ VER: { VEN: { FOT: 2 } } }), (turn) =>
      loseGarrison(turn, P('VER'), [
        { nation: N('VEN'), arm: 'sea' },
        { nation: N('FLO'), arm: 'land' },
      ]),
    );
    expect(idle.events).toEqual([]);
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
    expect(strongest({ MIL: { FOT: 1 }, FLO: { FOT: 1, SPY: 1 } })).toBe(N('MIL'));
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
    return after.events.map((event) => (event.kind === 'reputation-changed' ? event.reputation : event.kind));
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

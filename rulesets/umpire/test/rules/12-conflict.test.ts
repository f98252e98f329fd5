import { describe, expect, test } from 'vitest';
import { fled } from '../../src/consequences/withdraw.ts';
import type { GamePosition, GameTurn } from '../../src/types.ts';
import type { CombatOrder } from '../../src/words.ts';
import type { Ran } from '../board.ts';
import { codesOf, type Garrisons, garrisoned, unitsAt, withNation, withProvince } from '../by-code.ts';
import { two } from '../dice.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { at, calm, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const atWar = (position: GamePosition, enemies: { readonly [nation: string]: readonly string[] }): GamePosition =>
  Object.entries(enemies).reduce(
    (board, [nation, list]) => withNation(board, ITALIA, nation, { enemies: list.map(N) }),
    position,
  );
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);
const codes = (nations: readonly number[]): string =>
  nations.map((nation) => ITALIA.nations[nation - 1]?.code ?? 'IND').join(' ');
/** Who fought whom in a province, battle by battle. */
const battles = ({ events }: Ran, province: string): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'battle-fought' && event.province === P(province)
      ? [`${codes(event.attacker.nations)} : ${codes(event.holder.nations)}`]
      : [],
  );

describe('sides', () => {
  const MELEE = { VEN: ['MIL', 'FLO'], MIL: ['VEN'], FLO: ['VEN'], PAP: ['MIL', 'FLO'], NAP: [], GEN: [] };
  const all: CombatOrder = '3M';

  test('UM-4.8, UM-4.4 friends join the side whose enemies are theirs; who is friendly to both stands aside', () => {
    const melee = atWar(
      at({ VER: { VEN: { HRS: 9 }, MIL: { HRS: 9 }, FLO: { HRS: 2 }, PAP: { HRS: 2 }, GEN: { HRS: 5 } } }),
      MELEE,
    );
    const result = fought(
      told(melee, 'VER', { VEN: all, MIL: all, FLO: all, PAP: all, GEN: all }),
      calm('VER', ['VEN', 'MIL']),
    );
    expect(battles(result, 'VER')).toEqual(['MIL FLO : VEN PAP']);
    expect(units(result, 'GEN', 'VER')).toEqual({ HRS: 5 });
  });

  test('UM-4.8, UM-25.10 three corners are fought out two by two, the strongest enemy of the owner first', () => {
    const corners = atWar(at({ VER: { VEN: { HRS: 9 }, MIL: { HRS: 8 }, FLO: { HRS: 9 } } }), {
      ...MELEE,
      MIL: ['VEN', 'FLO'],
      PAP: [],
    });
    // Nobody flees: near equal values decide nothing.
    const luck = { 'BATTLE@FLO,land,VER': [...two(7), ...two(7)], 'BATTLE@VEN,land,VER': [...two(7), ...two(4)] };
    const more = { 'BATTLE@MIL,land,VER': [...two(10), ...two(10)] };
    const rolls = { ...calm('VER', ['VEN', 'MIL', 'FLO']), ...luck, ...more };
    const result = fought(told(corners, 'VER', { VEN: all, MIL: all, FLO: all }), rolls);
    expect(battles(result, 'VER')).toEqual(['FLO : VEN', 'MIL : VEN', 'MIL : FLO']);
  });

  test('UM-4.8 where the owner is not, the strongest friend of the owner holds, else the strongest', () => {
    const friends = atWar(at({ VER: { PAP: { HRS: 9 }, MIL: { HRS: 9 } } }), MELEE);
    const kept = withProvince(friends, ITALIA, 'VER', { cededBy: N('PAP'), cededTurn: 2 });
    expect(battles(fought(told(kept, 'VER', { PAP: all, MIL: all }), calm('VER', ['PAP', 'MIL'])), 'VER')).toEqual([
      'MIL : PAP',
    ]);
    const strangers = atWar(at({ VER: { FLO: { HRS: 8 }, MIL: { HRS: 9 } } }), { ...MELEE, FLO: ['VEN', 'MIL'] });
    const result = fought(told(strangers, 'VER', { FLO: all, MIL: all }), calm('VER', ['FLO', 'MIL']));
    expect(battles(result, 'VER')).toEqual(['FLO : MIL']);
  });

  test('UM-12.6 allies obey the lowest risk, and D before R before M', () => {
    const melee = atWar(at({ VER: { VEN: { HRS: 9 }, PAP: { HRS: 2 }, MIL: { HRS: 9 } } }), MELEE);
    const result = fought(told(melee, 'VER', { VEN: '3M', PAP: '1D', MIL: '3M' }), calm('VER', ['VEN', 'MIL']));
    expect(newsOf(result, P('VER'))).toEqual(['siege begun 1']);
  });
});

describe('what the unwilling do', () => {
  // Brescia is Venetian; beside it lie Lodi and Cremona, Milanese; Bergamo and Verona, Venetian; Mantua.
  const field = (
    venice: number,
    milan: number,
    orders: { readonly [nation: string]: CombatOrder },
    more: Garrisons = {},
  ) => told(at({ BRE: { VEN: { FOT: venice }, MIL: { FOT: milan } }, ...more }), 'BRE', orders);
  const dice = calm('BRE', ['VEN', 'MIL']);

  test('UM-12.20 both willing: an open battle', () => {
    const result = fought(field(10, 10, { VEN: '3D', MIL: '3M' }), dice);
    expect(battles(result, 'BRE')).toEqual(['MIL : VEN']);
  });

  test('UM-12.21, UM-12.9 a holder with D in a city is besieged, UM-12.8 without a city D is R', () => {
    expect(newsOf(fought(field(5, 10, { VEN: '1D', MIL: '2M' }), dice), P('BRE'))).toEqual(['siege begun 1']);
    const open = withProvince(field(5, 10, { VEN: '1D', MIL: '2M' }), ITALIA, 'BRE', { cty: 'D' });
    const result = fought(open, dice);
    expect([units(result, 'VEN', 'BRE'), needed(result)['CATCH@MIL,land,BRE']]).toEqual([{}, 35]);
  });

  test('UM-12.10, UM-12.28, UM-12.30 a retreat to the province beside it: fewest points, then the richest, then by code', () => {
    const result = fought(field(5, 10, { VEN: '1R', MIL: '2M' }), dice);
    // Bergamo and Verona: both 3 points, level 1; Verona earns 5, Bergamo 4.
    expect([units(result, 'VEN', 'BRE'), units(result, 'VEN', 'VER')]).toEqual([{}, { FOT: 10, HRS: 6 }]);
    const shut = fought(field(5, 10, { VEN: '1R', MIL: '2M' }, { VER: { VEN: { FOT: 1 }, MIL: { FOT: 1 } } }), dice);
    expect(units(shut, 'VEN', 'BER')).toEqual({ FOT: 6, STR: 1 });
  });

  test('UM-12.11 without such a province R is D in a city, else M', () => {
    const closed: Garrisons = { VER: { MIL: { FOT: 1 } }, BER: { MIL: { FOT: 1 } } };
    expect(newsOf(fought(field(5, 10, { VEN: '1R', MIL: '2M' }, closed), dice), P('BRE'))).toEqual(['siege begun 1']);
    const open = withProvince(field(5, 10, { VEN: '1R', MIL: '2M' }, closed), ITALIA, 'BRE', { cty: 'D' });
    const result = fought(open, dice);
    expect([units(result, 'VEN', 'BRE'), needed(result)['CATCH@MIL,land,BRE']]).toEqual([{ FOT: 5 }, 60]);
  });

  test('UM-12.24, UM-12.29 caught, they must fight after all', () => {
    const caught = fought(field(5, 10, { VEN: '1R', MIL: '2M' }), { ...dice, 'CATCH@MIL,land,BRE': [35] });
    expect(battles(caught, 'BRE')).toEqual(['MIL : VEN']);
    const away = fought(field(5, 10, { VEN: '1R', MIL: '2M' }), { ...dice, 'CATCH@MIL,land,BRE': [36] });
    expect(battles(away, 'BRE')).toEqual([]);
  });

  test('UM-12.25 whoever manoeuvres uncaught may wear out, UM-12.26 and lose the city behind them', () => {
    const wandering = field(20, 50, { VEN: '1M', MIL: '2M' });
    const worn = fought(wandering, {
      ...dice,
      'MANOEUVRE.attr@VEN,land,BRE': [50],
      'MANOEUVRE.size@VEN,land,BRE': [5],
    });
    expect(units(worn, 'VEN', 'BRE')).toEqual({ FOT: 18 });
    // 550 against 198 in tenths: 277 percent.
    expect(needed(worn)['CITYGRAB@BRE']).toBe(54);
    const lost = fought(wandering, { ...dice, 'CITYGRAB@BRE': [47] });
    expect([needed(lost)['CITYGRAB@BRE'], lost.state.provinces[P('BRE')]?.owner, newsOf(lost, P('BRE'))]).toEqual([
      47,
      N('MIL'),
      ['manoeuvre'],
    ]);
    expect(units(lost, 'VEN', 'BRE')).toEqual({ FOT: 20 });
  });

  test('UM-12.27 who manoeuvres where no city is keeps the province while army units are there', () => {
    const open = withProvince(field(5, 10, { VEN: '1M', MIL: '2M' }), ITALIA, 'BRE', { cty: 'D' });
    const result = fought(open, dice);
    expect([result.state.provinces[P('BRE')]?.owner, needed(result)['CITYGRAB@BRE']]).toEqual([N('VEN'), undefined]);
  });

  test('UM-12.21 the unwilling attacker is chased, and leaves or stays', () => {
    const gone = fought(field(10, 5, { VEN: '2D', MIL: '1R' }), dice);
    expect([units(gone, 'MIL', 'BRE'), units(gone, 'MIL', 'CRE')]).toEqual([{}, { FOT: 8, HRS: 3 }]);
    const stays = fought(field(10, 5, { VEN: '2D', MIL: '1M' }), dice);
    expect([units(stays, 'MIL', 'BRE'), needed(stays)['CATCH@VEN,land,BRE']]).toEqual([{ FOT: 5 }, 60]);
    // D is R for an attacker (UM-12.8).
    expect(units(fought(field(10, 5, { VEN: '2D', MIL: '1D' }), dice), 'MIL', 'BRE')).toEqual({});
  });

  test('UM-12.22, UM-25.14 neither is willing: no siege; the attacker may go, else the holder', () => {
    const level = fought(field(10, 10, { VEN: '1D', MIL: '1M' }), dice);
    expect([newsOf(level, P('BRE')), needed(level)['CATCH@VEN,land,BRE']]).toEqual([[], undefined]);
    const leaves = fought(field(10, 10, { VEN: '1R', MIL: '1R' }), dice);
    expect([units(leaves, 'MIL', 'BRE'), units(leaves, 'VEN', 'BRE')]).toEqual([{}, { FOT: 10 }]);
    const holder = fought(field(10, 10, { VEN: '1R', MIL: '1M' }), dice);
    expect([units(holder, 'VEN', 'BRE'), holder.state.provinces[P('BRE')]?.owner]).toEqual([{}, N('MIL')]);
  });

  test('UM-12.34, UM-14.30 what a retreat leaves empty falls at once to the enemy who stayed', () => {
    const result = fought(field(5, 10, { VEN: '1R', MIL: '2M' }), dice);
    expect(newsOf(result, P('BRE'))).toEqual(['entered']);
  });

  test('UM-12.37 whoever fled fights no more this turn', () => {
    let memory: GameTurn['memory'] | null = null;
    const routed = told(at({ PAD: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), 'PAD', { VEN: '1R', MIL: '3M' });
    fought(routed, calm('PAD', ['VEN', 'MIL']), (turn) => {
      memory = turn.memory;
    });
    const mark = fled(N('VEN'), P('CHI'), 'land');
    expect((memory as GameTurn['memory'] | null)?.outOfFight).toEqual(new Set([mark]));
    const followed = told(at({ CHI: { VEN: { FOT: 9 }, MIL: { FOT: 9 } } }), 'CHI', { VEN: '3M', MIL: '3M' });
    const rolls = calm('CHI', ['VEN', 'MIL']);
    expect(battles(fought(followed, rolls), 'CHI')).toEqual(['MIL : VEN']);
    const spared = fought(followed, rolls, ({ memory: { outOfFight } }) => {
      outOfFight.add(mark);
    });
    expect(battles(spared, 'CHI')).toEqual([]);
  });
});

describe('Independents', () => {
  test('UM-12.12, UM-22.5 compelled to retreat they are destroyed; helping a player they stay', () => {
    const turin = withProvince(at({ TUR: { IND: { FOT: 4 }, MIL: { FOT: 9 } } }), ITALIA, 'TUR', { cty: 'D' });
    const owner = withProvince(turin, ITALIA, 'SAV', { owner: N('IND') });
    const gone = fought(
      told(garrisoned(owner, ITALIA, { SAV: {} }), 'TUR', { IND: '1R', MIL: '2M' }),
      calm('TUR', ['IND', 'MIL']),
    );
    expect(gone.events.find(({ kind }) => kind === 'units-lost')).toMatchObject({ why: 'destroyed', nation: N('IND') });
    // Rebels against Venice in Brescia, with Milan.
    const rising = withProvince(at({ BRE: { VEN: { FOT: 20 }, MIL: { FOT: 3 }, IND: { FOT: 3 } } }), ITALIA, 'BRE', {
      rebelAgainst: N('VEN'),
    });
    const result = fought(told(rising, 'BRE', { VEN: '2D', MIL: '1R' }), calm('BRE', ['VEN', 'MIL', 'IND']));
    expect([units(result, 'MIL', 'BRE'), units(result, 'IND', 'BRE')]).toEqual([{}, { FOT: 3 }]);
  });
});

describe('at sea', () => {
  const harbour = (orders: { readonly [nation: string]: CombatOrder }, venice = 2, naples = 6) =>
    told(atWar(at({ ZAR: { VEN: { SHP: venice, FOT: 1 }, NAP: { SHP: naples } } }), { NAP: ['VEN'] }), 'ZAR', orders);
  const dice = calm('ZAR', ['VEN', 'NAP'], 'sea');

  test('UM-12.18, UM-12.35 squadrons with D in their harbour cannot be forced to fight', () => {
    const result = fought(harbour({ VEN: '1D', NAP: '3M' }), dice);
    expect([newsOf(result, P('ZAR')), units(result, 'VEN', 'ZAR')]).toEqual([[], { SHP: 2, FOT: 1 }]);
  });

  test('UM-12.35 others leave by sea, or are caught', () => {
    const away = fought(harbour({ VEN: '1R', NAP: '3M' }), dice);
    expect(away.events.find(({ kind }) => kind === 'units-withdrew')).toMatchObject({ by: 'sea', to: P('UDI') });
    const caught = fought(harbour({ VEN: '1R', NAP: '3M' }), { ...dice, 'CATCH@NAP,sea,ZAR': [35] });
    expect(newsOf(caught, P('ZAR'))).toEqual(['sea battle attacker, city']);
  });

  test('UM-12.19, UM-14.1 squadrons alone do not besiege', () => {
    const result = fought(harbour({ VEN: '1D', NAP: '3M' }), dice);
    expect(needed(result)['SURRENDER@ZAR']).toBeUndefined();
    expect(result.state.provinces[P('ZAR')]?.siege).toBeNull();
  });
});

describe('devastation', () => {
  const raided = (hostile: number, fields: object, roll: number) => {
    const position = withProvince(at({ LOD: { MIL: { FOT: 1 }, VEN: { HRS: hostile } } }), ITALIA, 'LOD', fields);
    const { inv, dev } = fought(told(position, 'LOD', { VEN: '1R' }), {
      ...calm('LOD', ['MIL', 'VEN']),
      'DEVASTATE@LOD': [roll],
    }).state.provinces[P('LOD')] ?? { inv: -1, dev: -1 };
    return [inv, dev];
  };

  test('UM-8.17, UM-8.18 a single raider may lay waste before it goes: 40 percent, five more for each further unit', () => {
    expect([raided(1, {}, 40), raided(1, {}, 41), raided(2, {}, 45)]).toEqual([
      [0, 1],
      [0, 0],
      [0, 1],
    ]);
    expect([raided(11, {}, 90), raided(11, {}, 91)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('UM-8.15, UM-8.16, UM-8.18 investment goes first, the rest down to half; ten units do it twice', () => {
    expect([raided(1, { inv: 2 }, 1), raided(10, { inv: 1 }, 1), raided(10, { orig: 6, base: 6 }, 1)]).toEqual([
      [1, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(raided(1, { orig: 3, base: 2 }, 1)).toEqual([0, 0]);
  });
});

import { describe, expect, test } from 'vitest';
import type { GamePosition } from '../../src/types.ts';
import type { CombatOrder } from '../../src/words.ts';
import { changed, type Ran } from '../board.ts';
import { codesOf, garrisoned, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { active, at, leaderless, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const TURN = 2;
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);
const siegeOf = ({ state }: Ran, province: string) => state.provinces[P(province)]?.siege;
const general = ({ state }: Ran, name: string) => state.generals[G(name) - 1];

describe('in the field', () => {
  // Verona, on a plain; horse 1.6 each.
  const field = (venice: number, milan: number, position: GamePosition = leaderless): GamePosition =>
    told(at({ VER: { VEN: { HRS: venice }, MIL: { HRS: milan } } }, position), 'VER', { VEN: '3M', MIL: '3M' });
  /** Who would rather not fight is caught. */
  const dice = { ...active('VER', ['VEN', 'MIL']), 'CATCH@MIL,land,VER': [1], 'CATCH@VEN,land,VER': [1] };

  test('UM-13.9 a difference below ten: both lose as the die says, and stay', () => {
    const drawn = fought(field(10, 10), {
      ...dice,
      'INDECISIVE@MIL,land,VER': [5],
      'INDECISIVE.frac@MIL,land,VER': [50],
    });
    expect([units(drawn, 'MIL', 'VER'), units(drawn, 'VEN', 'VER'), newsOf(drawn, P('VER'))]).toEqual([
      { HRS: 9 },
      { HRS: 10 },
      ['land battle indecisive, nobody'],
    ]);
  });

  test('UM-13.10, UM-13.11, UM-13.23 the beaten lose by the difference, the victors a little', () => {
    // 12 against 10: 20 percent; 5 + 10 percent of ten, and 3 percent of twelve.
    const rolls = { 'LOSER.frac@VEN,land,VER': [50], 'VICTOR.frac@MIL,land,VER': [36] };
    const won = fought(field(10, 12), { ...dice, ...rolls });
    expect([units(won, 'VEN', 'VER'), units(won, 'MIL', 'VER')]).toEqual([{ HRS: 8 }, { HRS: 11 }]);
  });

  test('UM-13.1, UM-13.3, UM-10.4 skill of the commander and morale of the troops weigh', () => {
    const led = withGeneral(field(10, 12), ITALIA, 'Sforza', { location: P('VER'), skill: 7 });
    // 12 x 112 against 10 x 128: 5 percent.
    expect(newsOf(fought(led, dice), P('VER'))).toEqual(['land battle indecisive, nobody']);
    const unpaid = withNation(field(10, 10), ITALIA, 'MIL', { morale: 80 });
    expect(newsOf(fought(unpaid, dice), P('VER'))).toEqual(['land battle holder, destroyed']);
  });

  test('UM-10.4, UM-10.5 the most senior fit general with command by land leads', () => {
    const three = ['Sforza', 'Carne', 'Loredan'].reduce(
      (board, name) => withGeneral(board, ITALIA, name, { location: P('VER') }),
      field(10, 10),
    );
    const commander = (position: GamePosition) =>
      fought(position, dice).events.flatMap((event) =>
        event.kind === 'battle-fought' ? [event.holder.commander] : [],
      );
    expect(commander(three)).toEqual([G('Sforza')]);
    expect(commander(withGeneral(three, ITALIA, 'Sforza', { state: 'incapacitated' }))).toEqual([G('Carne')]);
    const admiral = withGeneral(withGeneral(three, ITALIA, 'Sforza', { location: 1 }), ITALIA, 'Carne', {
      location: 1,
    });
    expect(commander(admiral)).toEqual([null]);
  });

  test('UM-13.12 the city side goes behind its walls and is besieged from now on', () => {
    const won = fought(field(10, 12), dice);
    expect(siegeOf(won, 'VER')).toEqual({ besiegers: [N('MIL')], t: 0, reliefBeaten: null, reliefOutside: [] });
    expect(newsOf(won, P('VER'))).toEqual(['land battle attacker, city', 'siege shut in 0']);
    const before = withProvince(field(10, 12), ITALIA, 'VER', {
      siege: { besiegers: [N('MIL')], t: 3, reliefBeaten: null, reliefOutside: [] },
    });
    expect(siegeOf(fought(before, dice), 'VER')?.t).toBe(3);
  });

  test('UM-13.14, UM-13.15, UM-13.16 others rout to the nearest province of their own, with the losses of a march', () => {
    const open = garrisoned(field(12, 10), ITALIA, { BRE: {} });
    const fled = fought(open, dice);
    // By Brescia to Cremona, 3 and 3 points; to Lodi it is 3 and 4.
    expect(units(fled, 'MIL', 'CRE')).toEqual({ FOT: 3, HRS: 3 + 9 });
    expect(newsOf(fled, P('VER'))).toEqual(['land battle holder, province']);
    const legs = fled.events.flatMap((event) =>
      event.kind === 'units-withdrew' ? [[event.from, event.to, event.why]] : [],
    );
    expect(legs).toEqual([
      [P('VER'), P('BRE'), 'rout'],
      [P('BRE'), P('CRE'), 'rout'],
    ]);
  });

  test('UM-13.18, UM-13.22 without a way they are destroyed, and their generals stay where they are', () => {
    const led = withGeneral(field(14, 10), ITALIA, 'Gonzaga', { location: P('VER') });
    const lost = fought(led, dice);
    expect([units(lost, 'MIL', 'VER'), general(lost, 'Gonzaga')?.location]).toEqual([{}, P('VER')]);
  });

  test('UM-13.20, UM-13.21 generals may be hit: 10 percent of the beaten, 4 of the victors; health decides if they live', () => {
    const led = ['Carne', 'Loredan'].reduce(
      (board, name) => withGeneral(board, ITALIA, name, { location: P('VER') }),
      field(10, 16, withGeneral(leaderless, ITALIA, 'Gonzaga', { location: P('VER') })),
    );
    const hit = fought(led, { ...dice, 'WOUND@Carne': [10], 'SURVIVE@Carne': [75] });
    // Health 5: 40 and 35.
    expect(needed(hit)).toMatchObject({ 'WOUND@Carne': 10, 'WOUND@Gonzaga': 4, 'SURVIVE@Carne': 75 });
    expect(needed(hit)['WOUND@Loredan']).toBeUndefined();
    expect(general(hit, 'Carne')).toMatchObject({ state: 'incapacitated', incapUntil: TURN + 1 });
    expect(general(fought(led, { ...dice, 'WOUND@Carne': [10], 'SURVIVE@Carne': [76] }), 'Carne')?.state).toBe('dead');
  });

  test('UM-10.10 a clear victory makes one name and mars the other', () => {
    const led = (milan: number) =>
      ['Carne', 'Gonzaga'].reduce(
        (board, name) => withGeneral(board, ITALIA, name, { location: P('VER') }),
        field(10, milan),
      );
    const names = (result: Ran) => [general(result, 'Carne')?.reputation, general(result, 'Gonzaga')?.reputation];
    expect(names(fought(led(16), dice))).toEqual([3, 5]);
    // 20 percent is no such thing.
    expect(names(fought(led(12), dice))).toEqual([4, 4]);
  });

  test('UM-10.7 an officer from the ranks is rolled once a side, category and province', () => {
    const result = fought(field(10, 10), dice);
    expect(newsOf(result, P('VER'))).toHaveLength(1);
    const strong = fought(field(10, 10), {
      ...dice,
      'UNNAMED.skill@MIL,land,VER': [6],
      'UNNAMED.skill@VEN,land,VER': [1],
    });
    expect(newsOf(strong, P('VER'))[0]).toBe('land battle attacker, city');
  });
});

describe('to the ships', () => {
  // Ravenna is Venetian; by land only Independents and Venetians lie beside it. By sea Rimini, Ancona, then Foggia of Naples.
  const landed = (naples: { readonly [type: string]: number }) => {
    const war = withNation(leaderless, ITALIA, 'NAP', { enemies: [N('VEN')] });
    return told(at({ RAV: { VEN: { FOT: 20 }, NAP: naples } }, war), 'RAV', { VEN: '3M', NAP: '3M' });
  };
  const dice = active('RAV', ['VEN', 'NAP']);

  test('UM-13.17 a quarter more is lost, then what the ships do not carry; the fewest that carry the rest sail', () => {
    // 20 against 16: 25 percent; 17 of a hundred fall of 16, then 25 of 14, then all but 3.
    const crowded = fought(landed({ FOT: 16, SHP: 3 }), dice);
    const lost = crowded.events.flatMap((event) =>
      event.kind === 'units-lost' && event.nation === N('NAP')
        ? [[event.why, event.units.reduce((sum, n) => sum + n, 0)]]
        : [],
    );
    expect(lost).toEqual([
      ['battle', 2],
      ['embarking', 3],
      ['embarking', 8],
    ]);
    expect(units(crowded, 'NAP', 'FOG')).toEqual({ SHP: 3, FOT: 3, HRS: 1, BRN: 2 });
    const roomy = fought(landed({ FOT: 16, SHP: 20 }), dice);
    expect([units(roomy, 'NAP', 'RAV'), units(roomy, 'NAP', 'FOG')['SHP']]).toEqual([{ SHP: 9 }, 11]);
  });

  test('UM-13.17, UM-13.18 without ships they are destroyed', () => {
    expect(units(fought(landed({ FOT: 16 }), dice), 'NAP', 'RAV')).toEqual({});
  });
});

describe('relief', () => {
  const siege = (outside: readonly string[]) => ({
    siege: { besiegers: [N('MIL')], t: 2, reliefBeaten: null, reliefOutside: outside.map(N) },
  });
  const comes = (
    venice: number,
    milan: number,
    orders: { readonly [nation: string]: CombatOrder },
    outside: readonly string[] = [],
  ) => {
    const board = withProvince(
      at({ VER: { VEN: { FOT: venice }, MIL: { FOT: milan } } }),
      ITALIA,
      'VER',
      siege(outside),
    );
    const arrived = changed(board, ({ stacks }) => {
      for (const stack of stacks[P('VER')] ?? [])
        if (stack.nation === N('VEN') && outside.length === 0) stack.reliefArrived = true;
    });
    return told(arrived, 'VER', orders);
  };
  const dice = active('VER', ['VEN', 'MIL']);

  test('UM-12.31, UM-12.9, UM-13.13 a relief force must fight, even outnumbered; beaten it is inside without supplies', () => {
    const beaten = fought(comes(5, 12, { VEN: '1D', MIL: '3M' }), dice);
    expect(newsOf(beaten, P('VER'))).toEqual(['land battle attacker, city', 'siege shut in 2']);
    expect(siegeOf(beaten, 'VER')).toMatchObject({ t: 2, reliefBeaten: TURN });
  });

  test('UM-13.9 an undecided relief force stands outside, and UM-12.31 must fight again', () => {
    const drawn = fought(comes(12, 12, { VEN: '1D', MIL: '3M' }), dice);
    expect(siegeOf(drawn, 'VER')).toMatchObject({ t: 2, reliefOutside: [N('VEN')], reliefBeaten: null });
    const again = fought(comes(5, 12, { VEN: '1D', MIL: '3M' }, ['VEN']), dice);
    expect(newsOf(again, P('VER'))[0]).toBe('land battle attacker, city');
    const shut = fought(comes(5, 12, { VEN: '1D', MIL: '3M' }, ['FLO']), dice);
    expect(newsOf(shut, P('VER'))).toEqual(['siege goes on 3']);
    expect(siegeOf(shut, 'VER')?.reliefOutside).toEqual([]);
  });

  test('UM-12.32 besiegers who will not face it manoeuvre or leave, and the siege is lifted', () => {
    const timid = fought(comes(12, 6, { VEN: '1D', MIL: '1M' }), dice);
    expect([siegeOf(timid, 'VER'), needed(timid)['CATCH@VEN,land,VER'], newsOf(timid, P('VER'))]).toEqual([
      null,
      60,
      ['siege lifted 2'],
    ]);
  });

  test('UM-12.13 the besieged without relief act as if told D', () => {
    const manoeuvring = withProvince(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), ITALIA, 'VER', siege([]));
    expect(newsOf(fought(told(manoeuvring, 'VER', { VEN: '1M', MIL: '2M' }), dice), P('VER'))).toEqual([
      'siege goes on 3',
    ]);
  });
});

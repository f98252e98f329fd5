import { describe, expect, test } from 'vitest';
import { nextSides } from '../../src/phases/conflict/sides.ts';
import { step } from '../../src/phases/step.ts';
import type { GamePosition, GameTurn } from '../../src/types.ts';
import { changed, type Ran, ran } from '../board.ts';
import { codesOf, type Garrisons, unitsAt, unitsOf, withGeneral, withNation, withProvince } from '../by-code.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { at, calm, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
/** Who is at war with whom: of all others they are friends. */
const war = (position: GamePosition, enemies: { readonly [nation: string]: readonly string[] }): GamePosition =>
  ITALIA.nations.reduce(
    (board, { code }) => withNation(board, ITALIA, code, { enemies: (enemies[code] ?? []).map(N) }),
    position,
  );
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);
const battlesOf = ({ events }: Ran) => events.filter((event) => event.kind === 'battle-fought');
const siegeBy = (besiegers: readonly string[], t = 1) => ({
  siege: { besiegers: besiegers.map(N), t, reliefBeaten: null, reliefOutside: [] },
});
/** As many throws of seven as anybody may need. */
const often = (labels: readonly string[]) => Object.fromEntries(labels.map((label) => [label, Array(4).fill(7)]));

describe('the beaten', () => {
  const ruin = (garrison: Garrisons[string], province = 'VER'): GamePosition =>
    withProvince(at({ [province]: garrison, BRE: {}, PAD: {}, CRE: {}, BER: {} }), ITALIA, province, { cty: 'D' });

  test('UM-13.19 Independents who won stay, though others are beaten beside them', () => {
    const rising = withProvince(ruin({ VEN: { FOT: 5 }, MIL: { FOT: 9 }, IND: { FOT: 3 } }), ITALIA, 'VER', {
      rebelAgainst: N('VEN'),
    });
    const beaten = fought(told(rising, 'VER', { VEN: '3M', MIL: '3M', IND: '3M' }), {
      ...calm('VER', ['VEN', 'MIL']),
      'CATCH@MIL,land,VER': [1],
    });
    expect(battlesOf(beaten)).toMatchObject([{ result: 'attacker', beaten: 'province' }]);
    // Milan takes it, and the three go home.
    expect(beaten.events.filter(({ kind }) => kind === 'rebels-disbanded')).toMatchObject([
      { units: unitsOf(ITALIA, { FOT: 3 }) },
    ]);
  });

  test('UM-13.19 of Independents who have all fallen nobody is left to be destroyed', () => {
    const rising = withProvince(at({ VER: { VEN: { FOT: 40 }, IND: { FOT: 1 } } }), ITALIA, 'VER', {
      rebelAgainst: N('VEN'),
    });
    const { events } = fought(told(rising, 'VER', { VEN: '3M', IND: '3M' }), {
      ...calm('VER', ['VEN', 'IND']),
      'CATCH@VEN,land,VER': [1],
      'LOSER.frac@IND,land,VER': [75],
    });
    const lost = events.flatMap((event) =>
      event.kind === 'units-lost' && event.nation === N('IND') ? [event.why] : [],
    );
    expect(lost).toEqual(['battle']);
  });

  test('UM-13.14, UM-21.22 who has nobody left goes nowhere: it is told where those went who are left', () => {
    // Three of four quarters of two foot fall: Milan's, who come first; Brescia would be theirs, Padua is Genoa's.
    const board = ['BRE', 'PAD'].reduce(
      (position, code, index) => withProvince(position, ITALIA, code, { owner: N(index === 0 ? 'MIL' : 'GEN') }),
      at({ VER: { VEN: { FOT: 40 }, MIL: { FOT: 1 }, GEN: { FOT: 1 } }, BRE: {}, PAD: {} }),
    );
    const allies = war(board, { MIL: ['VEN'], GEN: ['VEN'] });
    const beaten = fought(told(allies, 'VER', { VEN: '3M', MIL: '3M', GEN: '3M' }), {
      ...calm('VER', ['VEN', 'MIL']),
      'CATCH@VEN,land,VER': [1],
    });
    expect(battlesOf(beaten)).toMatchObject([{ result: 'holder', beaten: 'province', beatenTo: P('PAD') }]);
    expect(units(beaten, 'GEN', 'PAD')).toEqual({ FOT: 1 });
  });
});

describe('off the island', () => {
  // Messina is Naples' and has no road; by sea Palermo, then Bastia of Genoa; or Cosenza.
  const landing = (garrison: Garrisons[string], cosenza: 'NAP' | 'IND' = 'NAP') => {
    const board = withProvince(
      at({ MES: { NAP: { FOT: 40 }, ...garrison }, PAL: {}, COS: {}, NAP: {}, BAS: {} }),
      ITALIA,
      'COS',
      {
        owner: N(cosenza),
      },
    );
    const allies = war(withProvince(board, ITALIA, 'MES', { rebelAgainst: 'IND' in garrison ? N('NAP') : null }), {
      GEN: ['NAP'],
      FLO: ['NAP'],
    });
    return told(allies, 'MES', Object.fromEntries(['NAP', ...Object.keys(garrison)].map((code) => [code, '3M'])));
  };
  const beaten = (position: GamePosition, rolls: { readonly [label: string]: readonly number[] } = {}): Ran =>
    fought(position, {
      ...calm('MES', ['NAP', 'GEN', 'FLO', 'IND']),
      'CATCH@NAP,land,MES': [1],
      ...rolls,
    });

  test('UM-13.18 without any ship they are destroyed, and not lost as they embark', () => {
    const { events } = beaten(landing({ GEN: { FOT: 8 } }));
    expect(
      events.flatMap((event) => (event.kind === 'units-lost' && event.nation === N('GEN') ? [event.why] : [])),
    ).toEqual(['battle', 'destroyed']);
  });

  test('UM-13.14, UM-13.17 no province of the Independents is a refuge for those who fought beside them', () => {
    const after = beaten(landing({ GEN: { FOT: 8, SHP: 8 }, IND: { FOT: 1 } }, 'IND'));
    expect([units(after, 'GEN', 'COS'), Object.keys(units(after, 'GEN', 'BAS'))]).toEqual([{}, ['SHP', 'FOT']]);
  });

  test('UM-13.17, UM-12.30 each nation sails with its own, a general with them', () => {
    const board = withGeneral(landing({ FLO: { FOT: 8, SHP: 2 }, GEN: { FOT: 8, SHP: 2 } }), ITALIA, 'Fregoso', {
      location: P('MES'),
    });
    // Twelve of sixteen foot fall, and one as they embark.
    const after = beaten(board);
    expect([units(after, 'FLO', 'BAS'), units(after, 'GEN', 'BAS')]).toEqual([
      { SHP: 2, FOT: 1 },
      { SHP: 1, FOT: 2 },
    ]);
    expect(after.state.generals[G('Fregoso') - 1]?.location).toBe(P('BAS'));
  });

  test('UM-13.17, UM-1.18 of who sails the first in nation order gives the dice their name', () => {
    // Florence's one foot falls.
    const after = beaten(landing({ FLO: { FOT: 1 }, GEN: { FOT: 1, SHP: 1 } }));
    expect(Object.keys(needed(after)).filter((roll) => roll.startsWith('ROUT.storm'))).toEqual([
      'ROUT.storm@GEN,MES,1',
      'ROUT.storm@GEN,MES,2',
    ]);
  });

  test('UM-13.17 of equal ships those sail who come first in nation order, of unequal the roomiest', () => {
    const roomy = (capacity: number) => {
      const board = landing({ FLO: { SHP: 1, FOT: 1 }, GEN: { STR: 1, FOT: 3 } });
      const types = board.setting.types.map((type) =>
        type.code === 'STR'
          ? { ...type, category: 'sea' as const, capacity, sea: 10, open: type.open.map(() => 0) }
          : type,
      );
      const after = beaten({ ...board, setting: { ...board.setting, types } });
      return [units(after, 'FLO', 'MES')['SHP'] ?? 0, units(after, 'GEN', 'MES')['STR'] ?? 0];
    };
    expect([roomy(1), roomy(3)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('sides', () => {
  test('UM-4.8 an owner with army and squadrons is on a side once', () => {
    // Venice and Milan have met; Florence, a friend of Venice, and Milan have not.
    const board = told(
      war(at({ CHI: { VEN: { FOT: 2, SHP: 2 }, FLO: { FOT: 9 }, MIL: { FOT: 5 } } }), { MIL: ['VEN', 'FLO'] }),
      'CHI',
      { VEN: '1D' },
    );
    let sides: ReturnType<typeof nextSides> = null;
    const look = (turn: GameTurn): void => {
      const met = new Set([`${N('MIL')} ${N('VEN')}`]);
      sides = nextSides(turn, { province: P('CHI'), arm: 'land', met, rounds: 1 });
    };
    ran(board, [step({ number: 11, name: 'Look', rule: 'UM-4.8', run: look })]);
    expect(sides).toMatchObject({ holder: { principal: N('FLO'), nations: [N('VEN'), N('FLO')] } });
  });

  test('UM-4.8, UM-13.9 a relief force that did not get in is out in the open for its other enemies', () => {
    const city = withProvince(
      at({ VER: { VEN: { FOT: 2 }, FLO: { FOT: 10 }, MIL: { FOT: 12 }, GEN: { FOT: 10 } } }),
      ITALIA,
      'VER',
      siegeBy(['MIL']),
    );
    const relief = changed(
      told(war(city, { MIL: ['VEN', 'FLO'], GEN: ['VEN', 'FLO', 'MIL'] }), 'VER', {
        VEN: '3D',
        FLO: '3D',
        MIL: '3M',
        GEN: '3M',
      }),
      ({ stacks }) => {
        for (const stack of stacks[P('VER')] ?? []) stack.reliefArrived = stack.nation === N('FLO');
      },
    );
    const labels = ['FLO', 'GEN', 'MIL'].flatMap((code) => [`SCOUT@${code},land,VER`, `BATTLE@${code},land,VER`]);
    const after = fought(relief, { ...calm('VER', ['VEN', 'MIL', 'FLO', 'GEN']), ...often(labels) });
    expect(battlesOf(after).map(({ attacker, holder }) => [attacker.nations, holder.nations])).toEqual([
      [[N('MIL')], [N('VEN'), N('FLO')]],
      [[N('GEN')], [N('FLO')]],
      [[N('GEN')], [N('MIL')]],
    ]);
  });

  test('UM-4.8 at sea a siege shuts nobody in', () => {
    const port = withProvince(
      at({ CHI: { VEN: { FOT: 2, SHP: 10 }, MIL: { FOT: 3, SHP: 10 }, FLO: { SHP: 10 } } }),
      ITALIA,
      'CHI',
      siegeBy(['MIL']),
    );
    const all = war(port, { MIL: ['VEN', 'FLO'], FLO: ['VEN'] });
    const labels = ['VEN', 'MIL', 'FLO'].flatMap((code) => [`SCOUT@${code},sea,CHI`, `BATTLE@${code},sea,CHI`]);
    const after = fought(told(all, 'CHI', { VEN: '3M', MIL: '3M', FLO: '3M' }), {
      ...calm('CHI', ['VEN', 'MIL', 'FLO'], 'sea'),
      ...often(labels),
    });
    expect(battlesOf(after).filter(({ arm }) => arm === 'sea')).toHaveLength(3);
  });
});

describe('the city', () => {
  test('UM-12.31 who arrived as relief and has no army left relieves nobody', () => {
    const port = withProvince(at({ CHI: { VEN: { SHP: 2 }, MIL: { FOT: 4 } } }), ITALIA, 'CHI', siegeBy(['MIL']));
    const board = changed(told(port, 'CHI', { VEN: '1D', MIL: '3M' }), ({ stacks }) => {
      for (const stack of stacks[P('CHI')] ?? []) stack.reliefArrived = stack.nation === N('VEN');
    });
    const after = fought(board, calm('CHI', ['VEN', 'MIL']));
    expect([battlesOf(after), after.state.provinces[P('CHI')]?.siege?.t]).toEqual([[], 2]);
  });

  test('UM-12.35 no city is lost by squadrons that manoeuvre', () => {
    const port = at({ CHI: { VEN: { SHP: 2, FOT: 3 }, MIL: { SHP: 9, FOT: 3 } } });
    const board = told(port, 'CHI', { VEN: '1M', MIL: '3M' });
    const dice = { ...calm('CHI', ['VEN', 'MIL'], 'sea'), ...calm('CHI', ['VEN', 'MIL']) };
    const after = needed(
      fought(
        changed(board, ({ stacks }) => {
          for (const stack of stacks[P('CHI')] ?? []) if (stack.nation === N('VEN')) stack.armyOrder = '1D';
        }),
        dice,
      ),
    );
    expect([after['CATCH@MIL,sea,CHI'], after['CITYGRAB@CHI']]).toEqual([60, undefined]);
  });

  test('UM-14.36, UM-14.4 squadrons of a friend in the harbour defend if one of the besiegers is their enemy, and are lost', () => {
    const left = (enemies: readonly string[]) => {
      const port = at({ CHI: { VEN: { FOT: 1 }, FLO: { SHP: 2 }, MIL: { FOT: 30 }, GEN: { FOT: 3 } } });
      const allies = war(port, { MIL: ['VEN'], GEN: ['VEN'], FLO: enemies });
      const board = told(allies, 'CHI', { VEN: '1D', FLO: '1D', MIL: '3M', GEN: '3M' });
      const after = fought(board, { ...calm('CHI', ['VEN', 'MIL']), 'ASSAULT@CHI': [1] });
      return [newsOf(after, P('CHI'))[0], units(after, 'FLO', 'CHI')];
    };
    expect([left(['MIL', 'GEN']), left(['MIL']), left([])]).toEqual([
      ['stormed', {}],
      ['stormed', {}],
      ['stormed', { SHP: 2 }],
    ]);
  });

  test('UM-14.33 a drawn battle with others keeps no siege up', () => {
    const city = withProvince(
      at({ VER: { VEN: { FOT: 12 }, FLO: { FOT: 12 }, MIL: { FOT: 3 } } }),
      ITALIA,
      'VER',
      siegeBy(['MIL']),
    );
    const board = told(war(city, { MIL: ['VEN'], FLO: ['VEN'] }), 'VER', {
      VEN: '3M',
      FLO: '3M',
      MIL: '1M',
    });
    const apart = war(board, { MIL: ['VEN', 'FLO'], FLO: ['VEN'] });
    const after = fought(apart, { ...calm('VER', ['VEN', 'FLO', 'MIL']), ...often(['SCOUT@FLO,land,VER']) });
    expect(battlesOf(after)[0]).toMatchObject({ result: 'indecisive', attacker: { nations: [N('FLO')] } });
    expect(after.state.provinces[P('VER')]?.siege).toBeNull();
  });

  test('UM-14.39 a betrayed city falls once; where the officer is not caught it may yet surrender', () => {
    const said = (treachery: number) => {
      const storm = told(at({ VER: { VEN: { FOT: 9 }, MIL: { FOT: 12 } } }), 'VER', {
        VEN: '1D',
        MIL: '3M',
      });
      const rolls = { 'TREACHERY@VER': [treachery], 'APPREHEND@VER': [51], 'SURRENDER@VER': [1] };
      const after = fought(storm, { ...calm('VER', ['VEN', 'MIL']), ...rolls }, (turn) => {
        turn.memory.bribes.push({ nation: N('FLO'), province: P('VER') });
      });
      return newsOf(after, P('VER'));
    };
    expect([said(20), said(75)]).toEqual([['treachery'], ['surrender']]);
  });

  test('UM-14.13, UM-14.14 by which clause an assault cost them', () => {
    const rules = (roll: number) => {
      const storm = told(at({ VER: { VEN: { FOT: 20 }, MIL: { FOT: 90 } } }), 'VER', {
        VEN: '1D',
        MIL: '3M',
      });
      const { events } = fought(storm, { ...calm('VER', ['VEN', 'MIL']), 'ASSAULT@VER': [roll] });
      return events.flatMap((event) => (event.kind === 'units-lost' && event.why === 'assault' ? [event.rule] : []));
    };
    expect([rules(1), rules(100)]).toEqual([['UM-14.13'], ['UM-14.14', 'UM-14.14']]);
  });

  test('UM-14.22, UM-14.29, UM-14.30 who is hostile to the strongest gets nothing, be it the first owner', () => {
    const passed = (
      owner: string,
      forces: Garrisons[string],
      enemies: { readonly [nation: string]: readonly string[] },
    ) => {
      const board = withProvince(at({ VER: forces }), ITALIA, 'VER', { owner: N(owner), originalOwner: N('GEN') });
      const { events } = fought(war(board, enemies), calm('VER', ['VEN', 'MIL', 'GEN']));
      return events.flatMap((event) => (event.kind === 'province-passed' ? [[event.to, event.manner]] : []))[0];
    };
    expect(passed('VEN', { MIL: { FOT: 9 }, GEN: { FOT: 1 } }, { MIL: ['GEN'] })).toEqual([N('MIL'), 'friendly']);
    expect(passed('VEN', { MIL: { FOT: 9 }, GEN: { FOT: 1 } }, {})).toEqual([N('GEN'), 'friendly']);
    const all = { MIL: ['VEN', 'GEN'], GEN: ['VEN'] };
    expect(passed('VEN', { MIL: { FOT: 9 }, GEN: { FOT: 1 } }, all)).toEqual([N('MIL'), 'entered']);
    expect(passed('VEN', { MIL: { FOT: 9 }, GEN: { FOT: 1 } }, { MIL: ['VEN'], GEN: ['VEN'] })).toEqual([
      N('GEN'),
      'entered',
    ]);
  });

  test('UM-14.3, UM-14.30 squadrons outside do not hold it, however strong, and take nothing themselves', () => {
    const port = told(at({ CHI: { VEN: { SHP: 9 }, MIL: { FOT: 1 } } }), 'CHI', { VEN: '1M' });
    expect(fought(port).state.provinces[P('CHI')]?.owner).toBe(N('MIL'));
  });
});

import { describe, expect, test } from 'vitest';
import { pairsOf } from '../../src/battle/pairs.ts';
import type { Roll } from '../../src/events/battle.ts';
import { aboard, atSea, inPort, levy, navy, retinue, times } from '../position.ts';
import { AT_WAR, LOSE, landDuels, ROOMY, stage, TIE, WIN } from '../stage.ts';

describe('a duel', () => {
  test('HEP-10.12 a higher attack destroys the defender, and the attacker stands in the area (HEP-10.19)', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', [6, 5]));
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect([game.where(1), game.where(2), game.occupier('SSX')]).toEqual(['SSX', 'gone', 'CHE']);
    expect(game.told('duel-fought')[0]?.result).toBe('defender-destroyed');
  });

  test('HEP-10.13 equal totals send the attacker back to where it started', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', TIE));
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect([game.where(1), game.where(2), game.occupier('SSX')]).toEqual(['CHE', 'SSX', null]);
    expect(game.told('sent')).toMatchObject([{ unit: 1, why: 'retreated', rule: 'HEP-10.13' }]);
  });

  test('HEP-10.14 a lower attack destroys the attacker', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', [5, 6]));
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect([game.where(1), game.where(2)]).toEqual(['gone', 'SSX']);
  });

  test('HEP-1.15 HEP-10.1 the attacker rolls first, one pair after another', () => {
    const rolls: string[] = [];
    const game = stage(
      { ...AT_WAR, units: [levy('CHE'), levy('CHE'), levy('SSX'), levy('SSX')] },
      landDuels('SSX', WIN, WIN),
    );
    const { dice } = game;
    const at = dice.at.bind(dice);
    Object.assign(dice, {
      at: (name: string, place: string) => {
        rolls.push(`${name}@${place}`);
        return at(name, place);
      },
    });
    game.order('CHE', 'MOVE', { units: [1, 2], to: 2 });
    expect(rolls).toEqual(['land.att@SSX', 'land.def@SSX', 'land.att@SSX', 'land.def@SSX']);
  });

  test('HEP-10.16 who has retreated takes no further part, and defenders never retreat', () => {
    const units = [levy('CHE'), levy('CHE'), levy('SSX')];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', TIE, TIE));
    game.order('CHE', 'MOVE', { units: [1, 2], to: 2 });
    expect([1, 2, 3].map(game.where)).toEqual(['CHE', 'CHE', 'SSX']);
    expect(game.told('duel-fought').map(({ attacker }) => attacker.unit)).toEqual([1, 2]);
  });

  test('HEP-10.19 if no attacker remains the area is unchanged', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', LOSE));
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect(game.told('occupied')).toEqual([]);
    expect(game.told('battle-ended')).toMatchObject([{ attackersLeft: [], defendersLeft: [2] }]);
  });
});

describe('rounds', () => {
  test('HEP-10.3 HEP-10.4 who finds no opponent waits for the next round', () => {
    const units = [levy('CHE'), levy('SSX'), levy('SSX')];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', WIN, WIN));
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect(game.told('round-began').map(({ round }) => round)).toEqual([1, 2]);
    expect(game.told('duel-fought').map(({ defender }) => defender.unit)).toEqual([2, 3]);
    expect(game.occupier('SSX')).toBe('CHE');
  });

  test('HEP-10.2 all hostile Land Units defend together, those of several States and those aboard in port', () => {
    const game = stage(
      {
        ...AT_WAR,
        players: ['CHE', 'SSX', 'SUR'],
        wars: ['CHE-SSX', 'CHE-SUR'],
        pacts: ['SSX-SUR'],
        units: [...times(3, levy('CHE')), levy('SUR', 'SSX'), navy('SSX', inPort('SSX', 3)), levy('SSX', aboard(5))],
      },
      landDuels('SSX', WIN, WIN),
    );
    game.order('CHE', 'MOVE', { units: [1, 2, 3], to: 2 });
    expect(game.told('battle-began')[0]?.defenders.map(({ unit }) => unit)).toEqual([4, 6]);
    expect(game.occupier('SSX')).toBe('CHE');
  });

  test('HEP-9.5 units of third States neither block nor fight', () => {
    const game = stage({ ...AT_WAR, pacts: ['SSX-SUR'], units: [levy('CHE'), retinue('SUR', 'SSX')] });
    game.order('CHE', 'MOVE', { units: [1], to: 2 });
    expect(game.told('battle-began')).toEqual([]);
    expect([game.where(1), game.where(2), game.occupier('SSX')]).toEqual(['SSX', 'SSX', 'CHE']);
  });
});

describe('pairing', () => {
  const pairs = (attackers: string, defenders: string): readonly string[] => {
    const unitsOf = (letters: string, owner: string, at: string) =>
      [...letters].map((letter) => (letter === 'R' ? retinue(owner, at) : levy(owner, at)));
    const units = [...unitsOf(attackers, 'CHE', 'CHE'), ...unitsOf(defenders, 'SSX', 'SSX')];
    const first = Math.min(attackers.length, defenders.length);
    const wins = Array.from({ length: defenders.length }, () => WIN);
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', ...wins));
    game.order('CHE', 'MOVE', { units: [...attackers].map((_, index) => index + 1), to: 2 });
    return game
      .told('duel-fought')
      .slice(0, first)
      .map(({ attacker, defender }) => `${attacker.unit}x${defender.unit - attackers.length}`);
  };

  test.each([
    ['Retinues take Retinues before Levies', 'RL', 'LR', ['1x2', '2x1']],
    ['the ids decide, not the order named', 'RR', 'RLR', ['1x1', '2x3']],
    ['Retinues that are left take Levies before Levies do', 'RRL', 'LRL', ['1x2', '2x1', '3x3']],
    ['Levies take Levies before Retinues', 'LL', 'RRL', ['1x3', '2x1']],
    ['Levies take Retinues when nothing else is left', 'LLL', 'RL', ['1x2', '2x1']],
    ['a Retinue meets the lowest Levy', 'R', 'LL', ['1x1']],
  ])('HEP-10.5 HEP-10.6 %s', (_, attackers, defenders, expected) => {
    expect(pairs(attackers, defenders)).toEqual(expected);
  });
});

test('HEP-10.6 each list is taken by ascending id, however it comes', () => {
  const fighter = (unit: number, owner: number) => ({ unit, owner, kind: 'levy' }) as const;
  const pairs = pairsOf([fighter(3, 1), fighter(1, 1)], [fighter(9, 2), fighter(4, 2)]);
  expect(pairs.map(([attacker, defender]) => [attacker.unit, defender.unit])).toEqual([
    [1, 4],
    [3, 9],
  ]);
});

const shown = ({ modifiers }: Roll): { readonly [what: string]: number } =>
  Object.fromEntries(modifiers.map(({ what, value }) => [what, value]));

describe('modifiers', () => {
  /** The modifiers of the first duel. */
  const firstDuel = (
    said: Parameters<typeof stage>[0],
    to: number,
    units: readonly number[],
    place: string,
    rolls = [WIN],
  ): { readonly attack: object; readonly defence: object } => {
    const game = stage(said, landDuels(place, ...rolls));
    game.order('CHE', 'MOVE', { units, to });
    const duel = game.told('duel-fought')[0];
    if (duel === undefined) throw new Error('no duel');
    return { attack: shown(duel.attack), defence: shown(duel.defence) };
  };

  test('HEP-8.1 HEP-10.11 a Retinue adds 2 in attack and in defence, a lone Levy nothing', () => {
    const said = { ...AT_WAR, units: [retinue('CHE'), levy('SSX')] };
    expect(firstDuel(said, 2, [1], 'SSX')).toEqual({ attack: { retinue: 2 }, defence: {} });
    const other = { ...AT_WAR, units: [levy('CHE'), retinue('SSX')] };
    expect(firstDuel(other, 2, [1], 'SSX')).toEqual({ attack: {}, defence: { retinue: 2 } });
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [10, 3],
  ])('HEP-4.5 %i Iron give every Retinue +%i', (iron, bonus) => {
    const owned = ['CHE', 'HAN', 'WIH', 'SUR', 'BER', 'WIL', 'DOR', 'SUM', 'DEV', 'COR'].slice(0, iron);
    const areas = Object.fromEntries(owned.map((code) => [code, { owner: 'CHE', resources: ['iron'] as const }]));
    const said = { ...AT_WAR, areas: { ...areas, SSX: ROOMY.area }, units: [retinue('CHE'), retinue('SSX')] };
    expect(firstDuel(said, 2, [1], 'SSX').attack).toEqual({ retinue: 2, iron: bonus });
  });

  test('HEP-4.5 Iron does nothing for Levies', () => {
    const said = { ...AT_WAR, areas: { CHE: { resources: ['iron'] as const } }, units: [levy('CHE'), levy('SSX')] };
    expect(firstDuel(said, 2, [1], 'SSX').attack).toEqual({});
  });

  test.each([
    [3, 1, {}, {}],
    [4, 1, { mass: 1 }, {}],
    [6, 1, { mass: 1 }, {}],
    [1, 3, {}, {}],
    [1, 4, {}, { mass: 1 }],
  ])('HEP-10.7 HEP-1.16 %i Levies against %i', (attackers, defenders, attack, defence) => {
    const units = [...times(attackers, levy('CHE')), ...times(defenders, levy('SSX'))];
    const wins = Array.from({ length: defenders }, () => WIN);
    const ids = Array.from({ length: attackers }, (_, index) => index + 1);
    expect(firstDuel({ ...AT_WAR, units }, 2, ids, 'SSX', wins)).toEqual({ attack, defence });
  });

  test('HEP-10.8 Retinues neither count for the Mass Bonus nor get it', () => {
    const units = [retinue('CHE'), ...times(4, levy('CHE')), levy('SSX'), levy('SSX')];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', WIN, WIN));
    game.order('CHE', 'MOVE', { units: [1, 2, 3, 4, 5], to: 2 });
    expect(game.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([{ retinue: 2 }, {}]);
    expect(game.told('round-began')[0]).toMatchObject({ attackingLevies: 4, defendingLevies: 2 });
  });

  test('HEP-10.8 Retinues that attack give no Mass Bonus and get none where the Levies beside them do', () => {
    const units = [retinue('CHE'), ...times(4, levy('CHE')), ...times(3, levy('SSX'))];
    const few = stage({ ...AT_WAR, units }, landDuels('SSX', WIN, WIN, WIN));
    few.order('CHE', 'MOVE', { units: [1, 2, 3, 4, 5], to: 2 });
    expect(few.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([{ retinue: 2 }, {}, {}]); // 4 to 3, not 5
    const many = [retinue('CHE'), ...times(5, levy('CHE')), ...times(2, levy('SSX'))];
    const game = stage({ ...AT_WAR, units: many }, landDuels('SSX', WIN, WIN));
    game.order('CHE', 'MOVE', { units: [1, 2, 3, 4, 5, 6], to: 2 });
    expect(game.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([{ retinue: 2 }, { mass: 1 }]);
  });

  test('HEP-10.8 Retinues that defend give no Mass Bonus and get none, nor do they lessen that of the attacker', () => {
    const defended = [retinue('CHE'), levy('CHE'), retinue('SSX'), ...times(4, levy('SSX'))];
    const game = stage({ ...AT_WAR, units: defended }, landDuels('SSX', LOSE, LOSE));
    game.order('CHE', 'MOVE', { units: [1, 2], to: 2 });
    expect(game.told('duel-fought').map(({ defence }) => shown(defence))).toEqual([{ retinue: 2 }, { mass: 1 }]);
    const attacked = [...times(3, levy('CHE')), retinue('SSX'), retinue('SSX')];
    const mass = stage({ ...AT_WAR, units: attacked }, landDuels('SSX', WIN, WIN));
    mass.order('CHE', 'MOVE', { units: [1, 2, 3], to: 2 });
    expect(mass.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([{ mass: 1 }, { mass: 1 }]);
  });

  test('HEP-10.8 HEP-10.17 the Mass Bonus is taken at the start of each round, for all its pairs', () => {
    const units = [...times(5, levy('CHE')), ...times(2, levy('SSX'))];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', LOSE, LOSE, WIN, WIN));
    game.order('CHE', 'MOVE', { units: [1, 2, 3, 4, 5], to: 2 });
    // 5 against 2, then 3 against 2
    expect(game.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([{ mass: 1 }, { mass: 1 }, {}, {}]);
  });

  test('HEP-10.11 Boost counts in attack only', () => {
    const said = {
      ...AT_WAR,
      units: [levy('CHE', 'CHE', { boost: 2 }), levy('SSX', 'SSX', { boost: 1 })],
    };
    expect(firstDuel(said, 2, [1], 'SSX')).toEqual({ attack: { boost: 2 }, defence: {} });
  });

  test('HEP-4.5 HEP-10.11 Stone helps whoever defends for the owner', () => {
    const said = { ...AT_WAR, areas: { SSX: { resources: ['stone'] as const } }, units: [levy('CHE'), levy('SSX')] };
    expect(firstDuel(said, 2, [1], 'SSX').defence).toEqual({ stone: 1 });
  });

  test('HEP-4.14 Stone helps pact partners of the owner, and never an occupier', () => {
    const stone = { resources: ['stone'] as const };
    const partner = {
      ...AT_WAR,
      wars: ['CHE-SSX', 'CHE-SUR'] as const,
      pacts: ['SSX-SUR'] as const,
      areas: { CHE: ROOMY.area, SSX: stone },
      units: [levy('CHE'), levy('SUR', 'SSX')],
    };
    expect(firstDuel(partner, 2, [1], 'SSX').defence).toEqual({ stone: 1 });
    const occupied = {
      ...AT_WAR,
      areas: { SSX: { ...stone, owner: 'CHE', occupier: 'SSX' } },
      units: [levy('CHE'), levy('SSX')],
    };
    expect(firstDuel(occupied, 2, [1], 'SSX').defence).toEqual({});
  });

  test('HEP-10.9 HEP-9.8 across a river the Attack Roll loses 1, in both directions', () => {
    const said = { ...AT_WAR, wars: ['CHE-EXS'] as const, units: [levy('CHE'), levy('EXS')] };
    expect(firstDuel(said, 34, [1], 'EXS')).toEqual({ attack: { river: -1 }, defence: {} });
    const back = { ...AT_WAR, wars: ['CHE-EXS'] as const, units: [levy('CHE', 'EXS'), levy('EXS', 'CHE')] };
    expect(firstDuel(back, 1, [1], 'CHE').attack).toEqual({ river: -1 });
  });

  test('HEP-10.9 landing from a Navy the Attack Roll loses 1', () => {
    const said = { ...AT_WAR, units: [navy('CHE', atSea(3)), levy('CHE', aboard(1)), levy('SSX')] };
    expect(firstDuel(said, 2, [2], 'SSX').attack).toEqual({ landing: -1 });
  });

  test('HEP-10.9 HEP-3.4 a Viking State has neither penalty', () => {
    const viking = {
      ...AT_WAR,
      kingdoms: { CHE: { traditions: ['viking', 'fyrd'] as const } },
      wars: ['CHE-EXS'] as const,
    };
    expect(firstDuel({ ...viking, units: [levy('CHE'), levy('EXS')] }, 34, [1], 'EXS').attack).toEqual({});
    const landing = { ...viking, units: [navy('CHE', atSea(2)), levy('CHE', aboard(1)), levy('EXS')] };
    expect(firstDuel(landing, 34, [2], 'EXS').attack).toEqual({});
  });

  test.each([
    ['DEV', 10, 'DOR', { highlands: -1 }],
    ['SUM', 9, 'DOR', { swamps: -2 }],
    ['HAN', 4, 'DOR', {}],
    ['WIL', 7, 'DOR', {}],
  ] as const)('HEP-2.9 HEP-10.10 the terrain of %s', (code, to, from, attack) => {
    const said = { ...AT_WAR, wars: [`CHE-${code}`] as const, units: [levy('CHE', from), levy(code)] };
    expect(firstDuel(said, to, [1], code).attack).toEqual(attack);
  });

  test('HEP-10.10 the terrain counts also when the owner attacks an occupier', () => {
    const said = {
      ...AT_WAR,
      areas: { CHE: ROOMY.area, DEV: { owner: 'CHE', occupier: 'SSX' } },
      units: [levy('CHE', 'DOR'), levy('SSX', 'DEV')],
    };
    expect(firstDuel(said, 10, [1], 'DEV').attack).toEqual({ highlands: -1 });
  });

  test('HEP-8.9 over the Max Unit Limit every Land Unit loses 1, Retinues too, in attack and defence', () => {
    const bare = { ...AT_WAR, kingdoms: { CHE: { traditions: [] }, SSX: { traditions: [] } }, areas: {} };
    const attackers = { ...bare, units: [retinue('CHE'), levy('CHE'), levy('SSX')] };
    expect(firstDuel(attackers, 2, [1], 'SSX')).toEqual({ attack: { retinue: 2, 'over-limit': -1 }, defence: {} });
    const defenders = { ...bare, units: [levy('CHE'), levy('SSX'), levy('SSX', 'HAN')] };
    expect(firstDuel(defenders, 2, [1], 'SSX')).toEqual({ attack: {}, defence: { 'over-limit': -1 } });
  });

  test.each([
    ['a Retinue beside a Levy', retinue, levy],
    ['a Retinue beside a Retinue', retinue, retinue],
    ['a Levy beside a Retinue', levy, retinue],
  ])('HEP-8.9 over the limit %s loses 1 in attack and in defence', (_, first, second) => {
    const bare = { ...AT_WAR, kingdoms: { CHE: { traditions: [] }, SSX: { traditions: [] } }, areas: {} };
    const own = first === retinue ? { retinue: 2, 'over-limit': -1 } : { 'over-limit': -1 };
    const attackers = { ...bare, units: [first('CHE'), second('CHE'), levy('SSX')] };
    expect(firstDuel(attackers, 2, [1], 'SSX')).toEqual({ attack: own, defence: {} });
    const defenders = { ...bare, units: [levy('CHE'), first('SSX'), second('SSX', 'HAN')] };
    expect(firstDuel(defenders, 2, [1], 'SSX')).toEqual({ attack: {}, defence: own });
  });

  test('HEP-8.9 at the limit there is no penalty, and units aboard at sea count', () => {
    const bare = { ...AT_WAR, kingdoms: { CHE: { traditions: [] }, SSX: { traditions: [] } }, areas: {} };
    expect(firstDuel({ ...bare, units: [levy('CHE'), levy('SSX')] }, 2, [1], 'SSX').attack).toEqual({});
    const embarked = { ...bare, units: [levy('CHE'), levy('SSX'), navy('CHE', atSea(2)), levy('CHE', aboard(3))] };
    expect(firstDuel(embarked, 2, [1], 'SSX').attack).toEqual({ 'over-limit': -1 });
  });

  test('HEP-8.11 more Retinues than Maximum Retinues are no worse for it', () => {
    const said = { ...AT_WAR, units: [retinue('CHE'), retinue('CHE'), levy('SSX')] };
    expect(firstDuel(said, 2, [1], 'SSX').attack).toEqual({ retinue: 2 });
  });

  test('HEP-10.18 losses cure an excess from the next round on', () => {
    const bare = { ...AT_WAR, kingdoms: { CHE: { traditions: [] }, SSX: ROOMY.kingdom }, areas: { SSX: ROOMY.area } };
    const units = [levy('CHE'), levy('CHE'), levy('SSX'), levy('SSX')];
    const game = stage({ ...bare, units }, landDuels('SSX', LOSE, WIN, WIN));
    game.order('CHE', 'MOVE', { units: [1, 2], to: 2 });
    expect(game.told('duel-fought').map(({ attack }) => shown(attack))).toEqual([
      { 'over-limit': -1 },
      { 'over-limit': -1 },
      {},
    ]);
  });

  test('HEP-10.17 totals have no floor', () => {
    const said = { ...AT_WAR, wars: ['CHE-SUM'] as const, units: [levy('CHE', 'DOR'), levy('SUM')] };
    const game = stage(said, landDuels('SUM', [1, 1]));
    game.order('CHE', 'MOVE', { units: [1], to: 9 });
    expect(game.told('duel-fought')[0]).toMatchObject({ attack: { die: 1, total: -1 }, result: 'attacker-destroyed' });
  });
});

import { describe, expect, test } from 'vitest';
import { TROOPS } from '../../src/data/troops.ts';
import { effectiveFort } from '../../src/rules/forts.ts';
import { movePointsLeft } from '../../src/rules/move-points.ts';
import { areEnemiesIn, areFriends } from '../../src/rules/permission.ts';
import { maxRevenue, placeOf } from '../../src/rules/places.ts';
import { hasEnemyTroops } from '../../src/rules/presence.ts';
import { isFoot, isMounted, isShip, isSoldier } from '../../src/rules/troops.ts';
import type { Province } from '../../src/state.ts';
import { describeTroop } from '../../src/text/described/troop.ts';
import { kindOf, unitLabel } from '../../src/unit-id.ts';
import { EXHAUSTED, GOLD, IND } from '../../src/words.ts';
import { army, at, fleet, type GivenUnit, garrison, position, realm } from '../position.ts';
import { play, settled } from '../turn.ts';

/** Nobody may write to what is frozen, however deep. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

describe('section 0a: scope', () => {
  test('MD-0.2 a turn is a pure function of state, orders and dice, and leaves its input alone', () => {
    const given = settled({
      wars: ['Eng-Fra'],
      units: [army('Eng A1', 'Kent', { archers: 9 }, { commanders: [{}] }), army('Fra A1', 'Wessex', { archers: 9 })],
    });
    const orders = { Eng: ['A1 MARCH Wessex', 'G1 FORM ARMY'], Fra: ['A1 PILLAGE'] };
    const first = play(frozen(structuredClone(given)), { orders });
    const second = play(given, { orders });
    expect(second.state).toEqual(first.state);
    expect(second.events).toEqual(first.events);
    expect(first.state).not.toEqual(given.state);
  });
});

describe('section 0b: terms', () => {
  test('MD-0.4 IND is the owner of every province that no realm owns', () => {
    expect(position().state.provinces.filter((province) => province !== null && province.owner !== IND)).toEqual([]);
    expect(IND).toBe(99);
  });

  test('MD-0.4 troops are recruited in a city only', () => {
    const walls = { Essex: { owner: 'Eng', fortLevel: 1, buildList: ['archers'] } } as const;
    const turn = play(settled({ provinces: walls }), { orders: { Eng: ['G2 RECRUIT 1 archers'] } });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['no-city']);
  });

  test('MD-0.4 a unit is an army, a fleet or a garrison', () => {
    const { state } = position({ units: [army('Eng A7', 'Kent'), fleet('Eng F2', 'Kent'), garrison('Ind', 'York')] });
    const names = state.units.map(({ id }) => `${kindOf(id)} ${unitLabel(id)}`);
    expect(names).toEqual(expect.arrayContaining(['A A7', 'F F2', 'G G6']));
  });

  test('MD-0.4 enemies are at war; IND is the enemy of all who stand in its land without permission', () => {
    const { state } = position({
      wars: ['Eng-Fra'],
      provinces: { York: { permitted: ['Nor'] }, Kent: { owner: 'Eng' } },
    });
    const enemies = (place: 'York' | 'Kent', a: 'Eng' | 'Nor' | 'Ind', b: 'Fra' | 'Ind') =>
      areEnemiesIn(state, state.provinces[at(place)] as Province, realm(a), realm(b));
    expect([enemies('Kent', 'Eng', 'Fra'), enemies('Kent', 'Nor', 'Fra')]).toEqual([true, false]);
    expect([enemies('York', 'Eng', 'Ind'), enemies('York', 'Nor', 'Ind')]).toEqual([true, false]);
    expect([enemies('Kent', 'Eng', 'Ind'), enemies('York', 'Ind', 'Ind')]).toEqual([false, false]);
    expect(areEnemiesIn(state, null, realm('Eng'), realm('Ind'))).toBe(false);
  });

  test.each([
    ['soldiers of an enemy', army('Fra A1', 'York', { archers: 1 }), true],
    ['a commander of an enemy', army('Fra A1', 'York', {}, { commanders: [{}] }), true],
    ['soldiers aboard ships of an enemy', army('Fra A1', 'York', { archers: 1 }, { loadedOn: 'Nor F1' }), true],
    ['ships of an enemy', fleet('Fra F1', 'York', { carrack: 1 }), false],
    ['an empty army of an enemy', army('Fra A1', 'York'), false],
    ['soldiers of a neutral', army('Nor A1', 'York', { archers: 1 }), false],
    ['soldiers of an enemy next door', army('Fra A1', 'Mercia', { archers: 1 }), false],
    ['independent soldiers', garrison('Ind', 'York', { militia: 1 }), true],
  ] as const satisfies readonly [string, GivenUnit, boolean][])('MD-0.4 enemy troops: %s', (_who, unit, are) => {
    const { setting, state } = position({ wars: ['Eng-Fra'], units: [unit, fleet('Nor F1', 'York', { carrack: 1 })] });
    expect(hasEnemyTroops(setting, state, at('York'), realm('Eng'))).toBe(are);
  });

  test('MD-0.4 friendly: the same realm, or allies', () => {
    const { state } = position({ alliances: ['Eng-Nor'], wars: ['Eng-Fra'] });
    const friends = ['Eng', 'Nor', 'Fra', 'Sco'].filter((code) =>
      areFriends(state, realm('Eng'), realm(code as 'Eng')),
    );
    expect(friends).toEqual(['Eng', 'Nor']);
  });

  test('MD-0.4 pence, effective fortification, maximum revenue, exhausted', () => {
    expect(GOLD).toBe(100);
    expect(effectiveFort({ fortLevel: 5, fortDamage: 2 })).toBe(3);
    const { setting, state } = position({ units: [army('Eng A1', 'Kent', { nomads: 1 }, { mpUsed: EXHAUSTED })] });
    expect(maxRevenue(placeOf(setting, at('Kent')))).toBe(6 + 2 * 2);
    expect(state.units.slice(0, 1).map((unit) => movePointsLeft(setting, unit))).toEqual([0]);
  });

  test('MD-0.11 mounted are the two cavalry classes, foot every other soldier but siege machines', () => {
    const keys = (is: (troop: (typeof TROOPS)[number]) => boolean) => TROOPS.filter(is).map(({ key }) => key);
    expect(keys(isMounted)).toEqual([
      'light_cavalry',
      'mounted_infantry',
      'heavy_cavalry',
      'spanish_knights',
      'french_knights',
      'german_knights',
      'crusader_knights',
      'slavic_nobles',
      'nomads',
      'arab_lancers',
      'muslim_mounted_archers',
      'mongol_raiders',
      'mongol_horse_archers',
    ]);
    expect(keys((troop) => isSoldier(troop) && !isMounted(troop) && !isFoot(troop))).toEqual(['siege_machine']);
    expect(keys((troop) => isShip(troop) && (isMounted(troop) || isFoot(troop)))).toEqual([]);
  });

  test.each([
    ['men_at_arms', 'A formation of about 200 or more'],
    ['peasant_rabble', 'A crowd of about 400'],
    ['heavy_cavalry', 'A formation of about 100'],
    ['carrack', 'A squadron of ships with their crews'],
  ])('MD-0.12 whoever studies %s reads: %s', (key, words) => {
    const studied = TROOPS.filter((troop) => troop.key === key).flatMap(describeTroop);
    expect(studied.map(({ text }) => text).join('\n')).toContain(words);
  });
});

import { describe, expect, test } from 'vitest';
import { TROOPS } from '../../src/data/troops.ts';
import { HISTORY, UNIT_NAMES } from '../../src/desk/history.ts';
import { FORT_NAMES, fortBonus } from '../../src/rules/forts.ts';
import { LIMITS } from '../../src/rules/limits.ts';
import { LEVIES } from '../../src/scenarios/build-lists.ts';
import { army, position } from '../position.ts';
import { play } from '../turn.ts';

describe('section 19: texts for the guide', () => {
  test.each([
    'Edward Longshanks',
    'William the Conqueror',
    'Edward II',
    'Roger Mortimer',
    'Edward III',
    'Alfred the Great',
    'George Washington',
  ])('MD-19.15 the guide tells of %s', (name) => {
    const told = HISTORY.find(({ people }) => (people as readonly string[]).includes(name));
    expect(told?.text).toContain(name);
  });

  test('MD-19.15 and of a small realm beside a large one', () => {
    expect(HISTORY.some(({ text }) => text.includes('Belgium') && text.includes('France'))).toBe(true);
  });

  test.each(UNIT_NAMES)('MD-19.16 a unit may be called %s', (name) => {
    const after = play(
      position({ provinces: { Kent: { owner: 'Eng' } }, units: [army('Eng A1', 'Kent', { militia: 1 })] }),
      {
        orders: { Eng: [`A1 NAME "${name}"`] },
      },
    );
    expect(after.unit('Eng A1').name).toBe(name);
  });
});

describe('section 20: contradictions settled', () => {
  test('MD-20.1 level 2 gives foot 47 percent, and is a Motte and Bailey', () => {
    expect(fortBonus(2).footCombat).toBe(47);
    expect(FORT_NAMES[2]).toBe('Motte and Bailey');
  });

  test('MD-20.1 light cavalry has three points, too few for two enemy provinces', () => {
    expect(TROOPS.find(({ key }) => key === 'light_cavalry')?.move).toBe(3);
  });

  test('MD-20.1 Mongol horse is not alone in taking two enemy provinces a turn: Nomads have four points too', () => {
    const fastest = TROOPS.filter(({ move }) => move === 4).map(({ key }) => key);
    expect(fastest).toEqual(['nomads', 'mongol_raiders', 'mongol_horse_archers']);
  });

  test('MD-20.1 the knights of the Teutonic Order are Crusader Knights', () => {
    expect(LEVIES.crusader.city).toContain('crusader_knights');
  });

  test('MD-20.1 annexing needs no unit: an empty province is annexed by headquarters', () => {
    const after = play(
      position({
        provinces: { Essex: { owner: 'Eng', annexedTo: 'Ind' }, Kent: { owner: 'Eng' } },
        realms: { Eng: { treasury: 10_000 } },
      }),
      { orders: { Eng: ['ANNEX Essex'] } },
    );
    expect(after.province('Essex').annexedTo).toBe(after.province('Essex').owner);
    expect(LIMITS.royalty.annexed).toBe(70);
  });

  test('MD-20.1 rights granted this turn count this turn', () => {
    const after = play(
      position({
        provinces: { Kent: { owner: 'Eng' }, Essex: { owner: 'Fra' } },
        units: [army('Eng A1', 'Kent', { militia: 1 })],
      }),
      { orders: { Fra: ['GRANT PASSAGE Eng'], Eng: ['A1 MARCH Essex'] } },
    );
    expect(after.failures('Eng')).toEqual([]);
    expect(after.unit('Eng A1').location).toBe(after.province('Essex').number);
  });
});

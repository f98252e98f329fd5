import { describe, expect, test } from 'vitest';
import { bestOf } from '../../src/rules/commanders.ts';
import { coupFacts } from '../../src/rules/coup.ts';
import { fiveRealms } from '../five-realms.ts';
import { ordersFrom, type Said } from '../order-lines.ts';
import { england, foundIn } from '../ordering.ts';
import { army, type GivenPosition, garrison, unit } from '../position.ts';
import { reasonsOf } from '../reasons.ts';

const LAND = { Essex: { owner: 'Eng' } } as const;
/** Two militia in A1, two in A2, four archers in A3; France has more militia. */
const UNITS = [
  army('Eng A1', 'Kent', { militia: 2 }),
  army('Eng A2', 'Kent', { militia: 2 }),
  army('Eng A3', 'Kent', { archers: 4 }),
  army('Fra A1', 'Paris', { militia: 9 }),
];

const facts = (orders: readonly Said[], said: GivenPosition = {}) => {
  const position = fiveRealms({ provinces: LAND, units: UNITS, ...said });
  return coupFacts(position, 1, ordersFrom(position, 'Eng', orders));
};
const disbanded = (...orders: readonly Said[]): number => facts(orders).disbanded;

describe('section 12: how many troops the orders dismiss', () => {
  test('MD-12.54 orders to one unit add up, to what it has', () => {
    expect(disbanded('A1 DISBAND 1 militia')).toBe(1);
    expect(disbanded('A1 DISBAND 1 militia', 'A1 DISBAND 1 militia')).toBe(2);
    expect(disbanded('A1 DISBAND 1 militia', 'A1 DISBAND 9 militia')).toBe(2);
  });

  test('MD-12.54 so do orders to several units', () => {
    expect(disbanded('A1 DISBAND 2 militia', 'A2 DISBAND 1 militia')).toBe(3);
    expect(disbanded('A1 DISBAND 1 militia', 'A3 DISBAND 2 archers')).toBe(3);
  });

  test('MD-12.54 who is not there and is not handed over is not dismissed', () => {
    expect(disbanded('A3 DISBAND 2 militia')).toBe(0);
    expect(disbanded('A1 TRANSFER 2 militia TO A2', 'A3 DISBAND 2 militia')).toBe(0);
    expect(disbanded('A3 TRANSFER 2 archers TO A1', 'A1 DISBAND 4 militia')).toBe(2);
    expect(disbanded('A1 TRANSFER 1 militia TO A3', 'A3 DISBAND 2 militia')).toBe(1);
    expect(disbanded('A1 TRANSFER ALL TO A3', 'A3 DISBAND 9 militia')).toBe(4);
  });

  test('MD-12.54 half of the land and half of the troops are enough, be it one troop; less is not', () => {
    const one = { units: [garrison('Eng', 'Kent', { militia: 1 })] };
    expect(facts(['GIVE PROVINCE Essex Fra', 'G1 DISBAND 1 militia'], one)).toEqual({
      provinces: 2,
      given: 1,
      troops: 1,
      disbanded: 1,
      coup: true,
    });
    expect(facts(['GIVE PROVINCE Essex Fra', 'A1 DISBAND 2 militia', 'A3 DISBAND 1 archers']).coup).toBe(false);
    expect(facts(['GIVE PROVINCE Essex Fra', 'A1 DISBAND 2 militia', 'A3 DISBAND 2 archers']).coup).toBe(true);
    expect(facts(['GIVE PROVINCE Essex Fra'], { units: [] }).coup).toBe(false);
  });
});

describe('sections 4, 7 and 12: small differences', () => {
  test('MD-7.19 of equal commanders the first by id is the best, however they are listed', () => {
    const commander = (id: number, infantry: number) => ({
      ...{ id, infantry, name: '', realm: 1, unit: unit('Eng A1'), cavalry: 0, siege: 0, naval: 0, improved: [] },
    });
    expect(bestOf([commander(3, 5), commander(2, 9), commander(1, 9)])?.id).toBe(1);
    expect(bestOf([commander(1, 5), commander(2, 9)])?.id).toBe(2);
    expect(bestOf([])).toBe(undefined);
  });

  test('MD-4.29 a circle of others is a circle too', () => {
    const units = [1, 2, 3].map((number) => army(`Eng A${number}`, 'Kent', { militia: 1 }));
    const known = england({ provinces: { Kent: { owner: 'Eng' } }, units });
    expect(foundIn(known, 'A2 FOLLOW A3', 'A3 FOLLOW A2', 'A1 FOLLOW A2')).toEqual(['illegal follow-circle']);
  });

  test('MD-12.10 no caravan crosses a reef', () => {
    const said = (sendRange: number): GivenPosition => ({
      options: { sendRange },
      provinces: { Paris: {}, Picardy: { owner: 'Fra', fortLevel: 1 } },
    });
    expect(reasonsOf(said(2), ['SEND GOLD Fra 1'])).toMatchObject([{ code: 'no-caravan-way' }]);
    expect(reasonsOf(said(3), ['SEND GOLD Fra 1'])).toEqual([]);
  });
});

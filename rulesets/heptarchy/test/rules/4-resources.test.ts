import { describe, expect, test } from 'vitest';
import type { KingdomOrder } from '../../src/order.ts';
import { cavalryLeft, maxUnits, taxIncome, tradeIncome } from '../../src/rules/reckoned.ts';
import type { AreaNumber, Resource } from '../../src/words.ts';
import { order, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const CHE = area('CHE');
const LIN = area('LIN');
const develop = (resource: Resource, at: AreaNumber = CHE) => order('DEVELOP', { area: at, resource });
const redevelop = (old: Resource, to: Resource) => order('REDEVELOP', { area: CHE, old, new: to });
const rich = (said: GivenPosition = {}): GivenPosition => ({
  players: ['CHE', 'LIN'],
  ...said,
  kingdoms: { CHE: { gold: 100, traditions: [] }, ...said.kingdoms },
});
const occupied = { units: [levy('LIN', 'CHE')], wars: ['CHE-LIN'] } as const;

describe('section 4: Resources', () => {
  test.each<[Resource, string, number]>([
    ['grain', 'CHE', 8],
    ['horses', 'CHE', 12],
    ['livestock', 'CHE', 12],
    ['stone', 'OXE', 8],
    ['timber', 'SSX', 8],
    ['iron', 'SSX', 12],
    ['textiles', 'LIN', 20],
  ])('HEP-4.1, HEP-4.5 %s in %s costs %i Gold, and not one less will do', (resource, code, cost) => {
    const said = (gold: number): GivenPosition => ({ players: [code, 'COR'], kingdoms: { [code]: { gold } } });
    const orders = [develop(resource, area(code))];
    const built = post(said(cost), code, orders);
    expect(built.kingdom(code).gold).toBe(0);
    expect(built.area(code).resources).toEqual([resource]);
    expect(post(said(cost - 1), code, orders).skipped).toEqual(['gold']);
  });

  test('HEP-4.6 only what the land allows', () => {
    expect(post(rich(), 'CHE', [develop('timber')]).skipped).toEqual(['not-allowed-here']);
    const grain = { areas: { CHE: { resources: ['grain'] } } } as const;
    expect(post(rich(grain), 'CHE', [redevelop('grain', 'stone')]).skipped).toEqual(['not-allowed-here']);
  });

  test('HEP-4.7, HEP-4.11 two Resources at most, as many in a Turn as there are slots, the lowest first', () => {
    const turn = post(rich(), 'CHE', [develop('livestock'), develop('grain'), develop('horses')]);
    expect(turn.area('CHE').resources).toEqual(['livestock', 'grain']);
    expect(turn.skipped).toEqual(['no-free-slot']);
  });

  test('HEP-4.8 the two are different', () => {
    expect(post(rich(), 'CHE', [develop('grain'), develop('grain')]).skipped).toEqual(['already-there']);
    const two = { areas: { CHE: { resources: ['grain', 'horses'] } } } as const;
    expect(post(rich(two), 'CHE', [redevelop('grain', 'horses')]).skipped).toEqual(['already-there']);
    expect(post(rich(two), 'CHE', [redevelop('grain', 'grain')]).skipped).toEqual(['already-there']);
  });

  test('HEP-4.9 re-developing keeps the slot and costs what the new one costs', () => {
    const two = { areas: { CHE: { resources: ['livestock', 'horses'] } } } as const;
    const turn = post(rich(two), 'CHE', [redevelop('livestock', 'grain')]);
    expect(turn.area('CHE').resources).toEqual(['grain', 'horses']);
    expect(turn.kingdom('CHE').gold).toBe(92);
    expect(post(rich(), 'CHE', [redevelop('grain', 'horses')]).skipped).toEqual(['not-there']);
  });

  test('HEP-4.10 nothing is developed where an enemy stands', () => {
    const said = rich({ ...occupied, areas: { CHE: { occupier: 'LIN', resources: ['grain'] } } });
    const turn = post(said, 'CHE', [develop('horses'), redevelop('grain', 'horses')]);
    expect(turn.skipped).toEqual(['occupied', 'occupied']);
  });

  test('HEP-4.11 only the owner develops', () => {
    expect(post(rich(), 'CHE', [develop('grain', LIN)]).skipped).toEqual(['not-your-area']);
    const stranger: KingdomOrder = develop('grain', 99);
    expect(post(rich(), 'CHE', [stranger]).skipped).toEqual(['unknown-area']);
  });

  test('HEP-4.15 Husbandry pays 2 less, also for the new one of two', () => {
    const husbandry = { CHE: { gold: 100, traditions: ['husbandry'] } } as const;
    const turn = post(rich({ kingdoms: husbandry }), 'CHE', [develop('grain'), redevelop('grain', 'livestock')]);
    expect(turn.of('developed').map(({ cost }) => cost)).toEqual([6, 10]);
    expect(turn.kingdom('CHE').gold).toBe(84);
  });
});

describe('section 4: income', () => {
  test.each<[readonly Resource[], number]>([
    [[], 2],
    [['grain'], 4],
    [['horses'], 5],
    [['grain', 'horses'], 7],
  ])('HEP-4.2, HEP-4.3 an area with %j brings %i', (resources, tax) => {
    const said = { players: ['LIN', 'CHE'], kingdoms: { CHE: { gold: 3 } }, areas: { CHE: { resources } } } as const;
    expect(postAndEnd(said, 'LIN').kingdom('CHE').gold).toBe(3 + tax);
  });

  test('HEP-4.2 every owned area counts', () => {
    const areas = { SSX: { owner: 'CHE' }, SUR: { owner: 'CHE', resources: ['textiles'] } } as const;
    expect(taxIncome(position({ areas }), CHE)).toBe(2 + 2 + 7);
  });

  test('HEP-4.4 an Occupied area brings nothing, to nobody', () => {
    const turn = postAndEnd(
      {
        ...occupied,
        players: ['LIN', 'CHE'],
        kingdoms: { CHE: { gold: 0 }, LIN: { gold: 0 } },
        areas: { CHE: { occupier: 'LIN', resources: ['grain'] } },
      },
      'LIN',
    );
    expect(turn.of('income-received')).toMatchObject([{ kingdom: CHE, tax: [{ area: CHE, amount: 0 }], gold: 0 }]);
    expect(taxIncome(turn.position, LIN)).toBe(2);
  });

  test('HEP-4.12 a Resource raises limits at once, and pays from the next Opening', () => {
    const said = rich({ units: [levy('CHE')] });
    const raise = order('RAISE', { area: CHE, kind: 'levy' });
    expect(post(said, 'CHE', [raise]).skipped).toEqual(['limit']);
    const turn = post(said, 'CHE', [develop('grain'), develop('horses'), raise, order('PROTECT', { area: CHE })]);
    expect(turn.skipped).toEqual([]);
    expect(turn.kingdom('CHE').gold).toBe(100 - 8 - 12 - 3);
  });

  test('HEP-4.13 Occupation suspends no limit, no Cavalry Action and no type of trade', () => {
    const said: GivenPosition = {
      ...occupied,
      trade: ['CHE-SSX'],
      areas: { CHE: { occupier: 'LIN', resources: ['grain', 'horses'] } },
      kingdoms: { CHE: { traditions: [] } },
    };
    const board = position(said);
    expect(maxUnits(board, CHE)).toBe(2);
    expect(cavalryLeft(board, CHE)).toBe(1);
    expect(tradeIncome(board, CHE)).toBe(2 + 4);
  });

  test('HEP-4.16 Gold comes from Tax and Trade at the Opening', () => {
    const said = {
      players: ['LIN', 'CHE'],
      trade: ['CHE-SSX'],
      areas: { CHE: { resources: ['grain'] } },
      kingdoms: { CHE: { gold: 1, traditions: [] } },
    } as const;
    expect(postAndEnd(said, 'LIN').of('income-received')).toMatchObject([{ trade: 4, gold: 1 + 4 + 4 }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { IND } from '../../src/words.ts';
import { ARCHERS, ENG, FRA, KENT, NEIGHBOURS, SAID, SCO } from '../neighbours.ts';
import { at, position, type TestPosition, unit } from '../position.ts';
import { heardBy, newsOf } from '../tellings.ts';

const heard = (event: Event, at_: TestPosition = NEIGHBOURS): ReturnType<typeof heardBy> => heardBy(at_, event);

describe('MD-16.4 what a unit is told to be and to do is its ruler’s own affair', () => {
  const A2 = unit('Eng A2');
  const F1 = unit('Eng F1');
  const events: readonly Event[] = [
    { kind: 'unit-formed', rule: 'MD-4.12', unit: unit('Eng A9'), name: 'x', location: KENT, loadedOn: null, by: A2 },
    { kind: 'unit-removed', rule: 'MD-4.17', unit: A2, why: 'empty' },
    { kind: 'unit-named', rule: 'MD-15.23', unit: A2, name: 'Lions' },
    { kind: 'retreat-level-set', rule: 'MD-4.27', unit: A2, level: 2 },
    { kind: 'follow-set', rule: 'MD-4.28', unit: A2, target: null, why: 'order' },
    { kind: 'marines-set', rule: 'MD-4.34', unit: A2, on: true },
    { kind: 'defend-set', rule: 'MD-4.31', unit: A2, on: true },
    { kind: 'leader-set', rule: 'MD-10.17', unit: A2, commander: 1, why: 'order' },
    { kind: 'ranks-set', rule: 'MD-4.24', unit: A2, type: ARCHERS, ranks: [0, 0, 3, 0, 0] },
    {
      kind: 'transferred',
      rule: 'MD-7.1',
      from: A2,
      to: unit('Eng G1'),
      troops: [],
      commanders: [1],
      mpUsed: 0,
      why: 'order',
    },
    {
      kind: 'troops-gone',
      rule: 'MD-4.42',
      unit: A2,
      troops: [],
      commanders: [1],
      why: 'disbanded',
      gold: 0,
      rolls: [],
    },
    { kind: 'exhausted', rule: 'MD-6.45', unit: F1, why: 'homeless' },
    { kind: 'boarding', rule: 'MD-6.7', unit: A2, realm: SCO },
    { kind: 'held', rule: 'MD-5.14', unit: A2, cost: 0 },
    { kind: 'marched', rule: 'MD-5.6', unit: A2, from: KENT, to: at('Wessex'), cost: 2 },
    { kind: 'met-at-border', rule: 'MD-8.82', unit: A2, from: KENT, to: at('Wessex'), cost: 2 },
    { kind: 'thrown-back', rule: 'MD-8.91', unit: A2, from: KENT, to: at('Wessex') },
    { kind: 'loaded', rule: 'MD-6.9', fleet: F1, army: A2, second: false },
    { kind: 'unloaded', rule: 'MD-6.18', fleet: F1, army: A2, to: KENT, invading: false, second: false },
    { kind: 'recruited', rule: 'MD-12.26', unit: unit('Eng G1'), type: 1, count: 1, wanted: 1, cost: 300, short: null },
    { kind: 'fort-built', rule: 'MD-9.34', province: KENT, unit: A2, level: 2, cost: 1000 },
    { kind: 'plan-cancelled', rule: 'MD-1.16', unit: A2, orders: [], why: 'fought' },
    { kind: 'production-short', rule: 'MD-12.33', unit: A2, wanted: 2, built: 1, short: 'gold' },
  ];

  test.each(events.map((event) => [event.kind, event] as const))(
    'MD-16.4, MD-16.7 %s: nobody else, not even an ally',
    (kind, event) => {
      expect(heard(event)).toEqual({ Eng: [kind] });
    },
  );

  test('MD-16.4 who carries troops of another ruler, or is carried, hears of the voyage', () => {
    const sailed: Event = { kind: 'sailed', rule: 'MD-5.36', unit: F1, from: at('Channel'), to: KENT, cost: 1 };
    const fled: Event = { kind: 'fled', rule: 'MD-6.48', unit: F1, from: KENT, to: at('Channel'), roll: 3 };
    const ashore: Event = { kind: 'put-ashore', rule: 'MD-8.113', army: unit('Sco A1'), at: KENT, why: 'betrayed' };
    expect(heard(sailed)).toEqual({ Eng: ['sailed'], Sco: ['sailed'] });
    expect(heard(fled)).toEqual({ Eng: ['fled'], Sco: ['fled'] });
    expect(heard(ashore)).toEqual({ Sco: ['put-ashore'], Eng: ['put-ashore'] });
  });

  test('MD-16.4 the independents have no seat and hear nothing', () => {
    expect(heard({ kind: 'defend-set', rule: 'MD-4.31', unit: unit('Ind A3'), on: true })).toEqual({});
    expect(heard({ kind: 'damage-rose', rule: 'MD-11.45', province: at('Wessex'), damage: 1 })).toEqual({});
  });

  test('MD-16.4 how far the phases have come is nobody’s news: it would show how long the plans of others are', () => {
    expect(heard({ kind: 'phase-began', rule: 'MD-1.18', phase: 3 })).toEqual({});
    expect(heard({ kind: 'movement-ended', rule: 'MD-1.19', phases: 4 })).toEqual({});
  });
});

describe('MD-16.5 treasury, acceptance, grants and orders', () => {
  test('MD-16.5 each ruler hears of their own treasury when the turn begins and ends', () => {
    const rich = position({ ...SAID, realms: { Eng: { treasury: 500 }, Nor: { control: 'defeated' } } });
    const began: Event = { kind: 'turn-began', rule: 'MD-1.32', turn: 1 };
    const ended: Event = { kind: 'turn-ended', rule: 'MD-1.6', turn: 1 };
    const each = { Eng: ['treasury'], Fra: ['treasury'], Sco: ['treasury'], Wal: ['treasury'] };
    expect([heard(began, rich), heard(ended, rich)]).toEqual([each, each]);
    expect(newsOf(rich, began, 'treasury')).toMatchObject({ realm: ENG, at: 'start', gold: 500 });
    expect(newsOf(rich, ended, 'treasury')).toMatchObject({ realm: ENG, at: 'end', gold: 500 });
  });

  test.each<[string, Event]>([
    ['acceptance', { kind: 'acceptance-set', rule: 'MD-3.16', realm: ENG, from: FRA, on: false }],
    ['upkeep', { kind: 'upkeep-paid', rule: 'MD-12.16', realm: ENG, paid: 100, due: 100 }],
    ['decay', { kind: 'gold-decayed', rule: 'MD-12.38', realm: ENG, lost: 7 }],
    ['revenue', { kind: 'revenue-gained', rule: 'MD-12.3', realm: ENG, total: 600, from: [] }],
    ['gold sent', { kind: 'gold-sent', rule: 'MD-12.8', from: ENG, to: FRA, amount: 1000, fee: 100 }],
    ['missed orders', { kind: 'orders-missed', rule: 'MD-18.39', realm: ENG, inARow: 1 }],
  ])('MD-16.5 %s: the realm alone', (_, event) => {
    expect(heard(event)).toEqual({ Eng: [event.kind] });
  });

  test('MD-16.5 a grant is also told to whoever receives it', () => {
    const passage: Event = { kind: 'passage-set', rule: 'MD-3.20', realm: ENG, to: SCO, on: true };
    const special: Event = { kind: 'permission-set', rule: 'MD-3.23', realm: ENG, province: KENT, to: SCO, on: true };
    const masters: Event = { ...special, realm: IND };
    expect(heard(passage)).toEqual({ Eng: ['passage-set'], Sco: ['passage-set'] });
    expect(heard(special)).toEqual({ Eng: ['permission-set'], Sco: ['permission-set'] });
    expect(heard(masters)).toEqual({ Sco: ['permission-set'] });
  });

  test('MD-16.5 gold that comes is told to whoever receives it', () => {
    const received: Event = { kind: 'gold-received', rule: 'MD-12.15', from: ENG, to: FRA, amount: 1000 };
    expect(heard(received)).toEqual({ Fra: ['gold-received'] });
  });

  test('MD-16.4, MD-7.13 a gift of troops is told to both, but not how tired the other’s unit is', () => {
    const gift: Event = {
      kind: 'transferred',
      rule: 'MD-7.1',
      from: unit('Eng A2'),
      to: unit('Sco A2'),
      troops: [
        { type: ARCHERS, rank: 1, count: 1 },
        { type: ARCHERS, rank: 4, count: 2 },
      ],
      commanders: [1],
      mpUsed: 2,
      why: 'order',
    };
    const what = { troops: [{ type: ARCHERS, count: 3 }], commanders: [1] };
    expect(heard(gift)).toEqual({ Eng: ['troops-given'], Sco: ['troops-received'] });
    expect(newsOf(NEIGHBOURS, gift, 'troops-given')).toMatchObject({
      from: unit('Eng A2'),
      to: unit('Sco A2'),
      ...what,
    });
    expect(newsOf(NEIGHBOURS, gift, 'troops-received')).toMatchObject({ from: ENG, unit: unit('Sco A2'), ...what });
    expect(JSON.stringify(newsOf(NEIGHBOURS, gift, 'troops-given'))).not.toContain('mpUsed');
  });
});

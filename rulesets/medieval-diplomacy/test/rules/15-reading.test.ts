import { leavesOf, orderKindsOf, orderSchema, writeLine } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { TROOPS } from '../../src/data/troops.ts';
import type { Order } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import { namesOfTroop } from '../../src/orders/troop-names.ts';
import type { Setting } from '../../src/setting.ts';
import { ENGLAND } from '../english-position.ts';
import { england, foundIn, knownTo, orderIn, readJson, readLines } from '../ordering.ts';
import { at, position } from '../position.ts';

const known = england(ENGLAND);
const march = (location: number): Order => ({ verb: 'MARCH', unit: 'A1', args: { location } });

test('MD-15.1 one order a line; case does not matter, # begins a comment, names with spaces stand in quotes', () => {
  const { orders, lines } = readLines(
    known,
    '# The spring campaign',
    '',
    'a1 march essex   # before the rain',
    '  DECLARE war "Kingdom of France"',
    'F1 SAIL "North Sea"',
  );
  expect(orders).toEqual([
    march(at('Essex')),
    { verb: 'DECLARE_WAR', args: { realm: 'Fra' } },
    { verb: 'SAIL', unit: 'F1', args: { location: at('North Sea') } },
  ]);
  expect(lines.map(({ line }) => line)).toEqual([3, 4, 5]);
});

test('MD-15.1 plan orders run in the order of their lines', () => {
  expect(foundIn(known, 'A1 MARCH Essex', 'A1 MARCH Mercia')).toEqual([]);
  expect(foundIn(known, 'A1 MARCH Mercia', 'A1 MARCH Essex')).toEqual(['warning cancelled']);
});

test('MD-15.2 lines and JSON make the same list; headquarters orders have no unit', () => {
  const lines = [
    'OFFER PEACE Wal',
    'G1 TRANSFER 2 militia TO A1',
    'A1 HOLD',
    'G1 BUILD SHIPS 1 carrack',
    'A2 UNFOLLOW',
  ];
  const json = [
    { verb: 'OFFER_PEACE', args: { realm: 'Wal' } },
    { verb: 'TRANSFER', unit: 'G1', args: { to: 'A1', type: 'militia', count: 2 } },
    { verb: 'HOLD', unit: 'A1', args: {} },
    { verb: 'BUILD_SHIPS', unit: 'G1', args: { type: 'carrack', count: 1 } },
    { verb: 'FOLLOW', unit: 'A2', args: { target: null } },
  ];
  expect(readJson(known, ...json).orders).toEqual(json);
  expect(readLines(known, ...lines).orders).toEqual(json);
});

describe('MD-15.1 what people write instead is understood, and written as the rules have it', () => {
  test.each([
    ['army 1 MARCH Essex', 'A1 MARCH Essex'],
    ['A 1 MOVE TO Essex', 'A1 MARCH Essex'],
    ['Fleet 1 MOVE North Sea', 'F1 SAIL "North Sea"'],
    ['Garrison Kent RECRUIT 1 militia', 'G1 RECRUIT 1 Militia'],
    ['garrison 1 REC 1 militia', 'G1 RECRUIT 1 Militia'],
    ['G Kent BUILD FORTIFICATION', 'G1 BUILD FORT'],
    ['G1 REPAIR FORTIFICATION', 'G1 REPAIR FORT'],
    ['G1 BUILD HARBOR', 'G1 BUILD HARBOUR'],
    ['G1 BUILD PRODUCTION AREAS 2', 'G1 BUILD PRODUCTION 2'],
    ['G1 RAZE production area', 'G1 RAZE production'],
    ['G1 RAZE fortification', 'G1 RAZE fort'],
    ['G1 TRANSFER COMMANDER Mortimer TO A1', 'G1 TRANSFER Mortimer TO A1'],
    ['G1 DISBAND COMMANDER Mortimer', 'G1 DISBAND Mortimer'],
    ['A1 DEFEND FORTIFICATIONS OFF', 'A1 DEFEND OFF'],
    ['G1 DISMISS Mortimer', 'G1 DISBAND Mortimer'],
    ['A1 HOLD POSITION', 'A1 HOLD'],
    ['A1 RENAME Kings Army', 'A1 NAME "Kings Army"'],
    ['ANNEX PROVINCE Essex', 'ANNEX Essex'],
    ['SEND GOLD 20 TO France', 'SEND GOLD Fra 20'],
    ['SEND 20 GOLD TO France', 'SEND GOLD Fra 20'],
    ['GRANT PASSAGE RIGHTS TO Norway', 'GRANT PASSAGE Nor'],
    ['GRANT SPECIAL PERMISSION IN Kent TO Norway', 'GRANT PERMISSION Kent Nor'],
  ])('%s', (written, proper) => {
    const order = readLines(known, written).lines[0]?.order;
    expect(order && writeLine(ORDERS, known, order)).toBe(proper);
  });

  test('a line that begins with a unit of two words is about that unit', () => {
    const [line] = readLines(known, 'G Kent BUILD 2 militia').lines;
    const meant = ['BUILD FORT', 'BUILD HARBOUR', 'BUILD PRODUCTION', 'BUILD SHIPS'];
    expect(line?.malformed).toEqual([{ code: 'ambiguous-verb', words: 'BUILD', meant }]);
  });
});

test('MD-15.2 JSON that is no order is malformed, and the others are read', () => {
  const { lines } = readJson(
    known,
    { verb: 'CONQUER', args: {} },
    { verb: 'MARCH', unit: 'A1', args: { location: 'Kent', speed: 2 } },
    { verb: 'MARCH', args: { location: 2 } },
    { verb: 'RETREAT_LEVEL', unit: 'A1', args: { value: 6 } },
    { verb: 'HOLD', unit: 'A1', args: {} },
  );
  expect(lines.map(({ outcome }) => outcome)).toEqual(['malformed', 'malformed', 'malformed', 'malformed', 'accepted']);
});

/** The verbs and arguments of the table of MD-15.2, master's acts and publications apart. */
const TABLE: { readonly [verbs: string]: string } = {
  'DECLARE_WAR OFFER_ALLIANCE CANCEL_ALLIANCE OFFER_PEACE BOARD': 'realm',
  'ACCEPT_GIFTS GRANT_PASSAGE': 'realm on',
  GRANT_PERMISSION: 'province realm on',
  SEND_AMBASSADOR: 'realm text?',
  SEND_GOLD: 'realm amount',
  ANNEX: 'province',
  GIVE_PROVINCE: 'province realm',
  PROCLAIM: 'text',
  'FORM_ARMY FORM_FLEET': 'number? name?',
  NAME: 'name',
  RETREAT_LEVEL: 'value',
  FOLLOW: 'target',
  'MARINES DEFEND': 'on',
  LEADER: 'commander',
  RANK: 'type ranks',
  DISBAND: 'type? count? commander?',
  'SALVAGE RECRUIT BUILD_SHIPS': 'type count',
  TRANSFER: 'to toRealm? all? commander? type? count? rank?',
  'HOLD PILLAGE BUILD_FORT REPAIR_FORT BUILD_HARBOUR': '',
  'MARCH SAIL': 'location',
  LOAD: 'army armyRealm?',
  UNLOAD: 'army armyRealm? location',
  HIRE_COMMANDER: 'name?',
  BUILD_PRODUCTION: 'count?',
  RAZE: 'what',
};

test.each(Object.entries(TABLE))('MD-15.2 the arguments of %s', (verbs, args) => {
  for (const verb of verbs.split(' ') as Order['verb'][]) {
    const { params } = ORDERS.kinds[verb];
    const named = Object.entries(params).map(([name, { optional }]) => `${name}${optional === true ? '?' : ''}`);
    expect(named.toSorted()).toEqual(args.split(' ').filter(Boolean).toSorted());
  }
});

test('MD-15.2 the table is whole', () => {
  const listed = Object.keys(TABLE).flatMap((verbs) => verbs.split(' '));
  const besides = ['PUBLISH_ALLIANCE', 'SET_STATUS', 'SET_CONTROL', 'PERMIT_INDEPENDENT'];
  expect([...listed, ...besides].sort()).toEqual(Object.keys(ORDERS.kinds).sort());
  const { properties } = orderSchema(ORDERS.kinds.RETREAT_LEVEL);
  expect(properties?.['args']?.properties?.['value']).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 });
});

test('MD-15.3 locations go by number or by unique name', () => {
  const places = known.setting.places.map((place) => (place?.name === 'Ulster' ? { ...place, name: 'Wessex' } : place));
  const twoOfAName: Setting = { ...known.setting, places };
  const doubled = { ...known, setting: twoOfAName };
  expect(orderIn(known, 'A1 MARCH 3')).toEqual(march(3));
  expect(orderIn(known, 'A1 MARCH Wessex')).toEqual(march(3));
  expect(foundIn(doubled, 'A1 MARCH Wessex')).toEqual(['malformed ambiguous-name']);
  expect(orderIn(doubled, 'A1 MARCH 3')).toEqual(march(3));
  expect(orderIn(doubled, writeLine(ORDERS, doubled, march(3)))).toEqual(march(3));
  expect(foundIn(known, 'A1 MARCH Atlantis')).toEqual(['malformed unknown-name']);
  expect(foundIn(known, 'A1 MARCH 400')).toEqual(['malformed unknown-name']);
});

test('MD-15.3 TRANSFER ALL hands over every troop and commander that the receiver can hold', () => {
  const reading = readLines(known, 'G1 TRANSFER ALL TO A1', 'A1 RANK militia 6 0 0 0 0', 'G1 RANK carrack 1 0 0 0 0');
  expect(reading.lines.map(({ findings }) => findings)).toEqual([[], [], []]);
  expect(foundIn(known, 'G1 TRANSFER ALL TO A1', 'G1 DISBAND Mortimer')).toEqual(['warning not-in-unit']);
});

test('MD-15.53 a quoted text runs over lines up to its closing quote, and a quote inside is written twice', () => {
  const { orders } = readLines(
    known,
    'PROCLAIM "Hear, all men of England!',
    '',
    'The king says: ""Peace."" Let it be so."',
    'A1 HOLD',
  );
  expect(orders).toEqual([
    { verb: 'PROCLAIM', args: { text: 'Hear, all men of England!\n\nThe king says: "Peace." Let it be so.' } },
    { verb: 'HOLD', unit: 'A1', args: {} },
  ]);
});

test('MD-15.53 an unclosed quote ends before the next line that begins like an order', () => {
  const { orders, lines } = readLines(
    known,
    'SEND AMBASSADOR Fra "My dear cousin,',
    'how are you',
    'A1 HOLD',
    'OFFER PEACE Wal',
  );
  expect(lines[0]?.malformed.map(({ code }) => code)).toEqual(['unclosed-quote']);
  expect(orders.map(({ verb }) => verb)).toEqual(['HOLD', 'OFFER_PEACE']);
});

test('MD-13.1 every troop is known by name and key, one and many', () => {
  const { troops } = known.setting;
  for (const { key, name } of troops) expect(namesOfTroop({ key, name })[0]).toBe(name);
  const read = (words: string): unknown => (orderIn(known, `A1 DISBAND 1 ${words}`).args as { type?: string }).type;
  expect(
    ['archer', 'Archers', 'mercenary', 'merchantmen', 'heavy_cavalry', 'Man-at-Arms', 'longbowman'].map(read),
  ).toEqual(['archers', 'archers', 'mercenaries', 'merchantman', 'heavy_cavalry', 'men_at_arms', 'longbowmen']);
  expect(TROOPS.length).toBe(45);
});

test('MD-4.8 wherever a unit is chosen its letter, number and name are shown', () => {
  const choice = ORDERS.kinds.MARCH.options(known, []);
  expect(choice?.ask === 'one' && choice.of.map(({ label }) => label)).toContain('A1 The Royal Lions');
});

/** The menus of two seats, with plans and without. */
const MENUS = [
  ['nothing drafted', []],
  [
    'a campaign drafted',
    ['G1 FORM ARMY AS A7', 'G1 TRANSFER 3 militia TO A7', 'A7 MARCH Wessex', 'F1 LOAD A1', 'F1 SAIL Irish Sea'],
  ],
] as const;

test.each(MENUS)('MD-1.31 every order that the menus offer is legal and can be read back: %s', (_, lines) => {
  for (const code of ['Eng', 'Sco', 'Wal'] as const) {
    const seat = knownTo(code, position(ENGLAND));
    const drafted = code === 'Eng' ? readLines(seat, ...lines).orders : [];
    for (const kind of orderKindsOf(ORDERS, 'ruler')) {
      const choice = kind.options(seat, drafted);
      for (const order of choice ? leavesOf(kind, choice, 200) : []) {
        const orders = [...drafted, order];
        const found = kind.check(seat, order, { orders, index: orders.length - 1, depth: 'faults' });
        expect([order, found.filter(({ level }) => level === 'illegal')]).toEqual([order, []]);
        expect(readJson(seat, ...orders).orders.at(-1)).toEqual(order);
      }
    }
  }
});

import { MASTER, PUBLIC } from '@chancery/core';
import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import type { View } from '../../src/view-types.ts';
import { ENGLAND } from '../english-position.ts';
import { knownTo } from '../ordering.ts';
import { at, type GivenPosition, position, type RealmCode, realm, type TestPosition, unit } from '../position.ts';

const ENGLISH = position(ENGLAND);
const seen = (by: RealmCode | 'public' | 'master', given: TestPosition = ENGLISH): View =>
  by === 'public' ? view(given, PUBLIC) : by === 'master' ? view(given, MASTER) : knownTo(by, given).view;
const EVERYBODY = ['Eng', 'Fra', 'Nor', 'public', 'master'] as const;

/** The same position with something of it said otherwise. */
const but = (said: GivenPosition): TestPosition => position({ ...ENGLAND, ...said });
const butState = (change: (state: State) => Partial<State>): TestPosition => ({
  ...ENGLISH,
  state: { ...ENGLISH.state, ...change(ENGLISH.state) },
});

test.each(EVERYBODY)('MD-16.1 no fog of war: %s sees all units, troops and provinces on the map', (by) => {
  const { units, provinces } = seen(by);
  expect(units.map(({ id }) => id)).toEqual(ENGLISH.state.units.map(({ id }) => id));
  expect(provinces.filter(Boolean)).toHaveLength(12);
});

test.each(EVERYBODY)('MD-16.2 what %s sees of a province', (by) => {
  const provinces = {
    ...ENGLAND.provinces,
    Kent: { owner: 'Eng', annexedTo: 'Fra', damage: 2, harbour: true, fortLevel: 5, fortDamage: 3, productionAreas: 1 },
  } as const;
  expect(seen(by, but({ provinces })).provinces[at('Kent')]).toMatchObject({
    number: 1,
    owner: realm('Eng'),
    annexedTo: realm('Fra'),
    damage: 2,
    harbour: true,
    fortLevel: 5,
    fortDamage: 3,
    productionAreas: 1,
  });
});

test.each(EVERYBODY)('MD-16.3 what %s sees of a unit: name, place, troops by type, commanders, total combat', (by) => {
  const find = (id: number): View['units'][number] | undefined => seen(by).units.find((each) => each.id === id);
  expect(find(unit('Eng A1'))).toMatchObject({
    name: 'The Royal Lions',
    location: at('Kent'),
    loadedOn: null,
    troops: [
      { type: 2, count: 6 },
      { type: 35, count: 1 },
    ],
    commanders: 0,
    totalCombat: 155,
  });
  expect(find(unit('Eng A4'))).toMatchObject({ location: at('Channel'), loadedOn: unit('Eng F1') });
  expect(find(unit('Eng G1'))).toMatchObject({ commanders: 1 });
});

test('MD-16.4 ranks, retreat level, follow, options and commander ratings are private to the owner', () => {
  const own = seen('Eng').units.filter((each) => each.own);
  expect(own.map(({ id }) => id)).toEqual(ENGLISH.state.units.filter((each) => each.realm === 1).map(({ id }) => id));
  expect(seen('Eng').commanders.map(({ name, infantry }) => [name, infantry])).toEqual([['Mortimer', 30]]);
  expect(seen('Fra').commanders).toEqual([]);

  const secretly = butState((state) => ({
    units: state.units.map((each) =>
      each.id === unit('Eng A1')
        ? {
            ...each,
            stacks: [
              { type: 2, rank: 4, count: 6 },
              { type: 35, rank: 5, count: 1 },
            ],
            retreatLevel: 1,
            follow: unit('Eng A2'),
            defendFort: false,
            marines: false,
            mpUsed: 2,
          }
        : each,
    ),
    commanders: state.commanders.map((each) => ({ ...each, infantry: 99, siege: 50 })),
  }));
  expect(seen('Fra', secretly)).toEqual(seen('Fra'));
  expect(seen('public', secretly)).toEqual(seen('public'));
  expect(seen('Eng', secretly)).not.toEqual(seen('Eng'));
});

test('MD-16.5 treasury, acceptance and grants are private; a grant is also seen by the grantee', () => {
  const rich = but({ realms: { Eng: { treasury: 999_00, missedInARow: 2 } }, refuses: ['Eng-Fra'] });
  expect(seen('Fra', rich)).toEqual(seen('Fra'));
  expect(seen('Eng', rich).own).toEqual({ status: 'royalty', treasury: 999_00, missedInARow: 2 });

  const provinces = { ...ENGLAND.provinces, Kent: { ...ENGLAND.provinces?.Kent, permitted: ['Fra', 'Nor'] } } as const;
  const granted = but({ provinces, passage: [...(ENGLAND.passage ?? []), 'Eng-Fra'] });
  expect(seen('Eng', granted).provinces[1]?.permitted).toEqual([realm('Fra'), realm('Nor')]);
  expect(seen('Fra', granted).provinces[1]?.permitted).toEqual([realm('Fra')]);
  expect(seen('Fra', granted).realms[realm('Eng')]?.dealings?.passageHeld).toBe(true);
  expect(seen('Wal', granted)).toEqual(seen('Wal'));
  expect(seen('public', granted)).toEqual(seen('public'));
});

test('MD-16.6 wars are public; alliances are seen by the two until one publishes it or a claim names it', () => {
  const pair = [realm('Eng'), realm('Sco')] as const;
  for (const by of EVERYBODY) expect(seen(by).wars).toEqual([[realm('Eng'), realm('Wal')]]);
  for (const by of ['Eng', 'Sco', 'master'] as const) expect(seen(by).alliances).toEqual([pair]);
  for (const by of ['Fra', 'public'] as const) expect(seen(by).alliances).toEqual([]);
  const published = but({ state: { knownAlliances: [pair] } });
  const claimed = but({ state: { claims: [{ members: pair, since: 1 }] } });
  for (const by of ['Fra', 'public'] as const) {
    expect(seen(by, published).alliances).toEqual([pair]);
    expect(seen(by, claimed).alliances).toEqual([pair]);
  }
});

test('MD-16.7 an ally sees nothing more than the public, but for the alliance and what it is granted', () => {
  const scot = seen('Sco');
  const plain = seen('Sco', but({ alliances: [] }));
  const dealings = { ...plain.realms[1]?.dealings, relation: 'alliance' };
  const realms = plain.realms.map((each) => (each?.number === 1 ? { ...each, dealings } : each));
  expect(scot).toEqual({ ...plain, alliances: [[1, 3]], realms });
});

test('MD-16.8 a realm sees its own status and nobody else does', () => {
  const common = but({ realms: { Eng: { treasury: 6000, status: 'commoner' } } });
  expect(seen('Eng', common).own?.status).toBe('commoner');
  expect(seen('Fra', common)).toEqual(seen('Fra'));
});

test('MD-16.9 a build list is shown to the present owner and to realms that owned the city earlier', () => {
  const provinces = {
    ...ENGLAND.provinces,
    Kent: { owner: 'Eng', buildList: ['archers'], ownedBy: ['Eng', 'Nor'] },
  } as const;
  const given = but({ provinces });
  const listOf = (by: RealmCode | 'public' | 'master'): unknown => seen(by, given).provinces[1]?.buildList;
  expect([listOf('Eng'), listOf('Nor'), listOf('master')]).toEqual([[5], [5], [5]]);
  expect([listOf('Fra'), listOf('Sco'), listOf('public')]).toEqual([null, null, null]);
});

test('MD-13.17 the list of a city is secret until the city is owned', () => {
  const before = seen('Fra').provinces[at('Kent')];
  const provinces = { ...ENGLAND.provinces, Kent: { owner: 'Fra', buildList: ['militia', 'archers'] } } as const;
  expect(before?.buildList).toBeNull();
  expect(seen('Fra', but({ provinces })).provinces[at('Kent')]?.buildList).toEqual([1, 5]);
});

test('MD-16.10 the master sees everything', () => {
  const given = but({ refuses: ['Eng-Wal'] });
  const { units, commanders, ledger, provinces, own } = seen('master', given);
  expect(units.every((each) => each.own !== null)).toBe(true);
  expect(commanders).toEqual(given.state.commanders);
  expect(provinces.every((each) => each === null || each.buildList !== null)).toBe(true);
  expect(provinces[at('Ulster')]?.permitted).toEqual([realm('Eng')]);
  expect(own).toBeNull();
  expect(ledger?.[0]).toEqual({
    number: 1,
    status: 'royalty',
    treasury: 6000,
    missedInARow: 0,
    refuses: [realm('Wal')],
    passage: [realm('Sco')],
  });
  for (const by of ['Eng', 'Fra', 'public'] as const) expect(seen(by, given).ledger).toBeNull();
});

test('MD-16.28 all of this is public: wars, owners, who is defeated, who rules, claims, the outcome', () => {
  const outcome = { winners: [1], by: 'solo', turn: 9 } as const;
  const given = but({
    realms: { Fra: { control: 'defeated' }, Nor: { control: 'computer' } },
    state: { claims: [{ members: [1], since: 8 }], outcome },
  });
  const { realms, claims, outcome: told, provinces, wars } = seen('public', given);
  expect([realms[2]?.control, realms[4]?.control]).toEqual(['defeated', 'computer']);
  expect(claims).toEqual([{ members: [1], since: 8 }]);
  expect(told).toEqual(outcome);
  expect(provinces[1]?.owner).toBe(1);
  expect(wars).toHaveLength(1);
});

test('MD-11.28 owner and former holder are told how long an annexation lapses, and nobody else', () => {
  const provinces = { ...ENGLAND.provinces, Essex: { owner: 'Eng', annexedTo: 'Fra', annexLapse: 2 } } as const;
  const lapse = (by: RealmCode | 'public'): unknown => seen(by, but({ provinces })).provinces[at('Essex')]?.annexLapse;
  expect([lapse('Eng'), lapse('Fra'), lapse('Nor'), lapse('public')]).toEqual([2, 2, null, null]);
});

test('MD-16.4 a view has its own type: no word of the state stands in it that the viewer may not know', () => {
  const text = JSON.stringify(seen('Fra'));
  for (const word of ['treasury', 'mpUsed', 'cameFrom', 'boardRealm', 'ownedBy', 'ownerAtTurnStart', 'everSubmitted']) {
    expect([word, text.split(`"${word}"`).length - 1]).toEqual([word, word === 'treasury' ? 1 : 0]);
  }
  expect(text).not.toContain('Mortimer');
});

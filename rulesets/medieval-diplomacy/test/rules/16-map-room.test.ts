import { choiceTree, type MapLayer } from '@chancery/core';
import { expect, test } from 'vitest';
import { battleIn } from '../../src/battle-plan/battle-in.ts';
import { medievalDiplomacy } from '../../src/index.ts';
import { odds } from '../../src/odds.ts';
import { PLACES } from '../../src/places-spec.ts';
import { timeline } from '../../src/units/timeline.ts';
import { UNIT_TABLE } from '../../src/units-spec.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith } from '../order-clause.ts';
import { england, foundIn, knownTo, readLines } from '../ordering.ts';
import { army, at, fleet, garrison, position } from '../position.ts';

const known = england(ENGLAND);
const orders = (...lines: readonly string[]) => readLines(known, ...lines).orders;
const layer = (id: string, by = known): MapLayer => {
  const found = PLACES.layers?.(by).find((each) => each.id === id);
  if (!found) throw new Error(`no layer ${id}`);
  return found;
};
const told = (id: string, by = known): ReadonlyMap<number, readonly (string | undefined)[]> =>
  new Map(layer(id, by).areas.map(({ area, key, text }) => [area, [key, text]]));

test('MD-16.2 layers tell of every province and of no sea, each by a key of its legend', () => {
  const provinces = known.view.provinces.flatMap((province) => (province ? [province.number] : []));
  for (const { keys, areas } of PLACES.layers?.(known) ?? []) {
    expect(areas.map(({ area }) => area)).toEqual(provinces);
    expect(areas.filter(({ key }) => !keys.some(({ id }) => id === key))).toEqual([]);
  }
});

test('MD-16.2 annexed realm, revenue at present damage, damage and walls, each in words too', () => {
  const provinces = {
    ...ENGLAND.provinces,
    Kent: { owner: 'Eng', annexedTo: 'Fra', fortLevel: 6, fortDamage: 2, damage: 2 },
  } as const;
  const ravaged = englandWith({ provinces });
  expect(told('annexed', ravaged).get(at('Kent'))).toEqual(['Fra', 'Fra']);
  expect(told('annexed').get(at('Essex'))).toEqual(['Ind', '–']);
  expect(told('revenue', ravaged).get(at('Kent'))).toEqual(['0', '3.90']);
  expect(told('revenue').get(at('Essex'))).toEqual(['5', '6.00']);
  expect(told('damage', ravaged).get(at('Kent'))).toEqual(['2', 'medium']);
  expect(told('forts', ravaged).get(at('Kent'))).toEqual(['6', '6 (2 broken)']);
});

test('MD-3.40 a layer shows how owners stand to the reader; a watcher has none', () => {
  const places = ['Kent', 'Scotia', 'Paris', 'Wales', 'York'] as const;
  const keys = places.map((place) => told('relations').get(at(place))?.[0]);
  expect(keys).toEqual(['own', 'alliance', 'neutral', 'war', 'none']);
});

test('MD-16.14 units of some kinds alone are drawn', () => {
  const counts = (kinds: readonly string[]) =>
    PLACES.picture(known, [], { kinds })
      .markers.filter(({ area, base }) => area === at('Kent') && base === 'own')
      .map(({ count, miniature }) => [count, miniature]);
  expect(counts(['A'])).toEqual([[7, 'siege']]);
  expect(counts(['F'])).toEqual([[1, 'ship']]);
  expect(counts(['A', 'F', 'G'])).toEqual([[15, 'ship']]);
  expect(counts([])).toEqual([]);
});

test('MD-16.41 the location report leads to adjacent locations and to own units, not to foreign ones', () => {
  const lines = PLACES.report(known, at('Mercia'));
  expect(lines.flatMap(({ area }) => area ?? [])).toEqual(
    ['Essex', 'Wessex', 'Wales', 'York'].map((name) => at(name as 'York')),
  );
  expect(lines.flatMap(({ unit }) => unit ?? [])).toEqual(['G4']);
});

test('MD-16.43 the timeline: where each unit is at each part of the turn, and what runs then', () => {
  const drafted = orders('A1 HOLD', 'A1 MARCH Essex', 'A1 MARCH Paris', 'F1 SAIL Irish Sea');
  const { parts, tracks } = timeline(known, drafted);
  expect(parts.map(({ label }) => label).slice(0, 4)).toEqual(['Now', 'First Events', 'Movement 1', 'Movement 2']);
  expect(parts.at(-1)?.label).toBe('Final Events');
  expect(parts.slice(2, 4).map((part) => part.orders)).toEqual([[0, 3], [1]]);
  const a1 = tracks.find(({ unit }) => unit === 'A1');
  expect(a1?.areas.slice(0, 4)).toEqual(['Kent', 'Kent', 'Kent', 'Essex'].map((name) => at(name as 'Kent')));
  expect(a1?.areas).toHaveLength(parts.length);
  expect(a1?.failing).toEqual([4]);
  expect(tracks.find(({ unit }) => unit === 'F1')?.areas.at(-1)).toBe(at('Irish Sea'));
});

test('MD-4.11 a unit to be formed is on the timeline from First Events on', () => {
  const { tracks } = timeline(known, orders('G1 FORM ARMY AS A9', 'G1 TRANSFER 2 militia TO A9', 'A9 MARCH Essex'));
  const formed = tracks.find(({ unit }) => unit === 'A9');
  expect(formed?.areas.slice(0, 3)).toEqual([null, at('Kent'), at('Essex')]);
  expect(formed?.miniature).toBe('foot');
});

test('MD-16.17 a unit to be formed is listed and told with what it will be given', () => {
  const drafted = orders('G1 FORM ARMY AS A9', 'G1 TRANSFER 2 militia TO A9', 'A9 MARCH Essex');
  const row = UNIT_TABLE.rows(known, drafted).find(({ unit }) => unit === 'A9');
  expect([row?.area, row?.cells['troops'], row?.cells['points'], row?.miniature]).toEqual([
    at('Kent'),
    '2',
    '2',
    'foot',
  ]);
  expect(UNIT_TABLE.plan(known, 'A9', drafted).map(({ text }) => text)).toContain('Rank 1: 2 Militia');
});

test('MD-4.10 a garrison marches out: the orders form a unit, fill it, and pass the check', () => {
  const [march, sail] = UNIT_TABLE.musters?.(known, [], 'G1') ?? [];
  expect(march?.label).toBe('All soldiers march out as A3');
  expect(sail?.label).toBe('All ships put to sea as F3');
  const lines = readLines(known, 'G1 FORM ARMY AS A3', 'G1 TRANSFER ALL TO A3');
  expect(march?.orders).toEqual(lines.orders);
  expect(foundIn(known, 'G1 FORM ARMY AS A3', 'G1 TRANSFER ALL TO A3')).toEqual([]);
  const { tracks } = timeline(known, orders('G1 FORM ARMY AS A3', 'G1 TRANSFER ALL TO A3', 'A3 MARCH Essex'));
  expect(tracks.find(({ unit }) => unit === 'A3')?.areas.at(-1)).toBe(at('Essex'));
});

test('MD-4.10 armies and fleets march by themselves, and ships leave a garrison from a harbour only', () => {
  expect(UNIT_TABLE.musters?.(known, [], 'A1')).toEqual([]);
  const inland = englandWith({ units: [garrison('Eng', 'Mercia', { militia: 2, carrack: 1 })] });
  expect(UNIT_TABLE.musters?.(inland, [], 'G4').map(({ unit }) => unit)).toEqual(['A1']);
});

test('clicks on the map give orders that are offered for units', () => {
  const verbs = medievalDiplomacy.desk.pointing ?? [];
  expect(verbs).toEqual(['MARCH', 'SAIL', 'LOAD', 'UNLOAD', 'HOLD']);
  const tree = choiceTree(medievalDiplomacy, known, []);
  for (const verb of verbs) expect(tree[verb]).toMatchObject({ ask: 'one', param: 'unit' });
});

const answered = (plan: ReturnType<typeof battleIn>) => {
  if (!plan) throw new Error('no battle');
  const sides = (forces: readonly { readonly force: string }[]) => forces.map(({ force }) => force);
  return odds(
    { attackers: sides(plan.attackers), defenders: sides(plan.defenders), place: plan.place, runs: 50, seed: 1 },
    known.setting,
  );
};

test('a battle from here: those who are to come against those who are known to be there, behind their walls', () => {
  const drafted = orders('A1 MARCH Essex', 'A1 RETREAT LEVEL 3', 'A2 MARCH Mercia');
  expect(battleIn(known, drafted, at('Wales'))?.attackers).toEqual([]);
  const invaded = englandWith({
    units: [
      army('Eng A1', 'Wessex', { men_at_arms: { 1: 5, 2: 1 }, siege_machine: 1 }, { retreatLevel: 3 }),
      garrison('Wal', 'Wales', { militia: 3 }),
      army('Wal A1', 'Wales', { archers: 1 }, { commanders: [{}] }),
      garrison('Ind', 'York', { militia: 2 }),
    ],
  });
  const plan = battleIn(invaded, readLines(invaded, 'A1 MARCH Wales').orders, at('Wales'));
  expect(plan?.attackers).toEqual([
    { label: 'Eng A1 (A1)', force: '5 Men-at-Arms, 1 Siege Machine, 1 Men-at-Arms rank 2, retreat 3' },
  ]);
  expect(plan?.defenders.map(({ force }) => force)).toEqual(['1 Archers, commander', '3 Militia']);
  expect(plan?.place).toBe('fort 2');
  expect(answered(plan).ok).toBe(true);
});

test('a battle from here: a landing is told as one, and at sea ships fight with who is aboard', () => {
  const landing = orders('F1 UNLOAD A4 Picardy');
  expect(battleIn(known, landing, at('Picardy'))?.attackers).toEqual([]);
  const ashore = orders('F1 UNLOAD A4 Artois');
  const wartime = england({ ...ENGLAND, wars: ['Eng-Fra'] });
  const plan = battleIn(wartime, ashore, at('Artois'));
  expect(plan?.attackers.map(({ force }) => force)).toEqual(['2 Archers, landed']);
  expect(plan?.defenders.map(({ force }) => force)).toEqual(['2 Militia']);
  expect(answered(plan).ok).toBe(true);
  const sea = battleIn(known, [], at('Channel'));
  expect(sea?.place).toBe('sea');
  expect(sea?.defenders.map(({ force }) => force)).toEqual(['4 Trading Cog, 2 Archers']);
});

test('a battle from here: in an own province the reader defends, and forces next door are named', () => {
  const plan = battleIn(known, [], at('Mercia'));
  expect(plan?.attackers).toEqual([]);
  expect(plan?.defenders.map(({ force }) => force)).toEqual(['2 Militia', '2 Light Infantry']);
  expect(plan?.nearby.map(({ label }) => label)).toContain('Wal A1 (A1 of Wales)');
  expect(battleIn(known, [], at('Wales'))?.nearby.map(({ label }) => label)).toContain('Eng G4 (G4)');
  expect(battleIn(knownTo('Fra', position(ENGLAND)), [], at('Kent'))?.defenders.length).toBeGreaterThan(0);
});

test('a battle from here: every plan of every province can be asked of the odds', () => {
  const busy = englandWith({ units: [...(ENGLAND.units ?? []), fleet('Fra F1', 'Channel', { carrack: 2 })] });
  for (const area of busy.setting.places.flatMap((place) => (place ? [place.number] : []))) {
    const plan = battleIn(busy, [], area);
    const forces = [...(plan?.attackers ?? []), ...(plan?.defenders ?? []), ...(plan?.nearby ?? [])];
    for (const { force } of forces) {
      const asked = { attackers: [force], defenders: [force], place: plan?.place ?? '', runs: 1, seed: 1 };
      expect([area, odds(asked, busy.setting)]).toMatchObject([area, { ok: true }]);
    }
  }
});

import type { ReportLine, TroopMarker } from '@chancery/core';
import { expect, test } from 'vitest';
import { PLACES } from '../../src/places-spec.ts';
import type { MdKnown } from '../../src/types.ts';
import { UNIT_TABLE } from '../../src/units-spec.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith } from '../order-clause.ts';
import { england, knownTo, readLines } from '../ordering.ts';
import { army, at, type PlaceName, position, type RealmCode } from '../position.ts';

const known = england(ENGLAND);
const orders = (...lines: readonly string[]) => readLines(known, ...lines).orders;
const markersAt = (place: PlaceName, by: MdKnown = known): readonly TroopMarker[] =>
  PLACES.picture(by, []).markers.filter(({ area }) => area === at(place));
const textOf = (lines: readonly ReportLine[]): string =>
  lines.map(({ text, amount }) => (amount === undefined ? text : `${text}: ${amount}`)).join('\n');
const report = (place: PlaceName, by: MdKnown = known): string => textOf(PLACES.report(by, at(place)));
const plan = (unit: string, ...lines: readonly string[]): string =>
  textOf(UNIT_TABLE.plan(known, unit, orders(...lines)));

test('MD-16.11 miniatures: base by side, number of troops, picture of the most valuable, owners on a click', () => {
  expect(markersAt('Kent')).toEqual([
    {
      area: 1,
      base: 'own',
      miniature: 'ship',
      count: 15,
      title: 'England: 6 Militia, 6 Men-at-Arms, 1 Siege Machine, 2 Carracks and 1 commander',
    },
  ]);
  expect(markersAt('Wales')).toMatchObject([{ base: 'foreign', miniature: 'missile', count: 4 }]);
  expect(markersAt('York')).toMatchObject([{ base: 'independent', count: 2 }]);
  expect(markersAt('Paris')).toEqual([]);
});

test('MD-16.12 allied troops have a third colour', () => {
  expect(markersAt('Mercia').map(({ base, count }) => [base, count])).toEqual([
    ['own', 2],
    ['allied', 2],
  ]);
  const toFrance = knownTo('Fra', position(ENGLAND));
  expect(markersAt('Mercia', toFrance).map(({ base, count }) => [base, count])).toEqual([['foreign', 4]]);
});

test('MD-16.13 the label of a province is the code of its owner', () => {
  const tags = new Map(PLACES.picture(known, []).areas.map(({ area, tag }) => [area, tag]));
  expect([tags.get(at('Kent')), tags.get(at('Paris')), tags.get(at('Wessex'))]).toEqual(['Eng', 'Fra', 'Ind']);
});

test('MD-16.14 friendly troops, foreign troops and cities stand apart, so that each can be shown or left out', () => {
  const { markers, areas } = PLACES.picture(known, []);
  expect(new Set(markers.map(({ base }) => base))).toEqual(new Set(['own', 'allied', 'foreign', 'independent']));
  expect(areas.find(({ area }) => area === at('Kent'))?.city).toEqual({ name: 'Canterbury', capital: true });
  expect(areas.find(({ area }) => area === at('Mercia'))?.city).toEqual({ name: 'Leicester', capital: false });
  expect(areas.find(({ area }) => area === at('Essex'))).not.toHaveProperty('city');
});

test('MD-16.11 provinces are dressed with walls, harbour, damage, max revenue and a lasting claim', () => {
  const provinces = {
    ...ENGLAND.provinces,
    Kent: { owner: 'Eng', annexedTo: 'Fra', harbour: true, fortLevel: 3, fortDamage: 1, damage: 2 },
  } as const;
  const [kent] = PLACES.picture(englandWith({ provinces }), []).areas;
  expect(kent).toMatchObject({ claim: 'Fra', harbour: true, fort: { level: 3, damage: 1 }, damage: 2, value: '10' });
});

test('MD-16.15 planned moves are arrows through places into the last; what should fail draws none', () => {
  const drafted = orders(
    'A1 MARCH Essex',
    'A1 MARCH Mercia',
    'A2 MARCH Paris',
    'F1 SAIL Irish Sea',
    'F1 UNLOAD A4 Wessex',
  );
  expect(PLACES.picture(known, drafted).arrows).toEqual([
    { unit: 'A1', through: [at('Kent'), at('Essex'), at('Mercia')], parts: [2, 3] },
    { unit: 'A4', through: [at('Irish Sea'), at('Wessex')], parts: [2] },
    { unit: 'F1', through: [at('Channel'), at('Irish Sea')], parts: [2] },
  ]);
});

test('MD-16.46 eight own foot on one base, three foreign of two realms on another', () => {
  const units = [
    army('Eng A1', 'Kent', { militia: 3, men_at_arms: 5 }),
    army('Fra A1', 'Kent', { light_cavalry: 1 }),
    army('Nor A1', 'Kent', { militia: 2 }),
  ];
  expect(markersAt('Kent', englandWith({ units }))).toMatchObject([
    { base: 'own', miniature: 'foot', count: 8 },
    { base: 'foreign', miniature: 'horse', count: 3, title: 'France: 1 Light Cavalry; Norway: 2 Militia' },
  ]);
});

test('MD-13.14 of equally dear types the later in the table is pictured; commanders alone are a general', () => {
  const units = [
    army('Eng A1', 'Kent', { siege_machine: 1, light_cavalry: 1 }),
    army('Fra A1', 'Kent', {}, { commanders: [{}] }),
  ];
  expect(markersAt('Kent', englandWith({ units }))).toMatchObject([
    { base: 'own', miniature: 'siege', count: 2 },
    { base: 'foreign', miniature: 'general', count: 1 },
  ]);
});

test('MD-16.20 troops and fortifications can be studied from the unit plan and the location report', () => {
  const study =
    'Men-at-Arms (foot soldiers)\n1 x 25% combat, 2 hit points, 2 Move-points; cost 5 gold, upkeep 0.40, weight 1; landing -30%, as marines -30%.';
  expect(plan('A1')).toContain(study);
  expect(report('Kent')).toContain(study);
  expect(report('Kent')).toContain(
    'Carrack (warship)\n2 x 40% combat, 3 hit points, 2 Move-points; cost 9 gold, upkeep 0.40; marine space 2, storage 2, captured 10%.',
  );
  expect(report('Kent')).toContain(
    'Siege Machine (siege machine)\n1 x 5% combat, 0.5 hit points, 2 Move-points, siege power 50%;',
  );
  expect(plan('G1')).toContain('Fortification: Stone Tower, level 3, undamaged');
  expect(plan('A1')).not.toContain('Stone Tower');
});

test('MD-9.41 the location report tells level, name, damage, bonuses, and what the next level takes', () => {
  const provinces = { ...ENGLAND.provinces, Kent: { owner: 'Eng', fortLevel: 5, fortDamage: 2 } } as const;
  expect(report('Kent', englandWith({ provinces }))).toContain(
    [
      'Fortification: Hillfort, level 5, 2 damage, works as level 3',
      'Places for 9: foot +49% combat, +1 hit points; mounted +19% combat, +0.6 hit points.',
      'To repair 1 damage: 5 workers and 11 gold.',
      'To build level 6, Border Fort: 6 workers and 26 gold.',
    ].join('\n'),
  );
});

test('MD-16.41 the location report: the place, the units there by owner with total combat, and the adjacent locations', () => {
  const mercia = report('Mercia');
  expect(mercia).toContain('Mercia (4)\nOwner: England\nAnnexed to England');
  expect(mercia).toContain('Max revenue: 10.00\nRevenue at present damage: 6.00');
  expect(mercia).toContain('England\nEng G4 (G4): total combat 42, hit points 2\n2 Militia');
  expect(mercia).toContain('Scotland\nSco A1 (A1 of Scotland): total combat 46, hit points 4.2\n2 Light Infantry');
  expect(mercia).toContain('Adjacent\nEssex (2)\nWessex (3)\nWales (5): mountains, no way across\nYork (6)');
  expect(report('Channel')).toContain('Sea');
  expect(report('Channel')).toContain('Picardy (9): reefs, no way across');
});

test('MD-16.48 total hit points stand beside the total combat of every unit: troops, ships and commanders, no walls', () => {
  // Of table MD-13.4 and MD-10.4, in this order.
  const [militia, carrack, commander] = [1, 3, 1];
  const hits = 6 * militia + carrack + commander;
  expect(report('Kent')).toContain(`Eng G1 (G1): total combat 211, hit points ${hits}\n`);
  // A reader from abroad sees the same of another's unit.
  expect(report('Kent', knownTo('Fra', position(ENGLAND)))).toMatch(new RegExp(`Eng G1 .*, hit points ${hits}\n`));
});

test('MD-16.6 the location report tells the wars of the owner, and such of its alliances as the reader knows', () => {
  const said = { ...ENGLAND, wars: ['Eng-Wal', 'Fra-Wal', 'Fra-Nor'], alliances: ['Eng-Sco', 'Nor-Wal'] } as const;
  const owners = (place: PlaceName, code: RealmCode) =>
    report(place, knownTo(code, position(said))).match(/Owner: .*(?=\nAnnexed)/s)?.[0];
  expect(owners('Wales', 'Eng')).toBe('Owner: Wales\nAt war with you and France');
  expect(owners('Wales', 'Nor')).toBe('Owner: Wales\nAt war with England and France\nAllied with you');
  expect(owners('Scotia', 'Fra')).toBe('Owner: Scotland');
  expect(owners('Scotia', 'Eng')).toBe('Owner: Scotland\nAllied with you');
  expect([owners('Kent', 'Eng'), owners('Wessex', 'Eng')]).toEqual(['Owner: England', 'Owner: the independents']);
});

test('MD-16.9 the location report names what a city can raise to those who may know', () => {
  expect(report('Mercia')).toContain('The city can raise Militia and Heavy Cavalry');
  expect(report('Mercia', knownTo('Fra', position(ENGLAND)))).not.toContain('The city can raise');
});

test('MD-16.42 the orders of a province, each only where it can be legal this turn', () => {
  expect(PLACES.verbs(known, at('Essex'))).toEqual(['ANNEX', 'GIVE_PROVINCE', 'GRANT_PERMISSION']);
  expect(PLACES.verbs(known, at('Kent'))).toEqual(['GIVE_PROVINCE', 'GRANT_PERMISSION']);
  expect(PLACES.verbs(known, at('Paris'))).toEqual([]);
  expect(PLACES.verbs(known, at('Channel'))).toEqual([]);
});

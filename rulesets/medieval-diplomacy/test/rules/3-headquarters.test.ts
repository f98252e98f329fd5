import type { Figure } from '@chancery/core';
import { expect, test } from 'vitest';
import { FIGURES, prices } from '../../src/figures.ts';
import type { Order } from '../../src/order.ts';
import { POWERS } from '../../src/powers-spec.ts';
import type { MdKnown } from '../../src/types.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith } from '../order-clause.ts';
import { england, knownTo, readLines } from '../ordering.ts';
import { position, realm } from '../position.ts';

const known = england(ENGLAND);

/** A figure of headquarters for a list of order lines. */
const figure = (id: string, lines: readonly string[] = [], by: MdKnown = known): Figure => {
  const spec = FIGURES.find((each) => each.id === id);
  if (!spec) throw new Error(`there is no figure ${id}`);
  return spec.of(by, readLines(by, ...lines).orders);
};
const amount = (id: string, ...lines: readonly string[]): string => figure(id, lines).amount;

test('MD-3.31 treasury: the gold in the coffers now', () => {
  expect(amount('treasury')).toBe('60.00');
  expect(amount('treasury', 'ANNEX Essex', 'G1 SALVAGE 1 carrack')).toBe('60.00');
});

test('MD-3.32 upkeep: all troops and commanders, less those ordered disbanded or salvaged', () => {
  /** G1 1.80 + 0.40 + 1.00, G4 0.60, A1 2.40 + 0.20, A2 1.20, A4 0.60, F1 0.80, F2 0.40 */
  expect(amount('upkeep')).toBe('9.40');
  expect(figure('upkeep', ['G1 DISBAND 2 militia', 'G1 DISBAND Mortimer', 'F2 SALVAGE 1 carrack'])).toMatchObject({
    amount: '7.40',
    rule: 'MD-3.32',
    reckoning: [
      { label: 'All troops and commanders', amount: '9.40' },
      { label: 'Disbanded or salvaged', amount: '-2.00' },
    ],
  });
  expect(amount('upkeep', 'G1 DISBAND 99 militia')).toBe('7.60');
});

test('MD-3.33 headquarters expenses: annexations, and gold sent with its tenth', () => {
  expect(figure('headquarters', ['ANNEX Essex', 'SEND GOLD Fra 15'])).toMatchObject({
    amount: '26.50',
    reckoning: [
      { label: 'Annexations', amount: '10.00' },
      { label: 'Gold sent', amount: '15.00' },
      { label: 'Cost of sending', amount: '1.50' },
    ],
  });
  expect(amount('headquarters')).toBe('0.00');
});

test('MD-3.34 garrison expenses: recruits, ships, commanders, and construction, by armies too', () => {
  const orders = ['G1 RECRUIT 3 archers', 'G1 BUILD SHIPS 1 carrack', 'G4 HIRE COMMANDER', 'A1 BUILD FORT'];
  expect(figure('garrisons', orders)).toMatchObject({
    amount: '59.00',
    reckoning: [
      { label: 'Soldiers', amount: '12.00' },
      { label: 'Ships', amount: '9.00' },
      { label: 'Commanders', amount: '20.00' },
      { label: 'Construction', amount: '18.00' },
    ],
  });
  expect(amount('garrisons', 'G1 RECRUIT 50 archers')).toBe('40.00');
  expect(amount('garrisons', 'G1 BUILD FORT', 'A1 BUILD FORT')).toBe('18.00');
});

test('MD-3.35 surplus = treasury + salvage - upkeep - headquarters - garrisons', () => {
  const orders = ['F2 SALVAGE 1 carrack', 'ANNEX Essex', 'G1 RECRUIT 3 archers'];
  expect(figure('surplus', orders)).toMatchObject({
    label: 'Expected surplus',
    amount: '32.00',
    reckoning: [
      { label: 'Treasury', amount: '60.00' },
      { label: 'Expected salvage', amount: '3.00' },
      { label: 'Upkeep', amount: '-9.00' },
      { label: 'Headquarters expenses', amount: '-10.00' },
      { label: 'Garrison expenses', amount: '-12.00' },
    ],
  });
  expect(figure('surplus', orders)).not.toHaveProperty('warn');
  expect(amount('salvage', ...orders)).toBe('3.00');
});

test('MD-3.37 below the advised reserve of two gold the surplus warns', () => {
  const orders = ['A1 BUILD FORT', 'ANNEX Essex', 'G1 RECRUIT 5 archers'];
  expect(figure('surplus', orders)).not.toHaveProperty('warn');
  const scarce = figure('surplus', [...orders, 'SEND GOLD Fra 1']);
  expect(scarce).toMatchObject({ label: 'Expected surplus', amount: '1.50' });
  expect(scarce.warn).toMatch(/2\.00 gold/);
});

test('MD-3.39 each planned order tells its price, also where gold is short', () => {
  const lines = ['F2 SALVAGE 1 carrack', 'ANNEX Essex', 'DECLARE WAR Fra', 'G1 RECRUIT 3 archers', 'SEND GOLD Fra 15'];
  const priced = (...more: readonly string[]) => prices(known, readLines(known, ...lines, ...more).orders);
  expect(priced()).toEqual(['-3.40', '10.00', null, '12.00', '16.50']);
  expect(priced('G1 RECRUIT 5 archers', 'A1 BUILD FORT', 'G4 HIRE COMMANDER')).toEqual([
    ...priced(),
    '20.00',
    '18.00',
    '20.00',
  ]);
});

test('MD-3.35 below zero it is a shortfall, with a warning that orders will fail', () => {
  const shortfall = figure('surplus', ['G1 RECRUIT 10 archers', 'ANNEX Essex', 'A1 BUILD FORT']);
  expect(shortfall).toMatchObject({ label: 'Expected shortfall', amount: '-17.40' });
  expect(shortfall.warn).toMatch(/some orders will fail/);
});

test('MD-3.36 expected revenue: provinces owned and annexed at their present damage, and 7 for a proclamation', () => {
  /** Kent 6 + 2, Mercia 6 at damage 2: 65%; Essex is not annexed. */
  const provinces = { ...ENGLAND.provinces, Mercia: { owner: 'Eng', damage: 2 } } as const;
  const damaged = englandWith({ provinces });
  expect(figure('revenue', [], damaged).amount).toBe('11.90');
  expect(figure('revenue', ['PROCLAIM "Be merry, people of England."'], damaged)).toMatchObject({
    amount: '18.90',
    reckoning: [
      { label: 'Provinces owned and annexed', amount: '11.90' },
      { label: 'Proclamation', amount: '7.00' },
    ],
  });
});

test('MD-16.8 a ruler sees their own status, with what it allows and how much of it they use', () => {
  const shown = (by: MdKnown): readonly string[] =>
    ['annexed', 'commanders'].map((id) => `${figure(id, [], by).label}: ${figure(id, [], by).amount}`);
  expect(shown(known)).toEqual(['Annexed provinces (royalty): 2 of 70', 'Commanders (royalty): 1 of 5']);
  const common = englandWith({ realms: { Eng: { treasury: 6000, status: 'commoner' } } });
  expect(shown(common)).toEqual(['Annexed provinces (commoner): 2 of 7', 'Commanders (commoner): 1 of 0']);
});

test('MD-3.36 expected revenue cannot be spent this turn: it is no part of the surplus', () => {
  expect(amount('surplus', 'PROCLAIM "Be merry, people of England."')).toBe(amount('surplus'));
});

test('MD-3.36 a province annexed this turn yields nothing yet', () => {
  expect(amount('revenue', 'ANNEX Essex')).toBe(amount('revenue'));
});

test('MD-3.39 every planned headquarters order can be listed and removed: the figures follow at once', () => {
  const { orders } = readLines(known, 'ANNEX Essex', 'SEND GOLD Fra 10');
  const spec = FIGURES.find(({ id }) => id === 'headquarters');
  expect(spec?.of(known, orders).amount).toBe('21.00');
  expect(spec?.of(known, orders.slice(1)).amount).toBe('11.00');
  expect(spec?.of(known, orders.slice(0, 1)).amount).toBe('10.00');
});

test('MD-3.39 the figures follow a list of drafted orders that grows', () => {
  const spec = FIGURES.find(({ id }) => id === 'headquarters');
  const drafted: Order[] = [];
  expect(spec?.of(known, drafted).amount).toBe('0.00');
  drafted.push(...readLines(known, 'ANNEX Essex').orders);
  expect(spec?.of(known, drafted).amount).toBe('10.00');
});

test('MD-3.40 headquarters lists every realm with relation, passage both ways, acceptance and control', () => {
  const said = position({
    ...ENGLAND,
    refuses: ['Eng-Wal'],
    realms: { ...ENGLAND.realms, Nor: { control: 'computer' } },
  });
  const { view } = knownTo('Eng', said);
  const dealings = (code: 'Fra' | 'Sco' | 'Nor' | 'Wal'): unknown => view.realms[realm(code)]?.dealings;
  expect(dealings('Fra')).toEqual({ relation: 'neutral', passageGiven: false, passageHeld: false, accepts: true });
  expect(dealings('Sco')).toEqual({ relation: 'alliance', passageGiven: true, passageHeld: false, accepts: true });
  expect(dealings('Nor')).toEqual({ relation: 'neutral', passageGiven: false, passageHeld: true, accepts: true });
  expect(dealings('Wal')).toEqual({ relation: 'war', passageGiven: false, passageHeld: false, accepts: false });
  expect(view.realms.map((each) => each?.control)).toEqual([
    undefined,
    'player',
    'player',
    'player',
    'computer',
    'player',
  ]);
  expect(view.realms[realm('Eng')]?.provinces).toBe(3);
});

test('MD-3.40 the list of realms in words, by code; oneself is not in it', () => {
  const said = position({
    ...ENGLAND,
    refuses: ['Eng-Wal'],
    realms: { ...ENGLAND.realms, Nor: { control: 'computer' } },
  });
  const rows = POWERS.rows(knownTo('Eng', said));
  expect(rows.map(({ power }) => power)).toEqual(['Fra', 'Sco', 'Nor', 'Wal']);
  const words = Object.fromEntries(rows.map(({ power, cells }) => [power, cells]));
  expect(words['Sco']).toMatchObject({ code: 'Sco', relation: 'Alliance', passage: 'given', gifts: 'accepted' });
  expect(words['Nor']).toMatchObject({ relation: 'Neutral', passage: 'held', control: 'local forces' });
  expect(words['Wal']).toMatchObject({ relation: 'War', passage: 'none', gifts: 'refused', control: 'in play' });
  expect(POWERS.rows(knownTo('Fra', said)).map(({ power }) => power)).not.toContain('Fra');
  const columns = POWERS.columns.map(({ id }) => id).sort();
  for (const { cells } of rows) expect(Object.keys(cells).sort()).toEqual(columns);
});

test('MD-3.40 what others grant and accept among themselves is not in the list', () => {
  const plain = knownTo('Eng', position(ENGLAND));
  const secret = {
    ...ENGLAND,
    passage: [...(ENGLAND.passage ?? []), 'Fra-Nor', 'Nor-Sco'],
    refuses: ['Fra-Sco'],
  } as const;
  expect(knownTo('Eng', position(secret)).view).toEqual(plain.view);
});

test('MD-1.26 money is shown with two decimals', () => {
  expect(figure('treasury', [], englandWith({ realms: { Eng: { treasury: 1205 } } })).amount).toBe('12.05');
});

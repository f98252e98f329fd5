import { rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';

/** The cells of each row of a page, as they are read. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim()),
  );

test('MD-16.45 two sheets to print: the order of all events, and every troop, ship and fortification', async () => {
  const { app, guest } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [[seatId('Eng'), anna]]);
  const { status, text } = await anna.browser.open(`/campaigns/${campaignId}/seats/Eng/rules`);
  expect(status).toBe(200);
  expect(text).toMatch(/@media print|@page|break-(?:before|after|inside)/);

  const rows = rowsOf(text);
  const steps = rows.flatMap(([first = '']) => /^([EMF]\d+)\b/.exec(first)?.[1] ?? []);
  const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(steps).toEqual([...numbered('E', 10), ...numbered('M', 15), ...numbered('F', 20)]);
  expect(rows).toContainEqual(['Heavy Cavalry', '2x35%', '2', '3', '8', '0.50', '2', '-30%', '-50%']);
  expect(rows).toContainEqual(['Royal Galleon', '2x43%', '4', '2', '10', '0.50', '2', '2']);
  expect(rows).toContainEqual(['3 Stone Tower', '9', '+49% +1', '+19% +0.6', '3', '14', '4']);
});

test('where a game has no tables to print, nothing leads to an empty page', async () => {
  const { app, guest } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const own = `/campaigns/${await begin(app, master, [[seatId('CHE'), anna]], {
    ruleset: rulesetId('heptarchy'),
    scenario: 'saxon-shore',
  })}/seats/CHE`;
  const { text } = await anna.browser.open(own);
  expect([text.includes(`${own}/order-forms`), text.includes(`${own}/rules`)]).toEqual([true, false]);
  await anna.browser.open(`${own}/rules`);
  expect(anna.browser.path).toBe('/rules/heptarchy');
});

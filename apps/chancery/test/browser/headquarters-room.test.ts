import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alliedTable } from './allied-table.ts';
import { enter, ordersButton, plannedOrders } from './at-desk.ts';
import { inChromium } from './chromium.ts';

/** What a ruler of Medieval Diplomacy sees in Headquarters and in the room of files, at the desk of England. */

const flat = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

const amountOf = (text: string, label: RegExp): number =>
  Number(new RegExp(`${label.source} (-?\\d+\\.\\d\\d)`).exec(text)?.[1]);

inChromium('Headquarters and the room of files', () => {
  test('MD-16.32, MD-3.31..3.36, MD-3.39, MD-16.5 a turn opens at Headquarters: its figures follow what is planned, and each plan can be struck out', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await page.getByRole('heading', { name: 'What is planned' }).waitFor();
    const rooms = page.getByRole('navigation', { name: 'Rooms' });
    for (const room of ['Headquarters', 'Map', 'Messages', 'Game'])
      await rooms.getByRole('button', { name: room }).waitFor();
    const first = await flat(page);
    expect(amountOf(first, /Treasury MD-3\.31/)).toBeGreaterThan(0);
    expect(amountOf(first, /Upkeep/)).toBeLessThan(0);
    expect(amountOf(first, /Expected revenue/)).toBeGreaterThan(0);
    expect([amountOf(first, /Headquarters expenses/), amountOf(first, /Garrison expenses/)]).toEqual([0, 0]);
    const surplus = (text: string): number => amountOf(text, /Garrison expenses -?\d+\.\d\d Expected surplus/);
    const sum = (text: string): number =>
      [
        'Treasury MD-3\\.31',
        'Expected salvage MD-4\\.44',
        'Upkeep',
        'Headquarters expenses',
        'Garrison expenses',
      ].reduce((all, label) => all + amountOf(text, new RegExp(label)), 0);
    expect(surplus(first)).toBeCloseTo(sum(first), 2);

    // Gold for Lithuania, with a tenth for the caravan, and soldiers: each stands in its line.
    await page.getByRole('button', { name: 'Keys of the desk' }).waitFor();
    const written = page.getByRole('button', { name: 'Send gold', exact: true });
    await written.click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Lithuania/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('spinbutton').fill('10');
    await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(async () => amountOf(await flat(page), /Headquarters expenses/)).toBe(-11);
    const then = await flat(page);
    expect(surplus(then)).toBeCloseTo(surplus(first) - 11, 2);
    expect(surplus(then)).toBeCloseTo(sum(then), 2);
    expect(then).toMatch(/What is planned Headquarters SEND GOLD Lit 10 11\.00/);
    expect(await plannedOrders(page)).toHaveLength(1);
    await page
      .getByRole('button', { name: /^Strike out: / })
      .first()
      .click();
    await expect.poll(async () => amountOf(await flat(page), /Headquarters expenses/)).toBe(0);
    expect(await page.getByRole('main').innerText()).not.toMatch(/Treasury of|treasury of/);
  });

  test('MD-3.40, MD-16.6, MD-16.5 the list of realms tells relation, passage, gifts and who plays; an alliance is seen by the two alone', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    const row = (of: Page, code: string) => of.getByRole('row', { name: new RegExp(code) });
    await row(page, 'Lit').waitFor();
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.map((each) => each.trim())).toEqual(
      expect.arrayContaining(['Code', 'Realm', 'Relation', 'Passage', 'Gifts', 'State']),
    );
    // Who plays is asked for by itself, and comes a moment after the realms.
    const lithuania = async () => (await row(page, 'Lit').innerText()).replace(/\s+/g, ' ');
    await expect.poll(lithuania).toMatch(/Lit Principality of Lithuania Alliance none accepted in play 4 Birger/);
    expect(await row(page, 'Gol').innerText()).toContain('Neutral');
    const other = await deskOf('Gol');
    await row(other, 'Lit').waitFor();
    expect(await other.getByRole('main').innerText()).not.toMatch(/Alliance\b/);
    expect(await row(other, 'Lit').innerText()).toContain('Neutral');
    expect(await row(other, 'Eng').innerText()).not.toMatch(/\d+\.\d\d/);
  });

  test('MD-16.34, MD-16.36, MD-16.19 the room of files saves the orders, opens them again, and refuses those of another realm', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    await page.getByRole('button', { name: 'A1', exact: true }).first().click();
    const unit = page.getByRole('region', { name: 'The unit in hand' });
    await unit.getByRole('button', { name: 'Hold', exact: true }).click();
    await ordersButton(page).click();
    const held = page.getByRole('button', { name: /^Strike out: A1 HOLD/ });
    await held.first().waitFor();
    await enter(page, 'Game');
    for (const name of ['Save as text', 'Save the turn file', 'Open another turn file'])
      await page.getByText(name, { exact: true }).first().waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the order file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/Eng/);
    expect(saved.suggestedFilename()).not.toMatch(/\.(?:exe|msi|dmg|zip)$/);
    const path = (await saved.path()) ?? '';
    await held.first().click();
    await expect.poll(() => held.count()).toBe(0);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Open saved orders', { exact: true }).click(),
    ]);
    await chooser.setFiles({
      name: saved.suggestedFilename(),
      mimeType: 'application/json',
      buffer: await bytes(path),
    });
    await held.first().waitFor();

    const other = await deskOf('Gol');
    await enter(other, 'Game');
    const [choose] = await Promise.all([
      other.waitForEvent('filechooser'),
      other.getByText('Open saved orders', { exact: true }).click(),
    ]);
    await choose.setFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: await bytes(path) });
    await other.getByText('It is from Eng, not from Gol.').waitFor();
    expect(await plannedOrders(other)).toEqual([]);
  });
});

const bytes = async (path: string): Promise<Buffer> => (await import('node:fs/promises')).readFile(path);

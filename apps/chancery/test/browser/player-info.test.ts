import { showZones } from '@chancery/app';
import { zonesShown } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { jsonText } from '@chancery/store';
import { expect, test } from 'vitest';
import { enter, plannedOrders } from './at-desk.ts';
import { device, inChromium, LAPTOP } from './chromium.ts';
import { deskInPlay } from './desk-in-play.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('who plays, and by when', () => {
  test('MD-16.33, MD-16.22, MD-16.8 Messages has its tabs and Player info, and a proclamation is written there', async () => {
    const { page } = await deskInPlay();
    await enter(page, 'Messages');
    for (const name of ['What happened', 'Battle reports', 'Player info'])
      await page.getByRole('tab', { name }).waitFor();

    await page.getByRole('tab', { name: 'Proclamations' }).click();
    await page.getByRole('button', { name: 'Write a proclamation' }).click();
    await page.getByRole('main').getByRole('textbox').fill('England greets the world. '.repeat(15));
    await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('status').getByText('Added.').waitFor();
    expect((await plannedOrders(page)).join()).toContain('England greets the world.');

    await page.getByRole('tab', { name: 'Player info' }).click();
    const own = page.getByRole('region', { name: 'Kingdom of England' });
    await own.getByText(/Status: (Royalty|Commoner)/).waitFor();
    const row = page.getByRole('row', { name: /England/ });
    await row.getByText('Anna').waitFor();
    expect(await row.innerText()).toMatch(/\b20\d\d\b/);
    // The standing of others is theirs alone.
    expect(await page.getByText(/Status: /).count()).toBe(1);
    const others = await page.getByRole('row', { name: /Lithuania/ }).innerText();
    expect(others).toContain('Birger');
    expect(await page.getByRole('main').innerText()).not.toContain('@');
  });

  test('MD-18.34 the deadline is shown in the reader’s zone and in the four, on the page of the campaign and at the desk', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const usualDeadline = RULESETS.find(({ id }) => id === 'medieval-diplomacy')?.usualDeadline ?? null;
    const deadline = Date.UTC(2031, 9, 1);
    await server.app.store.db
      .updateTable('campaign')
      .set({ deadlineRule: usualDeadline && jsonText(usualDeadline), deadline, dueAt: deadline })
      .where('id', '=', table.campaignId)
      .execute();
    const berlin = await device(address, { ...LAPTOP, timezoneId: 'Europe/Berlin' });
    await comeIn(berlin, address, table.ruler('Eng').email);
    const page = await berlin.newPage();
    await page.goto(`/campaigns/${table.campaignId}`);
    const four = showZones(deadline, zonesShown(usualDeadline));
    expect(four).toBe('Tue 17:00 in Los Angeles, Tue 20:00 in New York, Wed 01:00 in London and Wed 10:00 in Sydney');
    await page.getByText(four).waitFor();
    await page
      .locator('time.until')
      .getByText(/1 Oct 2031.*02:00/)
      .waitFor();

    await page.goto(table.desk('Eng'));
    const head = page.getByRole('banner');
    await head
      .getByRole('time')
      .getByText(/Wed,? 1 Oct,? (at )?0?2:00/)
      .waitFor();
    await head.getByLabel('The deadline in other zones').click();
    for (const time of ['Tue 17:00 Los Angeles', 'Tue 20:00 New York', 'Wed 01:00 London', 'Wed 10:00 Sydney']) {
      await head.getByText(time.replace(' ', ', ')).or(head.getByText(time)).first().waitFor();
    }
    // They lie over the room until the reader turns to something else.
    await enter(page, 'Game');
    await head.getByText('Los Angeles').waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'This campaign' }).click();
    await page
      .getByText(/Wed,? 10:00 Sydney/)
      .last()
      .waitFor();
  });
});

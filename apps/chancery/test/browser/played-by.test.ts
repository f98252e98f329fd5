import { leaveSeat, showCampaign, submitOrders, userActor } from '@chancery/app';
import { campaignId, seatId } from '@chancery/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundShore } from './shore.ts';

/** The line of a place that has the sheet of its owner. */
const sheetOn = async (page: Page, place: string, player: string): Promise<void> => {
  const find = page.getByRole('combobox', { name: 'Find a place' });
  await find.fill(place);
  await find.press('Enter');
  await page.getByText(new RegExp(`^Its sheet: .*; played by ${player}\\b`)).waitFor();
};

inChromium('who plays a power, at the desk', () => {
  test('HEP-15.9 the sheets at the desk name who plays each kingdom: in the table, on the map, and in the report', async () => {
    const { server, address } = await emptyHouse();
    const shore = await foundShore(server);
    const laptop = await device(address);
    await comeIn(laptop, address, shore.hild.email);
    const page = await laptop.newPage();
    await page.goto(shore.desk);

    await enter(page, 'Court');
    const powers = page.getByRole('region', { name: 'Relations' });
    await powers.getByRole('row', { name: /Exsessa.* Sigeric$/ }).waitFor();
    await powers.getByRole('row', { name: /Dorsete.* a bot$/ }).waitFor();

    await enter(page, 'Map');
    await sheetOn(page, 'Exsessa', 'Sigeric');
    await sheetOn(page, 'Dorsete', 'a bot');
    expect(await page.getByText('led by a player').count()).toBe(0);

    await shore.endTurn0();
    await page.reload();
    await enter(page, 'News');
    await page.getByRole('article').getByText('Sheets of the kingdoms').click();
    for (const [realm, player] of [
      ['Chenth', 'Hild'],
      ['Exsessa', 'Sigeric'],
      ['Midelsexe', 'Offa'],
      ['Wiltescire', 'a bot'],
    ]) {
      await page.getByText(new RegExp(`^${realm}: .*; played by ${player}`)).waitFor();
    }
    expect(await page.getByText(/NPC State;[^:]*; played by/).count()).toBe(0);
  });

  test('HEP-15.9 the history of the desk names who played then, and not who plays now', async () => {
    const { server, address } = await emptyHouse();
    const { hild, sigeric, desk, endTurn0 } = await foundShore(server);
    const game = campaignId(new URL(desk, address).searchParams.get('campaign') ?? '');
    const post = async (who: typeof hild, seat: string, text: string): Promise<void> => {
      const sheet = { campaignId: game, seat: seatId(seat), channel: 'desk', text } as const;
      expect(await submitOrders(server.app, userActor(who.id), sheet)).toMatchObject({ ok: true });
    };
    await post(hild, 'CHE', 'SIGN UP AS "Queen Hild" WITH fyrd\nEND');
    await post(sigeric, 'EXS', 'SIGN UP AS "King Sigeric" WITH fyrd\nEND');
    await endTurn0();
    const shown = () => showCampaign(server.app, userActor(hild.id), { campaignId: game });
    await expect.poll(async () => shown().then((now) => now.ok && now.value.live)).toBe('Turn 1: Chenth');
    const left = await leaveSeat(server.app, userActor(sigeric.id), {
      campaignId: game,
      seat: seatId('EXS'),
      reason: '',
    });
    expect(left).toMatchObject({ ok: true });
    await post(hild, 'CHE', 'RAISE LEVY Chenth');

    const laptop = await device(address);
    await comeIn(laptop, address, hild.email);
    const page = await laptop.newPage();
    await page.goto(desk);
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByText('Turn 0', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Read the report' }).click();
    await page.getByRole('article').getByText('Sheets of the kingdoms').click();
    await page.getByText(/^Exsessa: King Sigeric; .*; played by Sigeric/).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('Turn 1: Chenth', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(/^Exsessa: .*; played by Sigeric/).count()).toBe(0);
  });
});

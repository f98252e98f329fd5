import { closeTurn, createCampaign, joinCampaign, openCampaign, startCampaign, userActor } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { pointing } from './find-form.ts';
import { mouse } from './hands.ts';
import { comeIn, emptyHouse, person } from './house.ts';
import { must, openList, order, readNews } from './regents.ts';

/** Chooses places on the map, one after another, by their names; all of it is in sight. */
const point = async (page: Page, ...places: readonly string[]): Promise<void> => {
  for (const place of places) {
    const name = page.locator('.desk svg text[data-area]').getByText(place, { exact: true }).first();
    const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  }
};

inChromium('World 1483', () => {
  test('W83-14.2 a tribe settles, rulers of two phases trade, a fleet lands by pointing, and a promise arms whom it comes for', async () => {
    const { server, address } = await emptyHouse();
    const { app } = server;
    const by = ({ id }: Awaited<ReturnType<typeof person>>) => userActor(id);
    const mona = await person(server, 'Mona');
    const { campaignId } = must(
      await createCampaign(app, by(mona), {
        title: 'The shores',
        ruleset: rulesetId('world-1483'),
        scenario: 'two-shores',
        deadlineRule: { kind: 'every', milliseconds: 84 * HOUR },
        settings: { startWhenFull: false, breakerPercent: null },
      }),
    );
    must(await openCampaign(app, by(mona), { campaignId }));
    const pages: { [seat: string]: Page } = {};
    const desk = (seat: string): string => `/desk?campaign=${campaignId}&seat=${seat}`;
    for (const [seat, name] of [
      ['vestmark', 'Anna'],
      ['thornwall', 'Boris'],
      ['wanderers', 'Clara'],
    ] as const) {
      const ruler = await person(server, name);
      must(await joinCampaign(app, by(ruler), { campaignId, seat: seatId(seat) }));
      const laptop = await device(address);
      await comeIn(laptop, address, ruler.email);
      pages[seat] = await laptop.newPage();
    }
    must(await startCampaign(app, by(mona), { campaignId }));
    const { vestmark, thornwall, wanderers } = pages as { vestmark: Page; thornwall: Page; wanderers: Page };
    await wanderers.goto(desk('wanderers'));
    await order(wanderers, [
      'SETUP',
      'TRIBAL SETUP CITY "Rain Forest" CITY "Thorn Bush" UNITS 5 inf AT "Rain Forest", 2 cav AT "Thorn Bush", 2 inf AT "Great Lakes"',
    ]);
    await thornwall.goto(desk('thornwall'));
    await order(thornwall, [
      'TRADES',
      'TRADE Vestmark GIVE 3 GET 1 inf @ Sandvik',
      'GIFTS',
      'GIFT Ulfheim GIVE 5 IF WAR Vestmark ON Ulfheim',
    ]);
    await vestmark.goto(desk('vestmark'));
    const list = await openList(vestmark);
    await list.getByText('TRADE Vestmark GIVE 3 GET 1 inf @ Sandvik').waitFor();
    await list.getByRole('button', { name: 'Answer' }).click();
    await list.getByText('Your answer is on the list.').waitFor();
    expect(await plannedOrders(vestmark)).toEqual(['TRADE Thornwall GIVE 1 inf @ Sandvik GET 3']);
    await sendIn(vestmark);
    must(await closeTurn(app, by(mona), { campaignId, turn: 1, excused: true }));
    await readNews(thornwall, desk('thornwall'), /you give Vestmark 3 resources for 1 infantry at Sandvik/);
    await readNews(wanderers, desk('wanderers'), /You settle in Great Lakes, Rain Forest and Thorn Bush/);
    await enter(wanderers, 'Map');
    const find = wanderers.getByRole('combobox', { name: 'Find a place' });
    await find.fill('Rain Forest');
    await find.press('Enter');
    const place = wanderers.getByRole('region', { name: 'Place', exact: true });
    await place.getByText('Yours: 5 infantry.').waitFor();
    await wanderers.close();

    await vestmark.goto(desk('vestmark'));
    const at = pointing(vestmark, mouse);
    await at.open({ title: 'Declare war', unit: null, room: 'Court', section: null });
    const form = (title: string) => vestmark.getByRole('group', { name: title, exact: true });
    await form('Declare war').getByRole('button', { name: 'Ulfheim' }).click();
    await at.open({ title: 'Sail', unit: 'Western Sound', room: 'Map', section: null });
    const sail = form('Sail');
    const next = () => sail.getByRole('button', { name: 'Next' }).click();
    await sail.getByRole('textbox', { name: 'merchantmen' }).fill('2');
    await next();
    await sail.getByRole('button', { name: 'takes units aboard, then sails' }).click();
    await sail.getByRole('button', { name: 'Vestholm' }).click();
    await sail.getByRole('textbox', { name: 'infantry' }).fill('3');
    await next();
    await vestmark.getByRole('button', { name: 'The whole map' }).click();
    await point(vestmark, 'Western Ocean', 'Northern Reach');
    await next();
    const units = vestmark.getByRole('region', { name: 'Units', exact: true }).first();
    await units.getByRole('button', { name: 'Northern Reach', exact: true }).first().click();
    await point(vestmark, 'Ulfheim');
    expect(await plannedOrders(vestmark)).toEqual([
      'DECLARE WAR Ulfheim',
      'SAIL 2 mer FROM "Western Sound" VIA "Western Ocean", "Northern Reach" LOAD 3 inf FROM Vestholm AT "Western Sound"',
      'LAND ALL inf FROM "Northern Reach" TO Ulfheim',
    ]);
    await sendIn(vestmark);
    must(await closeTurn(app, by(mona), { campaignId, turn: 2, excused: true }));
    await readNews(
      thornwall,
      desk('thornwall'),
      /what was promised for has happened, and you give Ulfheim 5 resources/,
    );
    // Ulfheim had 4 infantry: 2 stood beside them before the blow fell, and at most 1 of the 6 fell in it.
    await readNews(vestmark, desk('vestmark'), /Ulfheim: Ulfheim with [56] infantry and 1 cavalry/);
  }, 240_000);
});

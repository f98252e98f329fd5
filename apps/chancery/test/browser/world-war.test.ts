import { closeTurn, createCampaign, joinCampaign, openCampaign, startCampaign, userActor } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';
import { must, openList, order, readNews } from './regents.ts';

inChromium('World 1483', () => {
  test('W83-14.2 while a tribe settles, rulers of two phases trade by an offer that is answered at the desk', async () => {
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
  }, 240_000);
});

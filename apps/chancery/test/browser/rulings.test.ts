import { closeTurn, createCampaign, joinCampaign, openCampaign, startCampaign, userActor } from '@chancery/app';
import { type CampaignId, HOUR, rulesetId, seatId } from '@chancery/core';
import { EXAMPLES } from '@chancery/registry';
import { expect, test } from 'vitest';
import type { Server } from '../../src/server/index.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';

const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const RUSE = 'R1 RUSE FROM Ford AT Mill "Our cook offers them a stew that nobody should eat."';

type Person = Awaited<ReturnType<typeof person>>;

/** A game of Rounds that has begun: its master, and Anna who is Captain Ash. */
const begun = async (server: Server): Promise<{ campaignId: CampaignId; master: Person; anna: Person }> => {
  const { app } = server;
  const [master, anna, boris] = [
    await person(server, 'Marta'),
    await person(server, 'Anna'),
    await person(server, 'Boris'),
  ];
  const by = userActor(master.id);
  const made = await createCampaign(app, by, {
    title: 'Five valleys',
    ruleset: rulesetId('rounds'),
    scenario: 'five-valleys',
    deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
    settings: { startWhenFull: false, missedTurns: 'none', breakerPercent: null },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { campaignId } = made.value;
  for (const done of [
    await openCampaign(app, by, { campaignId }),
    await joinCampaign(app, userActor(anna.id), { campaignId, seat: seatId('Ash') }),
    await joinCampaign(app, userActor(boris.id), { campaignId, seat: seatId('Elm') }),
    await startCampaign(app, by, { campaignId }),
  ]) {
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return { campaignId, master, anna };
};

inChromium('rulings', () => {
  test('a captain asks on a phone without script, the master rules with a cost, and both the answer and its outcome are read', async () => {
    const { server, address } = await emptyHouse(EXAMPLES, { CHANCERY_EXAMPLES: 'true' });
    const { campaignId, master, anna } = await begun(server);
    const phone = await device(address, { ...NARROW, javaScriptEnabled: false });
    await comeIn(phone, address, anna.email);
    const hers = await phone.newPage();
    await hers.goto(`/campaigns/${campaignId}/seats/Ash`);
    await hers.locator('textarea[name=text]').fill(RUSE);
    await hers.getByRole('button', { name: 'Check only' }).click();
    await hers.getByText('not put yet; without a ruling: refused').waitFor();
    await hers.getByRole('button', { name: 'Ask the game master now' }).click();
    await hers.getByText('put to the game master; without a ruling: refused').waitFor();

    const laptop = await device(address, { javaScriptEnabled: false });
    await comeIn(laptop, address, master.email);
    const page = await laptop.newPage();
    await page.goto(`/campaigns/${campaignId}/console`);
    await page.getByText('Captain Ash plans a ruse from Ford at Mill').waitFor();
    await page.getByText('orders not sent yet').waitFor();
    await page.getByRole('radio', { name: 'approved' }).check();
    await page.getByLabel('Troops that it costs').fill('2');
    await page.getByLabel('Chance in percent').fill('100');
    await page.getByLabel('What comes of it').selectOption('they join');
    await page.getByRole('button', { name: 'Give ruling' }).click();
    await page.getByText('in force: approved; cost: 2; chance: 100; effect: they join').waitFor();

    await hers.goto(`/campaigns/${campaignId}/seats/Ash`);
    await hers.getByText('approved; cost: 2; chance: 100; effect: they join').waitFor();
    await hers.locator('textarea[name=text]').fill(`${RUSE}\nR2 TRAIN Foot AT Ford\nR3 TRAIN Bow AT Ford`);
    await hers.getByRole('button', { name: 'Send in' }).click();
    await hers.getByText('All 3 orders are understood and possible.').first().waitFor();

    await page.goto(`/campaigns/${campaignId}/console/sheets`);
    await page.getByText('Strike out or change').nth(2).click();
    await page.getByLabel('Reason, for the ruler').nth(2).fill('No bow is left in the valley.');
    await page.getByRole('button', { name: 'Do it, and tell the ruler' }).click();
    await page.getByRole('heading', { name: 'Struck out or changed' }).waitFor();
    const closed = await closeTurn(server.app, userActor(master.id), { campaignId, turn: 1 });
    expect(closed.ok).toBe(true);
    await hers.goto(`/campaigns/${campaignId}/seats/Ash`);
    await hers.getByText('Mill lies open: 2 Foot joined the captain.').first().waitFor();
    await hers.getByText('No bow is left in the valley.').first().waitFor();

    await page.goto(`/campaigns/${campaignId}/console`);
    await page.getByText('Correct the position').first().click();
    await page.getByRole('textbox', { name: 'Correct the position' }).fill('EDIT CAMP Ford Horse 9');
    await page.getByRole('textbox', { name: 'Reason (public)' }).first().fill('They were miscounted.');
    await page.getByRole('button', { name: 'Correct the position' }).click();
    await page
      .getByText('The position after turn 1 is corrected. Told: Captain Ash, Captain Elm, Captain Oak.')
      .waitFor();
    await hers.goto(`/campaigns/${campaignId}/seats/Ash`);
    await hers.getByText('The game master has put right what lies in Ford: 9 Horse.').first().waitFor();
    expect(await hers.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});

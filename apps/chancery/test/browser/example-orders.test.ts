import {
  createCampaign,
  joinCampaign,
  listReceipts,
  openCampaign,
  startCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { HOUR, type Result, rulesetId, seatId } from '@chancery/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, order, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { comeIn, mailHouse, person } from './house.ts';
import { letterbox } from './mail-only.ts';

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A campaign of an example in its first turn, with Anna in one seat. */
const foundExample = async (ruleset: string, scenario: string, seat: string) => {
  const house = await mailHouse({ examples: true });
  const { app } = house.server;
  const anna = await person(house.server, 'Anna');
  const by = userActor(anna.id);
  const { campaignId } = must(
    await createCampaign(app, by, {
      title: 'An example',
      ruleset: rulesetId(ruleset),
      scenario,
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
      settings: { startWhenFull: false },
    }),
  );
  must(await openCampaign(app, by, { campaignId }));
  must(await joinCampaign(app, by, { campaignId, seat: seatId(seat) }));
  must(await startCampaign(app, by, { campaignId }));
  return {
    house,
    anna,
    desk: `/desk?campaign=${campaignId}&seat=${seat}`,
    send: async (text: string) =>
      must(await submitOrders(app, by, { campaignId, seat: seatId(seat), channel: 'api', text })),
    /** The receipt that counts, line by line. */
    received: async (): Promise<readonly string[]> => {
      const all = must(await listReceipts(app, by, { campaignId, seat: seatId(seat) }));
      return all.find(({ stands }) => stands)?.lines.map(({ text, outcome }) => `${outcome}: ${text}`) ?? [];
    },
  };
};

const formOf = (page: Page, title: string): Locator => page.getByRole('group', { name: title, exact: true });
const press = (form: Locator, name: string): Promise<void> =>
  form.getByRole('button', { name, exact: true }).first().click();

const strikeOut = async (page: Page): Promise<void> => {
  const list = page.getByRole('complementary', { name: 'Orders' });
  await list
    .getByRole('button', { name: /^Strike out: / })
    .first()
    .click();
  if (!(await page.getByRole('main').isVisible()))
    await list.getByRole('button', { name: 'Close', exact: true }).click();
};

inChromium('orders of the examples', () => {
  test('a way is clicked on the map, chosen in the form, written and mailed, and reads back alike', async () => {
    const { house, anna, desk, send, received } = await foundExample('fog', 'misty-island', 'Gul');
    const laptop = await device(house.address, LAPTOP);
    await comeIn(laptop, house.address, anna.email);
    const page = await laptop.newPage();
    await page.goto(desk);
    const line = 'S2 MARCH Oldmere, Highmoor';

    await order(page, 'S2', 'March');
    for (const area of [4, 7]) {
      const middle = page.locator(`.target-middle[data-area="${area}"]`);
      await middle.click({ force: true });
    }
    await expect.poll(() => formOf(page, 'March').getByRole('status').textContent()).toBe('Oldmere → Highmoor');
    await press(formOf(page, 'March'), 'Next');
    expect(await plannedOrders(page)).toEqual([line]);
    await sendIn(page);
    await expect.poll(received).toEqual([`accepted: ${line}`]);

    await strikeOut(page);
    await page.reload();
    await order(page, 'S2', 'March');
    for (const name of ['Oldmere', 'Highmoor', 'Next']) await press(formOf(page, 'March'), name);
    expect(await plannedOrders(page)).toEqual([line]);

    await send('s2 march oldmere, highmoor');
    expect((await received()).map((each) => each.toLowerCase())).toEqual([`accepted: ${line.toLowerCase()}`]);

    const post = letterbox(house, anna.email);
    await (await post.next(/Turn 1/)).answer('S2 MARCH Oldmere, Highmoor\nC1 MARCH Oldmere');
    expect((await post.next(/^Received /m)).text).toMatch(/2 lines: all accepted[\s\S]*S2 MARCH Oldmere, Highmoor/);
    expect(await received()).toEqual([`accepted: ${line}`, 'accepted: C1 MARCH Oldmere']);
  });

  test('groups, a condition and an order inside are stepped with a finger, typed, written and mailed alike', async () => {
    const { house, anna, desk, send, received } = await foundExample('rounds', 'five-valleys', 'Ash');
    const phone = await device(house.address, PHONE);
    await comeIn(phone, house.address, anna.email);
    const page = await phone.newPage();
    await page.goto(desk);
    const line = 'TAKE 2 Foot, 1 Horse FROM Ford TO Mill RETREAT losses>=2 FALLBACK TRAIN Bow AT Ford';

    const fill = async (troops: (form: Locator) => Promise<void>): Promise<void> => {
      await enter(page, 'Hall');
      await page.getByRole('region', { name: 'Orders of the realm' }).getByRole('button', { name: 'Take' }).tap();
      const form = formOf(page, 'Take');
      await form
        .getByRole('button', { name: 'Mill', exact: true })
        .or(form.getByRole('button', { name: 'Ford' }))
        .first()
        .tap();
      const mill = form.getByRole('button', { name: 'Mill', exact: true });
      if (await mill.isVisible()) await mill.tap();
      await troops(form);
      await press(form, 'Next');
      await form.getByRole('checkbox', { name: 'Troops lost' }).check();
      await form.getByRole('spinbutton', { name: 'troops lost' }).fill('2');
      for (const name of ['Next', 'Train', 'Bow']) await press(form, name);
      const ford = form.getByRole('button', { name: 'Ford', exact: true });
      if (await ford.isVisible()) await ford.tap();
      expect(await plannedOrders(page)).toEqual([line]);
    };
    await fill(async (form) => {
      for (const name of ['More: Foot', 'More: Foot', 'More: Horse'])
        await form.getByRole('button', { name, exact: true }).tap();
    });
    await sendIn(page);
    await expect.poll(received).toEqual([`accepted: ${line}`]);
    await strikeOut(page);
    await fill(async (form) => {
      await form.getByRole('textbox', { name: 'Foot' }).fill('2');
      await form.getByRole('textbox', { name: 'Horse' }).fill('1');
    });

    await send('R1 take 2 foot and 1 horse from ford to mill retreat losses >= 2 fallback train bow at ford');
    const written = await received();
    const post = letterbox(house, anna.email);
    await (await post.next(/Turn 1/)).answer(`ROUND 1\n${line}`);
    expect((await post.next(/^Received /m)).text).toMatch(/1 line: (all )?accepted/);
    const said =
      /^accepted: (R1 )?take 2 foot(,| and) 1 horse from ford to mill retreat losses ?>= ?2 fallback train bow at ford$/i;
    for (const lines of [written, await received()]) expect(lines).toEqual([expect.stringMatching(said)]);
  });
});

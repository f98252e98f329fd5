import { showCampaign, submitOrders, userActor } from '@chancery/app';
import { campaignId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, pageOf } from './chromium.ts';
import { comeIn, emptyHouse, mailHouse } from './house.ts';
import { foundShore } from './shore.ts';

inChromium('the desk in live play', () => {
  test('its history steps from move to move with the posts of each besides, and receipts are those of one’s own posts', async () => {
    const { server, address } = await mailHouse();
    const { hild, sigeric, desk, endTurn0 } = await foundShore(server);
    const game = campaignId(new URL(desk, address).searchParams.get('campaign') ?? '');
    const post = async ({ id }: typeof hild, seat: string, text: string): Promise<void> => {
      const sheet = { campaignId: game, seat: seatId(seat), channel: 'desk', text } as const;
      const posted = await submitOrders(server.app, userActor(id), sheet);
      expect(posted).toMatchObject({ ok: true, value: { counts: true } });
    };
    await post(hild, 'CHE', 'SIGN UP AS "Queen Hild" WITH fyrd');
    await post(hild, 'CHE', 'DEVELOP Chenth livestock\nRAISE LEVY Chenth\nEND');
    await post(sigeric, 'EXS', 'SIGN UP AS "King Sigeric" WITH fyrd\nDEVELOP Exsessa grain\nRAISE LEVY Exsessa\nEND');
    await endTurn0();
    // The bots end Turn 0 as well.
    const shown = () => showCampaign(server.app, userActor(hild.id), { campaignId: game });
    await expect.poll(async () => shown().then((page) => page.ok && page.value.live)).toBe('Turn 1: Chenth');
    await post(hild, 'CHE', 'RAISE LEVY Chenth');
    await post(hild, 'CHE', 'END');
    await post(sigeric, 'EXS', 'END');

    const laptop = await device(address);
    await comeIn(laptop, address, hild.email);
    const page = await laptop.newPage();
    await page.goto(desk);
    await enter(page, 'Game');
    await expect.poll(() => page.getByText(/^The receipt of your post/).count()).toBe(4);
    await page.getByRole('tab', { name: 'History' }).click();
    const slider = page.getByRole('slider');
    const headings: string[] = [];
    const heading = (): Promise<string> => page.locator('label', { has: slider }).innerText();
    const earlier = page.getByRole('button', { name: 'Earlier' });
    await expect.poll(async () => Number(await slider.getAttribute('max'))).toBe(3);
    for (let step = 3; step > 1; step -= 1) {
      headings.push((await heading()).trim());
      await earlier.click();
      await expect.poll(() => slider.inputValue()).toBe(String(step - 1));
    }
    expect(headings).toEqual(['Turn 1: Exsessa', 'Turn 1: Chenth']);
    await page.getByText(/^Post (\d+) of \1$/).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('Post 2 of 2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Previous post' }).click();
    await page.getByText('Post 1 of 2', { exact: true }).waitFor();
    await expect.poll(heading).toBe('Turn 1: Chenth');
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('Post 2 of 2', { exact: true }).waitFor();
  });

  test('when the game is over, receipts and the campaign are told of without the numbers of posts all the same', async () => {
    const { server, address } = await mailHouse();
    const { hild, desk } = await foundShore(server);
    const campaign = campaignId(new URL(desk, address).searchParams.get('campaign') ?? '');
    const sheet = { campaignId: campaign, seat: seatId('CHE'), channel: 'desk' } as const;
    const text = 'SIGN UP AS "Queen Hild" WITH fyrd';
    expect(await submitOrders(server.app, userActor(hild.id), { ...sheet, text })).toMatchObject({ ok: true });
    const laptop = await device(address);
    await comeIn(laptop, address, hild.email);
    // Playing it to its end would take hours.
    await laptop.route(/\/(opening|turn-file)(\?|$)/, async (route) => {
      const response = await route.fetch();
      const over = { kind: 'outcome', winners: ['CHE'], by: 'turns' };
      await route.fulfill({ response, json: { ...(await response.json()), window: over, choices: {} } });
    });
    const page = await laptop.newPage();
    await page.goto(desk);
    await enter(page, 'Game');
    await page.getByText(/^The receipt of your post, /).waitFor();
    await page.getByText('The game is over: there is nothing to order.').waitFor();
    await page.getByRole('tab', { name: 'This campaign' }).click();
    await page.getByText('The Thames. Turn 0: all together.', { exact: true }).waitFor();
    await page.getByText('Time for a move: 2 days.').waitFor();
    await page.getByRole('link', { name: 'Open the rulebook' }).waitFor();
    expect(await page.getByRole('link', { name: 'tables to print' }).count()).toBe(0);
    await page.getByText('Missed moves').waitFor();
    await page.getByText('The dice of the next post are sealed:').waitFor();
    expect(await page.getByText('When all are ready').count()).toBe(0);
  });

  test('practice steps from one own move to the next', async () => {
    const { address } = await emptyHouse();
    const page = await pageOf(address);
    await page.goto('/practice');
    await page.getByRole('button', { name: /The Saxon Shore/ }).click();
    await page.getByRole('button', { name: 'Play Chenth' }).click();
    const list = page.getByRole('complementary', { name: 'Orders' });
    const none = page.getByRole('banner').getByRole('button', { name: 'Orders 0' });
    for (const text of ['SIGN UP AS "Queen Hild" WITH fyrd', 'RAISE LEVY Chenth', 'END']) {
      await none.waitFor();
      if (!(await list.isVisible())) await none.click();
      await list.getByRole('button', { name: 'Write as text' }).click();
      await list.getByRole('textbox').fill(text);
      await list.getByRole('button', { name: 'Take 1 order' }).click();
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    }
    await page.getByRole('banner').getByText('Turn 1: Chenth').waitFor();
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'History' }).click();
    const slider = page.getByRole('slider');
    await expect.poll(() => slider.getAttribute('max')).toBe('1');
    expect(await slider.getAttribute('aria-valuetext')).toBe('Turn 0');
    await page.getByText('Post 3 of 3', { exact: true }).waitFor();
  });
});

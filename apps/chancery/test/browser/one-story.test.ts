import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium, pageOf } from './chromium.ts';
import { demoHouse } from './house.ts';

inChromium('the desk does not contradict itself', () => {
  test('the desk does not contradict itself: bots are bots in every table, and the turn has one number', async () => {
    const { link, address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto(link);
    await enter(page, 'Headquarters');
    const realms = page.getByRole('region', { name: 'Relations' });
    await realms.getByRole('columnheader', { name: 'Ruled by' }).waitFor();
    await realms.getByText('a bot').first().waitFor();
    expect(await realms.getByText('a bot', { exact: true }).count()).toBe(3);
    expect(await realms.getByText('a player').count()).toBe(0);
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'This campaign' }).click();
    await page.getByText('Who rules what', { exact: true }).click();
    expect(await page.getByRole('listitem').filter({ hasText: 'a bot' }).count()).toBe(3);
    const told = await page.getByRole('tabpanel').innerText();
    expect(told).toContain('Four crowns. Spring 1320, turn 1.');
    expect(told).not.toContain('turn 0');
  });

  test('the desk does not contradict itself: in practice bots rule the other powers', async () => {
    const { address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto('/practice');
    await page.getByRole('button', { name: /The Saxon Shore/ }).click();
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await enter(page, 'Court');
    const powers = page.getByRole('region', { name: 'Relations' });
    await powers.getByText('a bot', { exact: true }).first().waitFor();
    expect(await powers.getByText('a player').count()).toBe(0);
  });
});

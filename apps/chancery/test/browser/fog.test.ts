import {
  closeTurn,
  createCampaign,
  joinCampaign,
  openCampaign,
  startCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { HOUR, type Result, rulesetId, seatId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';

const [GULL, HERON] = [seatId('Gul'), seatId('Her')];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** With FOG_SHOTS=folder the phone is drawn as it is seen. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['FOG_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Two turns of Fog: a scout of Gull sees Heron's men from afar, and goes away again. */
const seen = async () => {
  const { server, address } = await emptyHouse(EVERY_RULESET, { CHANCERY_EXAMPLES: 'true' });
  const { app } = server;
  const [master, anna, boris] = [
    await person(server, 'Mona'),
    await person(server, 'Anna'),
    await person(server, 'Boris'),
  ];
  const by = ({ id }: typeof master) => userActor(id);
  const { campaignId } = must(
    await createCampaign(app, by(master), {
      title: 'Into the fog',
      ruleset: rulesetId('fog'),
      scenario: 'misty-island',
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
      settings: { startWhenFull: false },
    }),
  );
  must(await openCampaign(app, by(master), { campaignId }));
  must(await joinCampaign(app, by(anna), { campaignId, seat: GULL }));
  must(await joinCampaign(app, by(boris), { campaignId, seat: HERON }));
  must(await startCampaign(app, by(master), { campaignId }));
  const turn = async (number: number, gull: string): Promise<void> => {
    must(await submitOrders(app, by(anna), { campaignId, seat: GULL, channel: 'desk', text: gull }));
    must(await submitOrders(app, by(boris), { campaignId, seat: HERON, channel: 'desk', text: '' }));
    must(await closeTurn(app, by(master), { campaignId, turn: number }));
  };
  return { address, anna, campaignId, turn, desk: `/desk?campaign=${campaignId}&seat=${GULL}` };
};

inChromium('a seat in the fog, on a phone of 390 pixels', () => {
  test.each([
    ['en-GB', 'Rooms', 'Map', 'Units', 'What you know of others', 'seen now', 'as of turn 1'],
    ['de-DE', 'Räume', 'Karte', 'Einheiten', 'Was Sie von anderen wissen', 'eben gesehen', 'Stand: Zug 1'],
  ])('%s: it reads what it knows, since when and how surely', async (locale, rooms, map, units, heading, now, then) => {
    const { address, anna, turn, desk } = await seen();
    const context = await device(address, { ...PHONE, locale });
    await comeIn(context, address, anna.email);
    await context.addCookies([{ name: 'chancery_language', value: locale.slice(0, 2), url: address }]);
    const page = await context.newPage();
    const others = page.getByRole('region', { name: heading });
    const look = async (): Promise<void> => {
      await page.goto(desk);
      await page.getByRole('navigation', { name: rooms }).getByRole('button', { name: map, exact: true }).click();
      const handle = page.getByRole('button', { name: units, exact: true });
      await handle.tap();
      await handle.press('ArrowUp');
      await others.scrollIntoViewIfNeeded();
    };
    await turn(1, 'S2 MARCH Oldmere, Highmoor');
    await look();
    for (const words of ['Lord Heron', 'Eastwick', 'men, on foot or on horses', now]) {
      await expect.poll(() => others.innerText()).toContain(words);
    }
    // The mark on the map is a question mark with a range, by sign and not by colour alone.
    const marker = page.locator('.marker.foreign');
    await expect.poll(() => marker.count()).toBe(1);
    await expect
      .poll(() => marker.locator('title').textContent())
      .toMatch(/Lord Heron: .*men, on foot or on horses \(seen now/);
    expect(await marker.getAttribute('data-miniature')).toBe('unknown');
    await shot(page, `fog-${locale}-now`);

    await turn(2, 'S2 MARCH Oldmere, Harbury');
    await look();
    await expect.poll(() => others.innerText()).toContain(then);
    await expect.poll(() => page.locator('.marker.remembered .as-of').textContent()).toBe('T1');
    await others.getByRole('button', { name: 'Eastwick' }).click();
    await shot(page, `fog-${locale}-then`);
    // Nothing hangs over the edge of the phone.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});

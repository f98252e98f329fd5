import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { comeIn, openDoors, PASSWORD, person } from './house.ts';

/** Every tap and every field that is filled, as somebody with a phone in hand makes them. */
const counting = (page: Page) => {
  let acts = 0;
  return {
    tap: async (target: ReturnType<Page['locator']>) => {
      acts += 1;
      await target.tap();
      await page.waitForLoadState();
    },
    fill: async (label: string, text: string) => {
      acts += 1;
      await page.getByLabel(label).fill(text);
    },
    acts: () => acts,
  };
};

inChromium('one link for a group', () => {
  test('a host makes a game and copies one link; friends tap a realm on their phones and are seated in a minute', async () => {
    const { server, address } = await openDoors();
    const ada = await person(server, 'Ada');
    const laptop = await device(address, { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    await comeIn(laptop, address, ada.email);
    const host = await laptop.newPage();
    await host.goto('/campaigns/new?of=medieval-diplomacy/four-crowns&preset=friends');
    await host.getByRole('button', { name: 'Make and open the game' }).click();
    await host.getByText('Now invite your friends.').waitFor();
    const campaign = new URL(host.url()).pathname.replace('/invite', '');
    await host.goto(campaign);
    const [first] = await host.locator('main button, main a.main').all();
    expect(await first?.innerText(), 'the first button of the page').toBe('Invite friends');
    await first?.click();
    await host.getByRole('button', { name: 'Copy' }).click();
    await host.getByRole('button', { name: 'Copied' }).waitFor();
    const link = String(await host.evaluate('navigator.clipboard.readText()'));
    expect(link).toBe(await host.getByRole('textbox', { name: 'The link' }).inputValue());

    const began = Date.now();
    const bob = await (await device(address, PHONE)).newPage();
    const hand = counting(bob);
    await bob.goto(link);
    for (const words of ['Ada invites you', 'Game master: Ada.', 'a week, about', 'Tap the realm'])
      await bob.getByText(words).first().waitFor();
    expect(await bob.evaluate(`document.querySelector('.realm-map img').naturalWidth`)).toBeGreaterThan(0);
    expect(await bob.locator('input:not([type=hidden])').count(), 'nothing is asked yet').toBe(0);
    expect(await bob.evaluate('document.documentElement.scrollWidth'), 'nothing hangs over').toBe(360);
    await hand.tap(bob.getByRole('link', { name: 'Kingdom of England', exact: true }));
    await bob.getByText('You would rule Kingdom of England').waitFor();
    await bob.getByText('You sign in with it.').waitFor();
    await hand.fill('Name', 'Bob');
    await hand.fill('E-mail address', 'bob@example.org');
    await hand.fill('Password', PASSWORD);
    await hand.tap(bob.getByRole('button', { name: 'Rule Kingdom of England' }));
    await bob.getByText('You rule the Kingdom of England').waitFor();
    expect(hand.acts(), 'two taps and three fields').toBe(5);
    expect(Date.now() - began, 'within a minute').toBeLessThan(60_000);

    // Two open it at the same time, and want the same.
    const [cleo, dan] = [
      await (await device(address, PHONE)).newPage(),
      await (await device(address, PHONE)).newPage(),
    ];
    for (const [page, name] of [
      [cleo, 'Cleo'],
      [dan, 'Dan'],
    ] as const) {
      await page.goto(link);
      expect(await page.getByRole('link', { name: 'Kingdom of England', exact: true }).count()).toBe(0);
      await page.getByText('Bob (Kingdom of England)').waitFor();
      await page.getByRole('link', { name: 'Golden Horde', exact: true }).tap();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('E-mail address').fill(`${name.toLowerCase()}@example.org`);
      await page.getByLabel('Password').fill(PASSWORD);
    }
    await cleo.getByRole('button', { name: 'Rule Golden Horde' }).tap();
    await cleo.getByText('You rule the Golden Horde').waitFor();
    await dan.getByRole('button', { name: 'Rule Golden Horde' }).tap();
    await dan.getByText('Golden Horde has just been taken by Cleo. Pick another.').waitFor();
    await dan.getByRole('link', { name: 'Pick this one: Sultanate of Roum' }).tap();
    await dan.getByText('You would rule Sultanate of Roum').waitFor();

    await host.reload();
    await host.getByText('2 of 4 have joined by it.').first().waitFor();
    await host.getByRole('button', { name: 'Withdraw the link' }).first().click();
    await dan.goto(link);
    await dan.getByText('The sender has withdrawn this link.').waitFor();

    // Beginning with two of four says what becomes of the others, before and at the deed, and asks once.
    await host.goto(`${campaign}/console`);
    const rest = 'Principality of Lithuania, Sultanate of Roum: held by local forces.';
    await host.getByText(rest).waitFor();
    await host.getByText('People with an invitation can take over such a realm later').waitFor();
    await host.getByRole('link', { name: 'Begin with 2 of 4 rulers' }).click();
    await host.getByRole('heading', { name: 'Begin with 2 of 4 rulers?' }).waitFor();
    await host.getByText(rest).waitFor();
    await host.getByRole('button', { name: 'Begin now' }).click();
    await host.getByText('The game has begun.').waitFor();
  });
});

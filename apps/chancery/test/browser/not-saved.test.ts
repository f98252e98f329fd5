import { troublesOf } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { enter, order, plannedOrders } from './at-desk.ts';
import { inChromium } from './chromium.ts';
import { deskInPlay } from './desk-in-play.ts';

const SAID = {
  en: 'This cannot be saved at the moment; nothing is lost.',
  de: 'Das lässt sich im Augenblick nicht speichern; nichts ist verloren.',
} as const;

inChromium('orders that cannot be saved', () => {
  test('the desk says so in both languages, keeps them, and takes them when the disk takes writes again', async () => {
    const { page, address, laptop, server } = await deskInPlay();
    await enter(page, 'Map');
    const { store } = server.app;
    const trouble = troublesOf(store).find(({ why }) => why === 'read-only');
    const mend = await trouble?.break({ store, place: { file: '' } });
    await order(page, 'A1', 'Hold');
    expect(await plannedOrders(page)).toEqual(['A1 HOLD']);
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText(SAID.en).first().waitFor();

    await laptop.addCookies([{ name: 'chancery_language', value: 'de', url: address }]);
    await page.reload();
    await page.getByText(SAID.de).first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Befehle/ })
      .click();
    const list = page.getByRole('complementary', { name: 'Befehle' });
    expect(await list.textContent()).toContain('A1 HOLD');
    await mend?.();
    await list.getByRole('button', { name: 'Einsenden' }).click();
    await list.getByRole('button', { name: 'Trotzdem einsenden' }).click();
    await list.getByText('Diese Befehle gelten.').waitFor();
  });
});

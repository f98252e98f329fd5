import { showNoticeSettings, userActor } from '@chancery/app';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { demoHouse } from './house.ts';

inChromium('the desk', () => {
  test('a language that is chosen there is that of the mails as well', async () => {
    const { server, address, link } = await demoHouse();
    const { id } = await server.app.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    const language = async () => {
      const shown = await showNoticeSettings(server.app, userActor(id), { campaignId: null });
      return shown.ok && shown.value.language;
    };
    const page = await (await device(address)).newPage();
    await page.goto(link);
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('navigation', { name: 'Räume' }).waitFor();
    expect(await language()).toBe('de');
  });
});

import { type NoticeMail, showNoticeSettings } from '@chancery/app';
import { parsed } from '@chancery/store';
import { expect, test } from 'vitest';
import { got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

test('nobody keeps a language of mails who has asked for none, and then it is whichever they choose', async () => {
  const { app, guest } = await openHouse();
  const { actor, browser } = await guest('Anna');
  const language = async () => got(await showNoticeSettings(app, actor, { campaignId: null })).language;
  expect(await language()).toBeNull();
  await browser.send('/language', { language: 'de' });
  expect(await language()).toBe('de');
  expect((await browser.open('/account/notices')).text).toContain('<option value="de" selected>');
  expect((await browser.send('/account/notices/language', { language: 'en' })).text).toContain(
    'In dieser Sprache wird Ihnen geschrieben.',
  );
  expect(await language()).toBe('en');
  await browser.send('/account/notices/language', { language: 'xx' });
  expect(await language()).toBe('en');
  await browser.send('/account/zone', { zone: 'Europe/Berlin' });
  expect(await language()).toBe('en');
});

test('who reads German pages when they come in is written to in German', async () => {
  const { app, guest } = await openHouse();
  const { id, email, actor, browser } = await guest('Anna');
  await app.store.db
    .deleteFrom('userSetting')
    .where('userId', '=', id as never)
    .execute();
  await browser.send('/sign-out');
  await browser.send('/language', { language: 'de' });
  await browser.send('/sign-in', { email, password: 'a long way to Calais' });
  expect(got(await showNoticeSettings(app, actor, { campaignId: null })).language).toBe('de');
});

test('whoever asks on a German page for an account gets the mail about it in German', async () => {
  const { app, address, guest } = await openHouse();
  await guest('Anna');
  const browser = new Browser(address);
  await browser.send('/language', { language: 'de' });
  const email = 'gerda@example.org';
  await browser.send('/sign-up', { name: 'Gerda', email, password: 'a long way to Calais' });
  const rows = await app.store.db.selectFrom('outbox').select('payload').orderBy('seq').execute();
  const mail = rows.map(({ payload }) => parsed(payload) as NoticeMail).find(({ to }) => to.address === email);
  expect([mail?.language, mail?.subject]).toEqual(['de', 'Bestätigen Sie Ihre Adresse']);
  expect(mail?.text).toContain('/api/auth/verify-email?token=');
});

import { endCampaign } from '@chancery/app';
import { type CampaignId, MINUTE, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';

/** A game that has begun, and the report of Anna was being handed over when the server died. */
const afterTheKill = async () => {
  const { app, guest, now } = await openHouse();
  const [master, anna, ben] = [await guest('Master'), await guest('Anna'), await guest('Ben')];
  const campaignId = await begin(app, master, [
    [seatId('Eng'), anna],
    [seatId('Lit'), ben],
  ]);
  const { db } = app.store;
  // The mail was written to the name of before.
  await db
    .updateTable('user')
    .set({ name: 'Anna Lind' })
    .where('id', '=', anna.id as never)
    .execute();
  const report = db
    .updateTable('outbox')
    .where('dedupeKey', 'like', 'report:%')
    .where('userId', '=', anna.id as never);
  const { numUpdatedRows } = await report.set({ sendingAt: now() - 20 * MINUTE }).executeTakeFirst();
  expect(Number(numUpdatedRows)).toBe(1);
  const waits = async (): Promise<boolean> => {
    const rows = await db
      .selectFrom('outbox')
      .select('sendingAt')
      .where('userId', '=', anna.id as never)
      .execute();
    return rows.every(({ sendingAt }) => sendingAt === null);
  };
  const settings = `/campaigns/${campaignId}/seats/Eng/settings`;
  return {
    app,
    master,
    anna,
    ben,
    settings,
    bens: settings.replace('Eng', 'Lit'),
    desk: `/campaigns/${campaignId}/console`,
    waits,
  };
};

const mailIn = (text: string): string => /name="mail" value="(\d+)"/.exec(text)?.[1] ?? '';
const german = ({ browser }: Guest) => browser.send('/language', { language: 'de' });

test('a ruler reads which mail may be lost, in both languages, and has it sent again', async () => {
  const { anna, ben, settings, bens, waits } = await afterTheKill();
  const { text } = await anna.browser.open(settings);
  // Links in old mails lead to where the page was once.
  expect((await anna.browser.open(settings.replace('settings', 'affairs'))).text).toBe(text);
  for (const words of ['Mails that may be lost', 'They may have arrived', 'Report: The beginning', 'Send again'])
    expect(text).toContain(words);
  expect((await ben.browser.open(bens)).text).not.toContain('Mails that may be lost');
  await german(anna);
  const said = (await anna.browser.open(settings)).text;
  for (const words of ['E-Mails, die verloren sein können', 'Bericht: Der Anfang', 'Noch einmal schicken'])
    expect(said).toContain(words);
  const done = await anna.browser.send(settings, { do: 'again', mail: mailIn(text) });
  expect([done.status, done.text.includes('Sie wird noch einmal geschickt.')]).toEqual([200, true]);
  expect(done.text).not.toContain('die verloren sein können');
  expect(await waits()).toBe(true);
});

test('a ruler finds it where they look, on the page of the game and of their seat, also when the game is over, and sends it again', async () => {
  const { app, master, anna, ben, settings, bens, waits } = await afterTheKill();
  const [game, seat] = [settings.replace(/\/seats.*/, ''), settings.replace('/settings', '')];
  for (const path of [game, seat]) {
    const { text } = await anna.browser.open(path);
    for (const words of ['Mails that may be lost', 'Report: The beginning', 'Send again'])
      expect(text).toContain(words);
  }
  for (const path of [game, bens.replace('/settings', '')])
    expect((await ben.browser.open(path)).text).not.toContain('Mails that may be lost');
  expect((await fetch(new URL(game, app.config.baseUrl))).status).toBe(200);
  got(await endCampaign(app, master.actor, { campaignId: game.split('/')[2] as CampaignId, how: 'By agreement.' }));
  const { text } = await anna.browser.open(game);
  expect(text).toContain('Mails that may be lost');
  const action = /action="([^"]+)"><input type="hidden" name="do" value="again"/.exec(text)?.[1] ?? '';
  const done = await anna.browser.send(action, { do: 'again', mail: mailIn(text) });
  expect(done.text).toContain('The mail is sent again.');
  expect(await waits()).toBe(true);
  expect((await anna.browser.open(game)).text).not.toContain('Mails that may be lost');
});

test('a master reads at the console for whom it was, and has it sent again', async () => {
  const { master, ben, bens, desk, waits } = await afterTheKill();
  const { text } = await master.browser.open(desk);
  for (const words of ['Mails that may be lost', 'Report: The beginning', 'Anna', 'Send again'])
    expect(text).toContain(words);
  const stolen = await ben.browser.send(bens, { do: 'again', mail: mailIn(text) });
  expect([stolen.status, await waits()]).toEqual([400, false]);
  const done = await master.browser.send(desk, { do: 'again', mail: mailIn(text) });
  expect(done.text).toContain('The mail is sent again.');
  expect(done.text).not.toContain('Mails that may be lost');
  expect(done.text).toContain('Had a possibly lost mail sent again');
  expect(await waits()).toBe(true);
});

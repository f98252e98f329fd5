/** What goes wrong on a server, as whoever runs it sees it on one page. */
import { closeTurn, createToken, drawClaimCode, noteBackup } from '@chancery/app';
import { DAY, HOUR, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { changeCampaign, mailTroubles, newId, noteMailTrouble, noteTrouble, showPresence } from '@chancery/store';
import { expect, test } from 'vitest';
import { readinessOf } from '../../src/server/health.ts';
import { watchWrites } from '../../src/server/write-watch.ts';
import { commandLine } from './running.ts';
import { begin, got, openHouse } from './table.ts';

const ENGLAND = seatId('Eng');
const SECRET = 'an army of 4000 waits in the woods of Calais';

const broken = RULESETS.map((rules) => ({
  ...rules,
  begin(): never {
    throw new RangeError(SECRET);
  },
}));

const house = async () => {
  const opened = await openHouse(broken);
  const admin = await opened.guest('Adam');
  await admin.browser.send('/claim', { code: (await drawClaimCode(opened.app)) ?? '' });
  const text = async (path = '/admin/incidents') => (await admin.browser.open(path)).text.replace(/<[^>]+>/g, ' ');
  return { ...opened, admin, text };
};

/** The part of the page below a heading. */
const part = (text: string, heading: string): string =>
  text.split(heading)[1]?.slice(0, 700).replace(/\s+/g, ' ') ?? '';

test('a game that cannot go on is told with why, since when and what was tried, and nothing of its secrets; so are held clocks and games without a master', async () => {
  const { app, admin, guest, text, pass } = await house();
  const [master, ruler] = [await guest('Marta'), await guest('Ruth')];
  const campaignId = await begin(app, master, [[ENGLAND, ruler]], { title: 'The broken crown' });
  expect(part(await text(), 'Games that cannot go on')).toMatch(/^ Nothing\./);
  for (let tries = 1; tries <= 2; tries += 1) {
    expect((await closeTurn(app, master.actor, { campaignId, turn: 1 })).ok).toBe(false);
    pass(HOUR);
  }
  const stuck = part(await text(), 'Games that cannot go on');
  expect(stuck).toMatch(
    /The broken crown Error at \S+incidents\.test\.ts\S*:\d+ \(incident \w{12}\) · since .* · tried 2 times, last .* · next try/,
  );
  expect(await text()).not.toContain(SECRET);
  expect(await text('/admin')).toMatch(/[23] things need you/);

  await changeCampaign(app.store.db, campaignId, { attempts: 0, heldSince: app.now() });
  await admin.browser.send('/admin', { do: 'block', user: master.id, reason: 'Threats.' });
  const page = await text();
  expect(part(page, 'Games that cannot go on')).toContain('Nothing.');
  expect(part(page, 'Clocks that are held')).toContain('The broken crown');
  expect(part(page, 'Games without a master')).toMatch(/Hand it to somebody\. The broken crown .* Step in/);
});

test('workers that are not there, and clocks that are wrong, are told', async () => {
  const { app, text } = await house();
  expect(part(await text(), 'Processes')).toContain('No worker is there');
  const worker = { role: 'worker', works: 1, engine: '0.1.0', startedAt: app.now() } as const;
  await showPresence(app.store.db, { ...worker, id: newId(), seenAt: app.now(), ahead: 3 * DAY });
  await showPresence(app.store.db, { ...worker, id: newId(), seenAt: app.now() - HOUR, ahead: -12 });
  const told = part(await text(), 'Processes');
  expect(told).not.toContain('No worker is there');
  expect(told).toContain('clock 3 days ahead. It closes no window until its clock is set.');
  expect(told).toContain('not seen since');
});

test('mail that does not leave, addresses that bounce and the size of games are told, and a test mail goes to oneself', async () => {
  const { app, admin, guest, text } = await house();
  const { db } = app.store;
  await noteTrouble(db, { name: 'mail-out', error: 'connect ECONNREFUSED 127.0.0.1:25', at: app.now() });
  await noteMailTrouble(db, { address: 'gone@example.org', status: '5.1.1', since: app.now() });
  await begin(app, await guest('Marta'), [[ENGLAND, await guest('Ruth')]], { title: 'A large game' });
  await noteBackup(db, { at: app.now(), file: '/var/backups/x.backup', size: 3_000_000, sha256: '' });
  const page = await text();
  expect(part(page, 'Processes')).toMatch(/Last backup: .* \/var\/backups\/x\.backup, 3 MB/);
  expect(part(page, 'Mail and backups')).toContain('Mail does not leave connect ECONNREFUSED 127.0.0.1:25 · since');
  expect(part(page, 'Addresses that take no mail')).toContain('gone@example.org 5.1.1');
  expect(part(page, 'Disk')).toMatch(/The database takes [\d.]+ kB\. The disk has left .* A large game [\d.]+ kB/);
  const sent = await admin.browser.send('/admin/incidents', { do: 'test' });
  expect(sent.text).toContain('A mail to you waits to be sent.');
  const { payload } = await db.selectFrom('outbox').select('payload').orderBy('seq', 'desc').executeTakeFirstOrThrow();
  expect(JSON.parse(payload)).toMatchObject({ to: { address: admin.email }, subject: 'Mail leaves this server' });
});

test('an address that works again gets mail, and a process that has ended is told no more, by the word of an administrator', async () => {
  const { app, admin, text, guest } = await house();
  const { db } = app.store;
  await noteMailTrouble(db, { address: 'gone@example.org', status: '5.1.1', since: app.now() });
  const id = newId<'presence'>();
  const ended = { id, role: 'worker', works: 1, engine: '0.1.0', startedAt: app.now(), ahead: 0 } as const;
  await showPresence(db, { ...ended, seenAt: app.now() - HOUR });
  expect(part(await text(), 'Processes')).toContain('not seen since');
  const other = await guest('Berta');
  for (const fields of [
    { do: 'returned', address: 'gone@example.org' },
    { do: 'forget', process: id },
  ]) {
    expect((await other.browser.send('/admin/incidents', fields)).status).toBe(403);
    expect((await admin.browser.send('/admin/incidents', fields)).status).toBe(200);
  }
  const page = await text();
  expect(part(page, 'Processes')).not.toContain('not seen since');
  expect(part(page, 'Addresses that take no mail')).toMatch(/^ Nothing\./);
  expect(await mailTroubles(db, ['gone@example.org'])).toEqual([]);
});

test('nobody else sees any of it', async () => {
  const { guest } = await house();
  const other = await guest('Berta');
  expect((await other.browser.open('/admin/incidents')).status).toBe(403);
  expect((await other.browser.send('/admin/incidents', { do: 'test' })).status).toBe(403);
});

test('/readyz is ready when a worker is there whose clock is right, and says what goes wrong: at the main port without what others said', async () => {
  const { app, address } = await house();
  const { db } = app.store;
  const asked = async () => {
    const answer = await fetch(`${address}/readyz`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  expect(await asked()).toMatchObject({ status: 503, ready: false, database: 'well', workers: 0, clock: 0 });
  const worker = { role: 'worker', works: 1, engine: '0.1.0', startedAt: app.now(), ahead: 0 } as const;
  await showPresence(db, { ...worker, id: newId(), seenAt: app.now() - HOUR });
  expect(await asked()).toMatchObject({ status: 503, workers: 0 });
  await showPresence(db, { ...worker, id: newId(), seenAt: app.now() });
  await noteTrouble(db, { name: 'mailbox', error: 'no such user orders', at: 7 });
  const troubles = [{ name: 'mailbox', since: 7 }];
  expect(await asked()).toMatchObject({ status: 200, ready: true, workers: 1, troubles });
  const watched = { app, writes: watchWrites(app), duties: () => [], stopping: () => false };
  expect(await readinessOf({ ...watched, presence: { ahead: () => -61_000 } })).toMatchObject({
    ready: false,
    clock: -61_000,
    troubles: [{ ...troubles[0], error: 'no such user orders' }],
  });
});

test('chancery status --server says the same in lines, and ends with 1 while something needs somebody', async () => {
  const { app, address, admin, guest } = await house();
  const campaignId = await begin(app, await guest('Marta'), [[ENGLAND, await guest('Ruth')]], {
    title: 'The held crown',
  });
  const { token } = got(await createToken(app, admin.actor, { name: 'watch', scopes: ['read'], days: 1 }));
  const status = () => commandLine({ CHANCERY_DATA: '/', CHANCERY_TOKEN: token }, ['--server', address, 'status']);
  await changeCampaign(app.store.db, campaignId, { heldSince: app.now() });
  const bad = await status();
  expect([bad.exit, bad.err]).toEqual([1, '']);
  expect(bad.out).toMatch(new RegExp(`^clock held     The held crown, ${campaignId}, since `, 'm'));
  expect(bad.out).toContain('no worker      no window closes, and no mail leaves');
  expect(bad.out).toMatch(/^ {2}disk {7}[\d.]+ MB; The held crown [\d.]+ MB$/m);
  await changeCampaign(app.store.db, campaignId, { heldSince: null });
  const row = { id: newId<'presence'>(), role: 'worker', works: 1, engine: '0', startedAt: 0, ahead: 0 } as const;
  await showPresence(app.store.db, { ...row, seenAt: app.now() });
  const good = await status();
  expect([good.exit, good.out.split('\n').at(-2)]).toEqual([0, 'Nothing needs you.']);
});

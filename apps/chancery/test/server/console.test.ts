import {
  applyForSeat,
  askForExtension,
  listWebhooks,
  reportLetter,
  showCampaign,
  submitOrders,
  writeLetter,
} from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';
import { termsOf } from './terms-form.ts';

const [ENGLAND, LITHUANIA, HORDE] = [seatId('Eng'), seatId('Lit'), seatId('Gol')];
const HOUR = 3_600_000;

const table = async (terms = {}) => {
  const house = await openHouse();
  const [master, anna, boris] = [await house.guest('Master'), await house.guest('Anna'), await house.guest('Boris')];
  const campaignId = await begin(
    house.app,
    master,
    [
      [ENGLAND, anna],
      [LITHUANIA, boris],
    ],
    { settings: { startWhenFull: false, breakerPercent: null }, ...terms },
  );
  const path = `/campaigns/${campaignId}/console`;
  const shown = async () => got(await showCampaign(house.app, master.actor, { campaignId }));
  const send = async (fields: { [name: string]: string }) => (await master.browser.send(path, fields)).text;
  return { ...house, master, anna, boris, campaignId, path, shown, send };
};

test('a master sees whose orders are in and never what they say, moves the clock, and answers requests', async () => {
  const { app, anna, boris, master, campaignId, path, shown, send, now } = await table();
  const sheet = { campaignId, seat: ENGLAND, channel: 'desk', text: 'G1 RECRUIT 2 militia', ready: true } as const;
  got(await submitOrders(app, anna.actor, sheet));
  const { text } = await master.browser.open(path);
  expect(text).toContain('1 of 2 is missing');
  expect(text).not.toContain('RECRUIT');

  await send({ do: 'hold', turn: '1' });
  expect((await shown()).clockHeld).toBe(true);
  const deadline = now() + 30 * HOUR;
  await send({ do: 'move', turn: '1', more: String(deadline) });
  expect((await shown()).deadline).toBe(deadline);
  expect(await send({ do: 'move', turn: '1', deadline: 'soon' })).toContain('wanted an instant to come');
  await send({ do: 'move', turn: '1', deadline: '2099-05-01T18:00' });
  expect((await shown()).deadline).toBe(Date.UTC(2099, 4, 1, 18));

  got(await askForExtension(app, boris.actor, { campaignId, seat: LITHUANIA, minutes: 120, reason: 'A wedding.' }));
  const asked = (await master.browser.open(path)).text;
  expect(asked).toContain('Principality of Lithuania: 2 hours<');
  const [, extension = ''] = /name="extension" value="(\w+)"/.exec(asked) ?? [];
  await send({ do: 'answer-extension', extension, grant: 'yes' });
  expect((await shown()).deadline).toBe(Date.UTC(2099, 4, 1, 20));
  await send({ do: 'pause', reason: 'Holidays.' });
  expect(await send({ do: 'resume' })).toContain('The game is resumed');
});

test('a turn is tried, run, and rolled back with a reason once its master has seen what that would change', async () => {
  const { app, anna, campaignId, master, path, shown, send } = await table();
  const trial = await master.browser.send(`${path}/dry-run`);
  expect(trial.text).toContain('Dry run: turn 1');
  expect((await shown()).turn).toBe(0);
  await send({ do: 'run', turn: '1', excused: 'yes' });
  expect((await shown()).turn).toBe(1);
  expect(await send({ do: 'run', turn: '1' })).toContain('role="alert"');
  const sheet = { campaignId, seat: ENGLAND, channel: 'desk', text: 'G1 RECRUIT 2 militia' } as const;
  got(await submitOrders(app, anna.actor, sheet));
  await send({ do: 'run', turn: '2', excused: 'yes' });
  const back = { to: '0', rerunThrough: '1' };
  const seen = await master.browser.send(`${path}/roll-back/trial`, back);
  for (const words of ['Nothing is done yet', 'Turn 2 would be undone', 'for turn 2', 'Place then', 'nothing']) {
    expect(seen.text).toContain(words);
  }
  expect((await shown()).turn).toBe(2);
  const confirm = fieldsOf(seen.text);
  expect(confirm).toMatchObject({ ...back, turn: '2', edition: '1' });
  const unexplained = await master.browser.send(`${path}/roll-back`, confirm);
  expect([unexplained.status, (await shown()).turn]).toEqual([400, 2]);
  const rolled = await master.browser.send(`${path}/roll-back`, { ...confirm, reason: 'Once more.' });
  expect(rolled.text).toContain('is back at the end of turn 1');
  const late = await master.browser.send(`${path}/roll-back`, { ...confirm, reason: 'Twice.' });
  expect([late.status, late.text.includes('has moved on since the trial')]).toEqual([400, true]);
  const start = await master.browser.send(`${path}/roll-back/trial`, { to: '0', rerunThrough: '' });
  await master.browser.send(`${path}/roll-back`, { ...fieldsOf(start.text), reason: 'From the start.' });
  expect((await shown()).turn).toBe(0);
  const record = (await master.browser.open(`${path}/audit`)).text;
  for (const told of [
    'From the start.',
    '<dt>Seat</dt><dd>Kingdom of England</dd>',
    '<dt>To</dt><dd>the beginning</dd>',
    '<dt>Cause</dt><dd>a master said so</dd>',
  ]) {
    expect(record).toContain(told);
  }
});

/** The fields that a form takes with it unseen. */
const fieldsOf = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

test('an open seat is taken out of play and opened again; where a seat is held nothing of that is offered', async () => {
  const { master, path, shown, send } = await table();
  const statusOf = async (seat: string) => (await shown()).seats.find((each) => each.seat === seat)?.status;
  expect((await master.browser.open(`${path}?seat=Eng`)).text).not.toContain('value="close"');
  expect((await master.browser.open(`${path}?seat=Gol`)).text).toContain('value="close"');
  await send({ do: 'close', seat: 'Gol' });
  expect(await statusOf('Gol')).toBe('closed');
  expect((await master.browser.open(`${path}?seat=Gol`)).text).toContain('value="reopen"');
  await send({ do: 'reopen', seat: 'Gol' });
  expect(await statusOf('Gol')).toBe('open');
  expect(await send({ do: 'close', seat: 'Eng' })).toContain('role="alert"');
});

test('addresses for the news are added with a secret that is shown once, switched on again, and removed', async () => {
  const { app, master, campaignId, path, send } = await table();
  const add = (url: string) => master.browser.send(`${path}/webhooks`, { url, form: 'discord', kind: ['press'] });
  expect((await add('http://10.0.0.1/')).status).toBe(400);
  const added = await add('https://hooks.example.org/secret-path');
  const [, secret = ''] = /<p class="secret">(\w+)<\/p>/.exec(added.text) ?? [];
  expect(secret.length).toBeGreaterThan(20);
  const { text } = await master.browser.open(path);
  expect(text).toContain('hooks.example.org');
  expect([text.includes(secret), text.includes('secret-path')]).toEqual([false, false]);
  const [hook] = got(await listWebhooks(app, master.actor, { campaignId }));
  expect(hook).toMatchObject({ form: 'discord', kinds: ['press'] });
  await app.store.db.updateTable('webhook').set({ disabledAt: 1, failures: 9 }).execute();
  expect((await master.browser.open(path)).text).toContain('switched off');
  await send({ do: 'webhook-on', webhook: hook?.id ?? '' });
  expect(got(await listWebhooks(app, master.actor, { campaignId }))).toMatchObject([{ failures: 0, disabledAt: null }]);
  expect(await send({ do: 'webhook-test', webhook: hook?.id ?? '' })).toContain('The test is on its way');
  await app.store.db.updateTable('outbox').set({ lastError: '503' }).where('kind', '=', 'webhook').execute();
  expect((await master.browser.open(path)).text).toMatch(
    /Its last call<\/summary><ol class="small"><li>.*: A test; not taken yet, tried next at .*<code>503<\/code><\/li>/,
  );
  await send({ do: 'webhook-gone', webhook: hook?.id ?? '' });
  expect(got(await listWebhooks(app, master.actor, { campaignId }))).toEqual([]);
});

test('whoever has an account has a page for webhooks of their own, with a test and the last calls', async () => {
  const { app, anna, boris, campaignId } = await table();
  const path = `/campaigns/${campaignId}/own-webhooks`;
  expect((await anna.browser.open(`/campaigns/${campaignId}`)).text).toContain(`href="${path}"`);
  await anna.browser.open(path);
  const added = await anna.browser.send(`${path}/webhooks`, { url: 'https://hooks.example.org/x', kind: ['press'] });
  expect(added.text).toMatch(/<p class="secret">\w{20,}<\/p>/);
  const [hook] = got(await listWebhooks(app, anna.actor, { campaignId }));
  const one = { webhook: hook?.id ?? '' };
  const tested = await anna.browser.send(path, { do: 'webhook-test', ...one });
  expect(tested.text).toMatch(/The test is on its way.*Its last call<\/summary>.*: A test; not taken yet/s);
  await boris.browser.open(path);
  expect((await boris.browser.send(path, { do: 'webhook-test', ...one })).status).toBe(400);
  expect((await boris.browser.open(path)).text).not.toContain('hooks.example.org');
  await anna.browser.send(path, { do: 'webhook-gone', ...one });
  expect(got(await listWebhooks(app, anna.actor, { campaignId }))).toEqual([]);
});

test('articles are taken out by a master from the console, and back by their author where they wrote them', async () => {
  const { master, anna, boris, campaignId, path, send, pass } = await table();
  const publish = async (at: string, title: string, who = master): Promise<void> => {
    await who.browser.send(`${at}/public/article`, { title, body: 'All is quiet.' });
    pass(1000);
  };
  const own = `/campaigns/${campaignId}/seats/Eng/letters`;
  await publish(`/campaigns/${campaignId}/letters`, 'From the master');
  await publish(own, 'From England', anna);
  await publish(own, 'More from England', anna);
  const console = (await master.browser.open(path)).text;
  expect(['From the master', 'More from England'].every((title) => console.includes(title))).toBe(true);
  const idOf = (text: string): string => /name="press" value="(\w+)"/.exec(text)?.[1] ?? '';
  const press = idOf(console);
  await send({ do: 'withdraw-press', press });
  expect((await master.browser.open(path)).text).not.toContain('More from England');
  const mine = (await anna.browser.open(`${own}/public`)).text;
  expect([mine.includes('From England'), mine.includes('From the master')]).toEqual([true, false]);
  await anna.browser.send(`${own}/public/withdraw`, { press: idOf(mine) });
  expect((await anna.browser.open(`${own}/public`)).text).not.toContain('From England');
  expect((await boris.browser.open(`/campaigns/${campaignId}`)).text).toContain('From the master');
  await boris.browser.send('/language', { language: 'de' });
  const german = (await boris.browser.open(`/campaigns/${campaignId}`)).text;
  expect(german).toMatch(/From the master<\/h3><p class="small">die Spielleitung · /);
  const [, feed = ''] = /href="([^"]*press\.atom[^"]*)"/.exec(german) ?? [];
  expect((await boris.browser.open(feed)).text).toMatch(/<title>.*: Presse<\/title>.*<name>die Spielleitung<\/name>/s);
});

test('seats pass on: by invitation, by application, to a caretaker, to another; a second master helps', async () => {
  const { app, guest, master, anna, boris, campaignId, path, shown, send } = await table({
    settings: { startWhenFull: false, joining: 'open' },
  });
  const control = async (seat: string) => (await shown()).seats.find((each) => each.seat === seat)?.control;
  await send({ do: 'caretaker', seat: 'Lit' });
  expect(await control('Lit')).toBe('caretaker');
  await send({ do: 'no-caretaker', seat: 'Lit' });
  expect(await control('Lit')).toBe('ruler');
  expect(await send({ do: 'remove', seat: 'Lit', reason: '' })).toContain('role="alert"');
  await send({ do: 'remove', seat: 'Lit', reason: 'Silence.' });
  expect((await shown()).seats.find(({ seat }) => seat === LITHUANIA)?.status).toBe('open');
  await send({ do: 'assign', seat: 'Lit', user: master.id });
  expect((await shown()).you.seats).toEqual([LITHUANIA]);

  const carla = await guest('Carla');
  const invite = path.replace('/console', '/invite');
  const mailed = await master.browser.send(invite, { do: 'mail', seat: 'Gol', email: 'dirk@example.org', days: '3' });
  expect(mailed.text).toContain('The invitation to dirk@example.org is ready.');
  expect(mailed.text).toMatch(/dirk@example.org, Golden Horde<span class="small">open ·/);
  const { text } = await master.browser.send(invite, { do: 'group', most: '2', days: '3' });
  const [link = ''] = /\/campaigns\/\w+\/join\?invitation=\w+/.exec(text) ?? [];
  const { searchParams, pathname } = new URL(link, 'http://house');
  await carla.browser.send(pathname, { invitation: searchParams.get('invitation') ?? '', seat: 'Gol' });
  expect((await shown()).seats.find(({ seat }) => seat === HORDE)?.ruler).toBe('Carla');

  await master.browser.send(`${path}/terms`, { ...(await termsOf(master.browser, path)), joining: 'application' });
  const dora = await guest('Dora');
  got(await applyForSeat(app, dora.actor, { campaignId, preferences: [], message: 'Please <b>!' }));
  expect((await master.browser.open(path)).text).toContain('Please &lt;b&gt;!');
  await send({ do: 'accept', user: dora.id, seat: '' });
  expect((await shown()).seats.map(({ ruler }) => ruler)).toContain('Dora');

  await send({ do: 'appoint', user: anna.id });
  expect((await anna.browser.open(path)).status).toBe(200);
  await send({ do: 'hand-over', user: anna.id });
  expect(await send({ do: 'dismiss', user: anna.id })).toContain('role="alert"');
  expect((await boris.browser.open(path)).status).toBe(403);
});

test('a reported letter comes before the masters, and is settled', async () => {
  const { app, anna, boris, master, campaignId, path, send } = await table();
  const letter = { campaignId, from: ENGLAND, to: [LITHUANIA], subject: 'Rude', body: 'Very rude words.' };
  const { id } = got(await writeLetter(app, anna.actor, letter));
  expect((await master.browser.open(path)).text).not.toContain('Very rude words');
  got(await reportLetter(app, boris.actor, { campaignId, seat: LITHUANIA, letterId: id, reason: 'Look at this.' }));
  const { text } = await master.browser.open(path);
  expect([text.includes('Very rude words'), text.includes('Look at this.')]).toEqual([true, true]);
  const [, report = ''] = /name="report" value="(\w+)"/.exec(text) ?? [];
  await send({ do: 'decide', report, decision: 'Warned.' });
  expect((await master.browser.open(path)).text).not.toContain('Very rude words');
});

test('nobody but a master of this game comes to its console, or does anything there', async () => {
  const { app, anna, guest, path, shown } = await table();
  const foreign = await guest('Foreign');
  await begin(app, foreign, [[ENGLAND, foreign]], { title: 'Elsewhere' });
  for (const { browser } of [anna, foreign]) {
    for (const at of ['', '/terms', '/audit']) expect((await browser.open(`${path}${at}`)).status, at).toBe(403);
    for (const at of ['', '/dry-run', '/roll-back', '/roll-back/trial', '/acts', '/terms', '/webhooks']) {
      const { status } = await browser.send(`${path}${at}`, { do: 'run', turn: '1', to: '0', reason: 'x', days: '3' });
      expect(status, at).toBe(403);
    }
    const invite = path.replace('/console', '/invite');
    expect((await browser.open(invite)).status).toBe(403);
    expect((await browser.send(invite, { do: 'group' })).status).toBe(403);
  }
  expect(await shown()).toMatchObject({ turn: 0, status: 'running', masters: ['Master'] });
});

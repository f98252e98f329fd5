import { applyForSeat, askForExtension, reportLetter, showCampaign, submitOrders, writeLetter } from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';

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
  expect(text).toContain('1 of 2 are missing');
  expect(text).not.toContain('RECRUIT');

  await send({ do: 'hold', turn: '1' });
  expect((await shown()).clockHeld).toBe(true);
  const deadline = now() + 30 * HOUR;
  await send({ do: 'move', turn: '1', more: String(deadline) });
  expect((await shown()).deadline).toBe(deadline);
  expect(await send({ do: 'move', turn: '1', deadline: 'soon' })).toContain('wanted an instant to come');
  await send({ do: 'move', turn: '1', deadline: '2099-05-01T18:00' });
  expect((await shown()).deadline).toBe(Date.UTC(2099, 4, 1, 18));

  got(await askForExtension(app, boris.actor, { campaignId, seat: LITHUANIA, minutes: 90, reason: 'A wedding.' }));
  const [, extension = ''] = /name="extension" value="(\w+)"/.exec((await master.browser.open(path)).text) ?? [];
  await send({ do: 'answer-extension', extension, grant: 'yes' });
  expect((await shown()).deadline).toBe(Date.UTC(2099, 4, 1, 19, 30));
  await send({ do: 'pause', reason: 'Holidays.' });
  expect(await send({ do: 'resume' })).toContain('The game goes on');
});

test('a turn is tried, run, and rolled back with a reason; the record tells it', async () => {
  const { master, path, shown, send } = await table();
  const trial = await master.browser.send(`${path}/dry-run`);
  expect(trial.text).toContain('Turn 1, on trial');
  expect((await shown()).turn).toBe(0);
  await send({ do: 'run', turn: '1', excused: 'yes' });
  expect((await shown()).turn).toBe(1);
  expect(await send({ do: 'run', turn: '1' })).toContain('role="alert"');
  const unexplained = await master.browser.send(`${path}/roll-back`, { to: '0', rerunThrough: '1', reason: '' });
  expect(unexplained.status).toBe(400);
  const rolled = await master.browser.send(`${path}/roll-back`, { to: '0', rerunThrough: '1', reason: 'Once more.' });
  expect(rolled.text).toContain('stands after turn 1 now');
  await master.browser.send(`${path}/roll-back`, { to: '0', rerunThrough: '', reason: 'From the start.' });
  expect((await shown()).turn).toBe(0);
  expect((await master.browser.open(`${path}/audit`)).text).toContain('From the start.');
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
  const { text } = await master.browser.send(`${path}/invite`, { seat: 'Gol', email: '', days: '3' });
  const [link = ''] = /\/campaigns\/\w+\/join\?invitation=\w+/.exec(text) ?? [];
  const { searchParams, pathname } = new URL(link, 'http://house');
  await carla.browser.send(pathname, { invitation: searchParams.get('invitation') ?? '', seat: '' });
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

/** The terms as the form shows them. */
const termsOf = async (browser: { open(path: string): Promise<{ text: string }> }, path: string) => {
  const { text } = await browser.open(`${path}/terms`);
  const fields: { [name: string]: string } = {};
  for (const [tag] of text.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
    if (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag))
      fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [, name = '', options = ''] of text.matchAll(/<select name="([^"]*)">([\s\S]*?)<\/select>/g))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  return fields;
};

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
  await begin(app, foreign, [[ENGLAND, foreign]]);
  for (const { browser } of [anna, foreign]) {
    for (const at of ['', '/terms', '/audit']) expect((await browser.open(`${path}${at}`)).status, at).toBe(403);
    for (const at of ['', '/dry-run', '/roll-back', '/invite', '/acts', '/terms']) {
      const { status } = await browser.send(`${path}${at}`, { do: 'run', turn: '1', to: '0', reason: 'x', days: '3' });
      expect(status, at).toBe(403);
    }
  }
  expect(await shown()).toMatchObject({ turn: 0, status: 'running', masters: ['Master'] });
});

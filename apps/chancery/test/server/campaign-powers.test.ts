import { drawClaimCode, publishPress, readNotices, reportLetter, writeLetter } from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';

const ENGLAND = seatId('Eng');
const HORDE = seatId('Gol');

/** A server with its administrator, and a game that somebody else runs and in which two rule. */
const table = async () => {
  const house = await openHouse();
  const admin = await house.guest('Adam');
  await admin.browser.send('/claim', { code: (await drawClaimCode(house.app)) ?? '' });
  const [master, ruler, second] = [await house.guest('Mira'), await house.guest('Rolf'), await house.guest('Sofia')];
  const campaignId = await begin(house.app, master, [
    [ENGLAND, ruler],
    [HORDE, second],
  ]);
  const path = `/admin/campaigns/${campaignId}`;
  const send = (fields: { [name: string]: string }, who: Guest = admin) => who.browser.send(path, fields);
  const told = async (who: Guest): Promise<string> => {
    const notices = got(await readNotices(house.app, who.actor, { limit: 20, zone: 'UTC' }));
    return JSON.stringify(notices);
  };
  return { ...house, admin, master, ruler, second, campaignId, path, send, told };
};

test('an administrator pauses a running game, lets it go on, renames, ends and archives it; all are told', async () => {
  const { admin, master, ruler, campaignId, path, send, told } = await table();
  expect((await admin.browser.open('/admin')).text).toContain(`href="${path}"`);
  await send({ do: 'pause', reason: 'The mail server is being mended.' });
  expect((await admin.browser.open(path)).text).toContain('Let the game go on');
  await send({ do: 'resume' });
  await send({ do: 'rename', title: 'Five Crowns' });
  expect((await send({ do: 'archive' })).status).toBe(400);
  await send({ do: 'end', how: 'The master is gone for good.' });
  await send({ do: 'archive' });
  for (const who of [master, ruler]) {
    const text = await told(who);
    for (const words of [
      'An administrator of the server has decided this.',
      'The mail server is being mended.',
      'It was called Four Crowns.',
      'The master is gone for good.',
      'has archived the game',
    ]) {
      expect(text, words).toContain(words);
    }
  }
  const deeds = (await ruler.browser.open(`/campaigns/${campaignId}/deeds`)).text;
  for (const words of ['Renamed the game', 'Ended the game', 'as administrator']) expect(deeds).toContain(words);
  expect((await admin.browser.open('/admin/audit')).text).toContain('Renamed the game');
});

test('a game whose only master is blocked gets another one, from the page', async () => {
  const { app, admin, master, second, campaignId, path, send, told } = await table();
  await admin.browser.send('/admin', { do: 'block', user: master.id, reason: 'Threats.' });
  expect((await admin.browser.open(path)).text).toContain('blocked');
  expect((await send({ do: 'hand-over', email: 'nobody@example.org' })).text).toContain('nobody@example.org');
  expect((await send({ do: 'hand-over', email: master.email })).status).toBe(400);
  await send({ do: 'hand-over', email: 'Sofia@example.org' });
  expect((await second.browser.open(`/campaigns/${campaignId}/console`)).status).toBe(200);
  expect(await told(second)).toContain('has given the game into the hands of Sofia');
  const page = (await send({ do: 'dismiss', user: master.id })).text;
  expect(page).not.toContain('Mira');
  await send({ do: 'appoint', email: admin.email });
  const { masters } = { masters: await app.store.db.selectFrom('master').select(['userId', 'role']).execute() };
  expect(masters).toEqual(
    expect.arrayContaining([
      { userId: second.id, role: 'first' },
      { userId: admin.id, role: 'second' },
    ]),
  );
});

test('an administrator answers a report of a letter, and takes an article out of the press', async () => {
  const { app, ruler, second, campaignId, admin, path, send, told } = await table();
  const letter = { campaignId, from: ENGLAND, to: [HORDE], subject: 'A matter', body: 'I know where you live.' };
  const { id } = got(await writeLetter(app, ruler.actor, letter));
  got(await reportLetter(app, second.actor, { campaignId, seat: HORDE, letterId: id, reason: 'A threat.' }));
  got(await publishPress(app, ruler.actor, { campaignId, from: ENGLAND, title: 'Slander', body: 'Of the khan.' }));
  const { text } = await admin.browser.open(path);
  for (const words of ['A threat.', 'I know where you live.', 'Slander']) expect(text).toContain(words);
  const report = /name="report" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const press = /name="press" value="([^"]+)"/.exec(text)?.[1] ?? '';
  await send({ do: 'decide', report, decision: 'Warned.' });
  const after = (await send({ do: 'withdraw-press', press })).text;
  for (const words of ['A threat.', 'I know where you live.', 'Slander']) expect(after).not.toContain(words);
  expect(await told(second)).toContain('an article out of the press: Slander');
});

test('an administrator who rules a seat sees no secret by it, and appoints no master of that game', async () => {
  const { app, admin, master, ruler, second, campaignId, path, send } = await table();
  await admin.browser.send('/admin', { do: 'appoint', user: ruler.id });
  const letter = { campaignId, from: HORDE, to: [ENGLAND], subject: 'A matter', body: 'Against the Greeks.' };
  const { id } = got(await writeLetter(app, second.actor, letter));
  got(await reportLetter(app, ruler.actor, { campaignId, seat: ENGLAND, letterId: id, reason: 'Rude.' }));
  const { text } = await ruler.browser.open(path);
  expect(text).toContain('You rule a seat in this game');
  expect(text).not.toContain('Against the Greeks.');
  for (const fields of [
    { do: 'appoint', email: ruler.email },
    { do: 'hand-over', email: ruler.email },
    { do: 'dismiss', user: master.id },
    { do: 'decide', report: 'any', decision: 'Mine.' },
  ]) {
    const answer = await send(fields, ruler);
    expect(answer.status, fields.do).toBe(400);
    expect(answer.text).toContain('another administrator must do this');
  }
  // Nor by becoming a master first: whoever appoints is told of it, and the seat stays what it was.
  expect((await ruler.browser.open(`/campaigns/${campaignId}/console`)).status).toBe(403);
  await send({ do: 'pause', reason: '' }, ruler);
  expect((await admin.browser.open(path)).text).toContain('Let the game go on');
});

test('nobody else comes to that page, and a game by invitation stays unknown to them', async () => {
  const { ruler, path, send } = await table();
  expect((await ruler.browser.open(path)).status).toBe(403);
  expect((await send({ do: 'end', how: 'Mine.' }, ruler)).status).toBe(403);
  expect((await ruler.browser.open('/admin/campaigns/none')).status).toBe(404);
});

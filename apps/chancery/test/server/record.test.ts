/** The whole record of a campaign, as it is downloaded after the end and checked by whoever has it. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  closeTurn,
  createToken,
  endCampaign,
  type RecordWork,
  readTar,
  rollBack,
  submitOrders,
  TAR_END,
  tarEntry,
} from '@chancery/app';
import { type CampaignId, digestOfWords, rulesetId, type SeatId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { tamper, temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { wordsIn } from '../../src/remote/whole-record.ts';
import { desk } from '../desk.ts';
import { begin, got, openHouse } from './table.ts';

const [CHE, WIL] = [seatId('CHE'), seatId('WIL')];
const WORDS = 'Sudsexe shall fall.';
const SHORE = { ruleset: rulesetId('heptarchy'), scenario: 'saxon-shore' } as const;

/** A game on the Saxon Shore in which one ruler has written to another by an order. */
const written = async () => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const seats: readonly (readonly [SeatId, typeof anna])[] = [
    [CHE, anna],
    [WIL, boris],
  ];
  const campaignId = await begin(app, master, seats, SHORE);
  const post = async (text: string): Promise<void> =>
    void got(await submitOrders(app, anna.actor, { campaignId, seat: CHE, channel: 'desk', text }));
  await post(`MESSAGE ${WIL} "${WORDS}"`);
  await post('MESSAGE ALL "Peace to all."\nEND');
  return { ...house, master, anna, boris, campaignId, address: house.address };
};

const recordOf = (address: string, campaignId: CampaignId) => fetch(`${address}/api/v1/campaigns/${campaignId}/record`);

const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

/** What `chancery verify FILE` says of an archive. */
const verified = async (archive: Buffer) => {
  const { folder, runWith } = desk();
  writeFileSync(join(folder, 'record.tar.gz'), archive);
  return runWith({ rulesets: RULESETS }, 'verify', 'record.tar.gz');
};

test('before the end nobody gets the record, and is told why', async () => {
  const { address, campaignId, anna } = await written();
  const answer = await recordOf(address, campaignId);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'wrong-status' });
  expect((await anna.browser.open(`/campaigns/${campaignId}/record`)).text).toContain('opens when the game is over');
});

test('after the end everybody downloads it, and the command verifies it byte by byte', async () => {
  const { app, address, campaignId, master } = await written();
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const answer = await recordOf(address, campaignId);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  const archive = await bytesOf(answer);
  const { out, exit } = await verified(archive);
  expect(out).toMatch(/Verified: \d+ turns, \d+ sheets/);
  expect(exit).toBe(0);

  const files = readTar(gunzipSync(archive));
  const names = files.map(({ path }) => path);
  expect(names).toContain('record/README.txt');
  expect(names).toContain('record/secrets/closed.txt');
  const changed = files.map(({ path, content }) => {
    const text = Buffer.from(content).toString();
    return tarEntry(path, path.endsWith('0002/dice.jsonl') || path.endsWith('0002/events.jsonl') ? `${text} ` : text);
  });
  const broken = await verified(gzipSync(Buffer.concat([...changed, TAR_END])));
  expect(broken.exit).toBe(1);
  expect(broken.out).toContain('turns/0002/events.jsonl');
});

test('HEP-15.2 private words stand in it as digests, words to all as they are, and the addressee has read them', async () => {
  const { app, address, campaignId, master, boris } = await written();
  expect((await boris.browser.open(`/campaigns/${campaignId}/seats/${WIL}`)).text).toContain(WORDS);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const files = readTar(gunzipSync(await bytesOf(await recordOf(address, campaignId))));
  const text = files.map(({ content }) => Buffer.from(content).toString()).join('\n');
  expect(text).not.toContain(WORDS);
  expect(text).toMatch(/"text":"sha256:[0-9a-f]{64}"/);
  expect(text).toContain('Peace to all.');
});

test('HEP-15.2 the addressee of private words is told their salt, and proves with it what the sender wrote; others are not', async () => {
  const { app, address, campaignId, master, anna, boris } = await written();
  const wordsOf = (seat: SeatId) => `${address}/api/v1/campaigns/${campaignId}/seats/${seat}/words`;
  const page = await boris.browser.open(`/campaigns/${campaignId}/dice`);
  expect(page.text).toContain(`href="/api/v1/campaigns/${campaignId}/seats/${WIL}/words" download=`);
  const { text } = await boris.browser.open(new URL(wordsOf(WIL)).pathname);
  const [message] = JSON.parse(text).words;
  expect(message).toMatchObject({ from: CHE, words: WORDS });
  expect((await anna.browser.open(new URL(wordsOf(WIL)).pathname)).status).toBe(403);
  expect((await fetch(wordsOf(WIL))).status).toBe(401);
  // With the tools of anybody.
  const digest = createHash('sha256').update(Buffer.from(message.salt, 'hex')).update(WORDS).digest('hex');
  expect(message.digest).toBe(`sha256:${digest}`);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const files = readTar(gunzipSync(await bytesOf(await recordOf(address, campaignId))));
  const name = `record/turns/${String(message.turn).padStart(4, '0')}/sheets/${CHE}.json`;
  const sheet = Buffer.from(files.find(({ path }) => path === name)?.content ?? []).toString();
  expect(sheet).toContain(`"text":"sha256:${digest}"`);

  const { token } = got(await createToken(app, boris.actor, { name: 'check', scopes: ['read'], days: 1 }));
  const { runWith } = desk();
  const environment = { CHANCERY_SERVER: address, CHANCERY_TOKEN: token };
  const { out, exit } = await runWith(
    { rulesets: RULESETS, environment, input: '', randomBytes },
    'verify',
    '--campaign',
    campaignId,
  );
  expect(out).toContain('It holds private words that were told to you, 1 message, by their digests.');
  expect(exit).toBe(0);
});

test('words in a record that are others than those that were told are named with their sheet', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'turns/0002/sheets'), { recursive: true });
  const told = { turn: 2, edition: 1, from: CHE, salt: 'ab'.repeat(32), words: WORDS, digest: '' };
  const digest = digestOfWords(told);
  writeFileSync(join(folder, `turns/0002/sheets/${CHE}.json`), `{"text":"${digest}"}`);
  expect(wordsIn(folder, [told])).toEqual({ found: 1, missing: [] });
  const other = { ...told, words: 'Sudsexe shall stand.' };
  expect(wordsIn(folder, [told, other, { ...told, from: WIL }])).toEqual({
    found: 1,
    missing: [`turns/0002/sheets/${CHE}.json`, `turns/0002/sheets/${WIL}.json`],
  });
});

test('a record that is no archive, is cut off, or would write elsewhere, is refused', async () => {
  const notOurs = gzipSync(Buffer.concat([tarEntry('record/../../evil', 'x'), TAR_END]));
  for (const archive of [Buffer.from('no archive'), gzipSync('no tar'.repeat(200)), notOurs]) {
    const { exit, err } = await verified(archive);
    expect([exit, err.includes('is not a record')]).toEqual([3, true]);
  }
});

test('a game of sealed turns that ends by its rules opens too; strangers ask as often as they like', async () => {
  const { app, guest, address } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [[seatId('Eng'), anna]], { options: { lastTurn: 1 } });
  got(await submitOrders(app, anna.actor, { campaignId, seat: seatId('Eng'), channel: 'desk', text: '' }));
  expect(got(await closeTurn(app, master.actor, { campaignId, turn: 1 }))).toMatchObject({ over: true });
  const [first, ...rest] = await Promise.all([1, 2, 3].map(async () => bytesOf(await recordOf(address, campaignId))));
  expect(rest.every((each) => first?.equals(each) === true)).toBe(true);
  const { out } = await verified(first as Buffer);
  expect(out).toMatch(/Verified: 1 turn, \d+ sheets?/);
  expect(out).not.toContain('as the record notes them');
});

test('the page of the record says what it holds and what the server finds; no numbers before the end', async () => {
  const { app, campaignId, master, anna } = await written();
  const page = async (): Promise<string> => (await anna.browser.open(`/campaigns/${campaignId}/record`)).text;
  expect((await anna.browser.open(`/campaigns/${campaignId}`)).text).toContain(
    `href="/campaigns/${campaignId}/record"`,
  );
  await expect.poll(page, { timeout: 60_000 }).toContain('Everything comes out as recorded');
  expect(await page()).not.toMatch(/Sheets of orders|Download/);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  await expect.poll(page, { timeout: 60_000 }).toMatch(/Sheets of orders checked: \d+\. Rolls of dice: \d+\./);
  expect(await page()).toContain(`href="/api/v1/campaigns/${campaignId}/record" download=`);
  expect(await page()).toContain('Words that only two rulers may read are given as digests.');
});

test('however many strangers ask for a verification, it is made once; they are answered at once, and nobody else waits', async () => {
  const { app, address, campaignId } = await written();
  const { recordWork: work } = app;
  if (work === undefined) throw new Error('records are checked in the thread of the server');
  let made = 0;
  const { promise: done, resolve: finish } = Promise.withResolvers<Awaited<ReturnType<RecordWork['check']>>>();
  const slow: typeof work.check = () => {
    made += 1;
    return done;
  };
  Object.assign(work, { check: slow });
  const ask = async () => (await fetch(`${address}/api/v1/campaigns/${campaignId}/verification`)).json();
  const answers = await Promise.all(Array.from({ length: 6 }, ask));
  for (const answer of answers) expect(answer).toMatchObject({ checking: true, turns: null, faults: null });
  const page = async () => (await fetch(`${address}/campaigns/${campaignId}/record`)).text();
  expect(await page()).toMatch(/http-equiv="refresh".*The server is running the game again\./s);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  finish({ turns: 2, sheets: 3, rolls: 4, unchecked: [], faults: [{ turn: 2, part: 'dice' }], seal: 'ab'.repeat(32) });
  const faults = [{ turn: 2, part: 'dice' }];
  await expect.poll(ask).toMatchObject({ checking: false, faults, sheets: null, rolls: null, seal: null });
  expect(await page()).not.toContain('http-equiv="refresh"');
  expect(made).toBe(1);
});

test('a verification that fails is told to whoever asks next, as a fault of ours, and then made anew', async () => {
  const { app, address, campaignId } = await written();
  const { recordWork: work } = app;
  if (work === undefined) throw new Error('records are checked in the thread of the server');
  const { check } = work;
  Object.assign(work, { check: () => Promise.reject(new Error('the thread ended')) });
  const ask = async () => (await fetch(`${address}/api/v1/campaigns/${campaignId}/verification`)).json();
  expect(await ask()).toMatchObject({ checking: true });
  await expect.poll(ask).toMatchObject({ code: 'incident' });
  Object.assign(work, { check });
  expect(await ask()).toMatchObject({ checking: true });
});

test('a turn that was ordered anew stands in it as it was run last, and the command names its new dice', async () => {
  const { app, guest, address } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [[seatId('Eng'), anna]]);
  const run = async (turn: number): Promise<void> => {
    got(await submitOrders(app, anna.actor, { campaignId, seat: seatId('Eng'), channel: 'desk', text: '' }));
    got(await closeTurn(app, master.actor, { campaignId, turn }));
  };
  await run(1);
  await run(2);
  got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: 1, reason: 'A flood.' }));
  await run(2);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const { out, exit } = await verified(await bytesOf(await recordOf(address, campaignId)));
  expect(out).toContain('turn 2: it was ordered anew, and its dice were committed to anew on');
  expect(out).toMatch(/Verified: 2 turns/);
  expect(exit).toBe(0);
});

test('HEP-15.2 turns of before the lists have words in the clear: what holds them is left out, and named', async () => {
  const { app, address, campaignId, master } = await written();
  await tamper(app.store, 'turn_list', 'turn = turn + 1000', `campaign_id = '${campaignId}'`);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const files = readTar(gunzipSync(await bytesOf(await recordOf(address, campaignId))));
  expect(files.map(({ content }) => Buffer.from(content).toString()).join('\n')).not.toContain(WORDS);
  const withheld = files.find(({ path }) => path === 'record/withheld.json');
  expect(Buffer.from(withheld?.content ?? []).toString()).toMatch(/turns\/\d{4}\/sheets\/CHE\.json/);
});

import { gunzipSync } from 'node:zlib';
import { joinCampaign, readTar, rollBack, tick } from '@chancery/app';
import { type CampaignId, HOUR, rulesetId, type SeatId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

/** Domains as its host and its players meet it on pages: the clauses that no month carries out by itself. */

const [ALDER, BRANT] = [seatId('ALD'), seatId('BRA')];
const DAY = 24 * HOUR;

const wordsOf = (page: string): string =>
  page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const pageOf = async ({ browser }: { readonly browser: Browser }, path: string) => (await browser.open(path)).text;
const readBy = async (who: { readonly browser: Browser }, path: string) => wordsOf(await pageOf(who, path));

/** The form of a new game in the Vale of Sarn, sent in as it stands but for its title and what is said. */
const newGame = async (master: Guest, more: { readonly [name: string]: string | readonly string[] } = {}) => {
  const [, of = ''] = /new\?of=([\w-]+\/sarn)/.exec(await pageOf(master, '/campaigns/new')) ?? [];
  const form = await pageOf(master, `/campaigns/new?of=${of}`);
  const fields: { [name: string]: string | readonly string[] } = { of };
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
    if (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag))
      fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select name="([^"]*)">([\s\S]*?)<\/select>/g))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  await master.browser.send('/campaigns/new', { ...fields, title: 'The Vale', do: 'open', ...more });
  const [, , id = ''] = master.browser.path.split('/');
  return { path: `/campaigns/${id}`, campaignId: id as CampaignId, fields };
};

/** The Vale, with Anna in Alder and Boris in Brant, the rules in all else. */
const vale = async () => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const rulers = [
    [ALDER, anna],
    [BRANT, boris],
  ] as const;
  const campaignId = await begin(app, master, rulers, {
    title: 'The Vale',
    ruleset: rulesetId('domains'),
    scenario: 'sarn',
    deadlineRule: { kind: 'every', milliseconds: 3 * DAY },
    settings: { startWhenFull: false, breakerPercent: null },
  });
  const path = `/campaigns/${campaignId}`;
  const deed = async (fields: { readonly [name: string]: string }) =>
    wordsOf((await master.browser.send(`${path}/console`, fields)).text);
  return {
    ...house,
    ...{ master, anna, boris, campaignId, path, deed },
    /** Sends orders in from the plain page of a seat. */
    send: async ({ browser }: Guest, seat: SeatId, turn: number, text: string): Promise<string> => {
      const own = `${path}/seats/${seat}`;
      const last = /name="last" value="([^"]*)"/.exec((await browser.open(own)).text)?.[1] ?? 'none';
      return wordsOf((await browser.send(`${own}/orders`, { do: 'anyway', turn: `${turn}`, last, text })).text);
    },
    run: async (turn: number): Promise<void> => {
      expect(await deed({ do: 'run', turn: `${turn}`, excused: 'yes' })).toContain(`Turn ${turn + 1} is open`);
      house.pass(HOUR);
    },
  };
};

test('DOM-17.1 who signs up picks a domain that is free, and the rules run the rest', async () => {
  const { guest } = await openHouse();
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const { path } = await newGame(master, { startWhenFull: '' });
  const offered = async (who: Guest) =>
    [...(await pageOf(who, path)).matchAll(/<option value="([A-Z]{3})">/g)].map(([, code]) => code);
  expect(await offered(anna)).toEqual(['ALD', 'BRA', 'CAR', 'DOR', 'WEA', 'WEL']);
  await anna.browser.send(`${path}/place`, { do: 'join', seat: 'WEA' });
  expect(await readBy(anna, path)).toContain('You rule the Weavers’ Guild');
  expect(await offered(boris)).toEqual(['ALD', 'BRA', 'CAR', 'DOR', 'WEL']);
  expect((await boris.browser.send(`${path}/place`, { do: 'join', seat: 'WEA' })).status).toBe(409);
  await boris.browser.send(`${path}/place`, { do: 'join', seat: 'ALD' });
  await master.browser.send(`${path}/console`, { do: 'start', sure: 'yes' });
  await master.browser.send(`${path}/console`, { do: 'run', turn: '1', excused: 'yes' });
  const news = await readBy(anna, path);
  for (const domain of ['Earldom of Brant', 'Lordship of Carrow', 'County of Dorrin', 'House of the Well'])
    expect(news).toContain(`The ${domain} has no ruler now, and the rules run the domain.`);
  expect(news).not.toMatch(/The (?:Weavers’ Guild|Barony of Alder) has no ruler/);
});

test('DOM-17.1 a domain has one regent: with the last of them taken the game has no place left', async () => {
  const { app, guest } = await openHouse();
  const [master, late] = [await guest('Mona'), await guest('Zoe')];
  const { path, campaignId } = await newGame(master, { startWhenFull: '' });
  for (const code of ['ALD', 'BRA', 'CAR', 'DOR', 'WEA', 'WEL']) {
    const { actor } = await guest(`Regent${code}`);
    got(await joinCampaign(app, actor, { campaignId, seat: seatId(code) }));
  }
  const shown = await pageOf(late, path);
  expect(shown).not.toContain('<select name="seat"');
  await late.browser.send(`${path}/place`, { do: 'join' });
  expect(await readBy(late, path)).toContain('You have asked for a seat. The answer is pending.');
});

test('DOM-17.2 a month is a week, by weekday and hour: run when all are done, or at the deadline whoever is silent', async () => {
  const { app, guest, now, pass } = await openHouse();
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const { path, fields, campaignId } = await newGame(master, { startWhenFull: '', breakerPercent: '' });
  expect(fields).toMatchObject({ deadline: 'weekly', weekday: '0', hour: '20:00', zone: 'Europe/London' });
  got(await joinCampaign(app, anna.actor, { campaignId, seat: ALDER }));
  got(await joinCampaign(app, boris.actor, { campaignId, seat: BRANT }));
  await master.browser.send(`${path}/console`, { do: 'start', sure: 'yes' });
  expect(await readBy(anna, path)).toContain(
    'A turn is run: Monday, 20:00 (Europe/London). Sooner, once all rulers say that they need no more time.',
  );
  const due = async (): Promise<number> => {
    const [, at = ''] =
      /Orders until <strong><time class="until" datetime="([^"]+)"/.exec(await pageOf(anna, path)) ?? [];
    return Date.parse(at);
  };
  const says = async ({ browser }: Guest, seat: SeatId, ...deeds: readonly string[]): Promise<void> => {
    for (const what of deeds)
      await browser.send(`${path}/seats/${seat}/orders`, { do: what, turn: '1', last: 'none', text: 'TAX 1 light' });
  };
  await says(anna, ALDER, 'anyway', 'ready');
  await says(boris, BRANT, 'anyway');
  await tick(app);
  expect(await readBy(anna, path)).toContain('(turn 1)');
  await says(boris, BRANT, 'ready');
  await tick(app);
  expect(await readBy(anna, path)).toContain('(turn 2)');

  // Nobody sends anything in the second month.
  const first = await due();
  pass(first - now() - HOUR);
  await tick(app);
  expect(await readBy(anna, path)).toContain('(turn 2)');
  pass(HOUR);
  await tick(app);
  expect(await readBy(anna, path)).toContain('(turn 3)');
  const second = await due();
  expect([new Date(second).getUTCDay(), Math.round((second - first) / DAY)]).toEqual([1, 7]);
});

test('DOM-17.3 a later sheet replaces the whole of the one before, and the last before the deadline counts', async () => {
  const { anna, send, run, pass, path } = await vale();
  await send(anna, ALDER, 1, 'TAX Hobfield heavy\nR1 RECRUIT "Hugh Reed"\nR2 LARGESSE Rushey');
  const later = await send(anna, ALDER, 1, 'TAX Rushey light\nR3 RECRUIT "Nan Fisher"');
  expect(later).toContain('Round 2 is empty now. No longer in force: LARGESSE Rushey.');
  expect(later).toContain('Round 3: 1 order.');
  await run(1);
  const news = await readBy(anna, `${path}/seats/ALD`);
  expect(news).toContain('Nan Fisher entered your service.');
  expect(news).toContain('Taxes in Rushey: light.');
  expect(news).not.toMatch(/Taxes in Hobfield|Hugh Reed|largesse/i);

  await send(anna, ALDER, 2, 'TAX Rushey heavy');
  pass(3 * DAY);
  await send(anna, ALDER, 2, 'TAX Rushey none');
  await run(2);
  expect(await readBy(anna, `${path}/seats/ALD`)).toContain('Taxes in Rushey: heavy.');
});

/** The id of the only question that the console asks. */
const questionOf = async (master: Guest, path: string): Promise<string> =>
  /name="question" value="([^"]+)"/.exec(await pageOf(master, `${path}/console`))?.[1] ?? '';

const STEW = 'R2 COVERT BRA other "Our cook lends them a stew." BY Gunnild the Steward';

test('DOM-17.5 the host rules on a plan before the deadline; the record has the answer beside the order', async () => {
  const { anna, master, campaignId, path, address, deed, send, run } = await vale();
  expect(await send(anna, ALDER, 1, STEW)).toMatch(/Do you approve it\? .*without a ruling: refused/);
  const question = await questionOf(master, path);
  const ruling = { 'approved.cost': '3', 'approved.chance': '100', 'approved.effect': 'theft' };
  await deed({
    do: 'rule',
    question,
    parts: 'yes',
    answer: 'approved',
    ...ruling,
    'approved.reason': 'They like stew.',
  });
  expect(await readBy(anna, `${path}/seats/ALD`)).toMatch(/ruled: approved; cost: 3; chance: 100; .*They like stew\./);
  await run(1);
  expect(await readBy(anna, `${path}/seats/ALD`)).toMatch(/Gunnild the Steward tried .*It succeeded\./);
  expect(await deed({ do: 'rule', question, answer: '' })).toContain('There is no question');
  await deed({ do: 'end', how: 'By agreement.' });
  const answer = await fetch(`${address}/api/v1/campaigns/${campaignId}/record`);
  const files = readTar(gunzipSync(Buffer.from(await answer.arrayBuffer())));
  const first = (name: string) =>
    Buffer.from(files.find(({ path: at }) => at === `record/turns/0001/${name}`)?.content ?? []).toString();
  expect(first('sheets/ALD.json')).toContain('Our cook lends them a stew.');
  expect(JSON.parse(first('rulings.json'))).toMatchObject({ [question]: { verdict: 'approved' } });
});

test('DOM-17.6 the host moves the deadline, gives a seat to another, mends a month with its own dice, ends the game: all read of it', async () => {
  const { app, anna, boris, master, guest, campaignId, path, address, deed, send, run, now } = await vale();
  const clara = await guest('Clara');
  const until = now() + 5 * DAY;
  await deed({ do: 'move', turn: '1', more: String(until) });
  expect(await pageOf(anna, path)).toContain(`class="until" datetime="${new Date(until).toISOString()}"`);

  await send(anna, ALDER, 1, STEW);
  const question = await questionOf(master, path);
  await run(1);
  expect(await readBy(anna, `${path}/seats/ALD`)).not.toMatch(/Gunnild the Steward tried/);
  const rolls = async () =>
    [...(await readBy(master, `${path}/dice-log?turn=1`)).matchAll(/(\S+) (d\d+) (\d+)/g)].map(([roll]) => roll);
  const before = await rolls();
  const rulings = { [question]: { verdict: 'approved', parts: { cost: 3, chance: 100, effect: 'theft' } } };
  got(
    await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, amend: { rulings }, reason: 'Misread.' }),
  );
  expect(await readBy(anna, `${path}/seats/ALD`)).toMatch(/Gunnild the Steward tried .*It succeeded\./);
  const after = await rolls();
  // One for the fortune of each of the six domains; how many more there are depends on the seed of the campaign.
  expect(before.length).toBeGreaterThanOrEqual(6);
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.length).toBeGreaterThan(before.length);

  await deed({ do: 'remove', seat: 'BRA', reason: 'Away for good.' });
  await clara.browser.send(`${path}/place`, { do: 'take-over', seat: 'BRA' });
  expect(await readBy(clara, path)).toContain('You rule the Earldom of Brant');
  expect(await readBy(boris, path)).not.toContain('You rule');
  expect(await readBy(anna, path)).toContain('Earldom of Brant Clara');
  await deed({ do: 'end', how: 'The snow came early.' });
  const log = await readBy({ browser: new Browser(address) }, `${path}/deeds`);
  for (const done of [
    /Ended the game Mona .*The snow came early\./,
    /Removed the ruler of a seat Mona .*Seat Earldom of Brant/,
    /Rolled the game back Mona .*Reason Misread\./,
    /Moved the deadline Mona .*From .* To /,
  ])
    expect(log).toMatch(done);
});

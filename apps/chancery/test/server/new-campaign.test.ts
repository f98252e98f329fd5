import { type CreateCampaign, createCampaign, joinCampaign, openCampaign, showCampaign } from '@chancery/app';
import { type CampaignId, rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse, SMALL } from './table.ts';
import { Browser } from './visitor.ts';

const ENGLAND = seatId('Eng');

/** What a browser would send of the form that it was shown, as it stands. */
const formIn = (text: string, action = '\\/campaigns\\/new'): { [name: string]: string[] } => {
  const fields: { [name: string]: string[] } = {};
  const add = (name: string, value: string): void => {
    fields[name] = [...(fields[name] ?? []), value];
  };
  const form =
    new RegExp(`<form class="sheet" method="post" action="${action}">([\\s\\S]*?)</form>`).exec(text)?.[1] ?? '';
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? [];
    if (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag)) add(name, value);
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select name="([^"]*)">([\s\S]*?)<\/select>/g)) {
    add(name, (/value="([^"]*)" selected/.exec(options) ?? /value="([^"]*)"/.exec(options))?.[1] ?? '');
  }
  return fields;
};

test('a game is made by a form, as a preset has it or otherwise, and opened', async () => {
  const { app, guest, address } = await openHouse();
  const anna = await guest('Anna');
  const stranger = new Browser(address);
  await stranger.open('/campaigns/new');
  expect(stranger.path).toMatch(/^\/sign-in\?next=/);

  const { text: choice } = await anna.browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/four-crowns)/.exec(choice) ?? [];
  const { text } = await anna.browser.open(`/campaigns/new?of=${of}&preset=weekly`);
  const fields = formIn(text);
  expect(fields).toMatchObject({ deadline: ['weekly'], weekday: ['6'], hour: ['20:00'], joining: ['open'] });
  const refused = await anna.browser.send('/campaigns/new', { ...fields, title: '', do: 'open' });
  expect([refused.status, refused.text.includes('title:')]).toEqual([400, true]);

  await anna.browser.send('/campaigns/new', {
    ...fields,
    title: 'Sunday <game>',
    pressMode: 'anonymous',
    weekday: ['2', '6'],
    startAt: '2099-12-31T18:30',
    'option.soloPercent': '40',
    closed: ['Gol', 'Rou'],
    do: 'open',
  });
  const [, , id = ''] = anna.browser.path.split('/');
  const shown = got(await showCampaign(app, anna.actor, { campaignId: id as CampaignId }));
  expect(shown).toMatchObject({
    title: 'Sunday <game>',
    status: 'open',
    pressMode: 'anonymous',
    deadlineRule: { kind: 'weekly', hour: 20, minute: 0, weekdays: 4 + 64 },
    settings: { earlyWhenReady: false, startAt: Date.UTC(2099, 11, 31, 18, 30) },
    you: { master: true },
  });
  expect(shown.seats.filter(({ status }) => status === 'closed').map(({ seat }) => seat)).toEqual(['Gol', 'Rou']);
  const { options } = await app.store.db.selectFrom('campaign').select('options').executeTakeFirstOrThrow();
  expect(JSON.parse(options)).toEqual({ soloPercent: 40 });
  for (const path of [`/campaigns/${id}`, `/campaigns/${id}/console/terms`]) {
    const own = (await anna.browser.open(path)).text;
    expect(own).toMatch(
      /Share of all provinces with which one realm wins, in percent<\/dt><dd>40 <span class="badge">set for/,
    );
    expect(own).toMatch(/Share with which an alliance wins, in percent<\/dt><dd>\d+<\/dd>/);
  }
  const again = await anna.browser.send('/campaigns/new', { ...fields, title: 'x', startAt: 'tomorrow', do: 'open' });
  expect([again.status, again.text.includes('not a valid time')]).toEqual([400, true]);
});

test('where fewer rulers are needed than there are seats, or moves are made in turn, the page says so', async () => {
  const { guest } = await openHouse();
  const { browser } = await guest('Anna');
  const said = async (scenario: string): Promise<readonly boolean[]> => {
    const { text } = await browser.open('/campaigns/new');
    const [, of = ''] = new RegExp(`new\\?of=([\\w-]+/${scenario})`).exec(text) ?? [];
    const page = (await browser.open(`/campaigns/new?of=${of}`)).text;
    return [/wants 3 rulers, .* whichever of the 10 seats/.test(page), page.includes('resolved at once')];
  };
  expect(await said('saxon-shore')).toEqual([true, true]);
  expect(await said('four-crowns')).toEqual([false, false]);
});

test('HEP-17.4 a form shows how long the first window is open and how long the others, and a master sets both', async () => {
  const { app, guest } = await openHouse();
  const { browser, actor } = await guest('Anna');
  const { text: choice } = await browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/saxon-shore)/.exec(choice) ?? [];
  const { text } = await browser.open(`/campaigns/new?of=${of}`);
  const fields = formIn(text);
  expect(fields).toMatchObject({ deadline: ['every'], every: ['2'], first: ['4'], unit: ['days'] });
  expect(text).toMatch(/Length of the first turn/);
  const made = async (more: object): Promise<readonly unknown[]> => {
    await browser.send('/campaigns/new', { ...fields, title: 'Shore', do: 'open', ...more });
    const [, , id = ''] = browser.path.split('/');
    const { deadlineRule } = got(await showCampaign(app, actor, { campaignId: id as CampaignId }));
    const [pace] = /Time for a move[^<]*/.exec((await browser.open(`/campaigns/${id}`)).text) ?? [];
    const terms = formIn((await browser.open(`/campaigns/${id}/console/terms`)).text, '[^"]*');
    return [deadlineRule, pace, terms['every'], terms['first'], terms['unit']];
  };
  const DAYS = 86_400_000;
  expect(await made({})).toEqual([
    { kind: 'every', milliseconds: 2 * DAYS, first: 4 * DAYS },
    'Time for a move: 2 days. The first time: 4 days.',
    ['2'],
    ['4'],
    ['days'],
  ]);
  expect(await made({ every: '36', first: '72', unit: 'hours' })).toEqual([
    { kind: 'every', milliseconds: 1.5 * DAYS, first: 3 * DAYS },
    'Time for a move: 36 hours. The first time: 3 days.',
    ['36'],
    ['72'],
    ['hours'],
  ]);
  expect(await made({ first: '' })).toEqual([
    { kind: 'every', milliseconds: 2 * DAYS },
    'Time for a move: 2 days.',
    ['2'],
    [''],
    ['days'],
  ]);
});

test('the join form says how many rulers are wanted where those are fewer than the open seats', async () => {
  const { app, guest } = await openHouse();
  const [master, anna, boris] = [await guest('Master'), await guest('Anna'), await guest('Boris')];
  const opened = async (more: Partial<CreateCampaign>): Promise<CampaignId> => {
    const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, ...more }));
    got(await openCampaign(app, master.actor, { campaignId }));
    return campaignId;
  };
  const said = async ({ browser }: Guest, campaignId: CampaignId): Promise<string | undefined> =>
    /With \d+ more rulers? [^<]*/.exec((await browser.open(`/campaigns/${campaignId}`)).text)?.[0];
  const shore = { ruleset: rulesetId('heptarchy'), scenario: 'saxon-shore' } as const;
  const game = await opened({ ...shore, settings: { startWhenFull: true } });
  expect(await said(anna, game)).toMatch(/^With 3 more rulers the game is full and begins, .* of the 10 open seats/);
  for (const { actor } of [master, anna]) got(await joinCampaign(app, actor, { campaignId: game }));
  expect(await said(boris, game)).toMatch(/^With 1 more ruler .* of the 8 open seats/);
  const byMaster = await opened({ ...shore, settings: { startWhenFull: false, joining: 'application' } });
  expect(await said(boris, byMaster)).toMatch(/^With 3 more rulers the game is full, which.* left to the rules\.$/);
  expect(await said(boris, await opened({}))).toBe(undefined);
});

test('once no more rulers are wanted the join form offers no seat, but a place among those who wait', async () => {
  const { app, guest } = await openHouse();
  const [master, anna, boris, clara] = [
    await guest('Master'),
    await guest('Anna'),
    await guest('Boris'),
    await guest('Clara'),
  ];
  const shore = { ...SMALL, ruleset: rulesetId('heptarchy'), scenario: 'saxon-shore' } as const;
  const { campaignId } = got(await createCampaign(app, master.actor, { ...shore, settings: { startWhenFull: false } }));
  got(await openCampaign(app, master.actor, { campaignId }));
  for (const { actor } of [master, anna, boris]) got(await joinCampaign(app, actor, { campaignId }));
  const { text } = await clara.browser.open(`/campaigns/${campaignId}`);
  expect(text).toContain('The other seats are left to the rules');
  expect(text).not.toContain('<select name="seat"');
  await clara.browser.send(`/campaigns/${campaignId}/place`, { do: 'join' });
  const { you } = got(await showCampaign(app, clara.actor, { campaignId }));
  expect(you).toMatchObject({ seats: [], application: 'waiting' });
});

test('what means nothing where moves are made in turn is not offered, and stays as it is', async () => {
  const { app, guest } = await openHouse();
  const { browser, actor } = await guest('Anna');
  const { text: choice } = await browser.open('/campaigns/new');
  const formOf = async (scenario: string): Promise<string> => {
    const [, of = ''] = new RegExp(`new\\?of=([\\w-]+/${scenario})`).exec(choice) ?? [];
    return (await browser.open(`/campaigns/new?of=${of}`)).text;
  };
  const offered = (page: string): readonly boolean[] =>
    [/when all are ready/, /as soon as all rulers are ready/, /percentage of orders is missing/].map((words) =>
      words.test(page),
    );
  expect(offered(await formOf('four-crowns'))).toEqual([true, true, true]);
  const shore = await formOf('saxon-shore');
  expect(offered(shore)).toEqual([false, false, false]);
  expect(shore).toContain('until you end it');

  await browser.send('/campaigns/new', { ...formIn(shore), title: 'The shore', do: 'draft' });
  const [, , id = ''] = browser.path.split('/');
  const settings = async () => got(await showCampaign(app, actor, { campaignId: id as CampaignId })).settings;
  expect(await settings()).toMatchObject({ earlyWhenReady: true, breakerPercent: 50 });
  expect(offered((await browser.open(`/campaigns/${id}/console/terms`)).text)).toEqual([false, false, false]);
});

test('each rule that can be set is shown with its unit and with what the scenario has', async () => {
  const { guest } = await openHouse();
  const { browser } = await guest('Anna');
  const { text: choice } = await browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/four-crowns)/.exec(choice) ?? [];
  const { text } = await browser.open(`/campaigns/new?of=${of}`);
  expect(text).toMatch(
    /Share of the treasury lost each turn, in percent<.*?name="option\.decayPercent".*?In the scenario: 7\./,
  );
  expect(text).toMatch(/name="option\.lastTurn".*?In the scenario: none\./);
  expect(text).toMatch(/name="option\.startSeason">.*?In the scenario: Spring\./);
});

test('an option that is a list of words is written with commas, and shown so', async () => {
  const { app, guest } = await openHouse();
  const { browser } = await guest('Anna');
  const { text: choice } = await browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/saxon-shore)/.exec(choice) ?? [];
  const fields = formIn((await browser.open(`/campaigns/new?of=${of}`)).text);
  const asked = { ...fields, title: 'The shore', do: 'open' };
  const wrong = await browser.send('/campaigns/new', { ...asked, 'option.players': 'CHE, Atlantis' });
  expect([wrong.status, wrong.text.includes('3 characters')]).toEqual([400, true]);
  await browser.send('/campaigns/new', { ...asked, 'option.players': 'CHE, SSX WIL' });
  const { options } = await app.store.db.selectFrom('campaign').select('options').executeTakeFirstOrThrow();
  expect(JSON.parse(options)).toEqual({ players: ['CHE', 'SSX', 'WIL'] });
  const [, , id = ''] = browser.path.split('/');
  expect((await browser.open(`/campaigns/${id}`)).text).toMatch(/<dd>CHE, SSX, WIL <span class="badge">set for/);
});

test('HEP-17.10 whoever is not in a game reads on its page when it ends and who wins it, before they join', async () => {
  const { guest } = await openHouse();
  const { browser } = await guest('Anna');
  const { text: choice } = await browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/saxon-shore)/.exec(choice) ?? [];
  const fields = formIn((await browser.open(`/campaigns/new?of=${of}`)).text);
  await browser.send('/campaigns/new', { ...fields, title: 'The shore', do: 'open' });
  const [, , id = ''] = browser.path.split('/');
  const { browser: stranger } = await guest('Clara');
  const { text } = await stranger.open(`/campaigns/${id}`);
  expect(text).toContain('else the highest Prestige wins after Turn 20.');
});

test('where the rules have standing orders of their own, the page of a seat says so and takes none', async () => {
  const rulesets = RULESETS.map((rules) =>
    rules.seating === undefined
      ? rules
      : { ...rules, seating: { ...rules.seating, standingOrders: 'in-the-rules' as const } },
  );
  const { app, guest } = await openHouse(rulesets);
  const [master, anna] = [await guest('Master'), await guest('Anna')];
  const campaignId = await begin(app, master, [[ENGLAND, anna]]);
  const path = `/campaigns/${campaignId}/seats/Eng/settings`;
  const { text } = await anna.browser.open(path);
  expect(text).toContain('Standing orders are a part of these rules: send them with your orders');
  expect(text).not.toContain('Save standing orders');
  const sent = await anna.browser.send(path, { do: 'standing', text: 'G1 RECRUIT 2 militia' });
  expect([sent.status, sent.text.includes('send them with your orders')]).toEqual([400, true]);
  expect(got(await showCampaign(app, anna.actor, { campaignId })).standingInRules).toBe(true);
});

test('a ruler settles on one page: ready, more time, away, standing orders, leaving', async () => {
  const { app, guest } = await openHouse();
  const [master, anna, boris] = [await guest('Master'), await guest('Anna'), await guest('Boris')];
  const campaignId = await begin(app, master, [
    [ENGLAND, anna],
    [seatId('Lit'), boris],
  ]);
  const path = `/campaigns/${campaignId}/seats/Eng/settings`;
  for (const { browser } of [boris, master]) {
    expect((await browser.open(path)).status).toBe(403);
    expect((await browser.send(path, { do: 'leave', sure: 'yes' })).status).toBe(403);
  }
  const send = async (fields: { [name: string]: string }) => (await anna.browser.send(path, fields)).text;
  expect(await send({ do: 'extension', amount: '2', unit: 'days', reason: 'A wedding.' })).toContain(
    'have your request',
  );
  expect((await master.browser.open(`/campaigns/${campaignId}/console`)).text).toContain('Kingdom of England: 2 days<');
  expect(await send({ do: 'absence', from: '2099-01-01T10:00', until: '2098-01-01T10:00', note: '' })).toContain(
    'wanted',
  );
  const from = new Date().toISOString().slice(0, 16);
  const until = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16);
  expect(await send({ do: 'absence', from, until, note: 'The sea.' })).toContain('The sea.');
  expect(await send({ do: 'back' })).not.toContain('The sea.');
  expect(await send({ do: 'standing', text: 'G1 RECRUIT 2 militia' })).toContain('standing orders are saved');
  expect((await anna.browser.open(path)).text).toMatch(/Your standing orders now:[\s\S]*<code>G1 RECRUIT 2/);
  const half = await send({ do: 'standing', text: 'G1 RECRUIT 3 militia\nDANCE' });
  expect(half).toMatch(/Not every order could be accepted[\s\S]*G1 RECRUIT 3[\s\S]*DANCE/);
  const stands = (await anna.browser.open(path)).text;
  expect([stands.includes('G1 RECRUIT 3'), stands.includes('DANCE')]).toEqual([true, false]);
  expect(await send({ do: 'no-standing' })).toContain('You have no standing orders.');
  expect(await send({ do: 'leave', reason: '' })).toContain('I want to give up this seat');
  expect(got(await showCampaign(app, anna.actor, { campaignId })).you.seats).toEqual([ENGLAND]);
  await send({ do: 'leave', sure: 'yes', reason: '' });
  expect(got(await showCampaign(app, anna.actor, { campaignId })).you.seats).toEqual([]);
});

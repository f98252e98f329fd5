import {
  applyForSeat,
  closeTurn,
  createCampaign,
  joinCampaign,
  openCampaign,
  publishPress,
  startCampaign,
  userActor,
} from '@chancery/app';
import { type CampaignId, HOUR, type Result, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { UserId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const PASSWORD = 'a long way to Calais';
const BOTS = { startWhenFull: false, emptySeats: 'caretaker', missedTurns: 'none', breakerPercent: null } as const;

const got = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('the pages for everybody', () => {
  let server: Server;
  let now = Date.now();
  let stranger: Browser;
  let anna: Browser;
  /** Runs, with Anna as ruler of England and bots on the other seats; two turns are out. */
  let running: CampaignId;
  /** Has not begun. */
  let open: CampaignId;

  const signUp = async (name: string): Promise<{ readonly browser: Browser; readonly id: UserId }> => {
    const { db } = server.app.store;
    // One address may not sign up at once for many.
    now += HOUR;
    const browser = new Browser(server.address);
    const email = `${name.toLowerCase()}@example.org`;
    await browser.send('/sign-up', { name, email, password: PASSWORD });
    await db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
    await browser.send('/sign-in', { email, password: PASSWORD });
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return { browser, id: id as UserId };
  };

  beforeAll(async () => {
    const parts = { rulesets: RULESETS, log: keptLog().log, now: () => now };
    server = await startServer(
      ownSettings(temporaryFolder(afterAll), null, { CHANCERY_ACCOUNTS_SIGN_UP: 'open' }),
      parts,
    );
    const { app } = server;
    stranger = new Browser(server.address);
    const { browser, id } = await signUp('Anna');
    anna = browser;
    const actor = userActor(id);
    const { ruleset, scenario, seat } = ISLAND;
    const made = async (title: string, settings: object): Promise<CampaignId> => {
      const { campaignId } = got(
        await createCampaign(app, actor, { title, ruleset, scenario, deadlineRule: null, settings }),
      );
      got(await openCampaign(app, actor, { campaignId }));
      return campaignId;
    };
    running = await made('Running <game>', BOTS);
    got(await joinCampaign(app, actor, { campaignId: running, seat }));
    got(await startCampaign(app, actor, { campaignId: running }));
    for (const turn of [1, 2]) got(await closeTurn(app, actor, { campaignId: running, turn, excused: true }));
    got(
      await publishPress(app, actor, {
        campaignId: running,
        from: seat,
        title: 'The fair <opens>',
        body: 'Come & see',
      }),
    );
    open = await made('Open game', { startWhenFull: false });
  }, 60_000);
  afterAll(() => server.stop());

  test('the first page tells a stranger what it is, how to begin, and shows a campaign that moves', async () => {
    const { text } = await stranger.open('/');
    for (const words of [
      'played by letter',
      'How to begin',
      'href="/sign-up"',
      'href="/tutorial"',
      'href="/practice"',
      'Open game',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Running &lt;game&gt;');
    expect(text).not.toContain('/welcome/');
    const [, course = ''] = /<img alt="[^"]*" src="(\/campaigns\/[^"]+\/course\.svg[^"]*)"/.exec(text) ?? [];
    const svg = (await stranger.open(course.replaceAll('&amp;', '&'))).text;
    expect(svg).toMatch(/^<svg /);
    expect(svg.match(/id="turn-\d+"/g)).toHaveLength(3);
    expect(text).toContain('media="(prefers-reduced-motion:reduce)"');
  });

  test('the first page leads a ruler to their desk', async () => {
    const { text } = await anna.open('/');
    expect(text).toContain('Your campaigns');
    expect(text).toContain('You rule the Kingdom of England');
    expect(text).toContain(`href="/desk?campaign=${running}&amp;seat=Eng"`);
  });

  test.each([
    ['', ['Running', 'Open']],
    ['?state=running', ['Running']],
    ['?state=open', ['Running', 'Open']],
    ['?state=ended', []],
    ['?rules=medieval-diplomacy', ['Running', 'Open']],
    ['?rules=another', []],
    ['?state=nonsense&before=nonsense', ['Running', 'Open']],
  ])('the games%s', async (query, expected) => {
    const { status, text } = await stranger.open(`/games${query}`);
    expect(status).toBe(200);
    expect(['Running', 'Open'].filter((title) => text.includes(`>${title} `))).toEqual(expected);
    expect(text).not.toContain('name="mine"');
  });

  test('one who is signed in can look for their own games only', async () => {
    const other = await signUp('Boris');
    expect((await anna.open('/games?mine=yes')).text).toContain('>Open game<');
    expect((await other.browser.open('/games?mine=yes')).text).toContain('No games found.');
  });

  test('the page of a campaign tells everybody what everybody may know, and nobody more', async () => {
    const { text } = await stranger.open(`/campaigns/${running}`);
    for (const words of [
      'Running &lt;game&gt;',
      'Kingdom of England',
      'a bot',
      'The fair &lt;opens&gt;',
      'Come &amp; see',
    ])
      expect(text).toContain(words);
    for (const [, picture = ''] of text.matchAll(/<img[^>]* src="([^"]+)"/g))
      expect((await stranger.open(picture.replaceAll('&amp;', '&'))).text).toMatch(/^<svg /);
    expect(text.match(/id="shield-standing-/g)).toHaveLength(4);
    expect(text).toContain('href="/rules/medieval-diplomacy"');
    expect(text).not.toContain('/desk?');
    expect(text).not.toContain('/close"');
    const own = (await anna.open(`/campaigns/${running}`)).text;
    expect(own).toContain(`href="/desk?campaign=${running}&amp;seat=Eng"`);
    expect(own).toContain(`href="/campaigns/${running}/seats/Eng"`);
    expect(own).toContain('Close turn 3 now');
  });

  test('every turn that is out has its report, its map and its table, and leads to the next', async () => {
    const { text } = await stranger.open(`/campaigns/${running}`);
    for (const turn of [0, 1, 2]) expect(text).toContain(`href="/campaigns/${running}/turns/${turn}"`);
    const first = (await stranger.open(`/campaigns/${running}/turns/1`)).text;
    expect(first).toContain('rel="prev"');
    const feed = `type="application/atom+xml" title="Running &lt;game&gt;" href="/campaigns/${running}/press.atom"`;
    for (const page of [text, first]) expect(page).toContain(`<link rel="alternate" ${feed}>`);
    expect(first).toContain(`rel="next" href="/campaigns/${running}/turns/2"`);
    expect(first).toContain(`/campaigns/${running}/map.svg?turn=1`);
    expect(first).toMatch(/class="rule" href="\/rules\/medieval-diplomacy#MD-\d/);
    const maps = await Promise.all(
      [0, 2].map(async (turn) => (await stranger.open(`/campaigns/${running}/map.svg?turn=${turn}`)).text),
    );
    expect(maps[0]).not.toBe(maps[1]);
    expect((await stranger.open(`/campaigns/${running}/turns/3`)).status).toBe(404);
  });

  test('a stranger is led to an account, and a member takes the seat that they name', async () => {
    expect((await stranger.open(`/campaigns/${open}`)).text).toContain(
      `/sign-in?next=${encodeURIComponent(`/campaigns/${open}`)}`,
    );
    expect((await stranger.send(`/campaigns/${open}/place`, { do: 'join', seat: 'Gol' })).text).toContain('Sign in');
    const { browser } = await signUp('Clara');
    expect((await browser.open(`/campaigns/${open}`)).text).toContain('<option value="Gol">Golden Horde</option>');
    expect((await browser.send(`/campaigns/${open}/place`, { do: 'join', seat: 'Nowhere' })).text).toContain(
      'role="alert"',
    );
    const { text } = await browser.send(`/campaigns/${open}/place`, { do: 'join', seat: 'Gol' });
    expect(text).toContain('You rule the Golden Horde.');
    expect(text).not.toContain('id="join"');
  });

  test('a member takes a seat over that has fallen open, and stands by for one where none has', async () => {
    const { browser } = await signUp('Dora');
    const asked = await browser.send(`/campaigns/${running}/place`, { do: 'stand-by' });
    expect(asked.text).toContain('You stand by');
    const { text } = await browser.send(`/campaigns/${running}/place`, { do: 'take-over', seat: 'Lit' });
    expect(text).toContain('You rule the Principality of Lithuania.');
  });

  test('where a master decides, a member applies with their wishes and may withdraw', async () => {
    const { app } = server;
    const { id } = await signUp('Emma');
    const master = userActor(id);
    const { ruleset, scenario } = ISLAND;
    const settings = { joining: 'application', startWhenFull: false } as const;
    const { campaignId } = got(await createCampaign(app, master, { title: 'Chosen', ruleset, scenario, settings }));
    got(await openCampaign(app, master, { campaignId }));
    const { browser, id: asking } = await signUp('Frida');
    const page = `/campaigns/${campaignId}`;
    expect((await browser.open(page)).text).toContain('A turn is run: Tuesday, 17:00 (America/Los Angeles).');
    const wishes = { do: 'apply', wish: ['Rou', '', 'Eng'], message: 'Good day' };
    expect((await browser.send(`${page}/place`, wishes)).text).toContain('The answer is pending');
    const row = await app.store.db
      .selectFrom('application')
      .selectAll()
      .where('userId', '=', asking)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).toContain('Good day');
    expect(String(row.preferences)).toBe(JSON.stringify(['Rou', 'Eng']));
    expect((await browser.send(`${page}/place`, { do: 'withdraw' })).text).toContain('name="message"');
    got(await applyForSeat(app, userActor(asking), { campaignId, preferences: [seatId('Eng')], message: '' }));
  });
});

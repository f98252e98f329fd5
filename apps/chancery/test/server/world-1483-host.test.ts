import { createCampaign, openCampaign, startCampaign, submitOrders, tick } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import type { UserId } from '@chancery/store';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';
import type { Browser } from './visitor.ts';

/** World 1483 as its host and its players meet it on pages: the clauses that no update carries out by itself. */

const [VESTMARK, THORNWALL] = [seatId('vestmark'), seatId('thornwall')];

const wordsOf = (page: string): string =>
  page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const readBy = async ({ browser }: { readonly browser: Browser }, path: string): Promise<string> =>
  wordsOf((await browser.open(path)).text);

const TERMS = {
  title: 'The shores',
  ruleset: rulesetId('world-1483'),
  scenario: 'two-shores',
  deadlineRule: { kind: 'every', milliseconds: 84 * HOUR },
  settings: { startWhenFull: false, breakerPercent: null },
} as const;

/** The Two Shores, with Anna in Vestmark of phase 1 and Boris in Thornwall of phase 2; the rules defend the rest. */
const shores = async () => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const campaignId = await begin(
    app,
    master,
    [
      [VESTMARK, anna],
      [THORNWALL, boris],
    ],
    TERMS,
  );
  const path = `/campaigns/${campaignId}`;
  const send = async (who: Guest, seat: typeof VESTMARK, text: string) =>
    got(await submitOrders(app, who.actor, { campaignId, seat, channel: 'desk', text }));
  const run = async (turn: number): Promise<void> => {
    const { text } = await master.browser.send(`${path}/console`, { do: 'run', turn: String(turn), excused: 'yes' });
    expect(text).toContain(`Turn ${turn + 1} is open`);
    house.pass(HOUR);
  };
  return { ...house, master, anna, boris, campaignId, path, send, run };
};

test('W83-14.42 rulers write to each other in private, and a letter is never an order', async () => {
  const { anna, boris, master, path } = await shores();
  await anna.browser.send(`${path}/seats/vestmark/letters/new`, {
    to: 'thornwall',
    subject: 'Holm',
    body: 'DECLARE WAR Holm',
  });
  expect(await readBy(boris, `${path}/seats/thornwall/letters`)).toContain('Holm');
  expect((await boris.browser.open(`${path}/seats/vestmark/letters`)).status).toBe(403);
  expect(await readBy(master, path)).not.toContain('DECLARE WAR');
  expect(await readBy(anna, `${path}/seats/vestmark`)).not.toMatch(/1\. DECLARE WAR Holm/);
});

test('W83-1.4, W83-1.5, W83-18.13 what is sent before its phase waits; each update is told with the deadline of the next', async () => {
  const { anna, boris, path, send, run } = await shores();
  await send(boris, THORNWALL, 'ACTIONS\nBUILD 1 inf AT Thornwall');
  await send(anna, VESTMARK, 'ACTIONS\nDECLARE WAR Thornwall');
  let open = 1;
  for (; !(await readBy(boris, `${path}/seats/thornwall`)).includes('Wars begun'); open += 1) await run(open);
  const news = await readBy(boris, `${path}/seats/thornwall`);
  expect(news).toContain('Wars begun: Vestmark against you.');
  expect(news).toContain('Next: turn 1, phase 2.');
  expect((await boris.browser.open(`${path}/seats/thornwall`)).text).toMatch(/<time class="until" datetime="[^"]+"/);
  await run(open);
  expect(await readBy(boris, `${path}/seats/thornwall`)).toContain('Bought: 1 infantry for Thornwall');
  expect(await readBy(anna, `${path}/seats/vestmark`)).not.toContain('Bought: 1 infantry for Thornwall');
});

test('W83-20.10, W83-20.11, W83-20.12 a silent nation is asked, then defended, then open, and whoever takes it over plays in its phase', async () => {
  const { app, pass, guest, boris, path } = await shores();
  /** So many deadlines pass, the last of which is one of phase 2. */
  const pastPhaseTwo = async (deadlines: number): Promise<void> => {
    for (let past = 0; past < deadlines; past += 1) {
      pass(85 * HOUR);
      await tick(app);
    }
  };
  const own = `${path}/seats/thornwall`;
  await pastPhaseTwo(3);
  const first = await readBy(boris, own);
  expect(first).toContain('You sent no orders.');
  expect(first).not.toContain('the rules defend your nation');
  const asked = async (): Promise<number> => {
    const mails = await app.store.db
      .selectFrom('outbox')
      .select('payload')
      .where('userId', '=', boris.id as UserId)
      .execute();
    return mails.filter(({ payload }) => payload.includes('Are you still in the game?')).length;
  };
  expect(await asked()).toBe(1);
  await pastPhaseTwo(4);
  expect(await readBy(boris, own)).toContain(
    'You sent no orders for the second time in a row, and the rules defend your nation.',
  );
  expect(await asked()).toBe(2);
  await pastPhaseTwo(4);
  expect((await boris.browser.open(own)).status).toBe(403);

  const carla = await guest('Carla');
  expect(await readBy(carla, path)).toMatch(/Open positions: Thornwall\. .*Thornwall open; played by the rules/);
  await carla.browser.send(`${path}/place`, { do: 'take-over', seat: 'thornwall' });
  const taken = await readBy(carla, own);
  expect(taken).toContain('You act in turn 4, phase 2');
  const last = /name="last" value="([^"]*)"/.exec((await carla.browser.open(own)).text)?.[1] ?? 'none';
  const text = 'ACTIONS\nBUILD 1 inf AT Thornwall';
  await carla.browser.send(`${own}/orders`, { do: 'anyway', turn: '12', last, text });
  await pastPhaseTwo(4);
  expect(await readBy(carla, own)).toContain('Bought: 1 infantry for Thornwall');
  expect(await readBy(carla, path)).not.toContain('Open positions: Thornwall.');
}, 60_000);

test('W83-17.1 the form of the page, a text with comments and JSON make the same sheet', async () => {
  const { app, anna, campaignId, path, send, run } = await shores();
  await run(1);
  const own = `${path}/seats/vestmark`;
  const sheet = ['MARCH 2 inf FROM Vestholm TO Sandvik', 'BUILD 1 inf AT Vestholm'] as const;
  const byText = await send(
    anna,
    VESTMARK,
    `# by the coast\nactions\n${sheet[0].toLowerCase()} # on foot\n${sheet[1]}`,
  );
  const orders = byText.lines.flatMap(({ order }) => order ?? []);
  const byJson = got(await submitOrders(app, anna.actor, { campaignId, seat: VESTMARK, channel: 'api', orders }));
  expect(byJson.hash).toBe(byText.hash);
  await anna.browser.send(`${own}/orders`, { do: 'withdraw' });
  const text = ['ACTIONS', ...sheet].join('\n');
  await anna.browser.send(`${own}/orders`, { do: 'anyway', turn: '2', last: byJson.sheet, text });
  const page = await readBy(anna, own);
  expect(page).toContain(
    `✓ ${sheet[0]} ✓ ${sheet[1]} In force now, section by section: Actions: 2 orders. SHA-256 ${byText.hash}`,
  );
});

test('W83-20.1, W83-20.5 a game begins with two of eight seats held: the rest is open and moderated, the tribe is settled', async () => {
  const { guest, path, run } = await shores();
  await run(1);
  const page = await readBy(await guest('Dora'), path);
  expect(page).toContain('Wanderers settles in Palmland, Great Lakes');
  expect(page).toContain('Open positions: Qasira; Tamsir; Karelund; Zaruk; Sund; Wanderers.');
  expect(page).toContain('Qasira open; played by the rules');
});

test('W83-20.2 seats are given by wishes in order; one that is open can be taken at any time', async () => {
  const { app, guest } = await openHouse();
  const rulers = [await guest('Anna'), await guest('Boris')] as const;
  const [master, clara] = [await guest('Mona'), await guest('Clara')];
  const terms = { ...TERMS, settings: { ...TERMS.settings, seatChoice: 'wishes' } } as const;
  const { campaignId } = got(await createCampaign(app, master.actor, terms));
  got(await openCampaign(app, master.actor, { campaignId }));
  const path = `/campaigns/${campaignId}`;
  const wish = ['thornwall', 'vestmark'];
  for (const { browser } of rulers) await browser.send(`${path}/place`, { do: 'join', wish });
  got(await startCampaign(app, master.actor, { campaignId }));
  const pages = await Promise.all(rulers.map((ruler) => readBy(ruler, path)));
  expect(pages.filter((page) => page.includes('You rule Thornwall'))).toHaveLength(1);
  expect(pages.filter((page) => page.includes('You rule Vestmark'))).toHaveLength(1);
  await clara.browser.send(`${path}/place`, { do: 'take-over', seat: 'qasira' });
  expect(await readBy(clara, path)).toContain('You rule Qasira');
});

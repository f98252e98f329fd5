import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, ordersButton } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable, type Table } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe finds wrong on a page as it stands, each with its first places. Loaded past the policy of the page, as axe has to. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(
    `new Promise((done) => (document.readyState === 'complete' ? done() : addEventListener('load', done)))`,
  );
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } }).then(({ violations }) => violations)`,
  )) as readonly Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 260)}`),
  );
};

/** Pages of the server, by who may see them: everybody, or somebody who is signed in. */
const PUBLIC = [
  '/',
  '/games',
  '/rules',
  '/rules/medieval-diplomacy',
  '/help',
  '/sign-in',
  '/sign-up',
  '/forgotten',
  '/practice',
  '/tutorial',
  '/desk',
  '/nowhere',
];
const pagesOf = ({ campaignId }: Table): readonly string[] => [
  '/',
  '/games',
  '/welcome',
  ...['', '/security', '/notices', '/tokens', '/data'].map((part) => `/account${part}`),
  '/campaigns/new',
  ...['', '/seats/Eng', '/seats/Eng/letters', '/seats/Eng/rules', '/seats/Eng/order-forms'].map(
    (part) => `/campaigns/${campaignId}${part}`,
  ),
];
const masterPages = ({ campaignId }: Table): readonly string[] => [
  `/campaigns/${campaignId}/console`,
  `/campaigns/${campaignId}/console/terms`,
  `/campaigns/${campaignId}/letters`,
];

/** As two readers see a page: by day on a laptop, by night on a phone. */
const SIGHTS = [
  ['light, on a laptop', 'light', LAPTOP.viewport],
  ['dark, on a phone', 'dark', PHONE.viewport],
] as const;

/** What a page of the server runs, which is not much. */
const MOST_SCRIPT = 50_000;
const SCRIPT_BYTES = `performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;
const OF_THE_DESK = /^\/(desk|practice|tutorial)/;

inChromium('every page', () => {
  test('WCAG 2.2 AA: no page and no room of the desk hinders anybody, and pages need less than 50 kB of script', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const found: { [place: string]: readonly string[] } = {};
    const look = async (page: Page, place: string): Promise<void> => {
      const faults = await violations(page);
      if (faults.length > 0) found[place] = faults;
    };
    const inEverySight = async (page: Page, act: (sight: string) => Promise<void>): Promise<void> => {
      for (const [sight, colorScheme, viewport] of SIGHTS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await act(sight);
      }
    };
    const visit = async (email: string | null, paths: readonly string[]): Promise<Page> => {
      const context = await device(address);
      if (email !== null) await comeIn(context, address, email);
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path);
        if (!OF_THE_DESK.test(path)) expect(await page.evaluate(SCRIPT_BYTES), path).toBeLessThan(MOST_SCRIPT);
        const place = `${email === null ? '' : 'signed in: '}${path}`;
        await inEverySight(page, (sight) => look(page, `${place}, ${sight}`));
      }
      return page;
    };
    await visit(null, PUBLIC);
    await visit(table.master.email, masterPages(table));
    const desk = await visit(table.ruler('Eng').email, pagesOf(table));
    await inEverySight(desk, async (sight) => {
      await desk.goto(table.desk('Eng'));
      for (const room of ['Headquarters', 'Map', 'Messages', 'Game'] as const) {
        await enter(desk, room);
        await desk.getByRole('main').getByRole('button').first().waitFor();
        const tabs = await desk.getByRole('tab').all();
        if (tabs.length === 0) await look(desk, `desk: ${room}, ${sight}`);
        for (const tab of tabs) {
          await tab.click();
          await look(desk, `desk: ${room}, ${await tab.innerText()}, ${sight}`);
        }
      }
      await ordersButton(desk).click();
      await look(desk, `desk: the list of orders, ${sight}`);
    });
    expect(found).toEqual({});
  }, 240_000);
});

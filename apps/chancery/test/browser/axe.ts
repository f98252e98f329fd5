/** What axe finds on pages of a server, seen by two readers: by day on a laptop, by night on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { device, LAPTOP, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What is wrong on a page as it stands, each with its first places. Loaded past the policy of the page, as axe has to. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(
    `new Promise((done) => (document.readyState === 'complete' ? done() : addEventListener('load', done)))`,
  );
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } }).then(({ violations }) => violations)`,
  )) as readonly Violation[];
  const small = (await page.evaluate(SMALL_FIELDS)) as readonly string[];
  return [
    ...found.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 260)}`),
    ),
    ...small.slice(0, 4).map((html) => `letters too small: ${html.slice(0, 200)}`),
  ];
};

/** Fields to write in with letters so small that Safari enlarges the page when one is touched. */
const SMALL_FIELDS = `[...document.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select, textarea')]
  .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML)`;

const SIGHTS = [
  ['light, on a laptop', 'light', LAPTOP.viewport],
  ['dark, on a phone', 'dark', PHONE.viewport],
] as const;

/** What a page of the server runs, which is not much. */
const MOST_SCRIPT = 50_000;
const SCRIPT_BYTES = `performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;
const OF_THE_DESK = /^\/(desk|practice|tutorial)/;

export const inEverySight = async (page: Page, act: (sight: string) => Promise<void>): Promise<void> => {
  for (const [sight, colorScheme, viewport] of SIGHTS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await act(sight);
  }
};

/** A server with a campaign of one turn, and somebody who looks at its pages and notes all faults. */
export const inspection = async () => {
  const { server, address } = await emptyHouse();
  const table = await foundTable(server);
  await table.closeFirst();
  const found: { [place: string]: readonly string[] } = {};
  const look = async (page: Page, place: string): Promise<void> => {
    const faults = await violations(page);
    if (faults.length > 0) found[place] = faults;
  };
  /** Opens pages as somebody, or as a stranger; leaves the last one open. */
  const visit = async (email: string | null, paths: readonly string[]): Promise<Page> => {
    const context = await device(address);
    if (email !== null) await comeIn(context, address, email);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      if (!OF_THE_DESK.test(path)) expect(await page.evaluate(SCRIPT_BYTES), path).toBeLessThan(MOST_SCRIPT);
      await inEverySight(page, (sight) => look(page, `${email === null ? '' : 'signed in: '}${path}, ${sight}`));
    }
    return page;
  };
  return { server, table, found, look, visit };
};

/** Longer than all that a file looks at takes on a busy machine. */
export const PATIENCE = 150_000;

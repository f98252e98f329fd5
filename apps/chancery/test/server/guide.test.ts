import { orderKindsOf } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo, startServer } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const started = async (): Promise<Browser> => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  return new Browser(server.address);
};

test('every ruleset has a guide on the site, which its rulebook and the list of rulebooks lead to', async () => {
  const browser = await started();
  const list = (await browser.open('/rules')).text;
  for (const { id, title, orders } of RULESETS) {
    const path = `/rules/${id}/guide`;
    expect(list).toContain(`href="${path}"`);
    expect((await browser.open(`/rules/${id}`)).text).toContain(`href="${path}"`);
    const { status, text } = await browser.open(path);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${title}: a guide for beginners</h1>`);
    expect(text).toContain(`href="/rules/${id}"`);
    expect(text).toContain('href="/tutorial"');
    // A small game has few orders to show.
    const wanted = Math.min(5, Math.ceil(orderKindsOf(orders, 'ruler').length / 5));
    expect(text.match(/<pre class="orders">/g)?.length).toBeGreaterThanOrEqual(wanted);
    const book = (await browser.open(`/rules/${id}`)).text;
    const cited = [...text.matchAll(/href="\/rules\/[^"#]+#([^"]+)"/g)].map(([, clause]) => clause);
    expect(cited.length).toBeGreaterThan(2);
    expect(cited.filter((clause) => !book.includes(` id="${clause}"`))).toEqual([]);
  }
  expect((await browser.open('/rules/nothing/guide')).status).toBe(404);
});

test('the pictures of a guide are drawn when they are asked for: broad and narrow, by day and by night, told in words', async () => {
  for (const { id } of RULESETS) {
    // So many pictures of one game are what one visitor may open in a minute.
    const browser = await started();
    const { text } = await browser.open(`/rules/${id}/guide`);
    const pictures = [...text.matchAll(/<img alt="([^"]+)" src="([^"]+)\?broad"/g)];
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const [, alt = '', path] of pictures) {
      expect(alt.length).toBeGreaterThan(40);
      const drawn = await Promise.all(
        ['broad', 'broad&dark', 'narrow', 'narrow&dark'].map(
          async (how) => (await browser.open(`${path}?${how}`)).text,
        ),
      );
      expect(new Set(drawn).size).toBe(4);
      for (const each of drawn) expect(each).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await browser.open(`/rules/${id}/guide/0.svg`)).status).toBe(404);
    expect((await browser.open(`/rules/${id}/guide/999.svg`)).status).toBe(404);
  }
});

test('a German page says that the guide is in English, and reads it', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const path = `${server.address}/rules/${RULESETS[0]?.id}/guide`;
  const text = await (await fetch(path, { headers: { 'accept-language': 'de' } })).text();
  expect(text).toContain('Den Leitfaden gibt es nur auf Englisch.');
  expect(text).toMatch(/<article class="prose guide" lang="en">/);
});

test('the first page leads to the guide of each game that it shows, for a stranger and for a ruler', async () => {
  const demo = await startDemo(
    ownSettings(temporaryFolder()),
    { rulesets: RULESETS, log: keptLog().log, drawPng },
    ISLAND,
  );
  onTestFinished(() => demo.server.stop());
  const guide = /<li class="(?:own-)?game">.*?href="\/rules\/medieval-diplomacy\/guide".*?<\/li>/s;
  expect((await new Browser(demo.server.address).open('/')).text).toMatch(guide);
  const ruler = new Browser(demo.server.address);
  await ruler.open(new URL(demo.link).pathname + new URL(demo.link).search);
  expect((await ruler.open('/')).text).toMatch(guide);
});

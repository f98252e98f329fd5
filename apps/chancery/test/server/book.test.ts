/** The book of a server: every document as a page, for anybody to read, here or anywhere. */
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { brokenLinks, buildBook } from '../../src/server/page/book/index.ts';
import { openHouse } from './table.ts';

const book = await buildBook(RULESETS);
const pageOf = (name: string): string => String(book.get(name));

test('every link of the book leads somewhere in it, and a broken one is found', () => {
  expect(brokenLinks(book)).toEqual([]);
  const spoiled = new Map(book);
  spoiled.set(
    'glossary.html',
    '<a href="nowhere.html">a</a><a href="mail.html#no-such-part">b</a><a href="mail.html">c</a>',
  );
  expect(brokenLinks(spoiled).filter((link) => link.startsWith('glossary.html'))).toEqual([
    'glossary.html: nowhere.html',
    'glossary.html: mail.html#no-such-part',
  ]);
});

test('guides, rulebooks, scenarios, the API, upgrades and pictures of play are in it', () => {
  for (const { id, title } of RULESETS) {
    expect(pageOf(`guide-${id}.html`)).toContain('.svg"');
    expect(pageOf(`rules-${id}.html`)).toMatch(/<(li|tr) id="[A-Z0-9]+-\d+\.\d+">/);
    expect(pageOf('index.html')).toContain(title);
  }
  for (const name of ['scenarios.html', 'running.html', 'upgrading.html', 'medieval-diplomacy.jpg', 'openapi.json'])
    expect(book.has(name), name).toBe(true);
  const operations = Object.keys(JSON.parse(pageOf('openapi.json')).paths);
  expect(operations.length).toBeGreaterThan(40);
  expect(pageOf('api.html').match(/<section id="[^"]+"><h2>/g)?.length).toBeGreaterThan(8);
  expect(pageOf('api.html')).toContain('<header><a href="index.html">');
});

test('it says at its beginning for whom it is, how many hours a week, and the two commands', () => {
  const text = pageOf('index.html').replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('For whom');
  expect(text).toContain('half an hour to three hours a week');
  expect(text).toContain('npx ./chancery-1.0.0.tgz serve');
  expect(text).toContain('npm start');
});

test('it needs no server: addresses are relative, and the search brings its words along as a script', () => {
  const pages = [...book].filter(([name]) => name.endsWith('.html') && name !== 'api.html');
  expect(pages.filter(([, text]) => / (?:href|src|action)="\//.test(String(text))).map(([name]) => name)).toEqual([]);
  const entries = JSON.parse(pageOf('search-index.js').slice('var BOOK='.length, -2)) as readonly (readonly string[])[];
  const found = entries.filter((entry) => entry.join(' ').includes('trustedServers'));
  expect(found.map(([, , address]) => address)).toContain('mail.html#in');
});

test('a server shows it to anybody at /book/', async () => {
  const { address } = await openHouse();
  const first = await fetch(`${address}/book`);
  expect(first.url).toBe(`${address}/book/`);
  expect(await first.text()).toContain('id="contents"');
  expect((await fetch(`${address}/book/style.css`)).headers.get('content-type')).toContain('text/css');
  expect((await fetch(`${address}/book/medieval-diplomacy.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  expect((await fetch(`${address}/book/no-such-page.html`)).status).toBe(404);
});

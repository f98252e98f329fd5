import { readFileSync } from 'node:fs';
import { RULESETS } from '@chancery/registry';
import { rulebookOf } from '@chancery/registry/rulebooks';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { blocksView } from '../../src/server/page/markdown/blocks-view.ts';
import { readMarkdown } from '../../src/server/page/markdown/read-markdown.ts';
import { readRulebook } from '../../src/server/page/rules/read-rulebook.ts';
import { clauseNumbered, searchRulebook } from '../../src/server/page/rules/search-rulebook.ts';
import { ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

const BOOK = `# The rules of croquet (clause prefix CR)

Mallets for all.

## 1 The lawn

### 1a Hoops

- **CR-1.1** [rule] [gap] A hoop is *narrow*; see CR-2.1. (src: "Chapter 1")
- **CR-1.2** [data] Sizes. Why these sizes: Any ball fits. (src: none)

| Hoop | Width |
|---|---|
| first | 10 \\| 11 |

## 2 Strokes

| Clause | Stroke |
|---|---|
| **CR-2.1** | [rule] ROQUET \`<ball>\` |
`;

const croquet = readRulebook(BOOK, 'CR');

test('a rulebook is read in chapters and clauses, rows of tables included, without the marks of its makers', () => {
  expect(croquet.chapters.map(({ id, title }) => [id, title])).toEqual([
    ['CR-1', '1 The lawn'],
    ['CR-2', '2 Strokes'],
  ]);
  const [heading, first, second, table] = croquet.chapters[0]?.parts ?? [];
  expect(heading).toEqual({ kind: 'heading', id: 'CR-1a', text: '1a Hoops' });
  expect(first).toEqual({
    kind: 'clause',
    id: 'CR-1.1',
    text: 'A hoop is *narrow*; see CR-2.1.',
    reason: null,
    source: '"Chapter 1"',
  });
  expect(second).toMatchObject({
    id: 'CR-1.2',
    text: 'Sizes.',
    reason: 'Why these sizes: Any ball fits.',
    source: 'none',
  });
  expect(table).toMatchObject({ block: { kind: 'table', rows: [['first', '10 | 11']] } });
});

test.each(RULESETS)('in the rulebook of $title every anchor stands once', ({ id, prefix }) => {
  const { chapters } = readRulebook(readFileSync(rulebookOf(id), 'utf8'), prefix);
  const anchors = chapters.flatMap((chapter) => [
    chapter.id,
    ...chapter.parts.flatMap((part) => ('id' in part ? [part.id] : [])),
  ]);
  expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
});

test.each([
  ['narrow HOOP', ['CR-1.1']],
  ['11', ['CR-1.2']],
  ['any ball', ['CR-1.2']],
  ['roquet', ['CR-2.1']],
  ['hoop mallet', []],
  ['', []],
])('looking for "%s" finds the clauses that have every word', (sought, ids) => {
  expect(searchRulebook(croquet, sought).map(({ clause }) => clause.id)).toEqual(ids);
});

test.each([
  ['CR-1.2', 'CR-1.2'],
  ['cr 2.1', 'CR-2.1'],
  ['1.1', 'CR-1.1'],
  ['CR-9.9', null],
  ['hoop', null],
])('the clause that is meant by "%s"', (typed, id) => {
  expect(clauseNumbered(croquet, typed, 'CR')).toBe(id);
});

test('what a document says is only text, and links lead where the page lets them', () => {
  const blocks = readMarkdown('A <b> & `<i>` **[bold](javascript:x)** [page](help.md)\n\n```\n<pre>\n```');
  const { html } = blocksView(blocks, { linkTo: (target) => (target === 'help.md' ? '/help' : null) });
  expect(html).toBe(
    '<p>A &lt;b&gt; &amp; <code>&lt;i&gt;</code> <strong>bold</strong> <a href="/help">page</a></p><pre tabindex="0"><code>&lt;pre&gt;</code></pre>',
  );
});

test('every ruleset has a rulebook on the site: every clause once, with an anchor that links of the book and of reports reach', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const browser = new Browser(server.address);
  expect((await browser.open('/')).text).toContain('/map.svg');
  const list = (await browser.open('/rules')).text;
  for (const { id, title, prefix, scenarios } of RULESETS) {
    for (const scenario of scenarios) {
      expect(list).toContain(scenario.title);
      expect((await browser.open(`/rules/${id}/scenarios/${scenario.id}/map.svg`)).text).toMatch(/^<svg .*id="land-/s);
    }
    expect((await browser.open(`/rules/${id}/scenarios/nothing/map.svg`)).status).toBe(404);
    expect(list).toContain(`href="/rules/${id}"`);
    const { text } = await browser.open(`/rules/${id}`);
    expect(text).toContain(title);
    const written = readFileSync(rulebookOf(id), 'utf8').match(
      new RegExp(`\\*\\*${prefix}-\\d+\\.\\d+[a-z]?\\*\\*`, 'g'),
    );
    const clauses = [...text.matchAll(new RegExp(`id="(${prefix}-\\d+\\.\\d+[a-z]?)"`, 'g'))].map(
      ([, clause]) => clause,
    );
    expect(clauses).toEqual(written?.map((each) => each.slice(2, -2)));
    expect(new Set(clauses).size).toBe(clauses.length);
    const anchors = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor));
    const broken = [...text.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to).filter((to) => !anchors.has(to));
    expect([...new Set(broken)]).toEqual([]);
    const [clause = ''] = clauses;
    const found = (await browser.open(`/rules/${id}?q=${encodeURIComponent('the <b>')}`)).text;
    expect(found).toContain('value="the &lt;b&gt;"');
    const asked = await fetch(`${server.address}/rules/${id}?q=${clause}`, { redirect: 'manual' });
    expect(asked.headers.get('location')).toBe(`/rules/${id}#${clause}`);
    expect((await browser.open(`/rules/${id}/orders`)).status).toBe(200);
  }
  expect((await browser.open('/rules/nothing')).status).toBe(404);
});

test.each(RULESETS)(
  'the rulebook of $title has every word of its clauses, the reasons folded behind them or shown',
  async ({ id, prefix }) => {
    const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
    onTestFinished(() => server.stop());
    const browser = new Browser(server.address);
    const folded = (await browser.open(`/rules/${id}`)).text;
    const shown = (await browser.open(`/rules/${id}?reasons`)).text;
    expect(folded).toContain(`href="/rules/${id}?reasons"`);
    expect(folded).not.toContain('<details class="why" open>');
    expect(shown).not.toContain('<details class="why">');
    const book = readFileSync(rulebookOf(id), 'utf8');
    expect(shown.replaceAll('<details class="why" open>', '').length).toBeGreaterThan(book.length);

    const items = book.matchAll(
      new RegExp(`^- \\*\\*(${prefix}-[0-9]+\\.[0-9]+[a-z]?)\\*\\* (?:\\[[a-z]+\\] )*(.*)$`, 'gm'),
    );
    let reasons = 0;
    for (const [, clause = '', words = ''] of items) {
      const written =
        new RegExp(` id="${clause}">(.*?)(?=</?div|<p class|<h3|<nav|<pre|<table|\n)`, 's').exec(folded)?.[1] ?? '';
      if (written.includes('<summary')) reasons += 1;
      expect(lettersOf(written)).toBe(`${lettersOf(clause)}${lettersOf(words.replace('(src: ', ''))}`);
    }
    expect(reasons).toBeGreaterThanOrEqual(Math.min(100, book.split('(src: ').length - 1));
  },
);

/** What is read of a text, whatever it is written in: its letters and digits. */
const lettersOf = (text: string): string =>
  text
    .replaceAll(/<summary.*?<\/summary>/g, '')
    .replaceAll(/<\/?(?:a|p|div|span|code|em|strong|details)\b[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp|quot|#39);/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

import { describe, expect, test } from 'vitest';
import { escapeHtml, toHtml, toPage } from '../src/index.ts';
import { report } from './sample.ts';

describe('a report as HTML', () => {
  const html = toHtml(report);

  test('sections, lists, figures and papers are marked up as what they are', () => {
    expect(html).toContain('<h1>Four &lt;Crowns&gt;</h1><p class="subtitle">England, Spring 1320</p>');
    expect(html).toContain(
      '<nav aria-label="Contents"><ul><li><a href="#summary">Summary</a></li>' +
        '<li><a href="#proclamations">Proclamations</a></li></ul></nav>',
    );
    expect(html).toContain('<section class="news" id="summary" aria-labelledby="summary-title">');
    expect(html).toContain('<h2 id="summary-title">Summary</h2><dl><div><dt>Treasury at the start ');
    expect(html).toContain('</dt><dd>60.00</dd></div><div class="in1"><dt>Upkeep</dt><dd>-7.25</dd></div></dl>');
    expect(html).toContain('<ul role="list"><li class="note in1">London 4.00, York 3.25</li><li>On the third day');
    expect(html).toContain('</ul><h3>Elsewhere</h3><ul role="list"><li class="in2">');
    expect(html.split('<article class="paper">').length - 1).toBe(2);
    expect(html).toContain('<details class="papers"><summary>Proclamations</summary><div id="proclamations">');
  });

  test('a colour of which a line speaks is shown as a small field beside it, and never said', () => {
    const line = { text: 'Chenth: Jutes', swatch: '#a4133c' };
    const html = toHtml({ ...report, sections: [{ id: 'sheets', title: 'Sheets', lines: [line] }] });
    expect(html).toMatch(/<li>Chenth: Jutes <svg class="swatch" [^>]*><rect [^>]*fill="#a4133c"\/><\/svg><\/li>/);
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('#a4133c');
  });

  test('every tag that is opened is closed, in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of toHtml(report).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash === '') open.push(name ?? '');
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  test('a rule is a link into the rulebook', () => {
    const link = (href: string) => `<a class="rule" href="${href}"><span class="aside">rule </span>S-4</a>`;
    expect(html).toContain(link('#S-4'));
    expect(toHtml(report, { rulebook: '/rules/sample?a=1&b=2' })).toContain(link('/rules/sample?a=1&amp;b=2#S-4'));
  });

  test('in a mail nothing leads anywhere', () => {
    const mail = toHtml(report, { links: false });
    expect(mail).toContain(' <span class="rule">S-4</span>');
    expect(mail).not.toMatch(/<nav|<a /);
  });

  test('several reports can share a page', () => {
    expect(toHtml(report, { prefix: 'Eng-' })).toContain('<a href="#Eng-summary">');
    expect(toHtml(report, { prefix: 'Eng-' })).toContain('id="Eng-summary" aria-labelledby="Eng-summary-title"');
  });

  test('everything said is escaped', () => {
    expect(html).toContain('&quot;Nothing&quot; &amp; more');
    const evil = '<script>alert("1")</script>\u202e';
    const line = { text: evil, amount: evil, rule: evil };
    const said = toPage(
      {
        title: evil,
        subtitle: evil,
        seat: null,
        sections: [
          {
            id: `x" onclick="${evil}`,
            title: evil,
            lines: [line, { ...line, style: 'figure' }, { ...line, style: 'head' }],
          },
        ],
        papers: [{ id: 'p', title: evil, pieces: [[line]] }],
      },
      { rulebook: evil, prefix: evil },
    );
    expect(said).not.toContain('<script');
    expect(said).not.toContain('" onclick');
    expect(said).not.toContain('\u202e');
    expect(said).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  test.each([
    ['plain words', 'plain words'],
    [`<a href='x'>"&amp;"</a>`, '&lt;a href=&#39;x&#39;&gt;&quot;&amp;amp;&quot;&lt;/a&gt;'],
    ['a\u0000b\nc', 'ab\nc'],
  ])('%j is escaped', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

describe('a report as a page', () => {
  test('stands alone: its own style, no script, no request', () => {
    const page = toPage(report, { mapSvg: '<svg viewBox="0 0 1 1"></svg>' });
    expect(page.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(page).toContain('<title>Four &lt;Crowns&gt;: England, Spring 1320</title><style>');
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(page).toContain(
      '<label for="large-map">large, to be scrolled</label><figure tabindex="0" aria-label="Map"><svg',
    );
    expect(page).toContain('<li><a href="#campaign-map">Map</a></li>');
    expect(page).not.toMatch(/<script|<link|@import|https?:|url\(/);
  });

  test('without a map there is no place for one', () => {
    expect(toPage(report)).not.toContain('campaign-map');
  });
});

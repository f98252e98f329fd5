import { expect, test } from 'vitest';
import { answerHtml } from '../../src/channels/mail/outgoing/answer-html.ts';
import { mailPage } from '../../src/channels/mail/outgoing/mail-page.ts';
import { plainHtml } from '../../src/channels/mail/outgoing/plain-html.ts';

test('the text of an answer becomes facts, lines of a sheet, lists and headings', () => {
  const full = 'A sentence that goes on for as long as a line of a mail may be, and then on';
  const html = answerHtml(
    [
      'Seat       Kingdom of England (Eng)',
      'Hash       ab12',
      '',
      '  1  ok       G1 RECRUIT 2 militia',
      '  2  refused  A9 HOLD & wait',
      '              There is no unit A9.',
      '',
      'WORDS',
      '',
      '  HELP    this page',
      '  STATUS  the deadline',
      '',
      'What to do next',
      '  Nothing.',
      '',
      full,
      'with its end.',
    ].join('\n'),
  );
  expect(html).toContain('<tr><th scope="row">Seat</th><td>Kingdom of England (Eng)</td></tr><tr>');
  expect(html).toContain(
    '<li><b class="ok">1 ok</b> G1 RECRUIT 2 militia</li><li><b class="refused">2 refused</b> A9 HOLD &amp; wait</li>',
  );
  expect(html).toContain('<li class="remark">There is no unit A9.</li></ul>');
  expect(html).toContain('<h3>WORDS</h3>\n<table><tr><th scope="row">HELP</th><td>this page</td></tr>');
  expect(html).toContain('<h3>What to do next</h3>\n<ul class="items"><li>Nothing.</li></ul>');
  expect(html).toContain(`<p>${full} with its end.</p>`);
  // Where the style of the page is taken out, a hash still breaks on a narrow screen.
  const bare = mailPage({ title: '', body: html, foot: [] }).replace(/<style>[^<]*<\/style>/, '');
  expect(bare).toMatch(/<table [^>]*word-break:break-word[^>]*><tr/);
});

test('what somebody wrote keeps its lines, and is text whatever it says', () => {
  expect(plainHtml('1. Peace\n2. <b>War</b>\n\nhttps://example.org/a?b=1&c=2.')).toBe(
    '<p>1. Peace<br>2. &lt;b&gt;War&lt;/b&gt;</p>\n' +
      '<p><a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>.</p>\n',
  );
});

import { describe, expect, test } from 'vitest';
import { asOnPage } from '../../src/incoming/as-on-page.ts';
import { decodeText } from '../../src/incoming/decode-text.ts';
import { unflow } from '../../src/incoming/flowed.ts';
import { htmlText } from '../../src/incoming/html-text.ts';
import { plainCharacters } from '../../src/incoming/plain-characters.ts';
import { withoutSignature } from '../../src/incoming/signature.ts';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('letters', () => {
  test.each([
    ['UTF-8 as it says', Buffer.from('Köln'), 'utf-8', 'Köln'],
    ['UTF-8 without a label', Buffer.from('Köln'), null, 'Köln'],
    ['UTF-8 under an unknown label', Buffer.from('Köln'), 'x-none-such', 'Köln'],
    ['Latin-1 that calls itself UTF-8', latin1('K\xf6ln'), 'UTF-8', 'Köln'],
    ['a byte order mark against the label', Buffer.from('\ufeffKöln'), 'iso-8859-1', 'Köln'],
    ['UTF-16', Buffer.from('\ufeffKöln', 'utf16le'), null, 'Köln'],
    ['Windows-1252 that calls itself Latin-1', latin1('\x93K\xf6ln\x94 \x80'), 'iso-8859-1', '“Köln” €'],
    ['Latin-9', latin1('\xa4'), 'ISO-8859-15', '€'],
    ['Cyrillic', latin1('\xcb\xcf\xd2\xcf\xcc\xd8'), 'koi8-r', 'король'],
    ['nothing', latin1(''), 'utf-8', ''],
  ])('%s', (_, bytes, charset, text) => {
    expect(decodeText(bytes, charset)).toBe(text);
  });

  test('blanks of all kinds are blanks, and what nobody sees is gone', () => {
    const written = 'A7\u00a0MARCH\tKe\u00adnt\u200e\r\nA8\u200bHOLD\u2028\u0000A9\ufeff HOLD\rF2 “SAIL” –';
    expect(plainCharacters(written)).toBe('A7 MARCH Kent\nA8 HOLD\nA9 HOLD\nF2 “SAIL” –');
  });
});

describe('format=flowed', () => {
  const full = 'x'.repeat(58);
  test.each([
    ['a full line goes on', `${full} \nKent`, `${full} Kent`],
    ['its blank is only the sign of the break', `${full} \nKent`, `${full}Kent`, true],
    ['a short line does not, whatever blank it ends with', 'A8 HOLD \nA9 HOLD', 'A8 HOLD \nA9 HOLD'],
    ['a first blank was put in', ` From ${full} \n >Kent`, `From ${full} >Kent`],
    ['quotations are joined at their own depth', '> one \n> two\n>> three \nfour', '> one two\n>> three \nfour'],
    ['a signature is never joined', `${full} \n-- \nAnna`, `${full} \n-- \nAnna`],
    ['the last line has nothing to go on in', `${full} `, `${full} `],
  ])('%s', (_, text, expected, delSp = false) => {
    expect(unflow(text, delSp)).toBe(expected);
  });
});

describe('pages', () => {
  test.each([
    ['blocks are lines', '<div>A7 HOLD<p>A8 HOLD</p></div>A9 HOLD', 'A7 HOLD\nA8 HOLD\nA9 HOLD'],
    ['breaks are lines', 'A7 HOLD<br>A8 HOLD<br/><br>A9 HOLD', 'A7 HOLD\nA8 HOLD\n\nA9 HOLD'],
    ['line ends are blanks', '<p>A7\n   MARCH\r\n\tKent</p>', 'A7 MARCH Kent'],
    ['except in preformatted text', '<pre>A7 MARCH\n  Kent</pre>', 'A7 MARCH\n  Kent'],
    ['by style too', '<div style="white-space: pre-wrap">A7\nA8</div>', 'A7\nA8'],
    ['cells stand side by side', '<table><tr><th>A7</th><td>HOLD</td></tr><tr><td>A8</td></tr></table>', 'A7 HOLD\nA8'],
    ['entities are letters', '&Icirc;le&nbsp;&#233;&#x20AC;&lt;', 'Île\u00a0é€<'],
    ['what is not seen is not said', '<head><title>x</title></head><style>x</style><p hidden>x</p>A7<!-- x -->', 'A7'],
    ['nor what style hides', '<span style="display:none">A8 HOLD</span>A7 HOLD', 'A7 HOLD'],
    [
      'quotations are marked',
      '<blockquote type="cite">A<blockquote type="cite">B</blockquote></blockquote>C',
      '> A\n>> B\nC',
    ],
    ['indented text is none', '<blockquote>A7 HOLD</blockquote>', 'A7 HOLD'],
    ['marked signatures are left out', 'A7<div class="moz-signature">-- <br>Anna</div>', 'A7'],
    ['open tags do no harm', '<div><b><i>A7 HOLD<td>A8', 'A7 HOLD A8'],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test('a hundred thousand elements in each other are no trouble', () => {
    expect(htmlText(`${'<div><blockquote type="cite">'.repeat(50_000)}A7`)).toContain('A7');
  });

  test('a quoted line of the text never becomes an own line of the page', () => {
    expect(asOnPage('> A8 HOLD\n*A7* HOLD', 'A8 HOLD\nA7 HOLD')).toBe('> A8 HOLD\nA7 HOLD');
  });
});

describe('signatures', () => {
  test.each([
    ['two dashes and a blank', ['A7', '-- ', 'Anna', ''], ['A7'], 2],
    ['two dashes', ['A7', '--', 'Anna'], ['A7'], 2],
    ['three dashes are none', ['A7', '---', 'A8'], ['A7', '---', 'A8'], 0],
    ['what telephones append, above one', ['A7', '', 'Sent from my telephone', '-- ', 'Anna'], ['A7', ''], 3],
    ['words that only begin like it, in the middle', ['Sent from my castle', 'A7'], ['Sent from my castle', 'A7'], 0],
  ])('%s', (_, lines, left, signature) => {
    expect(withoutSignature(lines)).toEqual({ lines: left, signature });
  });
});

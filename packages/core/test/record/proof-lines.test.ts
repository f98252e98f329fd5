import { hashOf, type Proof, proofLine, readProofs } from '@chancery/core';
import { describe, expect, test } from 'vitest';

const proof: Proof = { ref: 'abcdwxyz', turn: 12, edition: 2, kind: 'commitment', number: null, hex: hashOf('a') };
const line: Proof = { ...proof, kind: 'line', number: 7, hex: hashOf('b') };
const text = `${proofLine(proof)}\n${proofLine(line)}`;
const hex = hashOf('a');

const inLines = (base64: string): string => base64.replaceAll(/.{76}/g, '$&\r\n');

describe('a line of proof', () => {
  test('is short words and the hexadecimal digits', () => {
    expect(proofLine(proof)).toBe(`dice abcdwxyz/12.2 commitment ${hex}`);
    expect(proofLine(line)).toBe(`dice abcdwxyz/12.2 line.7 ${hashOf('b')}`);
  });

  test.each<readonly [string, string]>([
    ['a plain text', `Dear Ann,\n\n${text}\n`],
    ['a text that was broken into shorter lines', text.replaceAll(' ', '\n')],
    ['a quotation', text.replaceAll('dice ', '> dice ').replaceAll(' line', '\n> line')],
    ['a quotation of a quotation, wrapped', text.replaceAll(/ (?=[0-9a-f]{64})/g, '\r\n>> ')],
    ['the source of a mail', `${text.slice(0, 60)}=\r\n${text.slice(60)}`],
    ['a page', `<p>x</p><ul><li><code>${text.split('\n').join('</code></li><li><code>')}</code></li></ul>`],
    ['a page in which a word stands in a tag of its own', text.replaceAll(/ (?=[0-9a-f]{64})/g, ' <wbr>')],
    ['a quotation in a page', text.replaceAll(' line', '<br>&gt; line')],
    [
      'a part of a mail that travels as base64',
      `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${inLines(Buffer.from(`Grüße!\n${text}\n`).toString('base64'))}\r\n--x--`,
    ],
    ['the JSON of a turn file', JSON.stringify({ proofs: text, more: [1] })],
    ['capitals', text.toUpperCase()],
    ['several times the same', `${text}\n${text}`],
  ])('is found in %s', (_, written) => {
    expect(readProofs(written)).toEqual([proof, line]);
  });

  test.each([
    ['63 digits', `dice abcdwxyz/12.2 commitment ${hex.slice(1)}`],
    ['another word', `dice abcdwxyz/12.2 promise ${hex}`],
    ['no edition', `dice abcdwxyz/12 commitment ${hex}`],
  ])('is not %s', (_, written) => {
    expect(readProofs(written)).toEqual([]);
  });
});

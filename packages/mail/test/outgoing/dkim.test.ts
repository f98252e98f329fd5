import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { composed } from './composed.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domain: 'play.example.net', selector: 'post', privateKey };

/** RFC 6376, 3.4.2 and 3.4.4. */
const relaxedHeader = (line: string): string => {
  const [name = '', ...value] = line.split(':');
  return `${name.toLowerCase().trim()}:${value.join(':').replace(/\s+/g, ' ').trim()}`;
};
const relaxedBody = (body: string): string =>
  body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');

test('a signed mail can be checked by whoever has the other half of the key', async () => {
  const unsubscribe = { page: 'https://play.example.net/off/1' };
  const { raw } = await composed({ html: '<p>Köln  am Rhein</p>', unsubscribe }, { dkim });
  const text = Buffer.from(raw).toString('latin1');
  const blank = text.indexOf('\r\n\r\n');
  const headers = text.slice(0, blank).split(/\r\n(?![ \t])/);
  const [signature = '', ...others] = headers;
  const tag = (name: string): string =>
    new RegExp(`[;:]\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? '';
  expect([tag('d'), tag('s')]).toEqual(['play.example.net', 'post']);
  expect(tag('h').toLowerCase().split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  expect(tag('bh')).toBe(
    createHash('sha256')
      .update(relaxedBody(text.slice(blank + 4)), 'latin1')
      .digest('base64'),
  );
  const named = tag('h')
    .split(':')
    .map((name) => others.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '');
  const unsigned = signature.replace(/(;\s*b=)[^;]*$/, '$1');
  const check = createVerify('RSA-SHA256').update([...named, unsigned].map(relaxedHeader).join('\r\n'), 'latin1');
  expect(check.verify(publicKey, tag('b'), 'base64')).toBe(true);
});

test('a key that is none is no silent failure', async () => {
  await expect(composed({}, { dkim: { ...dkim, privateKey: 'nonsense' } })).rejects.toThrow('does not sign');
});

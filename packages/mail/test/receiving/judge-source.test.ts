import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { judgeSource, type Resolver } from '../../src/index.ts';
import { composed } from '../outgoing/composed.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const dkim = {
  domain: 'play.example.net',
  selector: 'post',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** The DNS of one domain: its mail comes from 192.0.2.1, and is signed. */
const RECORDS: { readonly [question: string]: readonly string[][] } = {
  'TXT play.example.net': [['v=spf1 ip4:192.0.2.1 -all']],
  'TXT post._domainkey.play.example.net': [[`v=DKIM1; k=rsa; p=${KEY}`]],
  'TXT _dmarc.play.example.net': [['v=DMARC1; p=reject']],
};

const resolver: Resolver = async (name, kind) => {
  const found = RECORDS[`${kind} ${name}`];
  if (found === undefined) throw Object.assign(new Error(`no ${kind} of ${name}`), { code: 'ENOTFOUND' });
  return found;
};

const HOME = { address: '192.0.2.1', helo: 'mail.play.example.net', sender: 'orders@play.example.net' };
const ELSEWHERE = { ...HOME, address: '198.51.100.7', helo: 'elsewhere.example' };
const NEXT_DOOR = { ...HOME, address: '::ffff:127.0.0.1' };

const plain = async () => (await composed()).raw;
const signed = async () => (await composed({}, { dkim })).raw;
const changed = (raw: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(raw)
      .toString('latin1')
      .replace(/\r\n\r\n/, '\r\n\r\nG1 HOLD\r\n'),
    'latin1',
  );

describe('a mail that comes to our own listener', () => {
  test('is proven by the machine that it comes from, or by its signature wherever it comes from', async () => {
    expect(await judgeSource(await plain(), HOME, resolver)).toBe('proven');
    expect(await judgeSource(await signed(), ELSEWHERE, resolver)).toBe('proven');
    expect(await judgeSource(await signed(), NEXT_DOOR, resolver)).toBe('proven');
  });

  test('is refuted when it comes from elsewhere without a signature, or was changed on its way', async () => {
    expect(await judgeSource(await plain(), ELSEWHERE, resolver)).toBe('refuted');
    expect(await judgeSource(changed(await signed()), ELSEWHERE, resolver)).toBe('refuted');
  });

  test('is neither when a server next to us hands it over without a signature that holds, or the DNS knows nothing', async () => {
    expect(await judgeSource(await plain(), NEXT_DOOR, resolver)).toBe('unknown');
    expect(await judgeSource(changed(await signed()), NEXT_DOOR, resolver)).toBe('unknown');
    const silent: Resolver = async () => {
      throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
    };
    expect(await judgeSource(await signed(), HOME, silent)).toBe('unknown');
    expect(await judgeSource(Buffer.from('no mail at all'), HOME, resolver)).toBe('unknown');
  });

  test('is not proven for a domain by what proves another', async () => {
    const sender = { ...HOME, sender: 'x@elsewhere.example' };
    const records: Resolver = async (name, kind) =>
      `${kind} ${name}` === 'TXT elsewhere.example' ? [['v=spf1 ip4:192.0.2.1 -all']] : resolver(name, kind);
    expect(await judgeSource(await plain(), sender, records)).toBe('refuted');
  });
});

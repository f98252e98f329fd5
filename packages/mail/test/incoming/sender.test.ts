import { describe, expect, test } from 'vitest';
import {
  type Authentication,
  authenticationOf,
  judgeSender,
  type Sender,
  senderOf,
  type TokenState,
} from '../../src/index.ts';
import { REPLY, TOKEN } from '../house.ts';
import { mailNamed } from '../mail-file.ts';

const ANNA = 'anna@example.org';

describe('whom a mail names', () => {
  test.each<readonly [string, Sender]>([
    ['plain', { kind: 'token', token: TOKEN, in: 'address', from: ANNA }],
    ['token-in-subject', { kind: 'token', token: TOKEN, in: 'subject', from: ANNA }],
    ['same-token-twice', { kind: 'token', token: TOKEN, in: 'address', from: ANNA }],
    ['several-tokens', { kind: 'several-tokens', tokens: [TOKEN, 'md9fra-7-9i2k-aaaaaaaaaaaaaaaaaaaa'], from: ANNA }],
    ['without-token', { kind: 'address-only', from: ANNA }],
    ['two-writers', { kind: 'token', token: TOKEN, in: 'address', from: null }],
    ['writer-in-disguise', { kind: 'token', token: TOKEN, in: 'address', from: 'bert@example.org' }],
  ])('%s.eml', async (file, sender) => {
    expect(senderOf(await mailNamed(file), REPLY)).toEqual(sender);
  });

  test('the envelope tells the token that the headers hide', async () => {
    const envelope = { from: ANNA, to: [`ORDERS+${TOKEN.toUpperCase()}@play.example.net`] };
    const message = await mailNamed('without-token', { via: 'smtp', envelope });
    expect(senderOf(message, REPLY)).toMatchObject({ kind: 'token', token: TOKEN });
  });

  test('neither token nor clear writer is nobody', async () => {
    const message = { ...(await mailNamed('without-token')), from: null };
    expect(senderOf(message, REPLY)).toEqual({ kind: 'nobody' });
  });
});

describe('what the mail server has proven', () => {
  test.each<readonly [string, Authentication, string]>([
    ['proven', 'proven', 'DKIM or DMARC of the very domain'],
    ['refuted', 'refuted', 'all checks of the domain failed'],
    ['proof-of-another', 'unknown', 'checks of another domain'],
    ['forged-proof', 'unknown', 'a header below the topmost, written by the sender'],
    ['plain', 'unknown', 'no header'],
  ])('%s.eml: %s, by %s', async (file, expected) => {
    expect(authenticationOf(await mailNamed(file), ['MX.example.net'])).toBe(expected);
  });

  test('another server proves nothing, and without trusted servers nothing is proven', async () => {
    const message = await mailNamed('proven');
    expect(authenticationOf(message, ['mx.example.com'])).toBe('unknown');
    expect(authenticationOf(message, [])).toBe('unknown');
  });

  test.each([
    ['a pass in a comment', 'mx.example.net; spf=none (dmarc=pass header.from=example.org;) smtp.mailfrom=example.org'],
    ['a pass of a longer domain', 'mx.example.net; dmarc=pass header.from=example.org.evil.example'],
    ['a domain before the @', 'mx.example.net; spf=pass smtp.mailfrom="example.org "@evil.example'],
    ['an address before the @', 'mx.example.net; spf=pass smtp.mailfrom="x@example.org "@evil.example'],
    ['quotes in quotes', 'mx.example.net; spf=pass smtp.mailfrom="x\\" smtp.mailfrom=example.org "@evil.example'],
    [
      'a result in quotes',
      'mx.example.net; spf=none smtp.mailfrom="; dmarc=pass header.from=example.org "@evil.example',
    ],
    [
      'a result in quotes in a comment',
      'mx.example.net; spf=none (of "a); dmarc=pass header.from=example.org "@evil.example) smtp.mailfrom=x@evil.example',
    ],
    ['a method nobody knows', 'mx.example.net; magic=pass header.from=example.org'],
  ])('%s proves nothing', async (_, value) => {
    const message = await mailNamed('plain');
    const headers = [{ name: 'authentication-results', value }];
    expect(authenticationOf({ ...message, headers }, ['mx.example.net'])).toBe('unknown');
  });
});

describe('what quotes hold', () => {
  test.each(['header.from="example.org"', 'header.from=example.org policy.dmarc="a;b"'])('%s', async (value) => {
    const headers = [{ name: 'authentication-results', value: `mx.example.net; dmarc=pass ${value}` }];
    expect(authenticationOf({ ...(await mailNamed('plain')), headers }, ['mx.example.net'])).toBe('proven');
  });
});

describe('whether a mail counts as its ruler’s', () => {
  const byToken = (from: string | null): Sender => ({ kind: 'token', token: TOKEN, in: 'address', from });
  const byAddress: Sender = { kind: 'address-only', from: ANNA };
  test.each<readonly [string, Sender, TokenState, string | null, Authentication, string]>([
    ['token and address', byToken(ANNA), 'good', ANNA, 'unknown', 'token-and-address'],
    ['token and address, in other letters', byToken('Anna@EXAMPLE.org'), 'good', ANNA, 'unknown', 'token-and-address'],
    ['token and another address', byToken('bert@example.org'), 'good', ANNA, 'proven', 'other-address'],
    ['token and no clear writer', byToken(null), 'good', ANNA, 'unknown', 'other-address'],
    ['token and address, but refuted', byToken(ANNA), 'good', ANNA, 'refuted', 'refuted'],
    ['a forged token', byToken(ANNA), 'forged', ANNA, 'proven', 'forged-token'],
    ['an expired token', byToken(ANNA), 'expired', ANNA, 'unknown', 'expired-token'],
    ['an expired token, but a proven address', byToken(ANNA), 'expired', ANNA, 'proven', 'authenticated-address'],
    ['an address alone', byAddress, 'none', ANNA, 'unknown', 'no-token'],
    ['an address that the server has proven', byAddress, 'none', ANNA, 'proven', 'authenticated-address'],
    ['a proven address without an account', byAddress, 'none', null, 'proven', 'no-token'],
    [
      'several tokens',
      { kind: 'several-tokens', tokens: ['a', 'b'], from: ANNA },
      'good',
      ANNA,
      'proven',
      'several-tokens',
    ],
    ['nobody', { kind: 'nobody' }, 'none', null, 'unknown', 'no-token'],
  ])('%s', (_, sender, token, account, authentication, expected) => {
    const trust = judgeSender(sender, token, account, authentication);
    expect(trust.kind === 'trusted' ? trust.by : trust.why).toBe(expected);
  });
});

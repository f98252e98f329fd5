import { describe, expect, test } from 'vitest';
import { subjectHints } from '../src/incoming/order-header.ts';
import {
  addressKey,
  domainOf,
  isMailAddress,
  isReplyAddress,
  makeReplyToken,
  readReplyToken,
  replyAddress,
  sameAddress,
  subjectTag,
  tokenInAddress,
} from '../src/index.ts';
import { tokensInSubject } from '../src/subject-tag.ts';
import { REPLY } from './house.ts';

describe('addresses', () => {
  test('are the same in small and capital letters, and however their domain is written', () => {
    expect(sameAddress('Anna@Bücher.example', 'anna@xn--bcher-kva.example')).toBe(true);
    expect(sameAddress('anna@example.org', 'anne@example.org')).toBe(false);
    expect(addressKey('Anna@Example.ORG')).toBe('anna@example.org');
    expect(domainOf('a@b@Example.org')).toBe('example.org');
  });

  test.each(['anna@example.org', "o'neil+war@mail.example.org", 'jürgen@bücher.example', 'a@localhost'])(
    '%s can be sent to',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['', 'anna', '@example.org', 'anna@', 'an na@example.org', 'anna@example.org\nBcc: bert@example.org'],
    ...['a@b@c', '"anna"@example.org', 'anna@-example.org', '<anna@example.org>', `${'a'.repeat(65)}@example.org`],
    ...['anna@example..org', '.anna@example.org', 'anna@exa mple.org', 'anna@example.org, bert@example.org'],
  ])('%j cannot', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('reply addresses', () => {
  test('carry a token and give it back', () => {
    const address = replyAddress(REPLY, 'abc-1');
    expect(address).toBe('orders+abc-1@play.example.net');
    expect(tokenInAddress(REPLY, address)).toBe('abc-1');
    expect(tokenInAddress(REPLY, 'ORDERS+ABC-1@PLAY.example.net')).toBe('abc-1');
  });

  test.each([
    'orders@play.example.net',
    'orders+@play.example.net',
    'orders+abc@example.net',
    'xorders+abc@play.example.net',
  ])('%s carries none', (address) => {
    expect(tokenInAddress(REPLY, address)).toBeNull();
  });

  test('the mailbox itself is ours too, and nothing else', () => {
    expect(isReplyAddress(REPLY, 'Orders@play.example.net')).toBe(true);
    expect(isReplyAddress(REPLY, 'bounces@play.example.net')).toBe(false);
  });
});

describe('reply tokens', () => {
  const HOUR = 3_600_000;
  const right = { seat: 'md9eng', turn: 7, expires: 500_000 * HOUR };
  const token = makeReplyToken('key', right);

  test('say for whom and until when, and fit into an address', () => {
    expect(readReplyToken(['key'], token, right.expires - 1)).toEqual({ ok: true, value: right });
    const longest = makeReplyToken('key', { seat: 'x'.repeat(24), turn: 999_999, expires: 4_102_444_800_000 });
    expect(isMailAddress(replyAddress(REPLY, longest))).toBe(true);
  });

  test('expire, and tell what they were for', () => {
    expect(readReplyToken(['key'], token, right.expires)).toEqual({ ok: false, error: { code: 'expired', right } });
  });

  test('live to the end of their hour', () => {
    const later = makeReplyToken('key', { ...right, expires: right.expires - HOUR + 1 });
    expect(later).toBe(token);
  });

  test('survive a change of keys and of letters', () => {
    expect(readReplyToken(['new', 'key'], token.toUpperCase(), 0).ok).toBe(true);
  });

  test('of other keys, and changed ones, are forged', () => {
    expect(readReplyToken(['other'], token, 0)).toEqual({ ok: false, error: { code: 'forged' } });
    expect(readReplyToken(['key'], token.replace('eng', 'fra'), 0)).toEqual({ ok: false, error: { code: 'forged' } });
    expect(readReplyToken(['key'], token.replace('-7-', '-8-'), 0)).toEqual({ ok: false, error: { code: 'forged' } });
    expect(readReplyToken([], token, 0)).toEqual({ ok: false, error: { code: 'forged' } });
  });

  test.each(['', 'abc', `${token}0`, token.slice(1), token.replaceAll('-', '_')])(
    '%j is malformed or forged',
    (text) => {
      expect(readReplyToken(['key'], text, 0).ok).toBe(false);
    },
  );

  test('are made for names that fit only', () => {
    expect(() => makeReplyToken('key', { ...right, seat: 'Eng' })).toThrow(/short name/);
    expect(() => makeReplyToken('key', { ...right, turn: 1.5 })).toThrow(/turn/);
  });
});

describe('subjects', () => {
  test('carry a tag that answers bring back', () => {
    const tag = subjectTag('md9', 7, 'New England');
    expect(subjectHints(`AW: Re: ${tag} Spring 1320`)).toEqual({ game: 'md9', turn: 7, realm: 'New England' });
  });

  test.each([
    ['Re: GAME md9 TURN 7', { game: 'md9', turn: 7, realm: null }],
    ['campaign: "Spring war", kingdom: Kent', { game: 'Spring war', turn: null, realm: 'Kent' }],
    ['[md9 turn 7]', { game: 'md9', turn: 7, realm: null }],
    ['a game of chess', null],
    ['turn 7', null],
    ['', null],
  ])('%j', (subject, hints) => {
    expect(subjectHints(subject)).toEqual(hints);
  });

  test('carry tokens', () => {
    expect(tokensInSubject('[md9 turn 7 Eng] Spring [#ABC-1] [#d]')).toEqual(['abc-1', 'd']);
  });
});

import type { AppError, HeldMail } from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { type LinkPages, linkPages } from '../src/text/link-pages.ts';

const HELD: HeldMail = {
  campaign: 'Crowns & Co',
  seat: seatId('Eng'),
  turn: 3,
  from: '<x@example.org>',
  receivedAt: Date.UTC(2026, 2, 3, 17),
  reason: 'unsigned',
};

const LATE: AppError = { code: 'not-found', what: 'mail', id: '' };
const OTHER: AppError = { code: 'not-signed-in' };

/** What is written on every page, and the facts that it holds in either language. */
const PAGES: readonly (readonly [name: string, page: (pages: LinkPages) => string, facts: readonly string[]])[] = [
  ['that asks before mails are turned off', (pages) => pages.unsubscribe(), ['<form method="post">']],
  ['on mails that are off', (pages) => pages.unsubscribed('press'), []],
  [
    'on a mail that is held',
    (pages) => pages.held(HELD),
    ['<form method="post">', '<b>&lt;x@example.org&gt;</b>', 'Eng', '3', 'Crowns &amp; Co', '17:00 (UTC)'],
  ],
  ['on a mail that counts', (pages) => pages.released('accepted'), []],
  ['on a mail that does not', (pages) => pages.released('refused'), []],
  ['of a link that is void', (pages) => pages.broken(LATE), []],
  ['of a refusal', (pages) => pages.broken(OTHER), []],
];

test.each(PAGES)('the page %s is written in both languages, with the same facts', (_name, page, facts) => {
  const [english, german] = (['en', 'de'] as const).map((language) => page(linkPages(language))) as [string, string];
  expect([english, german].map((text) => /<html lang="(\w+)">/.exec(text)?.[1])).toEqual(['en', 'de']);
  const words = (text: string): string => text.slice(text.indexOf('<body>')).replaceAll(/<[^>]*>/g, ' ');
  expect(words(german)).not.toMatch(/undefined|null|\b(the|you|your|this|no|of|mail|link leads|sign)\b/);
  expect(words(english)).not.toMatch(/undefined|null|\b(der|die|das|Sie|keine|nicht|melden)\b/i);
  for (const fact of facts) expect([english, german].map((text) => text.includes(fact))).toEqual([true, true]);
});

test('the page on mails that are off names their sort as it is named where it is chosen', () => {
  expect(linkPages('en').unsubscribed('campaign-started')).toContain('“A game begins”');
  expect(linkPages('de').unsubscribed('campaign-started')).toContain('„Eine Partie beginnt“');
});

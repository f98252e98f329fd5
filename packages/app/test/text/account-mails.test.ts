import { expect, test } from 'vitest';
import type { AccountMailFacts, AccountMailKind } from '../../src/ground/text/account-mails/shape.ts';
import { accountMailText } from '../../src/ground/text/account-mails.ts';
import { invitationText } from '../../src/ground/text/invitation.ts';
import type { NoticeText } from '../../src/ground/text/notices.ts';
import type { TextLanguage } from '../../src/ground/text/show-time.ts';

const LINK = 'https://chancery.example/api/auth/verify?token=a1b2';
const TO = 'new@example.org';

/** One of each kind. */
const MAILS: { readonly [Kind in AccountMailKind]: Extract<AccountMailFacts, { readonly kind: Kind }> } = {
  'verify-address': { kind: 'verify-address', link: LINK, minutes: 60 },
  'sign-in-link': { kind: 'sign-in-link', link: LINK, minutes: 10 },
  'no-account': { kind: 'no-account' },
  'account-exists': { kind: 'account-exists' },
  'reset-password': { kind: 'reset-password', link: LINK, minutes: 30 },
  'password-changed': { kind: 'password-changed' },
  'address-change': { kind: 'address-change', code: '00FFEE1122', minutes: 30 },
  'address-change-asked': { kind: 'address-change-asked', to: TO },
  'address-changed': { kind: 'address-changed', to: TO },
  'account-deleted': { kind: 'account-deleted' },
  'test-mail': { kind: 'test-mail' },
  'account-renamed': { kind: 'account-renamed', name: 'Magda' },
  'second-factor-off': { kind: 'second-factor-off' },
  'signed-out': { kind: 'signed-out' },
  'account-erased': { kind: 'account-erased' },
};

const INVITATION = { campaign: 'Four Crowns', link: LINK, expiresAt: Date.UTC(2026, 2, 3, 17) };

const INVITATIONS = [
  { ...INVITATION, from: 'Anna', seat: 'Kent' },
  { ...INVITATION, from: 'Anna', seat: null },
  { ...INVITATION, from: null, seat: null },
] as const;

type Told = readonly [name: string, text: (language: TextLanguage) => NoticeText, facts: readonly string[]];

const ALL: readonly Told[] = [
  ...Object.values<AccountMailFacts>(MAILS).map((facts): Told => {
    const { kind, ...more } = facts;
    return [kind, (language) => accountMailText(facts, language), Object.values(more).map(String)];
  }),
  ...INVITATIONS.map((facts): Told => {
    const { expiresAt: _, ...more } = facts;
    const named = Object.values(more).filter((each) => each !== null);
    return [
      `invitation from ${facts.from} to ${facts.seat}`,
      (language) => invitationText(facts, language),
      [...named, '17:00 (UTC)'],
    ];
  }),
];

test.each(ALL)('%s is written in both languages, with the same facts', (_name, text, facts) => {
  const [english, german] = (['en', 'de'] as const).map(text) as [NoticeText, NoticeText];
  const all = ({ subject, paragraphs }: NoticeText): string => [subject, ...paragraphs].join('\n');
  expect(all(german)).not.toMatch(/undefined|null|\b(the|you|your|this|has|not|account|address|campaign|sign)\b/i);
  expect(all(english)).not.toMatch(/undefined|null|\b(der|die|das|Sie|Konto|diese|nicht)\b/);
  expect(german.paragraphs.length).toBe(english.paragraphs.length);
  for (const fact of facts)
    expect([all(english), all(german)].map((each) => each.includes(fact))).toEqual([true, true]);
});

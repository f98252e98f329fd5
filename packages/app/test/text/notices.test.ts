import { describe, expect, test } from 'vitest';
import type { FactsOf, NoticeFacts, NoticeKind } from '../../src/ground/news/notice.ts';
import { newsText } from '../../src/ground/text/news.ts';
import { noticeText } from '../../src/ground/text/notices.ts';

const AT = Date.UTC(2026, 2, 3, 17);
const OF = { turn: 57, seat: 'Kent' } as const;

/** One of each kind, as a game tells it whose orders are sealed. */
const SEALED: { readonly [Kind in NoticeKind]: FactsOf<Kind> } = {
  'turn-out': { kind: 'turn-out', ...OF, heading: 'Spring 1320' },
  'turn-rerun': { kind: 'turn-rerun', turn: 57, reason: 'A storm.' },
  'deadline-near': { kind: 'deadline-near', ...OF, deadline: AT },
  'deadline-moved': { kind: 'deadline-moved', turn: 57, deadline: AT },
  'turn-missed': { kind: 'turn-missed', ...OF, inARow: 2, next: 'caretaker' },
  'orders-reread': { kind: 'orders-reread', ...OF, refused: 1, lines: 3, why: 'window' },
  'proclamation-closed': { kind: 'proclamation-closed', ...OF, mode: 'none' },
  'position-edited': { kind: 'position-edited', turn: 57, seat: 'Kent', reason: '-' },
  offer: { kind: 'offer', ...OF, from: 'Wessex', line: 'TRADE 2 Wool WITH Kent FOR 1 Salt' },
  'order-struck': { kind: 'order-struck', turn: 57, seat: 'Kent', line: 'A1 HOLD', instead: null, reason: '-' },
  ruled: {
    kind: 'ruled',
    turn: 57,
    seat: 'Kent',
    question: 'Kent: mills?',
    answer: 'approved; cost: 3',
    byDefault: false,
  },
  'extension-answered': { kind: 'extension-answered', turn: 57, minutes: 90, granted: true },
  'caretaker-in': { kind: 'caretaker-in', ...OF },
  'campaign-started': { kind: 'campaign-started', deadline: AT },
  'campaign-paused': { kind: 'campaign-paused', reason: 'Holidays.' },
  'campaign-resumed': { kind: 'campaign-resumed', deadline: AT },
  'administrator-acted': { kind: 'administrator-acted', deed: 'handOver', about: 'Ada' },
  'masters-see': { kind: 'masters-see', everything: true },
  'campaign-ended': { kind: 'campaign-ended', how: 'Peace.' },
  'seat-given': { kind: 'seat-given', seat: 'Kent' },
  'seat-lost': { kind: 'seat-lost', seat: 'Kent', why: 'silent', reason: '' },
  'seat-open': { kind: 'seat-open', seat: 'Kent' },
  'application-declined': { kind: 'application-declined', reason: 'Full.' },
  letter: { kind: 'letter', to: 'Kent', from: 'Essex', subject: 'Peace', body: 'Let us talk.' },
  press: { kind: 'press', from: null, title: 'Peace', body: 'At last.' },
  'mail-held': { kind: 'mail-held', seat: 'Kent', from: 'x@example.org', receivedAt: AT },
  'mail-undeliverable': { kind: 'mail-undeliverable', address: 'x@example.org', status: '5.1.1' },
  application: { kind: 'application', who: 'Anna', message: 'Please.' },
  'invitation-accepted': { kind: 'invitation-accepted', who: 'Anna', seat: 'Kent' },
  'seat-vacant': { kind: 'seat-vacant', seat: 'Kent', why: 'left', reason: '' },
  'seat-begun': { kind: 'seat-begun', turn: 57, seat: 'Kent' },
  'poll-opened': { kind: 'poll-opened', poll: 'go-on', question: 'Shall we go on?', closesAt: AT },
  'poll-closed': { kind: 'poll-closed', poll: 'go-on', question: 'Shall we go on?', yes: 4, no: 2 },
  'master-wanted': { kind: 'master-wanted', yes: 4, no: 2 },
  'turn-in-review': { kind: 'turn-in-review', turn: 57, until: AT },
  'clock-held': { kind: 'clock-held', turn: 57, missing: 2, expected: 9 },
  question: { kind: 'question', turn: 57, questions: 2, defaultAt: AT },
  'extension-asked': { kind: 'extension-asked', seat: 'Kent', minutes: 90, reason: 'A wedding.' },
  'letter-reported': { kind: 'letter-reported', seat: 'Kent' },
  'webhook-off': { kind: 'webhook-off', host: 'hooks.example.org', failures: 9 },
  'turn-stuck': { kind: 'turn-stuck', turn: 57, incident: 'x1' },
  'master-appointed': { kind: 'master-appointed' },
  'master-dismissed': { kind: 'master-dismissed' },
  'campaign-handed-over': { kind: 'campaign-handed-over', to: 'Anna' },
};

const wordsOf = (facts: NoticeFacts, language: 'en' | 'de'): string => {
  const { subject, paragraphs } = noticeText(facts, 'Europe/Berlin', language);
  return [subject, ...paragraphs].join('\n');
};

test.each(Object.values<NoticeFacts>(SEALED))('$kind is told in both languages, with the same facts', (facts) => {
  const [english, german] = [wordsOf(facts, 'en'), wordsOf(facts, 'de')];
  expect(german).not.toMatch(/undefined|\b(the|your|of|has|turn)\b/i);
  expect(english).not.toMatch(/undefined|\b(der|die|das|Zug|Sie)\b/);
  const named = /Kent|57|Anna|90|x@example\.org|Peace|Spring 1320|hooks\.example\.org|18:00/g;
  const factsIn = (text: string) => [...new Set(text.match(named))].sort();
  expect(factsIn(german)).toEqual(factsIn(english));
});

const LABEL = 'Round 3: Kent';

/** What a live game tells: its turns go by what the rules call them. */
const LIVE: readonly NoticeFacts[] = [
  { ...SEALED['turn-out'], label: LABEL },
  { ...SEALED['turn-out'], label: LABEL, move: true },
  { ...SEALED['turn-rerun'], label: LABEL },
  { ...SEALED['turn-rerun'], label: LABEL, by: 'Essex' },
  { ...SEALED['deadline-near'], move: true },
  { ...SEALED['deadline-moved'], label: LABEL },
  { ...SEALED['deadline-moved'], label: LABEL, deadline: null },
  { ...SEALED['turn-missed'], label: LABEL },
  { ...SEALED['orders-reread'], label: LABEL, why: 'called' },
  { ...SEALED.ruled, label: LABEL },
  { ...SEALED['extension-answered'], label: LABEL },
  { ...SEALED['caretaker-in'], label: LABEL },
  { ...SEALED['turn-stuck'], label: LABEL },
  { ...SEALED['campaign-started'], label: LABEL },
  { ...SEALED['campaign-started'], label: LABEL, deadline: null },
];

describe('in live play nobody is told the number of a post', () => {
  test.each(LIVE)('$kind', (facts) => {
    expect(wordsOf(facts, 'en')).not.toMatch(/57|\bturns?\b/i);
    expect(wordsOf(facts, 'de')).not.toMatch(/57|Zug \d/);
  });

  test('nor does the public news of one', () => {
    const news = { kind: 'turn-published', turn: 57, label: LABEL, heading: 'Round 3: Essex', deadline: AT } as const;
    expect(newsText(news)).toEqual({
      subject: 'news of Round 3: Kent',
      paragraphs: ['It is now Round 3: Essex.', 'Its time ends Tue 3 Mar 2026, 17:00 (UTC).'],
    });
  });
});

test('the game master goes by no English name in German', () => {
  const by = { from: 'the game master', title: 'News', subject: 'News', body: 'Hear!' } as const;
  expect(noticeText({ kind: 'press', ...by }, 'UTC', 'de').paragraphs[0]).toBe('Die Spielleitung veröffentlicht:');
  expect(noticeText({ kind: 'letter', to: 'Kent', ...by }, 'UTC', 'de')).toMatchObject({
    subject: 'ein Brief von der Spielleitung: News',
    paragraphs: ['Die Spielleitung schreibt an Kent:', 'Hear!'],
  });
  const toMaster = { kind: 'letter', to: 'the game master', from: 'Kent', subject: 'Peace', body: 'Hear!' } as const;
  expect(noticeText(toMaster, 'UTC', 'de').paragraphs[0]).toBe('Kent schreibt an die Spielleitung:');
});

test('it is your move, in German', () => {
  expect(noticeText({ ...SEALED['turn-out'], heading: LABEL, label: LABEL, move: true }, 'UTC', 'de')).toEqual({
    subject: 'Kent ist am Zug',
    paragraphs: ['Round 3: Kent: Sie sind am Zug für Kent.'],
  });
});

describe('a game that is taken back', () => {
  const back = { kind: 'turn-rerun', turn: 0, reason: 'A storm.', deadline: AT } as const;

  test('says how far, what was run again, and when the next orders are due', () => {
    expect(noticeText(back, 'UTC', 'en')).toMatchObject({
      subject: 'the game was rolled back to the beginning',
      paragraphs: expect.arrayContaining(['Orders for turn 1 are due Tue 3 Mar 2026, 17:00 (UTC).']),
    });
    expect(wordsOf({ ...back, turn: 1, through: 3, deadline: null }, 'en')).toMatch(
      /back to the end of turn 1, and has run it again through turn 3\..*Turn 4 is open\./s,
    );
    expect(wordsOf({ ...back, turn: 1, through: 3 }, 'de')).toMatch(/bis Zug 3 neu ausgewertet.*Befehle für Zug 4/s);
  });
});

test('time that is asked for is told in its largest unit', () => {
  const asked = { kind: 'extension-asked', seat: 'Kent', minutes: 1440, reason: '' } as const;
  expect(wordsOf(asked, 'en')).toContain('Kent asks for 1 day more.');
  expect(wordsOf({ ...asked, minutes: 90 }, 'de')).toContain('90 Minuten');
});

test('who has accepted an invitation where seats are given out later waits for one', () => {
  const accepted = { kind: 'invitation-accepted', who: 'Anna', seat: null } as const;
  expect(wordsOf(accepted, 'en')).toContain('Anna has accepted an invitation and is waiting for a seat.');
  expect(wordsOf(accepted, 'de')).toContain('wartet auf einen Platz');
});

describe('a seat with an article', () => {
  const named = { seat: 'Kingdom of England', inSentence: 'the Kingdom of England' } as const;
  const said = (facts: NoticeFacts, language: 'en' | 'de'): string => {
    const { subject, paragraphs } = noticeText(facts, 'UTC', language);
    return [subject, ...paragraphs].join('\n');
  };

  test('has it in English sentences, which begin with a capital, and goes without in German', () => {
    const out = { kind: 'turn-out', turn: 3, heading: 'Spring 1320', ...named } as const;
    expect(said(out, 'en')).toContain('Your report for the Kingdom of England is here.');
    expect(said(out, 'de')).toContain('Ihr Bericht für Kingdom of England liegt bereit.');
    const given = { kind: 'seat-given', ...named } as const;
    expect(said(given, 'en')).toMatch(
      /^you rule the Kingdom of England\nThe seat of the Kingdom of England is yours\./,
    );
    const asked = { kind: 'extension-asked', minutes: 60, reason: 'A fair.', ...named } as const;
    expect(said(asked, 'en')).toContain('\nThe Kingdom of England asks for');
  });
});

import type { Instant } from '@chancery/core';
import type { NoticeFacts, NoticeKind } from '../news/notice.ts';
import { de } from './notices/de.ts';
import { en } from './notices/en.ts';
import type { NoticeWords } from './notices/shape.ts';
import { showTime, type TextLanguage } from './show-time.ts';

/** What a notice says: a subject of one line, and paragraphs. */
export interface NoticeText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The words of a notice for somebody in a time zone, in their language. */
export const noticeText = (facts: NoticeFacts, zone: string, language: TextLanguage = 'en'): NoticeText => {
  const say = sentenceOf(facts.kind, language);
  return subjectFirst(say(language === 'en' ? inEnglish(facts) : facts, (at) => showTime(at, zone, language)));
};

/** English has an article before some names, as in `the Kingdom of England`. */
const inEnglish = <Facts extends NoticeFacts>(facts: Facts): Facts =>
  'inSentence' in facts && facts.inSentence !== undefined ? { ...facts, seat: facts.inSentence } : facts;

/** Sentences of which the first is the subject; those that say nothing are left out. */
export const subjectFirst = ([subject = '', ...paragraphs]: readonly string[]): NoticeText => ({
  subject,
  paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
});

type Sentence = (facts: NoticeFacts, when: (at: Instant) => string) => readonly string[];

const sentenceOf = (kind: NoticeKind, language: TextLanguage): Sentence => WORDS[language][kind] as Sentence;

const WORDS: { readonly [language in TextLanguage]: NoticeWords } = { en, de };

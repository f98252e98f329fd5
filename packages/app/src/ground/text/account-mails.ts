import { de } from './account-mails/de.ts';
import { en } from './account-mails/en.ts';
import type { AccountMailFacts, AccountMailWords } from './account-mails/shape.ts';
import { type NoticeText, subjectFirst } from './notices.ts';
import type { TextLanguage } from './show-time.ts';

/** The words of a mail about an account, in the language of its reader. */
export const accountMailText = (facts: AccountMailFacts, language: TextLanguage): NoticeText => {
  const say = WORDS[language][facts.kind] as (facts: AccountMailFacts) => readonly string[];
  return subjectFirst(say(facts));
};

const WORDS: { readonly [language in TextLanguage]: AccountMailWords } = { en, de };

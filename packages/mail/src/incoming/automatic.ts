import { AUTOMATIC_SUBJECTS } from './mail-phrases.ts';
import { headerValue, type Message } from './message.ts';

/** By what an automatic answer is known. */
export type AutomaticSign = 'auto-submitted' | 'precedence' | 'auto-header' | 'subject';

/**
 * The sign that no person wrote the mail; null if a person may have. An answer to an automatic answer would be the first
 * step of an endless exchange.
 */
export const automaticSign = (message: Pick<Message, 'headers' | 'subject'>): AutomaticSign | null => {
  const submitted = headerValue(message, 'auto-submitted').toLowerCase();
  if (submitted !== '' && !/^no\b/.test(submitted)) return 'auto-submitted';
  if (/^\s*(?:auto[_-]?reply|junk)\s*$/i.test(headerValue(message, 'precedence'))) return 'precedence';
  if (message.headers.some(({ name, value }) => AUTO_HEADERS.has(name) && !/^(?:no|false)?$/i.test(value))) {
    return 'auto-header';
  }
  const subject = message.subject.trim().toLowerCase();
  return AUTOMATIC_SUBJECTS.some((phrase) => subject.startsWith(phrase)) ? 'subject' : null;
};

/** What vacation programs put in before there was Auto-Submitted. */
const AUTO_HEADERS: ReadonlySet<string> = new Set([
  'x-autoreply',
  'x-autorespond',
  'x-autoreply-from',
  'x-mail-autoreply',
]);

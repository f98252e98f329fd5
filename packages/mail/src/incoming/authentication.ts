import { domainOf } from '../address.ts';
import type { Authentication } from '../authentication.ts';
import { headerValues, type Message } from './message.ts';

/**
 * Reads the topmost Authentication-Results header (RFC 8601) if it is by a trusted server. Lower ones may have been in
 * the mail when it came, written by its sender. Without trusted servers, nothing is known.
 */
export const authenticationOf = (
  message: Pick<Message, 'headers' | 'from'>,
  trustedServers: readonly string[],
): Authentication => {
  const [topmost] = headerValues(message, 'authentication-results');
  const domain = domainOf(message.from?.address ?? '');
  if (topmost === undefined || domain === '') return 'unknown';
  const [server = '', ...results] = inPlainForm(topmost).split(';');
  const name = server.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  if (!trustedServers.some((trusted) => trusted.toLowerCase() === name)) return 'unknown';
  const checks = results.flatMap((result) => checkIn(result, domain));
  if (checks.includes('pass')) return 'proven';
  return checks.includes('fail') ? 'refuted' : 'unknown';
};

/** What one result says of the domain: nothing, if it is about another. A missing DMARC record is no failure. */
const checkIn = (result: string, domain: string): readonly ('pass' | 'fail')[] => {
  const found = RESULT.exec(result);
  if (found === null) return [];
  const [, method = '', outcome = ''] = found.map((part) => part?.toLowerCase() ?? '');
  const about = PROPERTY[method];
  if (about === undefined) return [];
  const value = (about.exec(result)?.[1] ?? '').replace(/^"(.*)"$/, '$1');
  const subject = value.includes('@') ? domainOf(value) : domainOf(`x@${value}`);
  if (subject !== domain) return [];
  return outcome === 'pass' ? ['pass'] : FAILED.has(outcome) ? ['fail'] : [];
};

const RESULT = /^\s{0,20}(dmarc|dkim|spf)(?:\/\d+)?\s{0,5}=\s{0,5}([a-z]+)/i;
/** A value is a word, or stands in quotes; of an address the part before the `@` may, as its sender likes. */
const PROPERTY: { readonly [method: string]: RegExp } = {
  dmarc: /(?:^|\s)header\.from\s{0,5}=\s{0,5}("[^"]*"(?:@[^\s"]+)?|[^\s"]+)(?=\s|$)/i,
  dkim: /(?:^|\s)header\.d\s{0,5}=\s{0,5}("[^"]*"(?:@[^\s"]+)?|[^\s"]+)(?=\s|$)/i,
  spf: /(?:^|\s)smtp\.mailfrom\s{0,5}=\s{0,5}("[^"]*"(?:@[^\s"]+)?|[^\s"]+)(?=\s|$)/i,
};
const FAILED: ReadonlySet<string> = new Set(['fail', 'policy']);

/**
 * Comments in brackets may hold anything, even semicolons, and are left out. So may quotes, in which a sender's own address
 * can stand: of what they hold, nothing parts one word or result from the next.
 */
const inPlainForm = (value: string): string => {
  let depth = 0;
  let quoted = false;
  let out = '';
  for (const [character] of value.matchAll(/\\?./gs)) {
    if (character === '"') quoted = !quoted;
    if (!quoted && character === '(') depth += 1;
    if (depth === 0) out += quoted && PARTING.test(character) ? '_' : character;
    if (!quoted && character === ')') depth = Math.max(0, depth - 1);
  }
  return out;
};

const PARTING = /[\s;=\\]/;

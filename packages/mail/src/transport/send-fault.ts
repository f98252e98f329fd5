import { certificateFault } from '../trusting.ts';
import type { SendFault } from './transport.ts';

/** What is known of an error that a mail library threw. */
export interface SmtpError {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
  readonly message: string;
}

/** What an error in sending means. `handedOver`: the whole mail had been written to the server before it came. */
export const sendFault = (error: SmtpError, handedOver: boolean): SendFault => {
  const { code = '', responseCode = 0 } = error;
  const why = (error.response || certificateFault(error.message)).slice(0, LONGEST);
  if (responseCode === 0 && handedOver) return { code: 'uncertain', scope: 'server', why };
  if (SERVER_CODES.has(code) || responseCode === SHUTTING_DOWN) return { code: 'temporary', scope: 'server', why };
  if (responseCode >= 500 && isAboutUs(responseCode, why)) return { code: 'temporary', scope: 'sender', why };
  if (responseCode >= 500 && responseCode !== BAD_SEQUENCE) return { code: 'permanent', scope: 'mail', why };
  if (responseCode >= 400) return { code: 'temporary', scope: 'mail', why };
  return PERMANENT_CODES.has(code)
    ? { code: 'permanent', scope: 'mail', why }
    : { code: 'temporary', scope: 'server', why };
};

/** Faults of the way to the server, or of our own settings, which somebody can mend: no mail is lost by them. */
const SERVER_CODES: ReadonlySet<string> = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY', 'ECONFIG'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EREQUIRETLS', 'EMAXLIMIT', 'EABORT'],
]);
/** The mail itself is impossible. */
const PERMANENT_CODES: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);
/** RFC 5321: the server closes down; and a command out of turn, which says nothing about the mail. */
const SHUTTING_DOWN = 421;
const BAD_SEQUENCE = 503;
/** RFC 4954: it takes mail only from those who have signed in. */
const SIGN_IN_FIRST = 530;

/**
 * Whether it takes no mail from us, rather than not this mail: who has forgotten a name in the settings mends that. RFC 3463
 * counts such refusals as X.7.X; Exim says in words only that it does not relay.
 */
const isAboutUs = (responseCode: number, why: string): boolean =>
  responseCode === SIGN_IN_FIRST || /^\d{3}[ -]5\.7\./.test(why) || /\brelay|\bauthenticat/i.test(why);

const LONGEST = 300;

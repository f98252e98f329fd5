import { isReplyAddress, type ReplyForm } from '../reply-address.ts';
import { tokensInSubject } from '../subject-tag.ts';
import { type AutomaticSign, automaticSign } from './automatic.ts';
import { type Bounce, bounceIn } from './bounce.ts';
import { headerValue, headerValues, type Message } from './message.ts';
import { subjectHints } from './order-header.ts';

/** What sort of mail came in. Who wrote it, and whether it is believed, is not asked here. */
export type MailClass =
  | { readonly kind: 'orders' }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'auto-reply'; readonly sign: AutomaticSign }
  | { readonly kind: 'bounce'; readonly bounce: Bounce }
  | { readonly kind: 'loop'; readonly sign: LoopSign }
  | { readonly kind: 'unrelated'; readonly why: 'mailing-list' | 'not-for-us' };

/** Our own mark came back; it was sent from our own address; or it went through more servers than any mail needs. */
export type LoopSign = 'our-mark' | 'our-address' | 'hops';

/**
 * What is done with each sort. Whatever it is, it is kept and noted.
 *
 * - `read`: it is looked through for orders, and answered with a receipt or with why there is none.
 * - `say-too-large`: the ruler that its token names is told.
 * - `note-failure`: the notice that came back is marked; an address that fails for good gets no more.
 * - `stay-silent`: nobody is answered, whatever it says.
 */
export const MAIL_TREATMENTS = {
  orders: 'read',
  'too-large': 'say-too-large',
  bounce: 'note-failure',
  'auto-reply': 'stay-silent',
  loop: 'stay-silent',
  unrelated: 'stay-silent',
} as const satisfies { readonly [kind in MailClass['kind']]: MailTreatment };

export type MailTreatment = 'read' | 'say-too-large' | 'note-failure' | 'stay-silent';

/** By what our own mail and mail for us is known. */
export interface House {
  readonly reply: ReplyForm;
  /** The name that our mails carry as their mark. */
  readonly mark: string;
}

/** Signs of danger go before signs of sense: a bounce with orders in it is a bounce. */
export const classify = (message: Message, house: House): MailClass => {
  const loop = loopSign(message, house);
  if (loop !== null) return { kind: 'loop', sign: loop };
  const bounce = bounceIn(message);
  if (bounce !== null) return { kind: 'bounce', bounce };
  const sign = automaticSign(message);
  if (sign !== null) return { kind: 'auto-reply', sign };
  if (message.cut) return { kind: 'too-large', size: message.size };
  if (!isForUs(message, house)) return { kind: 'unrelated', why: 'not-for-us' };
  return isFromList(message) ? { kind: 'unrelated', why: 'mailing-list' } : { kind: 'orders' };
};

/** The header by which we know our own mails. */
export const LOOP_HEADER = 'X-Loop';

const loopSign = (message: Message, { reply, mark }: House): LoopSign | null => {
  if (headerValues(message, LOOP_HEADER.toLowerCase()).some((value) => value.toLowerCase() === mark.toLowerCase())) {
    return 'our-mark';
  }
  if (message.from !== null && isReplyAddress(reply, message.from.address)) return 'our-address';
  return headerValues(message, 'received').length > MOST_HOPS ? 'hops' : null;
};

/** By an address, a token or a tag of ours; a mailbox may be shared with other mail. */
const isForUs = ({ recipients, subject }: Message, { reply }: House): boolean =>
  recipients.some((address) => isReplyAddress(reply, address)) ||
  tokensInSubject(subject).length > 0 ||
  subjectHints(subject) !== null;

const isFromList = (message: Message): boolean =>
  headerValue(message, 'list-id') !== '' || /^\s*(?:list|bulk)\s*$/i.test(headerValue(message, 'precedence'));

/** RFC 5321 says that a server should allow at least 100; no honest mail has half as many. */
const MOST_HOPS = 50;

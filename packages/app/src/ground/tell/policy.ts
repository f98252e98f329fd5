import { DAY, type Instant } from '@chancery/core';
import type { FactsOf, NoticeFacts, NoticeKind } from '../news/notice.ts';

/** How notices of a kind are sent by mail. On the desk all of them are found. */
export interface MailPolicy {
  /** `always`: whatever the user has set, because it is about their own place. */
  readonly mail: 'always' | 'unless-unwanted' | 'if-wanted';
  /** Whether it comes in quiet hours too: only what would be of no use after them. */
  readonly wakes: boolean;
  /** How long it is worth sending after an outage, in milliseconds; null for ever. */
  readonly keeps: number | null;
}

const usual = (days: number | null): MailPolicy => ({
  mail: 'unless-unwanted',
  wakes: false,
  keeps: days === null ? null : days * DAY,
});
const always = (days: number | null): MailPolicy => ({ ...usual(days), mail: 'always' });

export const POLICIES = {
  'turn-out': usual(14),
  'turn-rerun': usual(14),
  'deadline-near': { ...usual(7), wakes: true },
  'deadline-moved': usual(3),
  'extension-answered': usual(3),
  'position-edited': always(14),
  'order-struck': always(7),
  ruled: always(7),
  'turn-missed': always(14),
  'caretaker-in': always(14),
  'orders-reread': always(7),
  'proclamation-closed': always(7),
  'campaign-started': usual(7),
  'campaign-paused': usual(7),
  'campaign-resumed': usual(7),
  'campaign-ended': usual(30),
  'administrator-acted': always(30),
  'masters-see': always(30),
  'seat-given': always(30),
  'seat-lost': always(null),
  'seat-open': usual(3),
  'application-declined': usual(30),
  letter: usual(14),
  offer: usual(7),
  // Told by mail in a form of its own, or not at all.
  'mail-held': { ...usual(7), mail: 'if-wanted' },
  'mail-undeliverable': { ...usual(7), mail: 'if-wanted' },
  press: { ...usual(7), mail: 'if-wanted' },
  application: usual(14),
  'invitation-accepted': usual(14),
  'seat-vacant': usual(14),
  'seat-begun': usual(14),
  'poll-opened': always(14),
  'poll-closed': always(14),
  'master-wanted': always(30),
  'turn-in-review': always(3),
  'clock-held': always(3),
  question: usual(7),
  'extension-asked': usual(3),
  'letter-reported': always(14),
  'webhook-off': usual(14),
  'turn-stuck': always(7),
  'master-appointed': always(30),
  'master-dismissed': always(null),
  'campaign-handed-over': always(null),
} as const satisfies { readonly [kind in NoticeKind]: MailPolicy };

/** When a notice is of no use any more; null never. */
export const expiryOf = (facts: NoticeFacts, now: Instant): Instant | null => {
  if (facts.kind === 'deadline-near') return (facts as FactsOf<'deadline-near'>).deadline;
  const { keeps }: MailPolicy = POLICIES[facts.kind];
  return keeps === null ? null : now + keeps;
};

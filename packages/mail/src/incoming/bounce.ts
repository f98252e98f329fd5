import { headerValue, type MailPart, type Message } from './message.ts';

/** What a server reports about a mail that it could not deliver. */
export interface Bounce {
  /** The mail that came back, if the report says so. */
  readonly messageId: string | null;
  readonly failures: readonly BouncedRecipient[];
}

export interface BouncedRecipient {
  readonly address: string;
  /** `delayed` is only a notice: the server goes on trying. */
  readonly action: 'failed' | 'delayed' | 'other';
  /** Such as `5.1.1` (RFC 3463); empty if the report gives none. */
  readonly status: string;
  /** Whether sending again is useless. */
  readonly permanent: boolean;
}

/** The report in a bounce; null if the mail is none. */
export const bounceIn = (message: Message): Bounce | null => {
  const report = message.parts.find(({ contentType }) => STATUS.has(contentType));
  if (report !== undefined) return { messageId: originalId(message.parts), failures: failuresIn(report.text ?? '') };
  const failed = headerValue(message, 'x-failed-recipients');
  const fromNobody = message.returnPath === '' || MAILER.test(message.from?.address ?? '');
  if (!fromNobody || (failed === '' && !SUBJECT.test(message.subject))) return null;
  const failures = failed
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((address): BouncedRecipient => ({ address, action: 'failed', status: '', permanent: true }));
  return { messageId: originalId(message.parts), failures };
};

/** RFC 3464: groups of fields, the first about the whole, each other about one recipient. */
const failuresIn = (report: string): readonly BouncedRecipient[] =>
  report.split(/\n[ ]*\n/).flatMap((group) => {
    const fields = fieldsIn(group);
    const recipient = fields('final-recipient') || fields('original-recipient');
    if (recipient === '') return [];
    const action = fields('action').toLowerCase();
    const status = fields('status').split(/\s/)[0] ?? '';
    return [
      {
        address: recipient.slice(recipient.indexOf(';') + 1).trim(),
        action: action === 'failed' || action === 'delayed' ? action : 'other',
        status,
        permanent: action === 'failed' && !status.startsWith('4'),
      },
    ];
  });

const fieldsIn = (group: string): ((name: string) => string) => {
  const lines = group.replace(/\n[ ]+/g, ' ').split('\n');
  return (name) => {
    const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`));
    return line === undefined ? '' : line.slice(name.length + 1).trim();
  };
};

/** The id of the mail that came back, in the copy of its headers. */
const originalId = (parts: readonly MailPart[]): string | null => {
  const copy = parts.find(({ contentType }) => COPY.has(contentType))?.text ?? '';
  const headers = copy.split(/\n\n/)[0] ?? '';
  return MESSAGE_ID.exec(headers)?.[1] ?? null;
};

const STATUS: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status']);
const COPY: ReadonlySet<string> = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global']);
const MAILER = /^(?:mailer-daemon|postmaster)@/i;
const SUBJECT =
  /undeliver|returned mail|delivery (?:status|failure|has failed)|mail delivery|unzustellbar|failure notice/i;
const MESSAGE_ID = /^message-id:\s*(<[^<>\s]{1,250}>)/im;

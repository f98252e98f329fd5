import type { MailThread } from './mail.ts';

export interface ThreadHeaders {
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
}

/** The Message-ID of a mail. */
export const messageIdOf = (id: string, host: string): string => `<${safe(id)}@${host}>`;

/**
 * What puts mails together in the reader's program. Campaign and turn have ids of their own that no mail has, so that
 * the order in which mails arrive, or one that is lost, makes no difference. An answer stands below what it answers.
 */
export const threadHeaders = (
  thread: MailThread | undefined,
  answers: { readonly messageId: string; readonly references: readonly string[] } | undefined,
  host: string,
): ThreadHeaders => {
  if (answers !== undefined) {
    const own = answers.references.filter((id) => MESSAGE_ID.test(id)).slice(-MOST_REFERENCES);
    // Who has written a new mail has the answer beside the others of the turn all the same.
    const of = threadHeaders(thread, undefined, host).references.filter((id) => !own.includes(id));
    const references = [...of, ...own];
    if (!MESSAGE_ID.test(answers.messageId)) return { inReplyTo: null, references };
    return { inReplyTo: answers.messageId, references: [...references, answers.messageId] };
  }
  if (thread === undefined) return { inReplyTo: null, references: [] };
  const campaign = messageIdOf(`campaign.${thread.game}.${thread.realm}`, host);
  if (thread.turn === null) return { inReplyTo: campaign, references: [campaign] };
  const turn = messageIdOf(`turn.${thread.game}.${thread.realm}.${thread.turn}`, host);
  return { inReplyTo: turn, references: [campaign, turn] };
};

const safe = (id: string): string => id.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '') || 'x';

/** What strangers put into these headers is passed on only in its proper form. */
const MESSAGE_ID = /^<[^<>\s]{1,250}>$/;
const MOST_REFERENCES = 10;

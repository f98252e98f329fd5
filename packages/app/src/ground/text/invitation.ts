import type { Instant } from '@chancery/core';
import type { NoticeText } from './notices.ts';
import { showTime, type TextLanguage } from './show-time.ts';

export interface InvitationFacts {
  readonly campaign: string;
  /** Who invites; null when they have no name. */
  readonly from: string | null;
  /** Null for any that is open. */
  readonly seat: string | null;
  readonly link: string;
  readonly expiresAt: Instant;
}

/** A mail to somebody who may never have heard of us. */
export const invitationText = (facts: InvitationFacts, language: TextLanguage): NoticeText =>
  INVITATIONS[language](facts, showTime(facts.expiresAt, 'UTC', language));

const INVITATIONS: {
  readonly [language in TextLanguage]: (facts: InvitationFacts, until: string) => NoticeText;
} = {
  en: ({ campaign, from, seat, link }, until) => ({
    subject: `An invitation to ${campaign}`,
    paragraphs: [
      `${from ?? 'A game master'} invites you to ${seat === null ? 'take a seat' : `rule ${seat}`} in ${campaign}, a strategy game played by mail and on the web.`,
      `To accept, open this link and sign in with this mail address: ${link}`,
      `The invitation is valid until ${until}. If you did not expect it, ignore it: we will not write again.`,
    ],
  }),
  de: ({ campaign, from, seat, link }, until) => ({
    subject: `Eine Einladung zu ${campaign}`,
    paragraphs: [
      `${from ?? 'Ein Spielleiter'} lädt Sie ein, in ${campaign} ${seat === null ? 'einen Platz zu nehmen' : `${seat} zu regieren`}. Das ist ein Strategiespiel, das per E-Mail und im Netz gespielt wird.`,
      `Um anzunehmen, öffnen Sie diesen Link, und melden Sie sich mit dieser E-Mail-Adresse an: ${link}`,
      `Die Einladung gilt bis ${until}. Haben Sie sie nicht erwartet, können Sie sie ignorieren: wir schreiben nicht noch einmal.`,
    ],
  }),
};

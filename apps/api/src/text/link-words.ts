import type { TextLanguage } from '@chancery/app';
import { html } from 'hono/html';
import type { Html } from './html.ts';

/** What is said of a mail that is held. */
interface HeldFacts {
  readonly from: Html;
  readonly when: string;
  readonly seat: string;
  readonly turn: number | null;
  readonly campaign: string;
}

/** The words of the pages to which the links of mails lead, in one language: a title, and what stands below it. */
interface LinkWords {
  readonly unsubscribe: { readonly title: string; readonly text: string; readonly button: string };
  readonly unsubscribed: { readonly title: string; readonly text: (kind: string) => string };
  readonly held: {
    readonly title: string;
    readonly text: (facts: HeldFacts) => Html;
    readonly button: string;
    readonly ifNot: string;
  };
  readonly released: {
    readonly [outcome in 'accepted' | 'refused']: { readonly title: string; readonly text: string };
  };
  readonly broken: { readonly title: string; readonly text: string };
  readonly failed: string;
}

export const LINK_WORDS: { readonly [language in TextLanguage]: LinkWords } = {
  en: {
    unsubscribe: {
      title: 'No more mails of this kind?',
      text: 'Your desk still tells you what is new, and you can turn the mails on again at any time.',
      button: 'No more of these mails',
    },
    unsubscribed: {
      title: 'No more mails of this kind',
      text: (kind) => `Mails of the sort “${kind}” are off.`,
    },
    held: {
      title: 'Did you write this mail?',
      text: ({ from, when, seat, turn, campaign }) =>
        html`On ${when} a mail came from ${from} with orders for ${seat}${turn === null ? '' : `, turn ${turn}`}, in ${campaign}. Nothing proves that you sent it, so its orders do not count.`,
      button: 'Yes, it is mine: let it count',
      ifNot: 'If not, close this page: nothing will happen.',
    },
    released: {
      accepted: { title: 'The mail counts', text: 'We have sent you a receipt by mail.' },
      refused: { title: 'The mail could not be accepted', text: 'A mail to you says why.' },
    },
    broken: {
      title: 'This link leads nowhere',
      text: 'It may be incomplete, expired or already used.',
    },
    failed: 'That did not work',
  },
  de: {
    unsubscribe: {
      title: 'Keine E-Mails dieser Art mehr?',
      text: 'Was es Neues gibt, finden Sie weiter am Schreibtisch, und die E-Mails können Sie jederzeit wieder bestellen.',
      button: 'Keine solchen E-Mails mehr',
    },
    unsubscribed: {
      title: 'Keine E-Mails dieser Art mehr',
      text: (kind) => `E-Mails der Art „${kind}“ sind abbestellt.`,
    },
    held: {
      title: 'Ist diese E-Mail von Ihnen?',
      text: ({ from, when, seat, turn, campaign }) =>
        html`${when} kam von ${from} eine E-Mail mit Befehlen für ${seat}${turn === null ? '' : `, Zug ${turn}`}, in ${campaign}. Nichts beweist, dass sie von Ihnen ist; darum zählen ihre Befehle nicht.`,
      button: 'Sie ist von mir: sie soll zählen',
      ifNot: 'Wenn nicht, schließen Sie diese Seite: es geschieht nichts.',
    },
    released: {
      accepted: { title: 'Die E-Mail zählt', text: 'Ihre Quittung ist per E-Mail zu Ihnen unterwegs.' },
      refused: { title: 'Die E-Mail konnte nicht angenommen werden', text: 'Warum, sagt Ihnen eine E-Mail.' },
    },
    broken: {
      title: 'Dieser Link führt nirgendwohin',
      text: 'Vielleicht ist er unvollständig, abgelaufen oder schon benutzt.',
    },
    failed: 'Das hat nicht geklappt',
  },
};

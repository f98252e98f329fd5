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
      title: 'No more mails of this sort?',
      text: 'You will find what is new on your desk all the same, and can have the mails again whenever you like.',
      button: 'No more of these mails',
    },
    unsubscribed: {
      title: 'No more mails of this sort',
      text: (kind) => `Mails of the sort “${kind}” are off.`,
    },
    held: {
      title: 'Is this mail yours?',
      text: ({ from, when, seat, turn, campaign }) =>
        html`A mail that says it is from ${from} came on ${when} with orders for ${seat}${turn === null ? '' : `, turn ${turn}`}, in ${campaign}. Nobody could tell whether you had sent it, so nothing was done with it.`,
      button: 'It is mine: let it count',
      ifNot: 'If it is not, close this page, and nothing happens.',
    },
    released: {
      accepted: { title: 'The mail counts', text: 'Your receipt was written to you by mail.' },
      refused: { title: 'The mail could not be taken', text: 'Why, you are told by mail.' },
    },
    broken: {
      title: 'This link leads nowhere',
      text: 'It may have been cut off on its way, or was good for a while only, or what it was for is done.',
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
        html`Eine E-Mail, die von ${from} sein will, kam ${when} mit Befehlen für ${seat}${turn === null ? '' : `, Zug ${turn}`}, in ${campaign}. Nichts beweist, dass sie von Ihnen ist; darum ist nichts mit ihr geschehen.`,
      button: 'Sie ist von mir: sie soll zählen',
      ifNot: 'Ist sie es nicht, dann schließen Sie diese Seite, und nichts geschieht.',
    },
    released: {
      accepted: { title: 'Die E-Mail zählt', text: 'Ihre Quittung ist per E-Mail zu Ihnen unterwegs.' },
      refused: { title: 'Die E-Mail konnte nicht gelten', text: 'Warum, sagt Ihnen eine E-Mail.' },
    },
    broken: {
      title: 'Dieser Link führt nirgendwohin',
      text: 'Vielleicht wurde er unterwegs abgeschnitten, oder er galt nur eine Weile, oder was er sollte, ist getan.',
    },
    failed: 'Das hat nicht geklappt',
  },
};

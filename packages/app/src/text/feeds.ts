import type { TextLanguage } from './show-time.ts';

/** The words of a calendar of deadlines in one language. */
interface CalendarWords {
  readonly name: string;
  /** `label`: in live play, what the rules call the move. */
  readonly entry: (
    campaign: string,
    turn: number,
    label: string | undefined,
  ) => { readonly summary: string; readonly description: string };
}

export const CALENDAR_WORDS: { readonly [language in TextLanguage]: CalendarWords } = {
  en: {
    name: 'Chancery: deadlines',
    entry: (campaign, turn, label) =>
      label === undefined
        ? {
            summary: `${campaign}: orders for turn ${turn}`,
            description: `Orders for turn ${turn} of ${campaign} are due.`,
          }
        : { summary: `${campaign}: your move, ${label}`, description: `Your time for ${label} of ${campaign} ends.` },
  },
  de: {
    name: 'Chancery: Fristen',
    entry: (campaign, turn, label) =>
      label === undefined
        ? {
            summary: `${campaign}: Befehle für Zug ${turn}`,
            description: `Die Frist für Befehle zu Zug ${turn} von ${campaign} ist um.`,
          }
        : {
            summary: `${campaign}: Sie sind am Zug, ${label}`,
            description: `Ihre Zeit für ${label} von ${campaign} ist um.`,
          },
  },
};

/** The words of a feed of press in one language. */
interface PressWords {
  readonly title: (campaign: string) => string;
  /** Who has written what nobody has signed. */
  readonly nobody: string;
}

export const PRESS_WORDS: { readonly [language in TextLanguage]: PressWords } = {
  en: { title: (campaign) => `${campaign}: press`, nobody: 'Anonymous' },
  de: { title: (campaign) => `${campaign}: Presse`, nobody: 'Anonym' },
};

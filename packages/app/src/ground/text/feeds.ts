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
  /** The author that is shown for unsigned articles. */
  readonly nobody: string;
  /** What the server itself says of the dice of a turn. */
  readonly dice: {
    readonly author: string;
    readonly promised: (turn: string) => string;
    readonly closed: (turn: string) => string;
    readonly told: (turn: string) => string;
    readonly beginning: string;
    readonly end: string;
    readonly turn: (turn: number, edition: number, isVoid: boolean) => string;
    readonly because: (reason: string) => string;
    readonly takenBack: (seat: string) => string;
  };
}

export const PRESS_WORDS: { readonly [language in TextLanguage]: PressWords } = {
  en: {
    title: (campaign) => `${campaign}: press`,
    nobody: 'Anonymous',
    dice: {
      author: 'The server',
      promised: (turn) => `Dice of ${turn}: the commitment`,
      closed: (turn) => `Dice of ${turn}: the list is closed`,
      told: (turn) => `Dice of ${turn}: the secret is revealed`,
      beginning: 'Dice of the campaign: the commitments',
      end: 'Dice of the campaign: its secrets are revealed',
      turn: (turn, edition, isVoid) =>
        `turn ${turn}${edition === 1 ? '' : `, edition ${edition}`}${isVoid ? ' (void)' : ''}`,
      because: (reason) => `The reason: ${reason}`,
      takenBack: (seat) => `${seat} has taken back the last post.`,
    },
  },
  de: {
    title: (campaign) => `${campaign}: Presse`,
    nobody: 'Anonym',
    dice: {
      author: 'Der Server',
      promised: (turn) => `Würfel von ${turn}: die Festlegung`,
      closed: (turn) => `Würfel von ${turn}: die Liste ist geschlossen`,
      told: (turn) => `Würfel von ${turn}: das Geheimnis ist aufgedeckt`,
      beginning: 'Würfel der Partie: die Festlegungen',
      end: 'Würfel der Partie: ihre Geheimnisse sind aufgedeckt',
      turn: (turn, edition, isVoid) =>
        `Zug ${turn}${edition === 1 ? '' : `, Fassung ${edition}`}${isVoid ? ' (ungültig)' : ''}`,
      because: (reason) => `Der Grund: ${reason}`,
      takenBack: (seat) => `${seat} hat den letzten Beitrag zurückgenommen.`,
    },
  },
};

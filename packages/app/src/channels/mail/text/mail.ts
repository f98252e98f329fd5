import type { Instant } from '@chancery/core';
import { showTime, showZones, type TextLanguage } from '../../../ground/text/show-time.ts';

/** The fixed words of mails in one language. */
interface MailWords {
  /** Null where the turn has no name that means anything, in live play. */
  readonly ordersHere: (seat: string, turn: number | null) => string;
  /** Before a campaign begins. */
  readonly askHere: string;
  readonly letterHere: string;
  readonly rulingsHere: string;
  readonly onTheWeb: string;
  readonly turnFile: string;
  readonly unsubscribe: string;
}

export const MAIL_WORDS: { readonly [language in TextLanguage]: MailWords } = {
  en: {
    ordersHere: (seat, turn) =>
      `If you answer this mail, your answer counts as orders of ${seat}${turn === null ? '' : ` for turn ${turn}`}.`,
    askHere:
      'You can answer this mail: HELP brings what can be done by mail, and orders are taken when the game has begun.',
    rulingsHere:
      'You can rule by answering this mail: one question a line as they stand above, with one of the verdicts behind it. What you leave out is as usual; a question with nothing behind the sign takes your ruling back.',
    letterHere: 'An answer to this mail goes to whoever wrote the letter.',
    onTheWeb: 'On the web',
    turnFile: 'The turn file',
    unsubscribe: 'No more mails of this kind',
  },
  de: {
    ordersHere: (seat, turn) =>
      `Eine Antwort auf diese E-Mail gilt als Befehle von ${seat}${turn === null ? '' : ` für Zug ${turn}`}.`,
    askHere:
      'Sie können auf diese E-Mail antworten: HILFE bringt, was per E-Mail geht, und Befehle werden angenommen, wenn die Partie begonnen hat.',
    rulingsHere:
      'Sie können entscheiden, indem Sie auf diese E-Mail antworten: eine Frage je Zeile, wie sie oben steht, und dahinter eine der Entscheidungen. Was Sie weglassen, ist wie üblich; eine Frage, hinter deren Zeichen nichts steht, nimmt Ihre Entscheidung zurück.',
    letterHere: 'Eine Antwort auf diese E-Mail geht an die Person, die den Brief geschrieben hat.',
    onTheWeb: 'Im Netz',
    turnFile: 'Die Zugdatei',
    unsubscribe: 'Keine E-Mails dieser Art mehr',
  },
};

export interface ReportHead {
  readonly seat: string;
  /** The window that is open now; null when the report is of an older turn, or nothing is waited for. */
  readonly next: { readonly turn: number; readonly deadline: Instant | null; readonly byMail: boolean } | null;
  /** Zones in which the deadline is shown, in addition to the reader's. */
  readonly zones: readonly string[];
  /** Whether it is the move of the seat, and else whose. Null where all order at the same time. */
  readonly turnOf: { readonly move: boolean; readonly whom: string } | null;
  readonly zone: string;
  readonly language: TextLanguage;
  readonly files: readonly (keyof HeadWords['files'])[];
}

/** What stands around a report in a mail: above it by when orders are wanted, below it how they are sent. The report itself is English. */
export const reportHead = ({
  seat,
  next,
  zones,
  turnOf,
  zone,
  language,
  files,
}: ReportHead): { readonly due: string | null; readonly how: string } => {
  const say = HEAD_WORDS[language];
  const until = next === null || next.deadline === null ? null : showTime(next.deadline, zone, language);
  const move = turnOf?.move === true;
  const wanted = (turn: number): string =>
    turnOf === null ? say.orders(turn, until) : turnOf.move ? say.move(seat, until) : say.moveOf(turnOf.whom);
  const elsewhere = (deadline: Instant | null): string =>
    deadline === null || zones.length === 0 ? '' : ` ${say.thatIs(showZones(deadline, zones, language))}`;
  return {
    due: next === null ? null : wanted(next.turn) + elsewhere(next.deadline),
    how: [
      ...(next?.byMail === true && (turnOf === null || move) ? [move ? say.howToPost : say.howToAnswer] : []),
      ...(files.length === 0 ? [] : [say.attached(files.map((file) => say.files[file]).join(', '))]),
    ].join('\n\n'),
  };
};

interface DigestWords {
  subject(day: Instant, zone: string): string;
  readonly how: string;
  readonly settings: string;
}

/** What the mail of the day says itself. */
export const DIGEST_WORDS: { readonly [language in TextLanguage]: DigestWords } = {
  en: {
    subject: (day, zone) => `Your games: ${showTime(day, zone, 'en')}`,
    how: 'An answer to this mail counts for no game. The reports themselves come when you write REPORT to a game, or are read on the web.',
    settings: 'Each mail by itself again',
  },
  de: {
    subject: (day, zone) => `Ihre Partien: ${showTime(day, zone, 'de')}`,
    how: 'Eine Antwort auf diese E-Mail gilt für keine Partie. Die Berichte selbst kommen, wenn Sie BERICHT an eine Partie schreiben, oder stehen im Netz.',
    settings: 'Wieder jede E-Mail für sich',
  },
};

/** What stands in place of the map where no picture is shown. */
export const MAP_SAID: { readonly [language in TextLanguage]: (campaign: string) => string } = {
  en: (campaign) => `The map of ${campaign} as you see it`,
  de: (campaign) => `Die Karte von ${campaign}, wie Sie sie sehen`,
};

interface HeadWords {
  orders(turn: number, until: string | null): string;
  move(seat: string, until: string | null): string;
  moveOf(whom: string): string;
  thatIs(times: string): string;
  attached(files: string): string;
  readonly howToAnswer: string;
  readonly howToPost: string;
  readonly files: { readonly turnFile: string };
}

const HEAD_WORDS: { readonly [language in TextLanguage]: HeadWords } = {
  en: {
    orders: (turn, until) =>
      until === null
        ? `Orders for turn ${turn} can be sent until the game master closes it.`
        : `Orders for turn ${turn} are due ${until}.`,
    move: (seat, until) =>
      until === null ? `It is your move for ${seat}.` : `It is your move for ${seat}, until ${until}.`,
    moveOf: (whom) => `The game waits for ${whom}.`,
    thatIs: (times) => `That is ${times}.`,
    attached: (files) => `Attached: ${files}.`,
    howToAnswer:
      'To send them, answer this mail: one order on each line, above everything else. They count at once; if you send ' +
      'several sheets, the last one before the deadline is carried out. HELP on a line of its own brings a page on ' +
      'everything you can do by mail.',
    howToPost:
      'To make it, answer this mail: one order on each line, above everything else. They are resolved at once, and the ' +
      'answer says what came of them; you can send more as long as it is your move. HELP on a line of its own brings a ' +
      'page on everything you can do by mail.',
    files: { turnFile: 'the turn file' },
  },
  de: {
    orders: (turn, until) =>
      until === null
        ? `Befehle für Zug ${turn} können gesandt werden, bis die Spielleitung ihn auswertet.`
        : `Befehle für Zug ${turn} werden bis ${until} erwartet.`,
    move: (seat, until) =>
      until === null ? `Sie sind am Zug für ${seat}.` : `Sie sind am Zug für ${seat}, bis ${until}.`,
    moveOf: (whom) => `Die Partie wartet auf ${whom}.`,
    thatIs: (times) => `Das ist ${times}.`,
    attached: (files) => `Angehängt: ${files}.`,
    howToAnswer:
      'Um sie zu senden, antworten Sie auf diese E-Mail: ein Befehl je Zeile, über allem anderen. Sie gelten sofort; ' +
      'senden Sie mehrere Blätter, wird das letzte vor der Frist ausgeführt. HILFE auf einer eigenen Zeile bringt eine ' +
      'Seite über alles, was per E-Mail geht.',
    howToPost:
      'Um zu ziehen, antworten Sie auf diese E-Mail: ein Befehl je Zeile, über allem anderen. Was Sie senden, wird sofort ' +
      'ausgewertet, und die Antwort sagt, was daraus wurde; Sie können mehr senden, solange Sie am Zug sind. HILFE auf ' +
      'einer eigenen Zeile bringt eine Seite über alles, was per E-Mail geht.',
    files: { turnFile: 'die Zugdatei' },
  },
};

export const reportSubject = (tag: string, heading: string): string => `${tag} ${heading}`;

/** A report that is too large to be mailed at all. */
export const reportTooLarge = (url: string, language: TextLanguage = 'en'): string => TOO_LARGE[language](url);

const TOO_LARGE: { readonly [language in TextLanguage]: (url: string) => string } = {
  en: (url) => `The report is too large for a mail. You can read it here: ${url}`,
  de: (url) => `Der Bericht ist zu groß für eine E-Mail. Sie können ihn hier lesen: ${url}`,
};

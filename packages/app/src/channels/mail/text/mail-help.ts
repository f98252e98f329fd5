import type { PressMode } from '@chancery/store';

export interface HelpFacts {
  readonly campaign: string;
  readonly rules: string;
  /** As `Eng England`. */
  readonly seats: readonly string[];
  readonly press: PressMode;
  /** What the signs in the wordings mean. */
  readonly signs: string;
  /** The wordings of the orders, under their headings. */
  readonly orders: readonly { readonly title: string; readonly wordings: readonly string[] }[];
}

/** The page that HELP brings. */
export const helpText = ({ campaign, rules, seats, press, signs, orders }: HelpFacts): string =>
  [
    `${campaign} can be played by mail alone. Answer any mail of the campaign and write above the quoted text; quoted text is not read.`,
    'ORDERS\n\nOne on each line. They count at once and together: a later sheet replaces the whole earlier one. A receipt says what was understood, what was refused, and why. You can attach a text file (.txt) or an order file (.json) instead.',
    `WORDS\n\nEach on a line of its own, above the orders, or alone in the subject.\n\n${table(COMMANDS)}`,
    `LETTERS\n\n${PRESS_HELP[press]}`,
    `THE OTHERS\n\n${seats.map((seat) => `  ${seat}`).join('\n')}\n  MASTER  the game master`,
    `THE ORDERS OF ${rules.toUpperCase()}\n\n${signs}`,
    ...orders.map(({ title, wordings }) => `${title}\n${wordings.map((wording) => `  ${wording}`).join('\n')}`),
  ].join('\n\n');

const COMMANDS: readonly (readonly [string, string])[] = [
  ['HELP', 'this page'],
  ['STATUS', 'the deadline, and the orders that count now'],
  ['REPORT', 'the last report again; REPORT 3 for turn 3'],
  ['VOTE YES', 'you say yes in the poll that is open; VOTE NO says no'],
  ['READY', 'you need no more time; NOT READY takes it back'],
  ['ADD', 'the lines below it replace all lines about the same things, the rest of your sheet stays'],
  ['NO ORDERS', 'an empty sheet, which counts: you order nothing'],
  ['WITHDRAW', 'takes back the orders that count now'],
  ['UNDO', 'in a live game: takes back your last post, if it still can be'],
  ['EXTENSION 24 HOURS', 'asks for more time; a reason may follow'],
  ['AWAY UNTIL 2026-04-01', 'you are away: no turn until then counts as missed'],
  ['AWAY FOR 2 TURNS', 'the same for this turn and the next'],
  ['BACK', 'you are back: the caretaker leaves'],
  ['STANDING ORDERS', 'the orders below it count when you send none'],
  ['ASK FIRST', 'asks the game master about the orders below it, and sends none'],
  ['NO STANDING ORDERS', 'removes your standing orders'],
];

const HOW_TO_WRITE =
  'To answer a letter, answer the mail that brought it. To write a new one, put LETTER TO and the names on a line, and your words below:\n\n  LETTER TO <name>, <name>: A proposal\n  Let us divide the south between us.\n  END LETTER\n\nUse the short name, or a word of the long name that no other name has.';
const HOW_TO_PUBLISH = 'PRESS: and a title publishes the lines below it, up to END PRESS, for everybody to read.';
const TO_THE_MASTER = 'LETTER TO MASTER reaches the game master.';

const PRESS_HELP: { readonly [mode in PressMode]: string } = {
  open: `${HOW_TO_WRITE}\n\nLETTER TO ALL goes to everybody. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
  public: `In this campaign a letter goes to everybody: LETTER TO ALL, and your words below. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
  none: `In this campaign rulers do not write to each other. ${TO_THE_MASTER}`,
  anonymous: `${HOW_TO_WRITE}\n\nLetters are unsigned: nobody is told who wrote. LETTER TO ALL goes to everybody. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
};

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`).join('\n');
};

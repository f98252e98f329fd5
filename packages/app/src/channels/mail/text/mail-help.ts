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
    `${campaign} can be played by mail alone. Answer any mail of the campaign and write above what it says; what you quote is not read.`,
    'ORDERS\n\nOne on each line. They count at once, all together; a later sheet takes the place of an earlier one. You get a receipt that says what was understood and why anything was refused. A text file (.txt) or order file (.json) can be attached instead.',
    `WORDS\n\nEach on a line of its own, above the orders, or alone in the subject.\n\n${table(COMMANDS)}`,
    `LETTERS\n\n${PRESS_HELP[press]}`,
    `THE OTHERS\n\n${seats.map((seat) => `  ${seat}`).join('\n')}\n  MASTER  the game master`,
    `THE ORDERS OF ${rules.toUpperCase()}\n\n${signs}`,
    ...orders.map(({ title, wordings }) => `${title}\n${wordings.map((wording) => `  ${wording}`).join('\n')}`),
  ].join('\n\n');

const COMMANDS: readonly (readonly [string, string])[] = [
  ['HELP', 'this page'],
  ['STATUS', 'the deadline, and the orders that count now'],
  ['REPORT', 'the last report once more; REPORT 3 for turn 3'],
  ['READY', 'you need no more time; NOT READY takes it back'],
  ['NO ORDERS', 'an empty sheet that counts: nothing is done'],
  ['WITHDRAW', 'takes back the orders that count now'],
  ['UNDO', 'in a live game: takes back your last post, while it can be'],
  ['EXTENSION 24 HOURS', 'asks for more time; a reason may follow'],
  ['AWAY UNTIL 2026-04-01', 'you are away: no turn until then is missed'],
  ['BACK', 'you are back, whatever stood in for you'],
  ['STANDING ORDERS', 'the orders below it serve when you send none'],
  ['NO STANDING ORDERS', 'there are none any more'],
];

const HOW_TO_WRITE =
  'To answer a letter, answer the mail that brought it. To write one, put LETTER TO and the names on a line, and the words below it:\n\n  LETTER TO <name>, <name>: A proposal\n  Let us divide the south between us.\n  END LETTER\n\nA name is the short one, or a word of the long one that nobody else has.';
const HOW_TO_PUBLISH = 'PRESS: and a title publishes what stands below it, for everybody, up to END PRESS.';
const TO_THE_MASTER = 'LETTER TO MASTER reaches the game master.';

const PRESS_HELP: { readonly [mode in PressMode]: string } = {
  open: `${HOW_TO_WRITE}\n\nLETTER TO ALL goes to everybody. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
  public: `Rulers write to all or to none in this campaign: LETTER TO ALL, and the words below it. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
  none: `Rulers do not write to each other in this campaign. ${TO_THE_MASTER}`,
  anonymous: `${HOW_TO_WRITE}\n\nNobody is told who wrote. LETTER TO ALL goes to everybody. ${HOW_TO_PUBLISH} ${TO_THE_MASTER}`,
};

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`).join('\n');
};

import type { PressMode } from '@chancery/store';
import type { AnswerWords } from './mail-answers.ts';

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

/** The page that HELP brings. The wordings are the game's own, in English. */
export const helpText = (
  { help: say }: AnswerWords,
  { campaign, rules, seats, press, signs, orders }: HelpFacts,
): string =>
  [
    say.intro(campaign),
    say.orders,
    `${say.words}\n\n${table(say.commands)}`,
    `${say.letters}\n\n${lettersIn(say, press)}`,
    `${say.others}\n\n${seats.map((seat) => `  ${seat}`).join('\n')}\n  MASTER  ${say.master}`,
    `${say.ofGame(rules)}\n\n${signs}`,
    ...orders.map(({ title, wordings }) => `${title}\n${wordings.map((wording) => `  ${wording}`).join('\n')}`),
  ].join('\n\n');

const lettersIn = (say: AnswerWords['help'], press: PressMode): string => {
  switch (press) {
    case 'open':
      return `${say.howToWrite}\n\n${say.toAll} ${say.howToPublish} ${say.toTheMaster}`;
    case 'public':
      return `${say.onlyToAll} ${say.howToPublish} ${say.toTheMaster}`;
    case 'none':
      return `${say.noLetters} ${say.toTheMaster}`;
    case 'anonymous':
      return `${say.howToWrite}\n\n${say.unsigned} ${say.toAll} ${say.howToPublish} ${say.toTheMaster}`;
  }
};

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`).join('\n');
};

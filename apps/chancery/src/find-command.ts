import type { Command } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { meant } from './meant.ts';
import { Stop } from './stop.ts';

export interface FoundCommand {
  readonly command: Command;
  /** What follows its name. */
  readonly args: readonly string[];
}

/** The command that the first words name. Stops where they name none, with what may have been meant. */
export const findCommand = (commands: readonly Command[], argv: readonly string[]): FoundCommand => {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ');
    const command = commands.find((each) => each.name === name);
    if (command !== undefined) return { command, args: argv.slice(length) };
  }
  throw new Stop(EXIT.usage, unknown(commands, argv), ['chancery help shows all commands.']);
};

/** Commands whose names begin with these words and go on, such as those of orders. */
export const familyOf = (commands: readonly Command[], words: readonly string[]): readonly Command[] =>
  commands.filter(({ name }) => name.startsWith(`${words.join(' ')} `));

const unknown = (commands: readonly Command[], [first = '', second]: readonly string[]): string => {
  const family = familyOf(commands, [first]).map(({ name }) => name);
  if (family.length === 0) {
    const names = [...new Set(commands.map(({ name }) => name.split(' ')[0] as string)), 'help'];
    return `there is no command ${first}${meant(first, names)}`;
  }
  return second === undefined || second.startsWith('-')
    ? `${first} what? There is ${inWords(family)}`
    : `there is no command ${first} ${second}; there is ${inWords(family)}`;
};

/** `a, b and c` */
const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

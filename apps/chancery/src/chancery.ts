import type { AnyRuleset } from '@chancery/core';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { type Io, printLines } from './io.ts';
import { meant } from './meant.ts';
import { overview } from './overview.ts';
import { readArguments } from './read-arguments.ts';
import { Stop } from './stop.ts';
import { helpOf } from './usage.ts';

/** The command line: what `chancery` does with its arguments. Never throws; returns how the process is to end. */
export const chancery = async (argv: readonly string[], rulesets: readonly AnyRuleset[], io: Io): Promise<ExitCode> => {
  try {
    return await perform(argv, rulesets, io);
  } catch (error) {
    if (!(error instanceof Stop)) return bug(error, io);
    io.complain(`chancery: ${error.message}`);
    for (const line of error.details) io.complain(line === '' ? '' : `  ${line}`);
    return error.exit;
  }
};

const perform = async (argv: readonly string[], rulesets: readonly AnyRuleset[], io: Io): Promise<ExitCode> => {
  const [first, ...rest] = argv;
  if (first === undefined || HELP.has(first)) {
    const page = rest.length === 0 ? overview(COMMANDS) : pageOf(rest);
    printLines(io, page);
    return EXIT.done;
  }
  const { command, args } = find(argv);
  if (args.includes('--help')) {
    printLines(io, helpOf(command));
    return EXIT.done;
  }
  const { args: words, options } = readArguments(command, args);
  return command.run({ args: words, options, rulesets } as Parameters<Command['run']>[0], io);
};

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** The command that the first words name, and what follows them. */
const find = (argv: readonly string[]): { readonly command: Command; readonly args: readonly string[] } => {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ');
    const command = COMMANDS.find((each) => each.name === name);
    if (command !== undefined) return { command, args: argv.slice(length) };
  }
  throw new Stop(EXIT.usage, unknown(argv), ['chancery help shows all commands.']);
};

const unknown = ([first, second]: readonly string[]): string => {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  if (family.length === 0) {
    const names = [...new Set(COMMANDS.map(({ name }) => name.split(' ')[0] as string)), 'help'];
    return `there is no command ${first}${meant(first as string, names)}`;
  }
  return second === undefined || second.startsWith('-')
    ? `${first} what? There is ${inWords(family)}`
    : `there is no command ${first} ${second}; there is ${inWords(family)}`;
};

/** `a, b and c` */
const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

const pageOf = (words: readonly string[]): readonly string[] => {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${words.join(' ')} `));
  return family.length > 0 ? overview(family) : helpOf(find(words).command);
};

const bug = (error: unknown, io: Io): ExitCode => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  io.complain(`chancery: a bug of ours: ${message}`);
  io.complain(stack ?? '');
  return EXIT.internal;
};

import type { AnyRuleset } from '@chancery/core';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { familyOf, findCommand } from './find-command.ts';
import { type Io, printLines } from './io.ts';
import { type CommandGroup, overview } from './overview.ts';
import { readArguments } from './read-arguments.ts';
import { readPlace, type ServerPlace, serverPlace } from './remote/server-place.ts';
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
  const given = readPlace(argv);
  const groups = await commandsAt(serverPlace(given, io), io);
  const commands = groups.flatMap((group) => group.commands);
  const [first, ...rest] = given.rest;
  if (first === undefined || HELP.has(first)) {
    printLines(io, rest.length === 0 ? overview(groups) : pageOf(commands, rest));
    return EXIT.done;
  }
  if (first === '--version') {
    printLines(io, await releaseLines(rulesets));
    return EXIT.done;
  }
  const { command, args } = findCommand(commands, given.rest);
  if (args.includes('--help')) {
    printLines(io, helpOf(command));
    return EXIT.done;
  }
  const { args: words, options } = readArguments(command, args);
  return command.run({ args: words, options, rulesets } as Parameters<Command['run']>[0], io);
};

/** Loaded when it is asked for: it knows the schema, of which nothing else here needs anything. */
const releaseLines = async (rulesets: readonly AnyRuleset[]): Promise<readonly string[]> => {
  const { thisRelease, linesOf } = await import('./release.ts');
  return linesOf(thisRelease(rulesets));
};

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Where a server is named, its commands come first; those that it does not have work on folders here as always. */
const commandsAt = async (place: ServerPlace | null, io: Io): Promise<readonly CommandGroup[]> => {
  if (place === null) return [{ title: null, commands: COMMANDS }];
  // Loaded here, because it is large and folders need nothing of it.
  const { commandsOn } = await import('./remote/index.ts');
  const remote = commandsOn(place, io);
  const others = COMMANDS.filter(({ name }) => !remote.some((each) => each.name === name));
  return [
    { title: `On ${place.url}:`, commands: remote },
    { title: 'On this machine:', commands: others },
  ];
};

const pageOf = (commands: readonly Command[], words: readonly string[]): readonly string[] => {
  const family = familyOf(commands, words);
  return family.length > 0
    ? overview([{ title: null, commands: family }])
    : helpOf(findCommand(commands, words).command);
};

const bug = (error: unknown, io: Io): ExitCode => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  io.complain(`chancery: a bug of ours: ${message}`);
  io.complain(stack ?? '');
  return EXIT.internal;
};

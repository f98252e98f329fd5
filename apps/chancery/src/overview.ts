import type { Command } from './command.ts';

/** All commands, a line each. */
export const overview = (commands: readonly Command[]): readonly string[] => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'usage: chancery COMMAND ...',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'chancery help COMMAND tells more of one. Exit codes: docs/exit-codes.md.',
  ];
};

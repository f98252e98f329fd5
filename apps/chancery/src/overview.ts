import type { Command } from './command.ts';

/** All commands, a line each. */
export const overview = (commands: readonly Command[]): readonly string[] => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'usage: chancery [--server URL] COMMAND ...',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'chancery help COMMAND tells more of one. With --server URL commands work on a campaign of that server:',
    'chancery --server URL help. Exit codes: docs/exit-codes.md.',
  ];
};

import type { Command } from './command.ts';

/** Commands that belong together. */
export interface CommandGroup {
  /** Null where there is one group only. */
  readonly title: string | null;
  readonly commands: readonly Command[];
}

/** All commands, a line each. */
export const overview = (groups: readonly CommandGroup[]): readonly string[] => {
  const width = Math.max(...groups.flatMap(({ commands }) => commands.map(({ name }) => name.length)));
  return [
    'usage: chancery [--server URL] COMMAND ...',
    '',
    ...groups.flatMap(({ title, commands }) => [
      ...(title === null ? [] : [title]),
      ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
      '',
    ]),
    'chancery help COMMAND explains one. With --server URL commands work on a campaign of that server:',
    'chancery --server URL help. Exit codes: docs/exit-codes.md. chancery --version tells release, schema and rules.',
  ];
};

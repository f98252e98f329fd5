import type { ArgumentSpec, Command } from './command.ts';

/** `chancery report DIR [SEAT] [options]` */
export const usageOf = ({ name, args, options }: Command): string =>
  ['chancery', name, ...args.map(shown), ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');

const shown = ({ name, optional, many }: ArgumentSpec): string => {
  const words = many ? `${name}...` : name;
  return optional ? `[${words}]` : words;
};

/** The page of a command. */
export const helpOf = (command: Command): readonly string[] => [
  `usage: ${usageOf(command)}`,
  '',
  `${command.summary}.`,
  ...(command.help === '' ? [] : ['', command.help]),
  ...optionLines(command),
];

const optionLines = ({ options }: Command): readonly string[] => {
  const rows = Object.entries(options).map(
    ([name, { value, help }]) => [value === undefined ? `--${name}` : `--${name} ${value}`, help] as const,
  );
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([left]) => left.length));
  return ['', 'options:', ...rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`)];
};

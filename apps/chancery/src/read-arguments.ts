import { parseArgs } from 'node:util';
import type { ArgumentSpec, Command, OptionSpecs } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { meant } from './meant.ts';
import { Stop } from './stop.ts';
import { usageOf } from './usage.ts';

export interface ReadArguments {
  readonly args: readonly string[];
  readonly options: { readonly [name: string]: string | readonly string[] | boolean | undefined };
}

/** The arguments and options of a command; stops at the first that does not fit, with the command's usage. */
export const readArguments = (command: Command, argv: readonly string[]): ReadArguments => {
  const refuse = (message: string): never => {
    throw new Stop(EXIT.usage, message, [`usage: ${usageOf(command)}`, `More: chancery help ${command.name}`]);
  };
  const { tokens, values, positionals } = parseArgs({
    args: [...argv],
    options: parseOptionsOf(command.options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (spec === undefined) {
      const known = Object.keys(command.options).map((name) => `--${name}`);
      return refuse(`there is no option ${token.rawName}${meant(token.rawName, known)}`);
    }
    if (spec.value === undefined && token.value !== undefined) refuse(`--${token.name} takes no value`);
    if (spec.value !== undefined && lacksValue(token)) refuse(`--${token.name} needs a value: ${spec.value}`);
  }
  const fault = countFault(command.args, positionals);
  if (fault !== null) refuse(fault);
  return { args: positionals, options: completed(command.options, values) };
};

/** `--seat --turn 3` forgets the seat; only `--seat=--turn` would mean it. */
const lacksValue = ({
  value,
  inlineValue,
}: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}): boolean => value === undefined || (inlineValue !== true && value.startsWith('--'));

const parseOptionsOf = (specs: OptionSpecs) =>
  Object.fromEntries(
    Object.entries(specs).map(([name, { value, many }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many === true },
    ]),
  );

/** Switches that are off and lists that are empty are said so. */
const completed = (specs: OptionSpecs, given: { readonly [name: string]: unknown }): ReadArguments['options'] =>
  Object.fromEntries(
    Object.entries(specs).map(([name, { value, many }]) => [
      name,
      (given[name] ?? (many ? [] : value === undefined ? false : undefined)) as ReadArguments['options'][string],
    ]),
  );

const countFault = (specs: readonly ArgumentSpec[], given: readonly string[]): string | null => {
  const missing = specs.find(({ optional }, index) => !optional && given[index] === undefined);
  if (missing !== undefined) return `${missing.name} is missing`;
  if (given.length > specs.length && specs.at(-1)?.many !== true) return `"${given[specs.length]}" is one too many`;
  return null;
};

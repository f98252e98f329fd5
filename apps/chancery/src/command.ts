import type { AnyRuleset } from '@chancery/core';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

/** An option of a command: with a value, or a switch. */
export interface OptionSpec {
  /** What stands for its value in the help, such as `N`; a switch has none. */
  readonly value?: string;
  /** May be given several times. */
  readonly many?: true;
  readonly help: string;
}

export interface ArgumentSpec {
  readonly name: string;
  readonly optional?: true;
  /** Takes all that follow; only the last one may. */
  readonly many?: true;
}

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** The values of options: texts, lists of texts, or whether a switch is on. */
export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { readonly many: true }
    ? readonly string[]
    : Specs[Name] extends { readonly value: string }
      ? string | undefined
      : boolean;
};

/** What a command is called with. */
export interface Call<Specs extends OptionSpecs = OptionSpecs> {
  /** As many as the arguments ask for. */
  readonly args: readonly string[];
  readonly options: OptionValues<Specs>;
  readonly rulesets: readonly AnyRuleset[];
}

export interface CommandSpec<Specs extends OptionSpecs = OptionSpecs> {
  /** One word or two, as in `orders check`. */
  readonly name: string;
  readonly summary: string;
  readonly args: readonly ArgumentSpec[];
  readonly options: Specs;
  /** What the summary does not say: paragraphs and examples. */
  readonly help: string;
  run(call: Call<Specs>, io: Io): Promise<ExitCode>;
}

/** A command whose own option types are hidden. */
export type Command = CommandSpec;

export const defineCommand = <const Specs extends OptionSpecs>(spec: CommandSpec<Specs>): Command =>
  spec as unknown as Command;

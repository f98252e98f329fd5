import type { OptionSpec } from '../command.ts';

/** Options that several commands have, worded once. */
export const SEED = {
  value: 'TEXT',
  help: 'makes the secrets from this text: only for tests, since whoever knows it knows all dice',
} as const satisfies OptionSpec;

export const BOTS = {
  value: 'SEATS',
  help: 'seats that bots play if there is no order file: ids separated by commas, all or none',
} as const satisfies OptionSpec;

export const TURN = { value: 'N', help: 'the turn, from 0; by default the newest' } as const satisfies OptionSpec;

export const OUT = { value: 'FILE', help: 'the file to write; - is standard output' } as const satisfies OptionSpec;

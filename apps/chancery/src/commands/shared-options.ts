import type { OptionSpec } from '../command.ts';

/** Options that several commands have, worded once. */
export const SEED = {
  value: 'TEXT',
  help: 'secrets that follow from this text: for tests, as whoever knows it knows all dice',
} as const satisfies OptionSpec;

export const BOTS = {
  value: 'SEATS',
  help: 'seats that bots order for when there is no order file: ids parted by commas, all or none',
} as const satisfies OptionSpec;

export const TURN = { value: 'N', help: 'the turn, from 0; the newest unless given' } as const satisfies OptionSpec;

export const OUT = { value: 'FILE', help: 'where to write it; - is standard output' } as const satisfies OptionSpec;

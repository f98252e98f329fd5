import type { Options, PowerInfo } from '../setting.ts';
import type { AreaNumber } from '../words.ts';

/** A scenario as it lies in its file. Powers are numbered in their order, from 1. */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly options: Partial<Options>;
  readonly powers: readonly PowerEntry[];
}

export interface PowerEntry extends Omit<PowerInfo, 'number'> {
  readonly home: AreaNumber;
  /** How many companies begin there (NEW-2.1). */
  readonly companies: number;
}

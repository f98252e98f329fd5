import type { World } from '@chancery/core';
import type { AreaNumber, PowerNumber } from './words.ts';

/** What stays the same in a campaign, and everybody may know. Powers and areas stand in their places, from 1. */
export interface Setting {
  readonly title: string;
  readonly options: Options;
  readonly powers: readonly (PowerInfo | null)[];
  readonly areas: readonly (AreaInfo | null)[];
  readonly world: World;
}

/** What a game master may set. */
export interface Options {
  /** The turn after which the game ends (NEW-2.2). */
  readonly lastTurn: number;
}

export interface PowerInfo {
  readonly number: PowerNumber;
  /** Three letters, by which orders and seats name it. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** A blazon. */
  readonly arms: string;
  /** Its colour on the map: a place in the palette. */
  readonly tone: number;
}

export interface AreaInfo {
  readonly number: AreaNumber;
  readonly name: string;
  /** Ascending. */
  readonly borders: readonly AreaNumber[];
}

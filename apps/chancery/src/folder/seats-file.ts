import { join } from 'node:path';
import type { SeatId, SeatInfo } from '@chancery/core';
import * as z from 'zod/mini';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { SEATS_FILE } from './paths.ts';
import { readShape } from './shape.ts';

/** Who gives the orders of a seat: a ruler, by order files, or a bot if there is no order file. */
export const HOLDERS = ['ruler', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];
export type Holders = { readonly [seat: SeatId]: Holder };

const SHAPE = z.record(z.string(), z.enum(HOLDERS));

/** Reads seats.json; a seat that it does not name is a ruler's. Stops at seats that the campaign does not have. */
export const readHolders = (folder: string, seats: readonly SeatInfo[]): Holders => {
  const path = join(folder, SEATS_FILE);
  const given: { readonly [seat: string]: Holder } = readShape(path, SHAPE);
  const strangers = Object.keys(given).filter((name) => !seats.some(({ seat }) => seat === name));
  if (strangers.length > 0) {
    throw new Stop(EXIT.unreadable, `${path} names seats that the campaign does not have`, strangers);
  }
  return Object.fromEntries(seats.map(({ seat }) => [seat, given[seat] ?? 'ruler']));
};

/** For people to edit, so a line for each seat. */
export const holdersText = (holders: Holders): string => `${JSON.stringify(holders, null, 2)}\n`;

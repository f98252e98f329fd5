import { join } from 'node:path';
import type { SeatId } from '@chancery/core';

/**
 * The names of everything in the folder of a campaign, from that folder:
 *
 *   campaign.json  scenario.json      what the campaign is; part of the record, never changed
 *   seats.json                        who orders for a seat, a ruler or a bot; may be edited at any time
 *   turns/0000/                       the position at the beginning
 *   turns/0007/                       the record of turn 7
 *   orders/0007/                      where the order files for turn 7 are put
 *   secrets/0008.txt                  the secret of a turn that is not out yet; nobody else may read it
 *   incidents/                        turns that could not be resolved because of a bug of ours
 *   lock                              held by the process that is working here
 */
export const CAMPAIGN_FILE = 'campaign.json';
export const SCENARIO_FILE = 'scenario.json';
export const SEATS_FILE = 'seats.json';
export const LOCK_FILE = 'lock';
export const TURNS = 'turns';
export const ORDERS = 'orders';
export const SECRETS = 'secrets';
export const INCIDENTS = 'incidents';

export const turnFolder = (turn: number): string => `${TURNS}/${turnName(turn)}`;
export const inboxFolder = (turn: number): string => `${ORDERS}/${turnName(turn)}`;
export const secretFile = (turn: number): string => `${SECRETS}/${turnName(turn)}.txt`;

/** Four digits so that listings are in order; a campaign of more turns than that has longer names. */
export const turnName = (turn: number): string => String(turn).padStart(4, '0');

/** The turn that a name stands for; null for any other name, such as that of a turn half written. */
export const turnOfName = (name: string): number | null => {
  if (!/^\d{4,9}$/.test(name)) return null;
  const turn = Number(name);
  return turnName(turn) === name ? turn : null;
};

/** A seat's name as the name of a file on any system. */
export const seatName = (seat: SeatId): string => encodeURIComponent(seat).replaceAll('*', '%2A');

/** A path of the record on this machine. */
export const inFolder = (folder: string, path: string): string => join(folder, ...path.split('/'));

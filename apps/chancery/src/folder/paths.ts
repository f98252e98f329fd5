import { join } from 'node:path';
import { turnName } from '@chancery/core';

/**
 * The names of everything in the folder of a campaign, from that folder:
 *
 *   campaign.json  scenario.json      what the campaign is; part of the record, never changed
 *   seats.json                        who orders for a seat, a ruler or a bot; may be edited at any time
 *   turns/0000/                       the position at the beginning
 *   turns/0007/                       the record of turn 7
 *   orders/0007/                      where the order files for turn 7 are put
 *   secrets/0008.txt                  the secret of a turn that is not out yet; nobody else may read it
 *   secrets/closed.txt                the closed secret, which lasts until the campaign is over; nobody else may read it
 *   incidents/                        turns that could not be resolved because of a bug of ours
 *   lock                              held by the process that is working here
 */
export const SEATS_FILE = 'seats.json';
export const LOCK_FILE = 'lock';
export const ORDERS = 'orders';
export const SECRETS = 'secrets';
export const INCIDENTS = 'incidents';

export const inboxFolder = (turn: number): string => `${ORDERS}/${turnName(turn)}`;
export const CLOSED_SECRET = `${SECRETS}/closed.txt`;
export const secretFile = (turn: number): string => `${SECRETS}/${turnName(turn)}.txt`;

/** A path of the record on this machine. */
export const inFolder = (folder: string, path: string): string => join(folder, ...path.split('/'));

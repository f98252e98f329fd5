import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { SeatId } from '@chancery/core';
import { findSeat } from '../campaign/find-seat.ts';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readText } from '../folder/read-file.ts';
import { type Io, printLines } from '../io.ts';
import { describeReading, hasFaults } from '../orders/describe-reading.ts';
import { readInbox, strangerNotes } from '../orders/inbox.ts';
import { type OrderText, readOrders } from '../orders/read-orders.ts';
import { tallyText } from '../show/gathered-lines.ts';
import { Stop } from '../stop.ts';

export const ordersCheck = defineCommand({
  name: 'orders check',
  summary: 'Tells what is wrong or odd in order files',
  args: [{ name: 'CAMPAIGN' }, { name: 'FILE|SEAT', optional: true }],
  options: {
    seat: { value: 'SEAT', help: 'whose orders a file holds, when its name does not say so; master for acts' },
  },
  help: `Without a file or seat all order files for the open turn are checked; - reads standard input. Malformed is not
understood, illegal is understood and not allowed: neither is taken. A warning is taken. Ends with 1 when
something is not taken.

  chancery orders check demo Eng
  chancery orders check demo drafts/england.txt --seat Eng`,
  async run({ args: [folder, what], options, rulesets }, io) {
    const campaign = openCampaign(folder, rulesets, io.cwd);
    const moment = momentOf(campaign);
    if (campaign.ruleset.window(moment.position).kind === 'outcome') {
      throw new Stop(EXIT.faults, 'the campaign is over: no turn is open for orders');
    }
    const turn = moment.turn + 1;
    const { files, notes } =
      what === undefined
        ? allFiles(campaign, turn)
        : { files: [await named(campaign, turn, what, options.seat, io)], notes: [] };
    const read = files.map(({ seat, file }) => readOrders(campaign, moment, seat, file));
    printLines(io, [
      ...notes,
      ...read.flatMap((each) => [...describeReading(campaign.ruleset, each), `${each.path}: ${tallyText(each)}`]),
      ...(read.length === 0 ? ['There are no order files yet.'] : []),
    ]);
    return notes.length > 0 || read.some(hasFaults) ? EXIT.faults : EXIT.done;
  },
});

interface SeatFile {
  /** Null for the acts of the game master. */
  readonly seat: SeatId | null;
  readonly file: OrderText;
}

/** All there are for a turn, and what is to be said of files that are nobody's. */
const allFiles = (
  campaign: Campaign,
  turn: number,
): { readonly files: readonly SeatFile[]; readonly notes: readonly string[] } => {
  const inbox = readInbox(campaign, turn);
  const files = [
    ...Object.entries(inbox.orders).map(([seat, file]) => ({ seat: seat as SeatId, file })),
    ...(inbox.acts === null ? [] : [{ seat: null, file: inbox.acts }]),
  ];
  return { files, notes: strangerNotes(inbox) };
};

/** A file somewhere, or what lies among the orders for a seat. */
const named = async (
  campaign: Campaign,
  turn: number,
  what: string,
  seatWords: string | undefined,
  io: Io,
): Promise<SeatFile> => {
  const path = resolve(io.cwd, what);
  if (what === '-' || existsSync(path)) {
    const text = what === '-' ? await io.readStandardInput() : readText(path);
    return { seat: ownerOf(campaign, seatWords ?? nameOf(what)), file: { path: what, text } };
  }
  const seat = ownerOf(campaign, what);
  const inbox = readInbox(campaign, turn);
  const file = seat === null ? inbox.acts : inbox.orders[seat];
  if (file == null)
    throw new Stop(EXIT.unreadable, `there is no file ${what}, and ${what} has no orders for turn ${turn}`);
  return { seat, file };
};

const nameOf = (path: string): string => {
  if (path === '-') throw new Stop(EXIT.usage, 'whose orders come from standard input? Name the seat with --seat');
  return basename(path).replace(/\.\w+$/, '');
};

const ownerOf = ({ seats }: Campaign, words: string): SeatId | null =>
  words === 'master' || words === 'acts' ? null : findSeat(seats, words);

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fold, type Moment, type SeatId } from '@chancery/core';
import { findSeat } from '../campaign/find-seat.ts';
import { nextTurn } from '../campaign/next-turn.ts';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readText } from '../folder/read-file.ts';
import { type Io, printLines } from '../io.ts';
import { describeReading, hasFaults } from '../orders/describe-reading.ts';
import { type Gathered, gatherInputs } from '../orders/gather-inputs.ts';
import { readInbox } from '../orders/inbox.ts';
import { type OrdersRead, type OrderText, readOrders } from '../orders/read-orders.ts';
import { answersText, tallyText } from '../show/gathered-lines.ts';
import { Stop } from '../stop.ts';

export const ordersCheck = defineCommand({
  name: 'orders check',
  summary: 'Checks order files, and the files of the game master: what is wrong, and what is odd',
  args: [{ name: 'CAMPAIGN' }, { name: 'FILE|SEAT', optional: true }],
  options: {
    seat: { value: 'SEAT', help: 'the seat whose orders the file holds, if its name does not say so; master for acts' },
  },
  help: `Without a file or seat, everything there is for the open turn is checked: orders, acts and rulings. Otherwise name a
seat, acts, rulings or a file; - is standard input. Malformed is not understood, illegal is understood and not allowed:
both are refused. A warning is accepted. Ends with 1 if anything is refused.

  chancery orders check demo Eng
  chancery orders check demo drafts/england.txt --seat Eng
  chancery orders check demo rulings`,
  async run({ args: [folder, what], options, rulesets }, io) {
    const campaign = openCampaign(folder, rulesets, io.cwd);
    const moment = momentOf(campaign);
    const checked =
      what === undefined
        ? checkedAll(campaign, moment)
        : await checkedOne(campaign, moment, { what, seat: options.seat }, io);
    printLines(io, checked.lines);
    return checked.faulty ? EXIT.faults : EXIT.done;
  },
});

interface Checked {
  readonly lines: readonly string[];
  readonly faulty: boolean;
}

/** All there is for the turn. */
const checkedAll = (campaign: Campaign, moment: Moment): Checked => {
  const { read, notes, answers } = gathered(campaign, moment);
  return {
    lines: [
      ...notes,
      ...read.flatMap((each) => readingLines(campaign, each)),
      ...(answers === null ? [] : [answersText(answers)]),
      ...(read.length === 0 ? ['There are no order files yet.'] : []),
    ],
    faulty: notes.length > 0 || read.some(hasFaults),
  };
};

/** A file somewhere, or what lies among the orders for a seat or of the game master. */
const checkedOne = async (
  campaign: Campaign,
  moment: Moment,
  { what, seat: seatWords }: { readonly what: string; readonly seat: string | undefined },
  io: Io,
): Promise<Checked> => {
  const path = resolve(io.cwd, what);
  const given = what === '-' || existsSync(path) ? { path: what, text: await textOf(what, path, io) } : null;
  const owner = seatWords ?? (given === null ? what : nameOf(what));
  if (fold(owner) === 'rulings') return checkedRulings(campaign, moment, given);
  const seat = MASTERS.includes(fold(owner)) ? null : findSeat(campaign.seats, owner);
  const read = readOrders(campaign, moment, { seat, file: given ?? lying(campaign, moment, seat, what) });
  return { lines: readingLines(campaign, read), faulty: hasFaults(read) };
};

const MASTERS: readonly string[] = ['master', 'acts'];

const checkedRulings = (campaign: Campaign, moment: Moment, given: OrderText | null): Checked => {
  const { answers } = gathered(campaign, moment, given ?? undefined);
  if (answers === null) throw new Stop(EXIT.unreadable, `there are no rulings for turn ${moment.turn + 1}`);
  return { lines: [...answers.faults, answersText(answers)], faulty: answers.faults.length > 0 };
};

/** Questions to the game master may depend on the orders of bots, so bots are asked before the answers are read. */
const gathered = (campaign: Campaign, moment: Moment, rulings?: OrderText): Gathered => {
  const next = nextTurn(campaign, moment);
  const isAnswered = rulings !== undefined || readInbox(campaign, moment.turn + 1).rulings !== null;
  return gatherInputs(campaign, moment, next, { rulings, ...(isAnswered ? {} : { bots: [] }) });
};

const readingLines = ({ ruleset }: Campaign, read: OrdersRead): readonly string[] => [
  ...describeReading(ruleset, read),
  `${read.path}: ${tallyText(read)}`,
];

const textOf = async (what: string, path: string, io: Io): Promise<string> =>
  what === '-' ? await io.readStandardInput() : readText(path);

const nameOf = (path: string): string => {
  if (path === '-') throw new Stop(EXIT.usage, 'whose orders come from standard input? Name the seat with --seat');
  return basename(path).replace(/\.\w+$/, '');
};

const lying = (campaign: Campaign, { turn }: Moment, seat: SeatId | null, what: string): OrderText => {
  const { acts, orders } = readInbox(campaign, turn + 1);
  const file = seat === null ? acts : orders[seat];
  if (file == null)
    throw new Stop(EXIT.unreadable, `there is no file ${what}, and ${what} has no orders for turn ${turn + 1}`);
  return file;
};

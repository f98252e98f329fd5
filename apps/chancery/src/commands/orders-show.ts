import { type AnyOrder, canonicalText, knownTo, type OrderFile, type SeatId, writeLine } from '@chancery/core';
import { findSeat } from '../campaign/find-seat.ts';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { oneOf } from '../one-of.ts';
import { readInbox } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';
import { readWhole } from '../read-whole.ts';
import { readInputs } from '../record/read-record.ts';
import { Stop } from '../stop.ts';

export const ordersShow = defineCommand({
  name: 'orders show',
  summary: 'Shows the orders of a seat as they are understood',
  args: [{ name: 'CAMPAIGN' }, { name: 'SEAT' }],
  options: {
    turn: { value: 'N', help: 'the orders of record of a turn that is out; those for the open turn unless given' },
    format: { value: 'text|json', help: 'lines of order text, or the order file of the client; text unless given' },
  },
  help: '',
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const seat = findSeat(campaign.seats, args[1] as string);
    const format = oneOf('format', options.format, ['text', 'json'] as const);
    const turn = readWhole('turn', options.turn, { from: 1 });
    const { before, orders } = turn === undefined ? draft(campaign, seat) : ofRecord(campaign, seat, turn);
    if (format === 'json') {
      const { file, ruleset } = campaign;
      const orderFile: OrderFile = {
        format: 'chancery-orders-1',
        ruleset: ruleset.id,
        campaign: file.id,
        seat,
        turn: before.turn + 1,
        orders,
      };
      printLines(io, [canonicalText(orderFile)]);
      return EXIT.done;
    }
    const known = knownTo(campaign.ruleset, before.position, seat);
    printLines(
      io,
      orders.map((order) => writeLine(campaign.ruleset.orders, known, order)),
    );
    return EXIT.done;
  },
});

/** What is taken of the order file for the open turn. */
const draft = (campaign: Campaign, seat: SeatId) => {
  const before = momentOf(campaign);
  const file = readInbox(campaign, before.turn + 1).orders[seat];
  if (file === undefined) throw new Stop(EXIT.unreadable, `${seat} has no order file for turn ${before.turn + 1}`);
  const { refused, reading } = readOrders(campaign, before, seat, file);
  if (refused !== null) throw new Stop(EXIT.faults, `${file.path} is not taken`, [refused]);
  return { before, orders: reading.orders };
};

/** The sheet of record; a seat that sent none ordered nothing. */
const ofRecord = (campaign: Campaign, seat: SeatId, turn: number) => {
  momentOf(campaign, turn);
  const before = momentOf(campaign, turn - 1);
  const sheet = readInputs(campaign.folder, turn).sheets.find((each) => each.seat === seat);
  const orders: readonly AnyOrder[] = sheet?.orders ?? [];
  return { before, orders };
};

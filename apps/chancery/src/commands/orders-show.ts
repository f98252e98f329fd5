import { type AnyOrder, knownTo, type SeatId } from '@chancery/core';
import { findSeat } from '../campaign/find-seat.ts';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { readInbox } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';
import { readWhole } from '../read-whole.ts';
import { readInputs } from '../record/read-record.ts';
import { ORDERS_FORMAT, ordersFormat, ordersLines } from '../show/orders-lines.ts';
import { Stop } from '../stop.ts';

export const ordersShow = defineCommand({
  name: 'orders show',
  summary: 'Shows the orders of a seat as they are understood',
  args: [{ name: 'CAMPAIGN' }, { name: 'SEAT' }],
  options: {
    turn: { value: 'N', help: 'the orders of record of a turn that is out; by default those for the open turn' },
    format: ORDERS_FORMAT,
  },
  help: '',
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const seat = findSeat(campaign.seats, args[1] as string);
    const format = ordersFormat(options.format);
    const turn = readWhole('turn', options.turn, { from: 1 });
    const { before, orders } = turn === undefined ? draft(campaign, seat) : ofRecord(campaign, seat, turn);
    const { file, ruleset } = campaign;
    const known = knownTo(ruleset, before.position, seat);
    const understood = { ruleset, campaign: file.id, seat, turn: before.turn + 1, known, orders };
    printLines(io, ordersLines(format, understood));
    return EXIT.done;
  },
});

/** What is taken of the order file for the open turn. */
const draft = (campaign: Campaign, seat: SeatId) => {
  const before = momentOf(campaign);
  const file = readInbox(campaign, before.turn + 1).orders[seat];
  if (file === undefined) throw new Stop(EXIT.unreadable, `${seat} has no order file for turn ${before.turn + 1}`);
  const { refused, reading } = readOrders(campaign, before, { seat, file });
  if (refused !== null) throw new Stop(EXIT.faults, `${file.path} is refused`, [refused]);
  return { before, orders: reading.orders };
};

/** The sheet of record; a seat that sent none ordered nothing. */
const ofRecord = (campaign: Campaign, seat: SeatId, turn: number) => {
  momentOf(campaign, turn);
  const before = momentOf(campaign, turn - 1);
  const sheet = readInputs(campaign.folder, turn, null).sheets.find((each) => each.seat === seat);
  const orders: readonly AnyOrder[] = sheet?.orders ?? [];
  return { before, orders };
};

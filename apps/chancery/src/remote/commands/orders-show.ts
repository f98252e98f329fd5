import type { AnyOrder } from '@chancery/core';
import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { ORDERS_FORMAT, ordersFormat, ordersLines } from '../../show/orders-lines.ts';
import { Stop } from '../../stop.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { readTurnFile } from '../read-turn-file.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { rulesetOf } from '../ruleset-of.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN, OWN_SEAT, RECEIPTS } from './shared.ts';

export const ordersShow = defineRemoteCommand({
  name: 'orders show',
  summary: 'Shows the orders of your seat that count, as they are understood',
  args: [CAMPAIGN, OWN_SEAT],
  options: {
    turn: { value: 'N', help: 'the turn; by default the open one' },
    format: ORDERS_FORMAT,
  },
  help: 'orders receipts says which of them were not accepted, and why.',
  async run({ args: [words = '', who], options, rulesets }, io, server) {
    const format = ordersFormat(options.format);
    const turn = readWhole('turn', options.turn, { from: 1 });
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, who);
    const asked = { params: { campaign: campaign.id, seat }, query: { turn } };
    const { receipts } = await server.ask('listReceipts', asked, RECEIPTS);
    const receipt = receipts.findLast(({ stands }) => stands);
    if (receipt === undefined) {
      throw new Stop(
        EXIT.unreadable,
        `${seat} has no orders that count for ${turn === undefined ? 'the open turn' : `turn ${turn}`}`,
      );
    }
    const before = turn === undefined ? undefined : turn - 1;
    const { ruleset: id, version, setting, view } = await readTurnFile(server, campaign, seat, before);
    const orders = receipt.lines.flatMap(({ outcome, order }) =>
      order !== null && (outcome === 'accepted' || outcome === 'warned') ? [order as AnyOrder] : [],
    );
    const ruleset = rulesetOf(rulesets, id, version);
    const understood = { ruleset, campaign: campaign.id, seat, turn: receipt.turn, known: { setting, view }, orders };
    showLines(io, ordersLines(format, understood));
    return EXIT.done;
  },
});

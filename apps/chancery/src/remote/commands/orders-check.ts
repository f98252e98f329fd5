import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';
import { describeReading, hasFaults } from '../../orders/describe-reading.ts';
import { readExpected } from '../../orders/read-orders.ts';
import { tallyText } from '../../show/gathered-lines.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { orderSource } from '../order-source.ts';
import { readTurnFile } from '../read-turn-file.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { rulesetOf } from '../ruleset-of.ts';
import { CAMPAIGN, SEAT } from './shared.ts';

export const ordersCheck = defineRemoteCommand({
  name: 'orders check',
  summary: 'Checks an order file without sending it: what is wrong, and what is odd',
  args: [CAMPAIGN, { name: 'FILE' }],
  options: { seat: SEAT },
  help: `The file is checked on this machine, with your turn file and the rules of this program: the server learns nothing of
it. Whether the campaign allows orders that are letters or proclamations you learn when you send them. - is standard
input.`,
  async run({ args: [words = '', what = ''], options, rulesets }, io, server) {
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, options.seat);
    const { ruleset: id, version, setting, view, turn } = await readTurnFile(server, campaign, seat);
    const ruleset = rulesetOf(rulesets, id, version);
    const expected = { ruleset, campaign: campaign.id, seat, turn: turn + 1, known: { setting, view } };
    const read = readExpected(expected, await orderSource(io, what));
    printLines(io, [...describeReading(ruleset, read, 'server'), `${read.path}: ${tallyText(read)}`]);
    return hasFaults(read) ? EXIT.faults : EXIT.done;
  },
});

import { SUBMITTED } from '@chancery/api';
import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { asBody, orderSource } from '../order-source.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { isTakenWhole, postLines, receiptHead, understoodLines } from '../show-receipt.ts';
import { CAMPAIGN, SEAT } from './shared.ts';

export const ordersSend = defineRemoteCommand({
  name: 'orders send',
  summary: 'Sends the orders of your seat; they replace those sent before',
  args: [CAMPAIGN, { name: 'FILE' }],
  options: {
    seat: SEAT,
    turn: { value: 'N', help: 'the turn that they were written for; they are refused if another is open' },
    ready: { help: 'also says that you need no more time' },
  },
  help: `Shows the receipt: what was understood of every line. Ends with 1 if anything is refused; the rest counts.
- is standard input. In live play the orders are resolved at once, and you see what came of them.

  chancery orders send "Spring War" england.txt --ready`,
  async run({ args: [words = '', what = ''], options }, io, server) {
    const turn = readWhole('turn', options.turn, { from: 1 });
    const source = await orderSource(io, what);
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, options.seat);
    const receipt = await server.ask(
      'submitOrders',
      {
        params: { campaign: campaign.id, seat },
        query: { turn, ...(options.ready ? { ready: true } : {}) },
        ...asBody(source),
      },
      SUBMITTED,
    );
    showLines(io, [...receiptHead(receipt), ...understoodLines(source.path, receipt), ...postLines(receipt)]);
    return isTakenWhole(receipt) ? EXIT.done : EXIT.faults;
  },
});

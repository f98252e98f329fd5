import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN, OWN_SEAT } from './shared.ts';

const WITHDRAWN = z.object({ turn: z.int(), number: z.int() });

export const ordersWithdraw = defineRemoteCommand({
  name: 'orders withdraw',
  summary: 'Withdraws the orders that were sent: none of them count',
  args: [CAMPAIGN, OWN_SEAT],
  options: {},
  help: '',
  async run({ args: [words = '', who] }, io, server) {
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, who);
    const { turn, number } = await server.ask('withdrawOrders', { params: { campaign: campaign.id, seat } }, WITHDRAWN);
    showLines(io, [`Sheet ${number} of ${seat} for turn ${turn} does not count any more.`]);
    return EXIT.done;
  },
});

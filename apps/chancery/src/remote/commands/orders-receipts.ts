import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { receiptHead, understoodLines } from '../show-receipt.ts';
import { CAMPAIGN, OWN_SEAT, RECEIPTS } from './shared.ts';

export const ordersReceipts = defineRemoteCommand({
  name: 'orders receipts',
  summary: 'Shows the receipts of your seat: what came when, and how it was understood',
  args: [CAMPAIGN, OWN_SEAT],
  options: { turn: { value: 'N', help: 'the turn; by default the open one' } },
  help: '',
  async run({ args: [words = '', who], options }, io, server) {
    const turn = readWhole('turn', options.turn, { from: 1 });
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, who);
    const asked = { params: { campaign: campaign.id, seat }, query: { turn } };
    const { receipts } = await server.ask('listReceipts', asked, RECEIPTS);
    const lines = receipts.flatMap((receipt) => [
      ...receiptHead({ ...receipt, counts: receipt.stands }),
      ...understoodLines(`sheet ${receipt.number}`, receipt).map((line) => `  ${line}`),
    ]);
    showLines(io, lines.length > 0 ? lines : [`${seat} has sent nothing.`]);
    return EXIT.done;
  },
});

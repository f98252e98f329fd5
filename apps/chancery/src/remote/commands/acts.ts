import { RECEIPT } from '@chancery/api';
import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { findCampaign } from '../find-campaign.ts';
import { asBody, orderSource } from '../order-source.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { isTakenWhole, understoodLines } from '../show-receipt.ts';
import { CAMPAIGN } from './shared.ts';

const TAKEN = z.object({
  ...RECEIPT.pick({ turn: true, number: true, lines: true, together: true }).shape,
  resolved: z.int().nullable(),
});

export const acts = defineRemoteCommand({
  name: 'acts',
  summary: 'Sends your acts as master in the open turn; they replace those sent before',
  args: [CAMPAIGN, { name: 'FILE' }],
  options: {},
  help: 'The file holds acts as order lines; chancery orders help lists them. - is standard input.',
  async run({ args: [words = '', what = ''] }, io, server) {
    const source = await orderSource(io, what);
    const campaign = await findCampaign(server, words);
    const taken = await server.ask('actAsMaster', { params: { campaign: campaign.id }, ...asBody(source) }, TAKEN);
    showLines(io, [
      `Acts ${taken.number} for turn ${taken.turn}`,
      ...understoodLines(source.path, taken),
      ...(taken.resolved === null ? [] : [`Resolved at once: turn ${taken.resolved} is out`]),
    ]);
    return isTakenWhole(taken) ? EXIT.done : EXIT.faults;
  },
});

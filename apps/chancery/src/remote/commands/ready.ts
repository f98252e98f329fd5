import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN, OWN_SEAT } from './shared.ts';

const SET = z.object({ turn: z.int() });

export const ready = defineRemoteCommand({
  name: 'ready',
  summary: 'Says whether you need more time for the turn',
  args: [CAMPAIGN, OWN_SEAT],
  options: { not: { help: 'you do need more time' } },
  help: '',
  async run({ args: [words = '', who], options }, io, server) {
    const campaign = await findCampaign(server, words);
    const seat = findOwnSeat(campaign, who);
    const asked = { params: { campaign: campaign.id, seat }, json: { ready: !options.not } };
    const { turn } = await server.ask('setReady', asked, SET);
    showLines(io, [`${seat} is ${options.not ? 'not ready' : 'ready'} for turn ${turn}.`]);
    return EXIT.done;
  },
});

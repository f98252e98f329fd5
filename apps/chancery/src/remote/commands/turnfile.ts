import { canonicalText } from '@chancery/core';
import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { writeOut } from '../../write-out.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { readTurnFile } from '../read-turn-file.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { CAMPAIGN, OWN_SEAT } from './shared.ts';

export const turnfile = defineRemoteCommand({
  name: 'turnfile',
  summary: 'Fetches the turn file of your seat: everything you may see, for the client and for programs',
  args: [CAMPAIGN, OWN_SEAT],
  options: {
    turn: { value: 'N', help: 'the turn, from 0; by default the newest' },
    out: { value: 'FILE', help: 'by default standard output' },
  },
  help: '',
  async run({ args: [words = '', seat], options }, io, server) {
    const campaign = await findCampaign(server, words);
    const turn = readWhole('turn', options.turn, { from: 0 });
    const file = await readTurnFile(server, campaign, findOwnSeat(campaign, seat), turn);
    await writeOut(io, options.out, `${canonicalText(file)}\n`);
    return EXIT.done;
  },
});

import { canonicalText, packTurnFile } from '@chancery/core';
import { findSeat } from '../campaign/find-seat.ts';
import { momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readWhole } from '../read-whole.ts';
import { turnFileOf } from '../show/turn-file.ts';
import { writeOut } from '../write-out.ts';
import { OUT, TURN } from './shared-options.ts';

export const turnfile = defineCommand({
  name: 'turnfile',
  summary: 'Writes the turn file of a seat: everything its ruler may see, for the client',
  args: [{ name: 'CAMPAIGN' }, { name: 'SEAT' }],
  options: { turn: TURN, out: OUT },
  help: '',
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const seat = findSeat(campaign.seats, args[1] as string);
    const moment = momentOf(campaign, readWhole('turn', options.turn, { from: 0 }));
    await writeOut(io, options.out, `${canonicalText(packTurnFile(turnFileOf(campaign, moment, seat)))}\n`);
    return EXIT.done;
  },
});

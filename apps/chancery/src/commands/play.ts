import { closeTurn } from '../campaign/close-turn.ts';
import { nextTurn } from '../campaign/next-turn.ts';
import { momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { secretsFor } from '../campaign/secrets-for.ts';
import { turnHeading } from '../campaign/turn-heading.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { withLock } from '../folder/lock.ts';
import { tidy } from '../folder/tidy.ts';
import { printLines } from '../io.ts';
import { gatherInputs } from '../orders/gather-inputs.ts';
import { readWhole } from '../read-whole.ts';
import { counted } from '../show/counted.ts';
import { faultLines, insistOnMaster } from '../show/gathered-lines.ts';
import { waitingLines } from '../show/moment-lines.ts';
import { progress } from '../show/progress.ts';
import { standingsLines } from '../show/standings-lines.ts';
import { SEED } from './shared-options.ts';

export const play = defineCommand({
  name: 'play',
  summary: 'Lets bots play turns for every seat without an order file',
  args: [{ name: 'CAMPAIGN' }],
  options: {
    turns: { value: 'N', help: 'how many; by default until the campaign is over' },
    seed: SEED,
  },
  help: `With an order file for one seat and --turns 1, this is a game against the computer. You can stop it at any moment: a
turn is in the record in full or not at all, and the next call goes on from there.`,
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const secrets = secretsFor(options.seed, io);
    const wanted = readWhole('turns', options.turns, { from: 1 });
    return withLock(campaign.folder, async () => {
      const first = momentOf(campaign);
      await tidy(campaign.folder, first.turn);
      const shown = progress(io, wanted ?? null);
      let moment = first;
      let played = 0;
      while (played !== wanted && campaign.ruleset.window(moment.position).kind === 'window') {
        const next = nextTurn(campaign, moment);
        const gathered = gatherInputs(campaign, moment, next, { bots: next.window.seats });
        for (const line of faultLines(campaign, gathered)) io.complain(line);
        insistOnMaster(gathered);
        ({ moment } = await closeTurn(campaign, moment, gathered.inputs, secrets));
        played += 1;
        shown.step(played, turnHeading(campaign, moment));
      }
      shown.end();
      printLines(io, [
        `${counted(played, 'turn')} played.`,
        '',
        ...standingsLines(campaign, moment),
        '',
        ...waitingLines(campaign, moment),
      ]);
      return EXIT.done;
    });
  },
});

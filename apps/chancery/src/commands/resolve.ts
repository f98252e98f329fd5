import { resolve as resolvePath } from 'node:path';
import { closeTurn } from '../campaign/close-turn.ts';
import { findSeats } from '../campaign/find-seat.ts';
import { nextTurn } from '../campaign/next-turn.ts';
import { momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { secretsFor } from '../campaign/secrets-for.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { withLock } from '../folder/lock.ts';
import { readText } from '../folder/read-file.ts';
import { tidy } from '../folder/tidy.ts';
import { printLines } from '../io.ts';
import { gatherInputs } from '../orders/gather-inputs.ts';
import { gatheredLines, insistOnMaster, isFaulty } from '../show/gathered-lines.ts';
import { closedLines, waitingLines } from '../show/moment-lines.ts';
import { Stop } from '../stop.ts';
import { BOTS, SEED } from './shared-options.ts';

export const resolve = defineCommand({
  name: 'resolve',
  summary: 'Runs the turn with the orders that are there',
  args: [{ name: 'CAMPAIGN' }],
  options: {
    strict: { help: 'do nothing if any order, act or ruling is refused' },
    acts: { value: 'FILE', help: 'the acts of the game master; by default acts.txt or acts.json among the orders' },
    rulings: { value: 'FILE', help: 'the answers of the game master; by default rulings.json among the orders' },
    bots: BOTS,
    seed: SEED,
  },
  help: `Orders are the files CAMPAIGN/orders/<turn>/<seat>.txt or .json. Orders that are understood and allowed are carried
out; the others are listed with file, line, order and rule, and left out. If anything in the game master's own files is
refused, nothing is resolved. Afterwards CAMPAIGN/turns/<turn> has the record of the turn and the reports; if anything
goes wrong, nothing has changed.`,
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const fileAt = (path: string | undefined) =>
      path === undefined ? undefined : { path, text: readText(resolvePath(io.cwd, path)) };
    return withLock(campaign.folder, async () => {
      const before = momentOf(campaign);
      await tidy(campaign.folder, before.turn);
      const gathered = gatherInputs(campaign, before, nextTurn(campaign, before), {
        acts: fileAt(options.acts),
        rulings: fileAt(options.rulings),
        bots: options.bots === undefined ? undefined : findSeats(campaign.seats, options.bots),
      });
      printLines(io, gatheredLines(campaign, before, gathered));
      if (options.strict && isFaulty(gathered)) {
        throw new Stop(EXIT.faults, 'nothing was resolved, because something was refused (--strict)');
      }
      insistOnMaster(gathered);
      const closed = await closeTurn(campaign, before, gathered.inputs, secretsFor(options.seed, io));
      printLines(io, ['', ...closedLines(campaign, closed), ...waitingLines(campaign, closed.moment)]);
      return EXIT.done;
    });
  },
});

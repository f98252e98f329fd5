import { basename, resolve } from 'node:path';
import { createCampaign } from '../campaign/create-campaign.ts';
import { openCampaign } from '../campaign/open-campaign.ts';
import { findScenario, rulesetMeant } from '../campaign/scenario.ts';
import { secretsFor } from '../campaign/secrets-for.ts';
import { readSettings } from '../campaign/settings.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readHolders } from '../folder/seats-file.ts';
import { printLines } from '../io.ts';
import { counted } from '../show/counted.ts';
import { waitingLines } from '../show/moment-lines.ts';
import { BOTS, SEED } from './shared-options.ts';

export const newCommand = defineCommand({
  name: 'new',
  summary: 'Makes a new campaign in a folder',
  args: [{ name: 'FOLDER' }],
  options: {
    ruleset: { value: 'ID', help: 'the rules; not needed for a built-in scenario or a file that names them' },
    scenario: {
      value: 'ID|FILE',
      help: 'a built-in scenario or a file of your own; by default the first built-in one',
    },
    title: { value: 'TEXT', help: 'the title of the campaign; by default the name of the folder' },
    set: { value: 'NAME=VALUE', many: true, help: 'an option of the rules, such as lastTurn=40; can be repeated' },
    bots: BOTS,
    seed: SEED,
  },
  help: `The folder must be new or empty. It holds plain files, which docs/cli.md describes. Who gives the orders of each seat
stands in seats.json, which you can edit at any time.

  chancery new spring-1320 --scenario four-crowns --title "Four Crowns, first try"`,
  async run({ args, options, rulesets }, io) {
    const folder = resolve(io.cwd, args[0] as string);
    const ruleset = await rulesetMeant(rulesets, options, io.cwd);
    await createCampaign({
      folder,
      ruleset,
      scenario: await findScenario(ruleset, options.scenario, io.cwd),
      options: readSettings(options.set),
      title: options.title ?? basename(folder),
      bots: options.bots ?? 'none',
      secrets: secretsFor(options.seed, io),
      now: io.now(),
    });
    const campaign = openCampaign(folder, rulesets, io.cwd);
    const bots = Object.values(readHolders(folder, campaign.seats)).filter((holder) => holder === 'bot').length;
    printLines(io, [
      `${campaign.file.title}: ${ruleset.title}, ${counted(campaign.seats.length, 'seat')}, ${bots} of them played by bots`,
      ...waitingLines(campaign),
    ]);
    return EXIT.done;
  },
});

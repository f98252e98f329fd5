import { DRY_RUN } from '@chancery/api';
import type { AnyTelling } from '@chancery/core';
import { buildReport, reportWithPlayers, toText } from '@chancery/reports';
import { EXIT } from '../../exit-codes.ts';
import { counted } from '../../show/counted.ts';
import { standingTable } from '../../show/standings-lines.ts';
import { table } from '../../show/table.ts';
import { findCampaign } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { rulesetOf } from '../ruleset-of.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN } from './shared.ts';

export const dryRun = defineRemoteCommand({
  name: 'dry-run',
  summary: 'Shows its master what the present sheets would lead to; leaves no trace',
  args: [CAMPAIGN],
  options: { news: { help: 'with everything that anybody would hear' } },
  help: 'The real turn will have other dice.',
  async run({ args: [words = ''], options, rulesets }, io, server) {
    const campaign = await findCampaign(server, words);
    const trial = await server.ask('dryRun', { params: { campaign: campaign.id } }, DRY_RUN);
    showLines(io, [
      `Turn ${trial.turn} on trial, ${counted(trial.questions, 'question')} to its masters`,
      '',
      ...table(
        [['seat', 'orders', 'from'], ...trial.sheets.map(({ seat, orders, origin }) => [seat, String(orders), origin])],
        [1],
      ),
      '',
      ...standingTable(trial.standings),
    ]);
    if (options.news) {
      const ruleset = rulesetOf(rulesets, campaign.ruleset.id);
      const tellings = trial.tellings as unknown as readonly AnyTelling[];
      const news = buildReport(ruleset, trial.known, tellings, { title: campaign.title });
      io.write(`\n${toText(reportWithPlayers(news, campaign.seats))}`);
    }
    return EXIT.done;
  },
});

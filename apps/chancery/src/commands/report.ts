import { join } from 'node:path';
import { type AnyTelling, joined, type Moment, type SeatId, seatName } from '@chancery/core';
import { toPage, toText } from '@chancery/reports';
import { findSeat } from '../campaign/find-seat.ts';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { fullReportOf } from '../campaign/report-of.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { oneOf } from '../one-of.ts';
import { readWhole } from '../read-whole.ts';
import { readTellings } from '../record/read-record.ts';
import { mapOf } from '../show/map-of.ts';
import { heardBy, openedIn } from '../show/turn-file.ts';
import { Stop } from '../stop.ts';
import { writeFileFor, writeOut } from '../write-out.ts';
import { TURN } from './shared-options.ts';

export const report = defineCommand({
  name: 'report',
  summary:
    'Writes the report of a seat: what a turn brought and where it stands now, as text or as a page with the map',
  args: [{ name: 'CAMPAIGN' }, { name: 'SEAT|all|public' }],
  options: {
    turn: TURN,
    format: { value: 'text|html', help: 'by default text; a page holds the map and needs nothing else' },
    rulebook: { value: 'URL', help: 'the page to which rule numbers link; #MD-6.12 and the like are added' },
    brief: { help: 'without the plans of the units' },
    out: { value: 'PATH', help: 'a file, or for several a folder; by default standard output' },
  },
  help: `The report begins with what was gained and lost. The details follow as papers: the bookkeeping, what the seat has and
costs, battle reports, and the plans of the units. In live play it covers everything since the seat last posted.
CAMPAIGN/turns/<turn>/reports has the same without what the seat has and the plans.

  chancery report demo Eng
  chancery report demo all --format html --out pages`,
  async run({ args: [folder, who = ''], options, rulesets }, io) {
    const campaign = openCampaign(folder, rulesets, io.cwd);
    const moment = momentOf(campaign, readWhole('turn', options.turn, { from: 0 }));
    const how = {
      format: oneOf('format', options.format, ['text', 'html'] as const),
      brief: options.brief,
      rulebook: options.rulebook,
    };
    if (who !== 'all') {
      const seat = who === 'public' ? null : findSeat(campaign.seats, who);
      await writeOut(io, options.out, written(campaign, moment, seat, how));
      return EXIT.done;
    }
    const { out } = options;
    if (out === undefined) throw new Stop(EXIT.usage, 'the reports of all seats go to a folder: name it with --out');
    for (const { seat } of campaign.seats) {
      const name = `${seatName(seat)}.${how.format === 'html' ? 'html' : 'txt'}`;
      await writeFileFor(io, join(out, name), written(campaign, moment, seat, how));
    }
    return EXIT.done;
  },
});

interface How {
  readonly format: 'text' | 'html';
  readonly brief: boolean;
  readonly rulebook: string | undefined;
}

const written = (campaign: Campaign, moment: Moment, seat: SeatId | null, { format, brief, rulebook }: How): string => {
  const full = fullReportOf(campaign, moment, { tellings: heard(campaign, moment, seat), seat, how: { brief } });
  if (format === 'text') return toText(full);
  const mapSvg = mapOf(campaign, moment, seat ?? 'public', { prefix: 'map-' });
  return toPage(full, rulebook === undefined ? { mapSvg } : { mapSvg, rulebook });
};

/** In live play a seat reads of everything since it last posted. */
const heard = (campaign: Campaign, { turn, position }: Moment, seat: SeatId | null): readonly AnyTelling[] =>
  seat === null
    ? joined([readTellings(campaign.folder, turn), openedIn(campaign, [turn])])
    : heardBy(campaign, campaign.ruleset.window(position), turn, seat).tellings;

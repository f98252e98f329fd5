import type { Moment, Standing } from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';
import { table } from './table.ts';

/** The table of the campaign, the first `most` of it. */
export const standingsLines = ({ ruleset }: Campaign, { position }: Moment, most = 10): readonly string[] =>
  standingTable(ruleset.standings(position), most);

export const standingTable = (standings: readonly Standing[], most = 10): readonly string[] => {
  const shown = standings.slice(0, most);
  const labels = Object.keys(shown[0]?.figures ?? {});
  const rows = shown.map(({ place, name, score, figures }) => [
    String(place),
    name,
    String(score),
    ...labels.map((label) => figures[label] ?? ''),
  ]);
  const right = [0, ...[...labels.keys(), labels.length].map((column) => column + 2)];
  return [
    ...table([['', 'standing', 'score', ...labels], ...rows], right),
    ...(standings.length > most ? [`and ${standings.length - most} more`] : []),
  ];
};

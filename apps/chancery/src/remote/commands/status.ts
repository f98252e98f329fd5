import { EXIT } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { dueText } from '../../show/instant.ts';
import { standingTable } from '../../show/standings-lines.ts';
import { table } from '../../show/table.ts';
import { findCampaign, type RemoteCampaign } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';

export const status = defineRemoteCommand({
  name: 'status',
  summary: 'Shows where a campaign stands, whom it waits for and until when',
  args: [{ name: 'CAMPAIGN' }],
  options: {},
  help: '',
  async run({ args: [words = ''] }, io, server) {
    const campaign = await findCampaign(server, words);
    const seats = campaign.seats.map(({ seat, name, status: seatStatus, control, ruler }) => [
      seat,
      name,
      seatStatus === 'held' ? (ruler ?? 'held') : seatStatus,
      control,
      campaign.waitsFor.includes(seat) ? 'waited for' : '',
    ]);
    showLines(io, [
      ...headLines(campaign, io),
      '',
      ...table([['seat', 'name', 'ruler', 'ordered by', ''], ...seats]),
      '',
      ...standingTable(campaign.standings),
    ]);
    return EXIT.done;
  },
});

const headLines = (campaign: RemoteCampaign, io: Io): readonly string[] => {
  const { id, title, ruleset, scenario, heading, turn, outcome, masters, you, commitment } = campaign;
  const own = [...(you.master ? ['master'] : []), ...you.seats];
  return [
    `${title} (${ruleset.title}, ${scenario}), ${id}`,
    outcome ?? `${heading}; turn ${turn + 1} is open, ${deadlineText(campaign, io)}`,
    ...(own.length === 0 ? [] : [`  you are            ${own.join(', ')}`]),
    ...(masters.length === 0 ? [] : [`  masters            ${masters.join(', ')}`]),
    ...(commitment === null ? [] : [`  dice committed to  ${commitment}`]),
  ];
};

const deadlineText = ({ status: at, clockHeld, deadline }: RemoteCampaign, io: Io): string => {
  if (at !== 'running') return `the campaign is ${at}`;
  if (clockHeld) return 'its clock is held';
  return deadline === null ? 'without a deadline' : `until ${dueText(deadline, io.now())}`;
};

import { DISK_USE, SERVER_STATE } from '@chancery/api';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { dueText } from '../../show/instant.ts';
import { standingTable } from '../../show/standings-lines.ts';
import { table } from '../../show/table.ts';
import { findCampaign, type RemoteCampaign } from '../find-campaign.ts';
import type { Remote } from '../remote.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { incidentLines, serverLines } from '../server-lines.ts';
import { showLines } from '../show-lines.ts';

export const status = defineRemoteCommand({
  name: 'status',
  summary: 'Shows where a campaign stands, whom it waits for and until when',
  args: [{ name: 'CAMPAIGN', optional: true }],
  options: {},
  help: `Without a campaign, for administrators: how the server stands, and what needs somebody who runs it: a line for each. It then
ends with 1 if there is any.`,
  async run({ args: [words] }, io, server) {
    if (words === undefined) return serverStatus(io, server);
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

const serverStatus = async (io: Io, server: Remote): Promise<ExitCode> => {
  const state = await server.ask('showServer', {}, SERVER_STATE);
  const disk = await server.ask('showDisk', {}, DISK_USE);
  const incidents = incidentLines(state.incidents);
  showLines(io, [
    ...serverLines(server.url, state, disk),
    '',
    ...(incidents.length === 0 ? ['Nothing needs you.'] : incidents),
  ]);
  return incidents.length === 0 ? EXIT.done : EXIT.faults;
};

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

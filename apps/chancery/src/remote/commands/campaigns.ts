import { EXIT } from '../../exit-codes.ts';
import { instantText } from '../../show/instant.ts';
import { table } from '../../show/table.ts';
import { listOf } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';

export const campaigns = defineRemoteCommand({
  name: 'campaigns',
  summary: 'Lists your campaigns on the server',
  args: [],
  options: { all: { help: 'all that you may see, not only those in which you are a ruler or master' } },
  help: '',
  async run({ options }, io, server) {
    const found = await listOf(server, options.all);
    const rows = found.map(({ id, title, status, turn, deadline, openSeats }) => [
      id,
      title,
      status,
      String(turn),
      deadline === null ? '' : instantText(deadline),
      String(openSeats),
    ]);
    showLines(
      io,
      rows.length === 0
        ? ['There are none.']
        : table([['id', 'title', 'status', 'turn', 'deadline', 'open seats'], ...rows], [3, 5]),
    );
    return EXIT.done;
  },
});

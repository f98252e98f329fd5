import { CLOSED } from '@chancery/api';
import { EXIT } from '../../exit-codes.ts';
import { instantText } from '../../show/instant.ts';
import { findCampaign } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN } from './shared.ts';

export const close = defineRemoteCommand({
  name: 'close',
  summary: 'Runs the open turn now, as its master; does nothing if it is already out',
  args: [CAMPAIGN],
  options: { excused: { help: 'nobody counts as silent' } },
  help: '',
  async run({ args: [words = ''], options }, io, server) {
    const campaign = await findCampaign(server, words);
    const asked = {
      params: { campaign: campaign.id, turn: campaign.turn + 1 },
      json: { excused: options.excused },
    };
    const closed = await server.ask('closeTurn', asked, CLOSED);
    if (closed.kind === 'held') {
      const { expected, missing } = closed;
      showLines(io, [`The clock is held: ${missing} of ${expected} sheets are missing. --excused runs the turn.`]);
      return EXIT.faults;
    }
    if (closed.kind === 'in-review') {
      const { turn, until } = closed;
      showLines(io, [`Turn ${turn} is closed and under review until ${instantText(until)}. close publishes it.`]);
      return EXIT.done;
    }
    const { turn, over, deadline } = closed;
    const next = deadline === null ? '' : `, turn ${turn + 1} is open until ${instantText(deadline)}`;
    showLines(io, [`Turn ${turn} is out${over ? '; the campaign is over' : next}.`]);
    return EXIT.done;
  },
});

import { EXIT } from '../../exit-codes.ts';
import { oneOf } from '../../one-of.ts';
import { readWhole } from '../../read-whole.ts';
import { writeOut } from '../../write-out.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { CAMPAIGN } from './shared.ts';

export const report = defineRemoteCommand({
  name: 'report',
  summary: 'Fetches your report of a turn, or the public one, as text or as a page with the map',
  args: [CAMPAIGN, { name: 'SEAT|public', optional: true }],
  options: {
    turn: { value: 'N', help: 'the turn, from 0; by default the newest' },
    format: { value: 'text|html', help: 'by default text' },
    out: { value: 'FILE', help: 'by default standard output' },
  },
  help: '',
  async run({ args: [words = '', who], options }, io, server) {
    const campaign = await findCampaign(server, words);
    const as = oneOf('format', options.format, ['text', 'html'] as const) === 'html' ? 'AsPage' : 'AsText';
    const turn = readWhole('turn', options.turn, { from: 0 }) ?? campaign.turn;
    const params = { campaign: campaign.id, turn };
    const text =
      who === 'public'
        ? await server.textOf(`readPublicReport${as}`, { params })
        : await server.textOf(`readReport${as}`, { params: { ...params, seat: findOwnSeat(campaign, who) } });
    await writeOut(io, options.out, text);
    return EXIT.done;
  },
});

import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { Stop } from '../../stop.ts';
import { MAP_WIDTH, readMapWish, writeMap } from '../../write-map.ts';
import { findCampaign, findOwnSeat } from '../find-campaign.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { CAMPAIGN } from './shared.ts';

export const map = defineRemoteCommand({
  name: 'map',
  summary: 'Fetches the map as everybody sees it now, or as your seat knew it after a turn',
  args: [CAMPAIGN],
  options: {
    seat: { value: 'SEAT', help: 'as this seat of yours knows it; by default as everybody may see it' },
    turn: { value: 'N', help: 'the turn, from 0, with --seat; by default the newest' },
    size: { value: 'PIXELS', help: `the width of a PNG; by default ${MAP_WIDTH}` },
    out: { value: 'FILE', help: 'ends with .svg or .png; by default SVG on standard output' },
  },
  help: '',
  async run({ args: [words = ''], options }, io, server) {
    readMapWish(options);
    const turn = readWhole('turn', options.turn, { from: 0 });
    if (options.seat === undefined && turn !== undefined) {
      throw new Stop(EXIT.usage, 'everybody sees only the present map: to see that of a turn, name your --seat');
    }
    const campaign = await findCampaign(server, words);
    const { id } = campaign;
    const svg =
      options.seat === undefined
        ? await server.textOf('drawMap', { params: { campaign: id } })
        : await server.textOf('drawSeatMap', {
            params: { campaign: id, seat: findOwnSeat(campaign, options.seat), turn: turn ?? campaign.turn },
          });
    await writeMap(io, svg, options);
    return EXIT.done;
  },
});

import { findLooker } from '../campaign/find-looker.ts';
import { momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readWhole } from '../read-whole.ts';
import { mapOf } from '../show/map-of.ts';
import { MAP_WIDTH, readMapWish, writeMap } from '../write-map.ts';
import { TURN } from './shared-options.ts';

export const map = defineCommand({
  name: 'map',
  summary: 'Draws the map as SVG or PNG',
  args: [{ name: 'CAMPAIGN' }],
  options: {
    seat: { value: 'SEAT', help: 'as this seat sees it, or master; by default as everybody may see it' },
    turn: TURN,
    orders: { help: 'with the movements the seat has ordered' },
    print: { help: 'for paper: A3 landscape, on white' },
    dark: { help: 'a dark map with light writing' },
    size: { value: 'PIXELS', help: `the width of a PNG; by default ${MAP_WIDTH}` },
    out: { value: 'FILE', help: 'ends with .svg or .png; by default SVG on standard output' },
  },
  help: `  chancery map demo --seat Eng --orders --out england.png`,
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const moment = momentOf(campaign, readWhole('turn', options.turn, { from: 0 }));
    readMapWish(options);
    const svg = mapOf(campaign, moment, findLooker(campaign.seats, options.seat), {
      size: options.print ? 'print' : 'screen',
      dark: options.dark,
      orders: options.orders,
    });
    await writeMap(io, svg, options);
    return EXIT.done;
  },
});

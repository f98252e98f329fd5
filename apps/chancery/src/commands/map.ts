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
    seat: { value: 'SEAT', help: 'as this seat sees it, or master; what everybody may see unless given' },
    turn: TURN,
    orders: { help: 'with the movements that the seat has ordered' },
    print: { help: 'for paper: A3 on its side, on white' },
    dark: { help: 'light writing on a dark map' },
    size: { value: 'PIXELS', help: `the width of a PNG; ${MAP_WIDTH} unless given` },
    out: { value: 'FILE', help: 'ends with .svg or .png; SVG on standard output unless given' },
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

import { findLooker } from '../campaign/find-looker.ts';
import { mapOf } from '../campaign/map-of.ts';
import { momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { readWhole } from '../read-whole.ts';
import { Stop } from '../stop.ts';
import { writeFileFor, writeOut } from '../write-out.ts';
import { TURN } from './shared-options.ts';

const WIDTH = 2400;

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
    size: { value: 'PIXELS', help: `the width of a PNG; ${WIDTH} unless given` },
    out: { value: 'FILE', help: 'ends with .svg or .png; SVG on standard output unless given' },
  },
  help: `  chancery map demo --seat Eng --orders --out england.png`,
  async run({ args, options, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const moment = momentOf(campaign, readWhole('turn', options.turn, { from: 0 }));
    const width = readWhole('size', options.size, { from: 100, to: 12_000 });
    const { out } = options;
    if (out !== undefined && out !== '-' && !/\.(svg|png)$/i.test(out)) {
      throw new Stop(EXIT.usage, `a map is written as .svg or .png, not as ${out}`);
    }
    const png = out !== undefined && /\.png$/i.test(out);
    if (!png && width !== undefined) throw new Stop(EXIT.usage, '--size is for a PNG: name one with --out');
    const svg = mapOf(campaign, moment, findLooker(campaign.seats, options.seat), {
      size: options.print ? 'print' : 'screen',
      dark: options.dark,
      orders: options.orders,
    });
    if (out === undefined || !png) {
      await writeOut(io, out, svg);
      return EXIT.done;
    }
    // Loaded here, because it is large and no other command needs it.
    const { pngOf } = await import('../campaign/png-of.ts');
    await writeFileFor(io, out, pngOf(svg, width ?? WIDTH));
    return EXIT.done;
  },
});

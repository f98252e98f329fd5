/**
 * `npm start`: a campaign of Europe in 1320 to look at. Bots order for all 23 realms, three turns are resolved, England's
 * report is shown, and a page with report, battle reports and map is left in .chancery/demo. Everything is done by the
 * command line itself, and each call is shown, so that whoever watches can go on alone.
 */
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULESETS } from '@chancery/registry';
import { chancery, EXIT, processIo } from 'chancery';

const root = resolve(import.meta.dirname, '..');
const demo = join(root, '.chancery', 'demo');
const page = join(demo, 'england.html');
const shown = (path: string): string => relative(root, path);

const CALLS = [
  ['new', shown(demo), '--scenario', 'europe-1320', '--title', 'Europe, a demonstration', '--bots', 'all'],
  ['play', shown(demo), '--turns', '3'],
  ['report', shown(demo), 'Eng', '--brief'],
  ['report', shown(demo), 'Eng', '--format', 'html', '--out', shown(page)],
  ['verify', shown(demo)],
] as const;

const quoted = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);

const main = async (): Promise<number> => {
  const io = { ...processIo(), cwd: root };
  rmSync(demo, { recursive: true, force: true });
  io.write('Chancery: Medieval Diplomacy, Europe in 1320. Bots order for all 23 realms.\n');
  for (const call of CALLS) {
    io.write(`\n$ chancery ${call.map(quoted).join(' ')}\n`);
    const exit = await chancery(call, RULESETS, io);
    if (exit !== EXIT.done) return exit;
  }
  io.write(
    [
      '',
      "England's report, its battle reports and the map are on this page:",
      `  ${page}`,
      `  ${pathToFileURL(page)}`,
      '',
      'Go on with the campaign, or rule England in it:',
      `  npm run chancery -- status ${shown(demo)}`,
      '  npm run chancery -- help',
      '',
    ].join('\n'),
  );
  return EXIT.done;
};

process.exitCode = await main();

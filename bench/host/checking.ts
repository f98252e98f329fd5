/**
 * Reads the sheets of many rulers one after another, as a server does, and says how many milliseconds one takes: the
 * database is the argument, rulers and their sheets come on standard input.
 */
import { text } from 'node:stream/consumers';
import { readTurnFile } from '@chancery/app';
import { readSheetText } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { openStore, type StorePlace } from '@chancery/store';
import { appOver, got, type Ruler } from './rulers.ts';

/** What a ruler sends. */
export interface Sent {
  readonly ruler: Ruler;
  readonly sheet: string;
}

const [place] = process.argv.slice(2) as [string];
const [ruleset] = RULESETS as [(typeof RULESETS)[number]];
const store = await openStore(JSON.parse(place) as StorePlace);
const app = appOver(store);
const all: { readonly known: Parameters<typeof readSheetText>[1]; readonly sheet: string }[] = [];
for (const { ruler, sheet } of JSON.parse(await text(process.stdin)) as readonly Sent[]) {
  const { setting, view } = got(await readTurnFile(app, ruler.actor, ruler));
  all.push({ known: { setting, view }, sheet });
}
await store.close();

/** Milliseconds a sheet, in so many rounds over all rulers. */
const measured = (rounds: number): number => {
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const { known, sheet } of all) readSheetText(ruleset, known, sheet);
  }
  return (performance.now() - begun) / (rounds * all.length);
};

const ROUNDS = 10;
measured(ROUNDS);
console.log(measured(ROUNDS));

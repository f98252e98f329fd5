/**
 * A worker in a process of its own, for tests in which several fire at the same moment. It says `ready`, waits for a line,
 * then does all that is due, and says what that was as JSON. A mail that leaves becomes a file, once.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type StorePlace } from '@chancery/store';
import { type Ticked, tick } from '../../../src/worker/tick.ts';
import { houseOf, NOON } from '../../sample/people.ts';

export interface Shift {
  readonly place: StorePlace;
  readonly now: number;
  /** The folder of mails. */
  readonly mails: string;
}

const { place, now, mails } = JSON.parse(process.argv[2] ?? '') as Shift;
const store = await openStore(place);
const { app, pass } = houseOf(store);
pass(now - NOON);
console.log('ready');
await once(process.stdin, 'data');
const rounds: Ticked[] = [];
for (let round = 0; round < 2; round += 1) {
  const mail = async ({ seq }: { readonly seq: number }) => {
    writeFileSync(join(mails, `${seq}`), '', { flag: 'wx' });
    return { kind: 'sent' } as const;
  };
  rounds.push(await tick(app, { mail }));
}
await store.close();
console.log(JSON.stringify(rounds));
process.exit();

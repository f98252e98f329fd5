/** Opens a database, waits for a word on standard input, closes every turn that is due at a time, and says how many. */
import { once } from 'node:events';
import { tick } from '@chancery/app';
import { openStore, type StorePlace } from '@chancery/store';
import { appOver } from './rulers.ts';

const [place, now] = process.argv.slice(2) as [string, string];
const store = await openStore(JSON.parse(place) as StorePlace);
console.log('ready');
await once(process.stdin, 'data');
const { campaigns } = await tick(appOver(store, () => Number(now)));
console.log(campaigns.closed ?? 0);
await store.close();
process.exit(0);

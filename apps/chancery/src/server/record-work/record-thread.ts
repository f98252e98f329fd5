import { parentPort, workerData } from 'node:worker_threads';
import { recordWorkOf } from '@chancery/app';
import { EVERY_RULESET } from '@chancery/registry';
import { openStore } from '@chancery/store';
import type { RecordTask } from './open-record-work.ts';

/** Does one task and ends. */
const { place, kind, campaignId, before } = workerData as RecordTask;
const store = await openStore(place);
try {
  const work = recordWorkOf({ store, rulesets: EVERY_RULESET });
  const result = kind === 'check' ? await work.check(campaignId, before) : await work.pack(campaignId);
  parentPort?.postMessage(result);
} finally {
  await store.close();
}

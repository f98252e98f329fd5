import { Worker } from 'node:worker_threads';
import type { CheckedRecord, RecordWork } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import type { StorePlace } from '@chancery/store';

/** What a thread is told to do, and what it answers. */
export interface RecordTask {
  readonly place: StorePlace;
  readonly kind: keyof RecordWork;
  readonly campaignId: CampaignId;
  /** Of a check: what was found up to an earlier turn. */
  readonly before?: CheckedRecord | null | undefined;
}

/**
 * Checks and packs records in a thread of their own, with its own way to the database: a long campaign keeps a processor busy
 * for minutes, and whoever else asks the server for something has their answer meanwhile.
 */
export const openRecordWork = (place: StorePlace): RecordWork => ({
  check: (campaignId, before) => inThread({ place, kind: 'check', campaignId, before }),
  pack: (campaignId) => inThread({ place, kind: 'pack', campaignId }),
});

const inThread = <T>(task: RecordTask): Promise<T> =>
  new Promise((done, failed) => {
    const thread = new Worker(new URL('./record-thread.ts', import.meta.url), { workerData: task });
    thread.unref();
    thread.once('message', done);
    thread.once('error', failed);
    thread.once('exit', (code) => failed(new Error(`the thread that works on a record ended with ${code}`)));
  });

/** Makes one backup in a thread of its own: reading a large database takes a processor for a while. */
import { workerData } from 'node:worker_threads';
import type { Settings } from '../settings/schema.ts';
import { timedBackup } from './timed-backup.ts';

const { settings, now } = workerData as { readonly settings: Settings; readonly now: number };
await timedBackup(settings, now);

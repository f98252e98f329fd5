/** Feeds one target in a thread of its own, which can be ended when an input does not end. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzPlan, fuzz } from './run.ts';
import { TARGETS } from './targets.ts';

const { name, plan } = workerData as { readonly name: string; readonly plan: FuzzPlan };
const target = TARGETS.find((each) => each.name === name);
if (target === undefined) throw new Error(`there is no target ${name}`);
const result = await fuzz(target, plan, (number) => parentPort?.postMessage({ number }));
parentPort?.postMessage({ result });

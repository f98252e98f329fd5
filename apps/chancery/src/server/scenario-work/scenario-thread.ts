import { parentPort, workerData } from 'node:worker_threads';
import { studyScenario } from '@chancery/app';
import { EVERY_RULESET } from '@chancery/registry';
import type { ScenarioTask } from './open-scenario-work.ts';

/** Studies one file and ends. */
const { text, rulesets } = workerData as ScenarioTask;
const offered = EVERY_RULESET.filter(({ id }) => rulesets.includes(id));
parentPort?.postMessage(await studyScenario(offered, text));

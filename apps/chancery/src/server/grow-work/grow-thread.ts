import { parentPort } from 'node:worker_threads';
import { growFromPoints } from '@chancery/maps/grow';
import type { GrowAnswer, GrowTask } from './open-grow-work.ts';

const answer = ({ id, areas, given, head }: GrowTask): GrowAnswer => {
  try {
    return { id, grown: growFromPoints(areas, given, head) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: GrowTask) => parentPort?.postMessage(answer(task)));

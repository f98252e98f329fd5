import { parentPort } from 'node:worker_threads';
import type { World } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { mailMapOf } from '../../campaign/png-of.ts';
import type { MapAnswer, MapTask } from './open-map-work.ts';

/** Worlds that are kept, the latest ones: games at the same time are played on a few. */
const KEPT = 4;

const worlds = new Map<number, World>();

const keptWorld = ({ worldNumber, world }: MapTask): World => {
  const kept = worlds.get(worldNumber) ?? world;
  worlds.delete(worldNumber);
  worlds.set(worldNumber, kept);
  for (const oldest of [...worlds.keys()].slice(0, -KEPT)) worlds.delete(oldest);
  return kept;
};

const answer = (task: MapTask): MapAnswer => {
  try {
    return { id: task.id, png: mailMapOf(drawSvg(keptWorld(task), task.picture)) };
  } catch (error) {
    return { id: task.id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: MapTask) => parentPort?.postMessage(answer(task)));
